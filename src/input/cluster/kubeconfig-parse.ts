import { dirname } from 'node:path';
import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { readCluster, readContext, readUser } from './kubeconfig-entries.ts';
import { type Fields, fieldsOf } from './kubeconfig-fields.ts';
import type { Kubeconfig } from './kubeconfig-types.ts';

/**
 * Reads the text of one kubeconfig; an empty one holds nothing. Throws `kubeconfig` with file and place, and never with
 * anything of the text itself: any line may hold a token.
 */
export async function parseKubeconfig(text: string, file: string): Promise<Kubeconfig> {
  const root = fieldsOf(await readYaml(text, file), '', file, dirname(file));
  return {
    currentContext: root.text('current-context'),
    contexts: named(root, 'contexts', file, (entry) => readContext(entry.fields('context'))),
    clusters: named(root, 'clusters', file, (entry) => readCluster(entry.fields('cluster'))),
    users: named(root, 'users', file, (entry) => readUser(entry.fields('user'))),
  };
}

async function readYaml(text: string, file: string): Promise<unknown> {
  const [{ LineCounter }, { yamlDocuments }] = await Promise.all([
    import('yaml'),
    import('../../formats/yaml-documents.ts'),
  ]);
  const lineCounter = new LineCounter();
  const [document] = documentsOf(() => yamlDocuments(text, { lineCounter }), file);
  const error = document?.errors[0];
  if (error) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const says = error.code === 'DUPLICATE_KEY' ? 'repeats a key of the same mapping' : 'is not valid YAML';
    throw new OpTimelineError('kubeconfig', `the kubeconfig ${showHidden(file)} ${says} at line ${line}`, {
      remedy: "correct that line, or make the file anew with your cluster's own tool",
    });
  }
  try {
    return document?.toJS() ?? null;
  } catch {
    throw new OpTimelineError('kubeconfig', `the kubeconfig ${showHidden(file)} has aliases that cannot be resolved`);
  }
}

function documentsOf<Documents>(read: () => Documents, file: string): Documents {
  try {
    return read();
  } catch (cause) {
    throw new OpTimelineError('kubeconfig', `the kubeconfig ${showHidden(file)} is nested too deep to be read`, {
      cause,
    });
  }
}

/** A list of named entries. A name that repeats within one file is refused, as kubectl does. */
function named<Entry>(root: Fields, key: string, file: string, read: (entry: Fields) => Entry): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const entry of root.list(key)) {
    const name = entry.text('name');
    if (entries.has(name)) {
      throw new OpTimelineError('kubeconfig', showHidden(`the kubeconfig ${file} has two ${key} named "${name}"`), {
        remedy: 'rename or remove one of them',
      });
    }
    entries.set(name, read(entry));
  }
  return entries;
}
