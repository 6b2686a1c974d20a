import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

type Resource = 'memory' | 'disk' | 'pid' | '';

/** A node that runs out of something (kubernetes pkg/kubelet/nodestatus and eviction, v1.36). */
export const nodePressure: Trouble<'node-pressure'> = {
  partOf: (statement) => resourceOf(statement) ?? null,
  facts: (group) => ({ resource: resourceOf(group[0] as Statement) ?? '' }),
  endedBy: ([first], { reason }) => (reason === ENDS[(first && resourceOf(first)) ?? ''] ? 'over' : 'nothing'),
};

const CONDITIONS: Readonly<Record<string, Resource>> = {
  NodeHasInsufficientMemory: 'memory',
  NodeHasDiskPressure: 'disk',
  NodeHasInsufficientPID: 'pid',
  FreeDiskSpaceFailed: 'disk',
  ImageGCFailed: 'disk',
};

const ENDS: Readonly<Record<Resource, string>> = {
  memory: 'NodeHasSufficientMemory',
  disk: 'NodeHasNoDiskPressure',
  pid: 'NodeHasSufficientPID',
  '': '',
};

function resourceOf(statement: Statement): Resource | undefined {
  if (statement.subject.kind !== 'Node' || statement.namesake) return undefined;
  if (!says(statement, ['Node'], ['EvictionThresholdMet']))
    return Object.hasOwn(CONDITIONS, statement.reason) ? CONDITIONS[statement.reason] : undefined;
  const reclaimed = /^Attempting to reclaim (\S{1,100})/.exec(noteOf(statement))?.[1] ?? '';
  if (/memory/.test(reclaimed)) return 'memory';
  if (/storage|fs|inodes/.test(reclaimed)) return 'disk';
  return /pid/.test(reclaimed) ? 'pid' : '';
}
