import { until } from '../control-plane/until.ts';
import { pod, podSpec, workload } from './objects.ts';
import { CLUSTER, type RightRow, type Situation } from './situation.ts';
import type { Manifest, Stage } from './stage.ts';

/** All that the level `restricted` asks of a pod. */
const RESTRICTED = podSpec(
  { securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } },
  { securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } },
);

export const admission: Situation = {
  name: 'admission',
  about: 'the pods of one Deployment are refused by Pod Security, those of another by a ValidatingAdmissionPolicy',
  needs: CLUSTER,
  async play(stage) {
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    await stage.api.patch(`/api/v1/namespaces/${stage.namespace}`, { metadata: { labels } });
    for (const manifest of policy(stage)) await stage.create(manifest);
    for (const refused of [pod('open'), pod('unowned', RESTRICTED)]) {
      await until(`pod ${refused.metadata.name} to be refused`, async () => {
        const { status } = await stage.api.send('POST', `${stage.path('v1', 'Pod')}?dryRun=All`, refused);
        return status === 403 || status === 422;
      });
    }
    await stage.create(workload('Deployment', 'open', 1));
    await stage.create(workload('Deployment', 'unowned', 1, RESTRICTED));
  },
  rows: [
    ...refused(
      'open',
      '<h1>',
      'violates PodSecurity "restricted:latest": allowPrivilegeEscalation != false (container "app" must set securityContext.allowPrivilegeEscalation=false), *',
    ),
    ...refused(
      'unowned',
      '<h2>',
      "ValidatingAdmissionPolicy 'owned-<id>' with binding 'owned-<id>' denied request: a pod must name its owner",
    ),
  ],
};

function policy({ id, namespace }: Stage): Manifest[] {
  const metadata = { name: `owned-${id}` };
  const apiVersion = 'admissionregistration.k8s.io/v1';
  const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': namespace } };
  const resourceRules = [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['pods'] }];
  const validations = [{ expression: "'owner' in object.metadata.labels", message: 'a pod must name its owner' }];
  return [
    {
      apiVersion,
      kind: 'ValidatingAdmissionPolicy',
      metadata,
      spec: { matchConstraints: { namespaceSelector, resourceRules }, validations },
    },
    {
      apiVersion,
      kind: 'ValidatingAdmissionPolicyBinding',
      metadata,
      spec: { policyName: metadata.name, validationActions: ['Deny'] },
    },
  ];
}

/** What becomes of a Deployment of which no pod is let in. */
function refused(name: string, hash: string, why: string): RightRow[] {
  return [
    {
      row: `Normal ScalingReplicaSet Deployment/${name}`,
      by: 'deployment-controller',
      says: [`Scaled up replica set ${name}-${hash} from 0 to 1`],
    },
    {
      row: `Warning FailedCreate ReplicaSet/${name}-${hash}`,
      by: 'replicaset-controller',
      says: [`Error creating: pods "${name}-${hash}-*" is forbidden: ${why}`],
    },
  ];
}
