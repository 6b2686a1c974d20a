import type { StateWord } from '../no-reasons.ts';

const NODE = 'a condition of a node';

/** Words of the statuses of nodes. */
export const NODE_STATES: readonly StateWord[] = [
  {
    word: 'NodeStatusUnknown',
    what: 'what a condition of a node says',
    told: 'The kubelet has stopped reporting. The control plane says NodeNotReady.',
    events: ['NodeNotReady', 'TaintManagerEviction'],
  },
  {
    word: 'SchedulingDisabled',
    what: 'a status of a node',
    told: 'The node was cordoned: the kubelet says NodeNotSchedulable.',
    events: ['NodeNotSchedulable'],
  },
  {
    word: 'MemoryPressure',
    what: NODE,
    told: 'The kubelet says NodeHasInsufficientMemory, and Evicted of pods.',
    events: ['NodeHasInsufficientMemory', 'NodeHasSufficientMemory', 'EvictionThresholdMet', 'Evicted'],
  },
  {
    word: 'DiskPressure',
    what: NODE,
    told: 'The kubelet says NodeHasDiskPressure, and Evicted of pods.',
    events: ['NodeHasDiskPressure', 'NodeHasNoDiskPressure', 'EvictionThresholdMet', 'Evicted'],
  },
  {
    word: 'PIDPressure',
    what: NODE,
    told: 'The kubelet says NodeHasInsufficientPID, and Evicted of pods.',
    events: ['NodeHasInsufficientPID', 'NodeHasSufficientPID', 'EvictionThresholdMet', 'Evicted'],
  },
];
