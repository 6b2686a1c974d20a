/** What a node, or the pod itself, was refused for. Everything that is about one matter is one family. */
export type SchedulingFamily =
  | 'resources'
  | 'taint'
  | 'cordon'
  | 'affinity'
  | 'ports'
  | 'pod-affinity'
  | 'spread'
  | 'volume'
  | 'device'
  | 'features'
  | 'gang'
  | 'other';

type KnownFamily = Exclude<SchedulingFamily, 'other'>;

/**
 * How the scheduler's reasons begin, from 1.17 to 1.37 (kubernetes pkg/scheduler/framework/plugins, and before 1.18
 * pkg/scheduler/algorithm/predicates). The first that fits counts.
 */
const BEGINNINGS: Readonly<Record<KnownFamily, readonly string[]>> = {
  resources: ['Insufficient ', 'Too many pods'],
  taint: ['node(s) had untolerated taint', 'node(s) had taint'],
  // What is wrong with the node itself. Since 1.18 these conditions are taints, so the old names are seldom seen.
  cordon: [
    'node(s) were unschedulable',
    'node(s) had unknown conditions',
    'node(s) were not ready',
    'node(s) had disk pressure',
    'node(s) had memory pressure',
    'node(s) had pid pressure',
    'node(s) had unavailable network',
    'node(s) were out of disk space',
  ],
  affinity: [
    "node(s) didn't match Pod's node affinity",
    "node(s) didn't match node affinity",
    "node(s) didn't match node selector",
    "node(s) didn't match scheduler-enforced node affinity",
    "node(s) didn't match the requested node name",
    "node(s) didn't match the requested hostname",
    "node(s) didn't have the requested labels",
    // NodeAffinity's own terms, although it reads as if it were about other pods.
    'pod affinity terms conflict',
  ],
  ports: ["node(s) didn't have free ports"],
  'pod-affinity': [
    "node(s) didn't match pod affinity",
    "node(s) didn't match pod anti-affinity",
    "node(s) didn't satisfy existing pods anti-affinity",
  ],
  spread: ["node(s) didn't match pod topology spread constraints"],
  volume: [
    "node(s) didn't find available persistent volumes to bind",
    "node(s) didn't match PersistentVolume's node affinity",
    'node(s) had volume node affinity conflict',
    'node(s) did not have enough free storage',
    'node(s) unavailable due to one or more pvc(s) bound to non-existent pv(s)',
    'node(s) unavailable due to PersistentVolumeClaim',
    'node(s) had no available volume zone',
    'node(s) exceed max volume count',
    'node(s) had no available disk',
    'pod has unbound immediate PersistentVolumeClaims',
    'persistentvolume',
    'storageclass',
    'waiting for ephemeral volume controller',
  ],
  device: [
    'cannot allocate all claims',
    'resourceclaim',
    'resource claim ',
    'deviceclass',
    'waiting for dynamic resource controller',
  ],
  features: ["node(s) didn't match Pod's required features"],
  gang: ['pod group ', 'other pods from a pod group', 'optimistic rejection in PostFilter'],
};

const PLUGINS: Readonly<Record<KnownFamily, readonly string[]>> = {
  resources: ['NodeResourcesFit'],
  taint: ['TaintToleration'],
  cordon: ['NodeUnschedulable'],
  affinity: ['NodeAffinity', 'NodeName'],
  ports: ['NodePorts'],
  'pod-affinity': ['InterPodAffinity'],
  spread: ['PodTopologySpread'],
  volume: ['VolumeBinding', 'VolumeZone', 'NodeVolumeLimits', 'VolumeRestrictions'],
  device: ['DynamicResources'],
  features: ['NodeDeclaredFeatures'],
  gang: ['GangScheduling', 'Coscheduling'],
};

const FAMILIES = Object.keys(BEGINNINGS) as KnownFamily[];

/** The family of a reason without its count, `other` for one that no plugin of Kubernetes gives. */
export function schedulingFamily(reason: string): SchedulingFamily {
  const known = FAMILIES.find((family) => BEGINNINGS[family].some((beginning) => reason.startsWith(beginning)));
  if (known) return known;
  // The one reason that begins with a name of the cluster's own.
  if (reason.endsWith(' CSI driver is not installed on the node')) return 'volume';
  // A note of a whole pod group: `0/2 placements are available, first placement status: …`.
  if (/^0\/\d{1,9} placements are available/.test(reason)) return 'gang';
  const families = new Set(pluginsNamed(reason).map(familyOfPlugin));
  const [only, ...more] = families;
  return only && more.length === 0 ? only : 'other';
}

function familyOfPlugin(plugin: string): SchedulingFamily {
  return FAMILIES.find((family) => PLUGINS[family].includes(plugin)) ?? 'other';
}

/** The plugins a reason names: `didn't satisfy plugin(s) [A B]`, `running PreBind plugin "A"`, `at plugin A`. */
function pluginsNamed(reason: string): readonly string[] {
  const list = /didn't satisfy plugin\(s\) \[([^\]]{1,500})\]/.exec(reason)?.[1];
  if (list) return list.split(' ');
  const name =
    /^running [A-Za-z]{1,20} plugin "([^"]{1,100})"/.exec(reason)?.[1] ??
    /^running "([^"]{1,100})" filter plugin/.exec(reason)?.[1] ??
    /(?:didn't satisfy|^rejected due to timeout after waiting \S{1,40} at) plugin ([A-Za-z]{1,100})/.exec(reason)?.[1];
  return name ? [name] : [];
}
