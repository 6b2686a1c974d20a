import { says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** A load balancer that could not be made or changed (kubernetes cloud-provider controllers/service; AWS' controller). */
export const loadBalancerFailed: Trouble<'load-balancer-failed'> = {
  partOf: (statement) =>
    says(statement, ['Service', 'Ingress', 'Gateway', 'TargetGroupBinding'], REASONS) ? '' : null,
  facts: () => ({}),
  endedBy: (_, { reason }) => (DONE.includes(reason) ? 'over' : 'nothing'),
};

const REASONS = [
  'SyncLoadBalancerFailed',
  'UpdateLoadBalancerFailed',
  'DeleteLoadBalancerFailed',
  'CreatingLoadBalancerFailed',
  'UnAvailableLoadBalancer',
  'FailedDeployModel',
  'FailedBuildModel',
];
const DONE = ['EnsuredLoadBalancer', 'UpdatedLoadBalancer', 'DeletedLoadBalancer', 'SuccessfullyReconciled'];
