import type { ReasonMeaning } from '../reason-meaning.ts';

const CLOUD = ['service-controller'];

/** Load balancers, endpoints and addresses. */
export const NETWORK_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['EnsuringLoadBalancer'],
    components: CLOUD,
    means: 'The cloud begins to set up the load balancer of the Service.',
    whenBad:
      'Neither EnsuredLoadBalancer nor SyncLoadBalancerFailed follows. Where no cloud takes part, not even this is said.',
    recovery: 'EnsuredLoadBalancer on the same Service.',
  },
  {
    reasons: ['EnsuredLoadBalancer'],
    components: CLOUD,
    means: 'The load balancer of the Service is set up.',
  },
  {
    reasons: ['UpdatedLoadBalancer'],
    components: CLOUD,
    means: 'The load balancer got another list of nodes.',
  },
  {
    reasons: ['SyncLoadBalancerFailed'],
    components: CLOUD,
    means: "The cloud could not set up the load balancer of the Service. The note holds the cloud's words.",
    whenBad: 'It repeats: the Service gets no outer address, or changes do not reach it.',
    recovery: 'EnsuredLoadBalancer on the same Service.',
  },
  {
    reasons: ['UpdateLoadBalancerFailed'],
    components: CLOUD,
    means: 'The load balancer could not be given the nodes there are now.',
    whenBad: 'Nodes have gone: requests are still sent to them.',
    recovery: 'UpdatedLoadBalancer or EnsuredLoadBalancer on the same Service.',
  },
  {
    reasons: ['DeleteLoadBalancerFailed'],
    components: CLOUD,
    means: 'The load balancer of the Service could not be deleted. It is tried again.',
    whenBad: 'It repeats: the Service stays Terminating, and the load balancer is paid for.',
    recovery: 'DeletedLoadBalancer on the same Service.',
  },
  {
    reasons: ['UnAvailableLoadBalancer'],
    components: CLOUD,
    means: 'The load balancer has no node it could send requests to.',
    whenBad: 'Always: the Service cannot be reached from outside.',
    recovery: 'UpdatedLoadBalancer on the same Service.',
  },
  {
    reasons: ['FailedToUpdateEndpointSlices', 'FailedToListEndpointSlices', 'FailedToListPods'],
    components: ['endpoint-slice-controller'],
    means: 'The addresses behind the Service could not be brought up to date. It is tried again.',
    whenBad: 'It repeats: requests go to pods that are gone, or not to those that are new.',
  },
  {
    reasons: ['FailedToCreateEndpoint', 'FailedToUpdateEndpoint'],
    components: ['endpoint-controller'],
    means: 'The Endpoints object of a Service could not be written. It is tried again.',
    whenBad: 'It repeats. Once, it is a conflict with another write.',
  },
  {
    reasons: ['CIDRNotAvailable', 'CIDRAssignmentFailed'],
    components: ['cidrAllocator'],
    means: 'The node got no range of addresses for its pods.',
    whenBad: 'It repeats: most network plugins then start no pods there, and the node stays not ready.',
    recovery: 'NodeReady on the node.',
  },
  {
    reasons: ['LeaderElection'],
    components: ['kube-controller-manager', 'default-scheduler'],
    means: 'One of several copies of a program became the leader, or stopped being it.',
    whenBad: 'It changes often: the leader is restarted, or loses its lease because the API server is slow.',
  },
];
