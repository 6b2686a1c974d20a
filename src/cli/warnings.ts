import type { Rejection } from '../event/kube-event.ts';
import type { Notice } from '../formats/decoded.ts';
import type { InputSummary } from '../formats/read-events.ts';

/** So many rejections are told one by one. */
const MOST_REJECTIONS = 5;

/** What a reader must know of the inputs, one line each. */
export function warningsOf(inputs: readonly InputSummary[], rejected: readonly Rejection[]): string[] {
  const several = inputs.length > 1;
  const ofInputs = inputs.flatMap((input) =>
    input.notices.flatMap((notice) => {
      const text = WORDS[notice.code]?.(notice.args);
      return text === undefined ? [] : [`warning: ${several ? `${input.name}: ` : ''}${text}`];
    }),
  );
  const told = rejected.slice(0, MOST_REJECTIONS).map(({ input, at, detail }) => {
    const place = [several ? input : '', at].filter((part) => part !== '').join(', ');
    return `warning: ${place === '' ? '' : `${place}: `}${detail}`;
  });
  const more = rejected.length - told.length;
  return [...ofInputs, ...told, ...(more > 0 ? [`warning: ${more} more items could not be read as events`] : [])];
}

/** Bookmarks and deletions are ordinary in a watch: nobody need act on them. */
const WORDS: Partial<Record<Notice['code'], (args: Notice['args']) => string>> = {
  'log-lines-skipped': ({ lines, first }) =>
    `skipped ${lines} ${lines === 1 ? 'line' : 'lines'} before the JSON, the first: ${first}`,
  'cut-short': ({ line, byte }) => `the last document was cut and left out, at line ${line}, byte ${byte}`,
  partial: ({ line, byte }) => `the input ends early, at line ${line}, byte ${byte}; what is whole was kept`,
  'invalid-utf8': ({ places }) =>
    `bytes that are no UTF-8, in ${places} ${places === 1 ? 'place' : 'places'}, read as U+FFFD`,
  'list-incomplete': ({ remaining }) =>
    `this is one page of a longer list: ${Number(remaining) < 0 ? '' : `${remaining} `}more events were not in it`,
  'watch-ended': ({ status, reason, message }) => `the watch ended with an error: ${status} ${reason}: ${message}`,
  'watch-restarted': ({ times }) =>
    `the watch was begun anew ${times === 1 ? 'once' : `${times} times`}; what was deleted in between may be missing`,
  'passed-over': ({ count, kinds }) =>
    `passed over ${count} ${count === 1 ? 'object' : 'objects'} that are no events: ${kinds}`,
};
