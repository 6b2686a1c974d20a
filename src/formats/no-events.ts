import { OpTimelineError } from '../error.ts';
import type { Rejection, RejectionCode } from '../event/kube-event.ts';
import type { Notice } from './decoded.ts';

const REMEDY: Partial<Record<RejectionCode, string>> = {
  status: 'mend what the API server names, then collect the events again',
  table: 'collect them again with -o json: kubectl get events -o json',
  'metadata-only': 'collect them again with -o json: kubectl get events -o json',
  'saved-analysis': 'op-timeline FILE renders a saved document again, in every format',
};

const UNDERSTOOD =
  'understood are a List, EventList, events, arrays of them, JSON lines, watch frames and YAML, of core v1 or events.k8s.io';

/** The error of an input that is no answer: the first rejection where there is one, else what was passed over. */
export function noEvents(rejected: readonly Rejection[], notices: readonly Notice[]): OpTimelineError {
  const [first] = rejected;
  if (first) {
    const code = first.code === 'not-an-event' || first.code === 'too-deep' ? 'no-events' : first.code;
    // Of a whole input the place says nothing.
    const at = /^(?:line|document) 1$/.test(first.at) ? '' : ` (${first.at})`;
    const message = code === 'no-events' ? `no Kubernetes events: ${first.detail}${at}` : `${first.detail}${at}`;
    return new OpTimelineError(code, message, { remedy: REMEDY[first.code] ?? UNDERSTOOD });
  }
  const ended = notices.find((notice) => notice.code === 'watch-ended');
  if (ended) {
    const { status, reason, message } = ended.args;
    return new OpTimelineError('status', `the watch ended before any event: ${reason} (${status}): ${message}`, {
      remedy: 'collect the events again with a list: kubectl get events -o json',
    });
  }
  const passed = notices.find((notice) => notice.code === 'passed-over');
  const found = passed ? `only other objects: ${passed.args.kinds}` : 'no object at all';
  return new OpTimelineError('no-events', `no Kubernetes events: ${found}`, { remedy: UNDERSTOOD });
}
