import { inNotes, noteOf, says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';
import type { EvictionCause } from '../trouble-args.ts';

/** A pod that its node, or a taint, made to go, or that a kubelet would not have (kubernetes pkg/kubelet/eviction, v1.36). */
export const evicted: Trouble<'evicted'> = {
  partOf: (statement) => (tells(statement) ? '' : null),
  facts: (group, scene) => ({
    cause: causeOf(group),
    resource: inNotes(group, /low on resource: ([-a-z0-9/]{1,100})|node had condition: \[([A-Za-z ,]{1,100})\]/),
    limit: inNotes(
      group,
      /exceeds the (?:total )?limit (?:of containers )?"?([0-9][0-9A-Za-z.]{0,30})|storage limit "([^"]{1,30})"/,
    ),
    container: inNotes(group, /\b[Cc]ontainer (\S{1,253}) (?:was using|exceeded)/),
    used: inNotes(group, /\bwas using ([0-9][0-9A-Za-z.]{0,30})/),
    volume: inNotes(group, /EmptyDir volume "([^"]{1,253})"/),
    node: nodeOf(group, scene),
  }),
  endedBy: (_, later) => (isCancelled(later) ? 'over' : 'nothing'),
  renewedBy: { reason: 'Started', lasting: false },
};

function tells(statement: Statement): boolean {
  if (says(statement, ['Pod'], ['TaintManagerEviction', 'DeviceTaintManagerEviction'])) return !isCancelled(statement);
  if (says(statement, ['Pod'], ['Evicted', 'NodeControllerEviction'])) return statement.outcome === 'failure';
  // What a kubelet would not take in, for reasons that the catalogue lists.
  const { entry, subject, reason } = statement;
  return (
    subject.kind === 'Pod' && entry?.component === 'kubelet' && entry.category === 'eviction' && reason !== 'Preempting'
  );
}

/** A taint was taken back before the pod was deleted (kubernetes pkg/controller/tainteviction/taint_eviction.go, v1.36). */
export function isCancelled({ reason, note }: Statement): boolean {
  return reason.endsWith('TaintManagerEviction') && note.startsWith('Cancelling deletion');
}

const CAUSES: readonly (readonly [EvictionCause, RegExp])[] = [
  ['node-resource', /^The node was low on resource/],
  ['node-condition', /^The node had condition/],
  ['volume-limit', /^Usage of EmptyDir volume/],
  ['container-limit', /^Container \S+ exceeded its local ephemeral storage limit/],
  ['pod-limit', /^Pod ephemeral local storage usage exceeds/],
];

function causeOf(group: readonly Statement[]): EvictionCause {
  for (const statement of group) {
    const found = CAUSES.find(([, pattern]) => pattern.test(noteOf(statement)))?.[0];
    if (found) return found;
  }
  const [{ reason }] = group as [Statement];
  if (reason.endsWith('TaintManagerEviction')) return 'taint';
  if (reason === 'NodeShutdown') return 'node-shutdown';
  return ['Evicted', 'NodeControllerEviction'].includes(reason) ? 'other' : 'admission';
}

function nodeOf(group: readonly Statement[], scene: Scene): string {
  const [first] = group as [Statement];
  return scene.pods().nodeOf(first.object);
}
