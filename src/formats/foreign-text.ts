import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';

const AS_JSON = 'collect it again with -o json: kubectl get events -o json';

/**
 * Texts that are well known and hold no events in a form that can be read: throws an error that says what the text is
 * and what to do instead. Says nothing where it does not know the text.
 */
export function refuseForeignText(text: string): void {
  const first =
    text
      .slice(0, 4096)
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? '';
  if (/^(?:NAMESPACE\s+)?LAST SEEN\s+(?:FIRST SEEN\s+COUNT\s+|TYPE\s)/.test(first)) {
    throw new OpTimelineError(
      'human-table',
      "this is kubectl's table of events, made for people: its ages and kinds cannot be read back",
      {
        remedy: AS_JSON,
      },
    );
  }
  if (/^Type\s+Reason\s+Age\s+From\s+Message$/.test(first) || /^Events:\s*(?:<none>|Type\s.*)?$/.test(first)) {
    throw new OpTimelineError('human-table', 'this is the table of events of kubectl describe, made for people', {
      remedy: AS_JSON,
    });
  }
  if (/^Name:\s+\S/.test(first) && /^Events:/m.test(text)) {
    throw new OpTimelineError('human-table', 'this is the text of kubectl describe, made for people', {
      remedy: AS_JSON,
    });
  }
  if (/^No (?:resources|events) found/.test(first)) {
    throw new OpTimelineError('no-events', `this is kubectl's message, not its output: ${excerpt(first, 80)}`, {
      remedy: 'an empty answer in JSON would be fine: kubectl get events -o json',
    });
  }
  if (/^(?:Error from server|error:|The connection to the server|Unable to connect)/.test(first)) {
    throw new OpTimelineError('no-events', `this is an error of kubectl, not its output: ${excerpt(first, 120)}`, {
      remedy: 'mend that, then collect the events again',
    });
  }
  if (/^(?:[A-Z]\w*|<none>) [^:]*? ?[A-Z]\w*\/\S+$/.test(first)) {
    throw new OpTimelineError(
      'no-events',
      `these look like the rows of a timeline, not events: ${excerpt(first, 80)}`,
      {
        remedy: 'op-timeline incident --rows FILE drafts an incident from rows',
      },
    );
  }
  if (/^<(?:!doctype|html|\?xml)/i.test(first)) {
    throw new OpTimelineError('html', 'this is a web page, not an answer of the API server', {
      remedy: 'a proxy may have answered with its login page; sign in and collect the events again',
    });
  }
}
