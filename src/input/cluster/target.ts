import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { type ClusterEntry, type Kubeconfig, NO_CLUSTER, NO_USER, type UserEntry } from './kubeconfig-types.ts';
import type { ClusterOptions } from './options.ts';

/** One cluster, as one user: what a context comes to, once flags have been put over it. */
export interface Target {
  /** `''` where none was named. */
  readonly context: string;
  /** The kubeconfig's names, for messages; `''` where there is none. */
  readonly clusterName: string;
  readonly userName: string;
  readonly cluster: ClusterEntry;
  readonly user: UserEntry;
  /** The context's; `''` where it names none. */
  readonly namespace: string;
}

/** Picks context, cluster and user as kubectl does, but refuses a user that is not there instead of going on as nobody. */
export function selectTarget(config: Kubeconfig, options: ClusterOptions): Target {
  const name = options.context || config.currentContext;
  const context = name ? entry(config.contexts, name, 'context') : undefined;
  if (!context && !options.cluster && !options.server) {
    throw new OpTimelineError(
      'kubeconfig',
      `the kubeconfig has no current context; ${existing(config.contexts, 'context')}`,
      {
        remedy: 'name one with --context, or set it with kubectl config use-context',
      },
    );
  }
  const clusterName = options.cluster || (context?.cluster ?? '');
  const userName = options.user || (context?.user ?? '');
  const cluster = clusterName ? entry(config.clusters, clusterName, 'cluster') : NO_CLUSTER;
  const user = userName ? entry(config.users, userName, 'user') : NO_USER;
  return {
    context: name,
    clusterName,
    userName,
    cluster: options.server ? { ...cluster, server: options.server } : cluster,
    user: impersonating(user, options),
    namespace: context?.namespace ?? '',
  };
}

/** Puts `--as` and its companions over what the kubeconfig says, each on its own, as kubectl does. */
export function impersonating(user: UserEntry, options: ClusterOptions): UserEntry {
  const { impersonate } = user;
  return {
    ...user,
    impersonate: {
      user: options.as || impersonate.user,
      uid: options.asUid || impersonate.uid,
      groups: options.asGroup?.length ? options.asGroup : impersonate.groups,
      extra: impersonate.extra,
    },
  };
}

function entry<Entry>(entries: ReadonlyMap<string, Entry>, name: string, kind: string): Entry {
  const found = entries.get(name);
  if (found) return found;
  throw new OpTimelineError(
    'kubeconfig',
    `the kubeconfig has no ${kind} "${showHidden(name)}"; ${existing(entries, kind)}`,
    { remedy: `check the spelling, or look at kubectl config get-${kind}s` },
  );
}

/** More would not fit the eye. */
const MOST_NAMES = 20;

function existing(entries: ReadonlyMap<string, unknown>, kind: string): string {
  const names = [...entries.keys()].map(showHidden);
  if (names.length === 0) return `it has no ${kind} at all`;
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return `its ${kind}s: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}
