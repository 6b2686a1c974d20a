import type { ReporterClass } from '../../../reasons/index.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import {
  countOf,
  ending,
  listOf,
  objects,
  reason,
  reporter,
  shortListOf,
  times,
  typeInBrackets,
  when,
} from './phrases.ts';
import { englishTrouble } from './trouble.ts';
import { ENGLISH_TROUBLE_NAMES } from './trouble-names.ts';

const SPEAKERS: Readonly<Record<ReporterClass, string>> = {
  scheduler: 'The scheduler',
  operator: 'The operator',
  controller: 'The controller',
  kubelet: 'The kubelet',
  autoscaler: 'The autoscaler',
  cloud: "The cloud provider's part",
  person: 'A person',
  unknown: 'A reporter of unknown kind',
};

export const ENGLISH_CLAIMS: Wording['claims'] = {
  window: ({ events, rows, from, to, namespaces }, words) => {
    const shown = namespaces.map((namespace) => (namespace === '' ? 'no namespace' : words.name(namespace)));
    const place = shown.length > 5 ? countOf(shown.length, 'namespace') : listOf(shown);
    const [start, end] = [from ?? to, to ?? from];
    const period = start === null || end === null ? '' : `, from ${words.since(start)} to ${words.at(end)}`;
    return `This draft rests on Kubernetes Events alone: ${countOf(events, 'event')} in ${countOf(rows, 'row')}, stored in ${place}${period}.`;
  },
  'rows-given': ({ rows }) =>
    `This draft rests on ${countOf(rows, 'row')} of a timeline and nothing else: no times, counts, notes or reporters.`,
  'nothing-left': () => 'No events were left to read; that does not mean that nothing happened.',
  'no-failure': () => 'Nothing in these events points at a failure.',
  trouble: englishTrouble,
  'more-trouble': ({ code, objects: number, places }, words) => {
    const where = shortListOf(
      places.map((place) => objects(place, words)),
      6,
    );
    return `Besides: ${ENGLISH_TROUBLE_NAMES[code]}, on ${countOf(number, 'object')}: ${where}.`;
  },
  harmless: ({ objects: about, reason: what }, words) => {
    const where = about.map((named) => objects(named, words)).join('; ');
    return `Looks bad and is not: ${reason(what, words)} on ${where}, which ${about[0]?.names.length === 1 ? 'was' : 'were'} being stopped.`;
  },
  consequences: ({ cause, effects }, words) => {
    const told = effects.map(
      ({ code, place, state }) =>
        `${ENGLISH_TROUBLE_NAMES[code]}, of ${objects(place, words)}${state === 'recovered' ? ' (over)' : ''}`,
    );
    return `Consequences of the trouble of ${objects(cause, words)}: ${told.join('; ')}.`;
  },
  'look-next': ({ commands }) => `Look next: ${commands.join(' ; ')}`,
  unfinished: ({ objects: begun, reason: what, reporter: who }, words) =>
    `${reporter(who, words)} reported ${reason(what, words)} on ${objects(begun, words)} and never how it ended.`,
  'more-unfinished': ({ objects: begun }) =>
    `Of ${countOf(begun, 'further object')} a beginning was reported and no end.`,
  recreated: ({ objects: made, generations }, words) => {
    const told = generations.slice(0, 5).map((reasons, index) => {
      return `${reasonList(reasons, words)} ${reasons.length === 1 ? 'is' : 'are'} of object ${index + 1}`;
    });
    const more = generations.length > 5 ? [`${countOf(generations.length - 5, 'further object')} followed`] : [];
    return `${objects(made, words)} was replaced by another object of the same name: ${[...told, ...more].join('; ')}.`;
  },
  'more-recreated': ({ objects: made }) =>
    `${countOf(made, 'further object')} of the same name as before ${made === 1 ? 'was' : 'were'} seen.`,
  step: (args, words) => {
    const { objects: about, type, reporter: who, note, notes, combined, count, certainty } = args;
    const often = certainty !== 'exact' || count > 1 ? times(count, certainty) : '';
    // The count of a combined event counts different messages, so it must not seem to count the one that is quoted.
    const differed = combined || notes > 1;
    const what = `${reasonList(args.reasons, words)}${typeInBrackets(type, words)}`;
    // Rows name no reporter, and some events do not either.
    const said = who === '' ? `${what} was reported` : `${words.name(who)} reported ${what}`;
    const where = `${objects(about, words)}${often === '' ? '' : `, ${often}`}`;
    return `${when(args, words)}${said} on ${where}${ending(note, words, differed)}`;
  },
  'ordinary-steps': (args, words) => {
    const where = listOf(args.objects.map((named) => objects(named, words)));
    return `${when(args, words)}${reporter(args.reporter, words)} reported ${reasonList(args.reasons, words)} on ${where}.`;
  },
  'healthy-steps': (args, words) =>
    `${when(args, words)}${reporter(args.reporter, words)} reported ${countOf(args.count, 'step')} of ${countOf(args.objects, 'object')} without trouble.`,
  'more-steps': ({ steps }) =>
    `${countOf(steps, 'further step')} ${steps === 1 ? 'is' : 'are'} in the list of evidence only.`,
  said: ({ class: speaker, reporter: who, reasons, kinds, failures, guessed, elsewhere }, words) => {
    const name = who === '' || who === speaker ? '' : ` ${words.name(who)}`;
    const list = reasonList(reasons, words);
    const about = shortListOf(
      kinds.map((kind) => (kind === '' ? 'no kind' : words.name(kind))),
      8,
    );
    if (guessed) {
      const whose = speaker === 'operator' ? 'an operator' : lowerFirst(SPEAKERS[speaker]);
      const seem = reasons.length === 1 ? 'seems' : 'seem';
      return `${elsewhere ? 'Elsewhere: ' : ''}${list} on ${about} ${seem} to come from ${whose}${name}, by reason and kind alone.`;
    }
    return `${elsewhere ? 'Elsewhere: ' : ''}${SPEAKERS[speaker]}${name} reported ${failures ? 'failures ' : ''}on ${about}: ${list}.`;
  },
  'more-said': ({ reporters }) => `${countOf(reporters, 'further reporter')} said the rest.`,
  'more-types': ({ types }) =>
    `${countOf(types, 'further type')} outside Normal and Warning ${types === 1 ? 'is' : 'are'} in the list of evidence.`,
  'written-by-hand': ({ manager, reporter: who, reasons }, words) => {
    const named = who === '' ? 'and names no reporter' : `though ${words.name(who)} is named as the reporter`;
    return `${reasonList(reasons, words)} ${reasons.length === 1 ? 'was' : 'were'} written into the cluster by ${words.name(manager)}, ${named}.`;
  },
  'odd-type': ({ type, objects: about, reasons, nearly, tools }, words) => {
    const where = shortListOf(
      about.map((named) => objects(named, words)),
      8,
    );
    const close = nearly === '' ? '' : `, though it looks like ${nearly}`;
    const shown = type === '' ? 'no type' : `the type ${words.name(type)}, which is neither Normal nor Warning${close}`;
    const has = reasons.length === 1 ? 'has' : 'have';
    return (
      `${reasonList(reasons, words)} on ${where} ${has} ${shown}; ` +
      `client-go's recorders do not send such a type, so another program wrote it. ` +
      `Tools may miss it (${tools.join('; ')}).`
    );
  },
};

function reasonList(reasons: readonly string[], words: Words): string {
  return shortListOf(
    reasons.map((what) => reason(what, words)),
    12,
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
