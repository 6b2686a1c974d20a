import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  KubeConfig,
  type KubernetesListObject,
  type KubernetesObject,
  KubernetesObjectApi,
  PatchStrategy,
} from '@kubernetes/client-node';
import { OpTimelineError } from 'op-timeline';
import { type LiveEvents, listEvents } from 'op-timeline/cluster';
import { stringify } from 'yaml';
import { answered } from './answered.ts';

export const NAMESPACE = 'op-events';

const WHICH = 'name one file with --kubeconfig';

/** How the lab signs what it writes to the server. */
const FIELD_MANAGER = 'op-events-lab';

/** What names an object. */
export interface Header {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

/** A whole object, its fields as in the API's JSON. */
export type Manifest = Header & Readonly<Record<string, unknown>>;

/** An object as the server stores it. */
export type Stored = KubernetesObject & Readonly<Record<string, unknown>>;

/** Where the lab runs, and where its files go. */
export interface LabOptions {
  /** A kubeconfig file; by default those that kubectl would take. */
  readonly kubeconfig?: string | undefined;
  /** A context of the kubeconfig; its current one by default. */
  readonly context?: string | undefined;
  /** The folder for the lab's files; made where it is missing. */
  readonly dir: string;
}

/** A cluster and a folder: all that a step works with. Every verb throws an OpTimelineError that says what was refused. */
export interface Lab {
  /** Makes the object, or makes it read as given: `kubectl apply --server-side`. */
  apply(manifest: Manifest): Promise<Stored>;
  /** Makes the object: a POST to its own API. */
  create(manifest: Manifest): Promise<Stored>;
  /** Changes some fields, by a merge patch. */
  patch(changes: Manifest): Promise<Stored>;
  read(header: Header): Promise<Stored>;
  delete(header: Header): Promise<void>;
  /** The Events of the lab's namespace as one API serves them; of all, or of those a field selector picks. */
  eventList(apiVersion: string, fieldSelector?: string): Promise<KubernetesListObject<Stored>>;
  /** The same by the library: read, with every page, from whichever API is allowed. */
  events(): Promise<LiveEvents>;
  /** Writes one of the lab's files; `mode` such as 0o755. */
  write(file: string, text: string, mode?: number): void;
  writeYaml(file: string, manifest: Manifest): void;
  /** One of the lab's files, as an earlier step wrote it. */
  readText(file: string): string;
}

/** Opens the cluster and the folder. Throws `kubeconfig`, `unwritable`. */
export function openLab({ kubeconfig, context, dir }: LabOptions): Lab {
  const config = loadConfig(kubeconfig, context);
  const client = KubernetesObjectApi.makeApiClient(config);
  const write = (file: string, text: string, mode = 0o644) => {
    try {
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, file), text);
      // The mode of writeFileSync holds for new files only.
      chmodSync(join(dir, file), mode);
    } catch (cause) {
      throw new OpTimelineError('unwritable', `cannot write ${join(dir, file)}: ${String(cause)}`, { cause });
    }
  };
  // The client knows no class for Events of either API by these names, and so leaves their times the texts they are; its
  // typed calls (CoreV1Api, EventsV1Api) would make Dates of them, which have no microseconds.
  return {
    apply: (manifest) =>
      answered(
        manifest,
        client.patch(manifest, undefined, undefined, FIELD_MANAGER, true, PatchStrategy.ServerSideApply),
      ),
    create: (manifest) => answered(manifest, client.create(manifest, undefined, undefined, FIELD_MANAGER)),
    patch: (changes) =>
      answered(
        changes,
        client.patch(changes, undefined, undefined, FIELD_MANAGER, undefined, PatchStrategy.MergePatch),
      ),
    read: (header) => answered(header, client.read<Stored>(header)),
    delete: async (header) => void (await answered(header, client.delete(header))),
    eventList: (apiVersion, fieldSelector) => {
      const list = client.list<Stored>(apiVersion, 'Event', NAMESPACE, undefined, undefined, undefined, fieldSelector);
      return answered({ apiVersion, kind: 'EventList', metadata: { name: NAMESPACE } }, list);
    },
    events: () => listEvents({ kubeconfig, context: config.getCurrentContext(), namespace: NAMESPACE }),
    write,
    // As YAML 1.1 has it, which kubectl reads: there a time without quotes is no text.
    writeYaml: (file, manifest) => write(file, stringify(manifest, { version: '1.1' })),
    readText: (file) => {
      try {
        return readFileSync(join(dir, file), 'utf8');
      } catch (cause) {
        throw new OpTimelineError('unreadable', `cannot read ${join(dir, file)}`, { cause });
      }
    },
  };
}

function loadConfig(kubeconfig: string | undefined, context: string | undefined): KubeConfig {
  const config = new KubeConfig();
  const failure = (said: string, remedy: string, cause?: unknown) =>
    new OpTimelineError('kubeconfig', said, { remedy, cause });
  try {
    if (kubeconfig === undefined) config.loadFromDefault(undefined, true);
    else config.loadFromFile(kubeconfig);
  } catch (cause) {
    // What a parser says quotes the file, and with it what logs in; what the system says does not.
    const said = cause instanceof Error && 'code' in cause ? cause.message : 'it is not in the form of a kubeconfig';
    throw failure(`cannot read the kubeconfig ${kubeconfig ?? process.env.KUBECONFIG}: ${said}`, WHICH, cause);
  }
  // What the client makes up where there is none.
  if (config.getCurrentContext() === 'loaded-context') throw failure('found no kubeconfig', WHICH);
  if (context !== undefined) config.setCurrentContext(context);
  if (config.getCurrentCluster() === null) {
    const names = config.contexts.map(({ name }) => name).join(', ');
    const missing = config.getCurrentContext() || 'that is current';
    throw failure(`the kubeconfig has no context ${missing}`, `name one with --context: ${names}`);
  }
  // Without TLS there is nothing to check, but the client wants it said.
  config.clusters = config.clusters.map((one) => ({
    ...one,
    skipTLSVerify: one.skipTLSVerify || /^http:/.test(one.server),
  }));
  return config;
}
