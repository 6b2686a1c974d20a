import { readPreemption } from '../../reasons/index.ts';
import { subjectOf } from '../../timeline/subject.ts';
import { says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A pod that had to go for one of a higher priority. */
export const preempted: Trouble<'preempted'> = {
  partOf: (statement) => (says(statement, ['Pod'], ['Preempted', 'Preempting']) ? '' : null),
  facts: (group, scene) => {
    const read = group.map(({ note }) => readPreemption(note)).find((found) => found !== null);
    return { by: preemptorOf(group, scene), node: read?.node ?? '' };
  },
  renewedBy: { reason: 'Started', lasting: false },
};

/** The pod that took the place: `related`, a name in the note, or a uid that other events have too. */
function preemptorOf(group: readonly Statement[], scene: Scene) {
  for (const { event, note } of group) {
    if (event?.related.name !== undefined) return subjectOf(event.related);
    const by = readPreemption(note)?.by;
    if (by?.name) return { kind: 'Pod', name: by.name, ...(by.namespace ? { namespace: by.namespace } : {}) };
    const known = by?.uid ? scene.ofUid(by.uid) : undefined;
    if (known) return known;
  }
  return null;
}
