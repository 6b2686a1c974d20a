/** `<provisioner>_<host>_<uuid>`: sig-storage-lib-external-provisioner, controller/controller.go. */
const PROVISIONER = /^[^\s_]+_[^\s_]+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Sidecars that put the name of their CSI driver behind their own. */
const BEFORE_DRIVER = /^(external-resizer|csi-snapshotter) ./;

/** Programs whose parts share one set of reasons, which the catalogue lists under the name on the right. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  // cert-manager/cert-manager pkg/controller/certificaterequests: one controller an issuer type, one reporter for all.
  [/^cert-manager-certificaterequests-issuer-[a-z]+$/, 'cert-manager-certificaterequests-issuer-acme'],
  // elastic/cloud-on-k8s pkg/controller/*: all share common/events/events.go.
  [/^[a-z-]+-association-controller$/, 'kb-es-association-controller'],
  [/^(?:kibana|apmserver|agent|beat|enterprisesearch|logstash)-controller$/, 'elasticsearch-controller'],
  // prometheus-operator/prometheus-operator pkg/operator/operator.go.
  [/^(?:prometheusagent|alertmanager|thanos)-controller$/, 'prometheus-controller'],
  // kubernetes-sigs/aws-load-balancer-controller pkg/k8s/events.go.
  [/^(?:service|targetGroupBinding|globalAccelerator)$/, 'ingress'],
];

/** Kubernetes' own qualified names, as events/v1/types.go proposes them: `kubernetes.io/kubelet`. */
const QUALIFIED = /^(?:kubernetes|k8s)\.io\/(?=[^/]+$)/;

/**
 * The names under which a catalogue may know a component, best first: its own, its own without decoration, and that of
 * its family. `['']` for no name at all.
 */
export function namesOf(component: string): readonly string[] {
  if (PROVISIONER.test(component)) return [component, 'external-provisioner'];
  const plain = BEFORE_DRIVER.exec(component)?.[1] ?? component.replace(QUALIFIED, '');
  const names = plain === component ? [component] : [component, plain];
  const family = FAMILIES.find(([pattern, name]) => name !== plain && pattern.test(plain))?.[1];
  return family === undefined ? names : [...names, family];
}
