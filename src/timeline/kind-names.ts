/** The short names kubectl takes for built-in resources (`kubectl api-resources`, v1.36), with their kinds. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  cm: 'ConfigMap',
  crd: 'CustomResourceDefinition',
  crds: 'CustomResourceDefinition',
  cj: 'CronJob',
  cs: 'ComponentStatus',
  csr: 'CertificateSigningRequest',
  deploy: 'Deployment',
  ds: 'DaemonSet',
  ep: 'Endpoints',
  ev: 'Event',
  hpa: 'HorizontalPodAutoscaler',
  ing: 'Ingress',
  ip: 'IPAddress',
  limits: 'LimitRange',
  netpol: 'NetworkPolicy',
  no: 'Node',
  ns: 'Namespace',
  pc: 'PriorityClass',
  pdb: 'PodDisruptionBudget',
  po: 'Pod',
  pv: 'PersistentVolume',
  pvc: 'PersistentVolumeClaim',
  quota: 'ResourceQuota',
  rc: 'ReplicationController',
  rs: 'ReplicaSet',
  sa: 'ServiceAccount',
  sc: 'StorageClass',
  sts: 'StatefulSet',
  svc: 'Service',
  vac: 'VolumeAttributesClass',
};

/**
 * Whether a word names a kind, in any letter case: as the kind itself, its plural, or a short name of kubectl's. Only a
 * cluster knows the short names of custom resources.
 */
export function namesKind(word: string, kind: string): boolean {
  const asked = word.toLowerCase();
  const given = kind.toLowerCase();
  if (asked === given || asked === pluralOf(given)) return true;
  return Object.hasOwn(SHORT_NAMES, asked) && SHORT_NAMES[asked]?.toLowerCase() === given;
}

/** The plural that code generators give a kind, in the case it came in (k8s.io/gengo namer.NewAllLowercasePluralNamer). */
export function pluralOf(kind: string): string {
  if (/^endpoints$/i.test(kind)) return kind;
  if (/(?:s|x|z|ch|sh)$/.test(kind)) return `${kind}es`;
  return /[^aeiou]y$/.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
