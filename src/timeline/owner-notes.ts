import { withoutCombinedPrefix } from './combined.ts';

/** An object that a controller's note names as belonging to the object the event is about. */
export interface NamedChild {
  readonly kind: 'Pod' | 'ReplicaSet' | 'Job' | 'PersistentVolumeClaim';
  readonly name: string;
}

type Reading = readonly [kinds: readonly string[], pattern: RegExp, child: NamedChild['kind']];

const NAME = '([a-z0-9][-a-z0-9.]{0,252})';
const POD_OWNERS = ['ReplicaSet', 'DaemonSet', 'Job', 'ReplicationController'];

/**
 * How controllers name what they made or removed (kubernetes pkg/controller/controller_utils.go, deployment/sync.go,
 * statefulset/stateful_pod_control.go and stateful_set_control.go, daemon/daemon_controller.go, cronjob/
 * cronjob_controllerv2.go, v1.36; before 1.23 a Deployment's note did not say `from`). Argo's Rollouts say nearly the same.
 */
const READINGS: readonly Reading[] = [
  [POD_OWNERS, new RegExp(`^(?:Created|Deleted) pod: ${NAME}$`), 'Pod'],
  [POD_OWNERS, new RegExp(`^Error (?:creating|deleting): pods? "${NAME}" `), 'Pod'],
  [['DaemonSet'], new RegExp(`^Found failed daemon pod [-a-z0-9.]{1,63}/${NAME} on node `), 'Pod'],
  [['StatefulSet'], new RegExp(`^(?:create|delete|update) Pod ${NAME} in StatefulSet `, 'i'), 'Pod'],
  [['StatefulSet'], new RegExp(`^StatefulSet \\S+ is recreating (?:failed|terminated) Pod ${NAME}`), 'Pod'],
  [['StatefulSet'], new RegExp(`^(?:create|delete|update) Claim ${NAME} `, 'i'), 'PersistentVolumeClaim'],
  [['Deployment', 'Rollout'], new RegExp(`^Scaled (?:up|down) (?:replica set|ReplicaSet) ${NAME} `), 'ReplicaSet'],
  [['Deployment', 'Rollout'], new RegExp(`^Created (?:new )?(?:replica set|ReplicaSet) "?${NAME}"?`), 'ReplicaSet'],
  [['CronJob'], new RegExp(`^(?:Created|Deleted) job ${NAME}$`), 'Job'],
  [['CronJob'], new RegExp(`^Saw completed job: ${NAME}, `), 'Job'],
];

/** Most events are about Pods, whose notes name nobody's children. */
const OWNERS: ReadonlySet<string> = new Set(READINGS.flatMap(([kinds]) => kinds));

/** Words longer than the longest of these forms hold no name: a note is a stranger's text of any length. */
const WINDOW = 1024;

/** The object a note names as the event's object's own; undefined for none. */
export function childInNote(kind: string, note: string): NamedChild | undefined {
  if (!OWNERS.has(kind)) return undefined;
  const text = withoutCombinedPrefix(note.slice(0, WINDOW));
  for (const [kinds, pattern, child] of READINGS) {
    const name = kinds.includes(kind) ? pattern.exec(text)?.[1] : undefined;
    if (name !== undefined) return { kind: child, name };
  }
  return undefined;
}

/** What a controller says of the size of a ReplicaSet; `from` is null where an older one leaves it out. */
export interface Scaling {
  readonly replicaSet: string;
  readonly from: number | null;
  readonly to: number;
}

/** Reads the note of ScalingReplicaSet; undefined where it is in another form. */
export function readScaling(note: string): Scaling | undefined {
  const found =
    /^Scaled (?:up|down) (?:replica set|ReplicaSet) (\S{1,253}) (?:from (\d{1,9}) )?to (\d{1,9})(?: from (\d{1,9}))?/.exec(
      note.slice(0, WINDOW),
    );
  if (!found) return undefined;
  const from = found[2] ?? found[4];
  return { replicaSet: found[1] as string, from: from === undefined ? null : Number(from), to: Number(found[3]) };
}
