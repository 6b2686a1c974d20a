import type { Rule } from './rule.ts';
import { rule } from './rule.ts';

/** The rules of nodes and custom resources, and the plain one. */
export const OTHER_RULES = {
  'node-not-ready': rule(
    'A node that no longer answers, told of itself and of each of its pods.',
    'recovered by NodeReady on the node; for a pod by a cancelled deletion',
    ['NodeNotReady'],
    {
      severity: 'critical for a node while open, else warning',
      sources: ['kubernetes pkg/controller/nodelifecycle, v1.36'],
    },
  ),
  'node-pressure': rule(
    'A node that runs out of memory, disk or process ids.',
    'recovered by the condition that says so: NodeHasSufficientMemory, NodeHasNoDiskPressure, NodeHasSufficientPID',
    [
      'NodeHasInsufficientMemory',
      'NodeHasDiskPressure',
      'NodeHasInsufficientPID',
      'FreeDiskSpaceFailed',
      'ImageGCFailed',
      'EvictionThresholdMet',
    ],
    {
      sources: ['kubernetes pkg/kubelet/nodestatus and pkg/kubelet/eviction, v1.36'],
    },
  ),
  'node-restarted': rule(
    'A node, or its kubelet, that was started again; the first start of a kubelet is none.',
    'recovered by NodeReady',
    ['Rebooted', 'Starting'],
    {
      severity: 'warning for a node, notice for a kubelet',
      sources: ['kubernetes pkg/kubelet/events/event.go, v1.36'],
    },
  ),
  'operator-failed': rule(
    'A custom resource of which an operator reports a failure.',
    "recovered by a success in the operator's own words for the same deed, the object or its whole work",
    ['reasons of custom resources: by the catalogue, else by type or words'],
    {},
  ),
  failure: rule(
    'What the catalogue calls a failure, or an event itself by its type or words, and no other detector explains.',
    'recovered by a recovery of the same reporter and category, or the next step that could not have ' +
      'been taken before, such as Started after a failure of the network',
    ['any that no other code is read from'],
    {
      severity:
        'warning; notice for what kubelets say of a cluster that is set up so (DNSConfigForming, ' +
        'MissingClusterDNS, InvalidDiskCapacity), for writers that met, and on nodes that were read beside ' +
        'the namespace',
    },
  ),
} as const satisfies Readonly<Record<string, Rule>>;
