import type { KubeEvent } from '../../event/kube-event.ts';
import { buildTimeline } from '../../timeline/build.ts';
import { formatRow } from '../../timeline/row-text.ts';
import type { Answer } from '../answer.ts';
import { fail, judged, notApplicable, pass, type Verdict } from '../check.ts';
import { DONE, STARTED, WEIRD } from '../events.ts';
import { mayHaveExpired } from './expired.ts';
import type { LiveFacts } from './live-facts.ts';

/** The rows of events, as the lab's script prints them. */
export function rowsOfEvents(events: readonly KubeEvent[]): Set<string> {
  return new Set(
    buildTimeline(events).rows.map((row) =>
      formatRow({ type: row.type, reason: row.reason, kind: row.kind, name: row.name }),
    ),
  );
}

/** Whether timeline.txt has the rows of the namespace, whatever their order. */
export function judgeLiveRows(answer: Answer, facts: LiveFacts): Verdict {
  return judged(answer.lines('timeline.txt'), (lines) => {
    const live = rowsOfEvents(facts.events);
    const more = lines.filter((line) => !live.has(line));
    const less = [...live].filter((row) => !lines.includes(row));
    if (less.length > 0) return fail(`the cluster has also ${less.join(', ')}`);
    if (more.length === 0) return pass(`${live.size} rows`);
    // Rows that only the file still has: their events may be gone since.
    const expired = [STARTED, WEIRD, DONE].some((event) => mayHaveExpired(answer, facts, event));
    const told = `the cluster has not ${more.join(', ')}`;
    return expired ? notApplicable(`${told}: by the times of the answer their hour is over`) : fail(told);
  });
}
