import type { Missing } from './trouble-args.ts';

const NAME = '([-a-zA-Z0-9.]{1,253})';

/** How Kubernetes writes kinds in its messages (apimachinery pkg/api/errors NewNotFound: the resource in lower case). */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bconfigmap "${NAME}" not found`, 'i'), 'ConfigMap'],
  [new RegExp(`\\bsecret "${NAME}" not found`, 'i'), 'Secret'],
  [new RegExp(`\\bpersistentvolumeclaim "${NAME}" not found`, 'i'), 'PersistentVolumeClaim'],
  [new RegExp(`\\bserviceaccount "${NAME}" not found`, 'i'), 'ServiceAccount'],
  [new RegExp(`\\bstorageclass\\.storage\\.k8s\\.io "${NAME}" not found`, 'i'), 'StorageClass'],
  [new RegExp(`\\bpriorityclass(?:es)?\\.scheduling\\.k8s\\.io "${NAME}" not found`, 'i'), 'PriorityClass'],
  [new RegExp(`\\bno PriorityClass with name ${NAME} was found`), 'PriorityClass'],
];

/** kubernetes pkg/kubelet/kubelet_pods.go: `couldn't find key KEY in ConfigMap NS/NAME`, v1.36. */
const MISSING_KEY = /couldn't find key (\S{1,253}) in (ConfigMap|Secret) (?:[-a-z0-9.]{1,63}\/)?([-a-zA-Z0-9.]{1,253})/;
/** kubernetes pkg/volume/util: a volume's item that its source does not have. */
const MISSING_ITEM = /references non-existent (?:config|secret) key: (\S{1,253})/;

/** The object, or the key of one, that a note says is not there; null where it says nothing of the kind. */
export function missingIn(note: string): Missing | null {
  const key = MISSING_KEY.exec(note);
  if (key) return { kind: key[2] as string, name: key[3] as string, key: key[1] as string };
  for (const [pattern, kind] of KINDS) {
    const name = pattern.exec(note)?.[1];
    if (name !== undefined) return { kind, name, key: '' };
  }
  const item = MISSING_ITEM.exec(note)?.[1];
  return item === undefined ? null : { kind: '', name: '', key: item };
}
