import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { countOf, shortListOf } from './phrases.ts';

export const ENGLISH_LIMITS: Wording['limits'] = {
  'no-events': () =>
    'No events were left: a filter took them, or the API server has deleted them, by default after one hour; so their absence says little.',
  'events-expire': () =>
    'Events are deleted a while after they were last written, one hour by default: what came before the oldest of these is unknown.',
  'best-effort': () =>
    'Recorders send events at best effort and may drop them: that something is not told here does not show that it did not happen.',
  'history-edge': ({ edge, events }, words) =>
    `Before ${words.moment(Number(edge))} the record has gaps: ${countOf(Number(events), 'event')} ${events === 1 ? 'reaches' : 'reach'} back further by being repeated, while others of that time have expired.`,
  'counts-at-least': ({ events }) =>
    `The counts of ${countOf(Number(events), 'event')} are lower bounds: writers of series update them late.`,
  'counts-frozen': ({ objects, reasons }, words) =>
    `Of ${countOf(Number(objects), 'object')} so much was said that the recorder fell silent (25 times, then once in five minutes): the counts of ${namesIn(reasons, words)} on ${Number(objects) === 1 ? 'it' : 'them'} are lower bounds, and silence is no recovery.`,
  'counts-unknown': ({ events }) => `How often ${countOf(Number(events), 'event')} occurred was not kept.`,
  'messages-combined': ({ events }) =>
    `${countOf(Number(events), 'event')} ${events === 1 ? 'stands' : 'stand'} for several messages that differed, of which only the newest was kept.`,
  'times-missing': ({ events }) =>
    `${countOf(Number(events), 'event')} ${events === 1 ? 'has' : 'have'} no time, so the place in the order is unknown.`,
  'times-future': ({ events }) =>
    `${countOf(Number(events), 'event')} ${events === 1 ? 'lies' : 'lie'} in the future: each event carries the clock of its writer, and clocks differ.`,
  'exits-untold': () =>
    'Why a container ended is not told: exit codes and OOM kills leave no event; they are in the status of the pod.',
  'readiness-untold': () => 'A probe that succeeds again leaves no event, so the end of failing probes does not show.',
  'authors-untold': () => 'Who changed something, and whether it was meant, events do not tell.',
  'nodes-elsewhere': () =>
    'Events of nodes are stored in the namespace default and are not among these: whether a node was in trouble does not show.',
  'nodes-forbidden': () =>
    'Events of nodes are stored in the namespace default, where this user may not list events (RBAC): whether a node was in trouble does not show.',
  'silent-failures': () =>
    'No events are written for some failures: pending load balancers, refused evictions, exit codes and OOM kills.',
  'list-incomplete': ({ input, remaining }, words) => {
    const missing = Number(remaining) < 0 ? 'more' : `${remaining} more`;
    return `${named(input, words)} is one page of a longer list: ${missing} events were not in it.`;
  },
  'input-cut': ({ input, line, byte }, words) =>
    `${named(input, words)} ends early: what begins at line ${line}, byte ${byte}, was left out.`,
  'watch-ended': ({ input, status, reason }, words) =>
    `${named(input, words)} is a watch that ended with ${words.name(String(reason))} (${status}): what came after it is not in it.`,
  'collector-restarted': ({ input, times }, words) =>
    `${named(input, words)} is a watch that was begun anew ${Number(times) === 1 ? 'once' : `${times} times`}: what was deleted in between may be missing from it.`,
  'bytes-replaced': ({ input, places }, words) =>
    `${named(input, words)} holds bytes that are no UTF-8 in ${countOf(Number(places), 'place')}; they read as U+FFFD.`,
  'items-rejected': ({ items }) => `${countOf(Number(items), 'item')} of the input could not be read as events.`,
  'fields-lost': ({ input, fields }, words) =>
    `The format of ${named(input, words)} does not keep ${namesIn(fields, words)}.`,
  'rows-only': () =>
    'Only rows were given: when, how often and in which order things happened, and who reported them, they do not tell.',
};

/** Names that stand in one text, each as a name of its own. */
function namesIn(text: string | number | undefined, words: Words): string {
  const names = String(text).split(', ');
  return shortListOf(
    names.map((name) => words.name(name)),
    12,
  );
}

function named(input: string | number | undefined, words: Words): string {
  return input === undefined || input === '' ? 'The input' : words.name(String(input));
}
