import type { ReporterClass } from '../../reasons/index.ts';
import { countOf, listOf, objects, quoted, reason, reporter, times, typeInBrackets, when } from './english-phrases.ts';
import type { Wording } from './wording.ts';

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
    const period = from === null || to === null ? '' : `, from ${words.moment(from)} to ${words.moment(to)}`;
    return `This rests on ${countOf(events, 'event')} in ${countOf(rows, 'row')}, stored in ${place}${period}.`;
  },
  'rows-given': ({ rows }) =>
    `This rests on ${countOf(rows, 'row')} of a timeline and nothing else: no times, counts, notes or reporters.`,
  'nothing-left': () => 'No events were left to read; that does not mean that nothing happened.',
  'no-failure': () => 'Nothing in these events points at a failure.',
  failing: ({ objects: failed, reason: what, reporter: who, state, recoveredBy, guessed, since }, words) => {
    const from = since === null ? '' : ` since ${words.time(since)}`;
    const said = who === '' ? '' : `, said by ${words.name(who)}`;
    const doubt = guessed ? '; that it is a failure is read from its type and words alone' : '';
    const end = {
      recovered: `; ${reason(recoveredBy, words)} came after it on the same object`,
      open: '; nothing in these events shows that it ended',
      unknown: '; these events do not tell whether it ended',
    }[state];
    return `${reason(what, words)} on ${objects(failed, words)}${from}${said}${end}${doubt}.`;
  },
  'more-failing': ({ objects: failed, reasons }) =>
    `Further ${countOf(reasons, 'reason')} of this kind ${reasons === 1 ? 'was' : 'were'} said of ${countOf(failed, 'object')}.`,
  unfinished: ({ objects: begun, reason: what, reporter: who }, words) =>
    `${reporter(who, words)} said ${reason(what, words)} of ${objects(begun, words)} and never said how it ended.`,
  recreated: ({ objects: made, generations }, words) => {
    const told = generations.map((reasons, index) => {
      const list = listOf(reasons.map((what) => reason(what, words)));
      return `${list} ${reasons.length === 1 ? 'is' : 'are'} of object ${index + 1}`;
    });
    return `${objects(made, words)} was replaced by another object of the same name: ${told.join('; ')}.`;
  },
  step: (args, words) => {
    const { objects: about, type, reason: what, reporter: who, note, notes, combined, count, certainty } = args;
    const often = certainty !== 'exact' || count > 1 ? times(count, certainty) : '';
    const differed = combined || notes > 1;
    // The count of a combined event counts different messages, so it must not seem to count the one that is quoted.
    const told =
      differed && note.trim() !== ''
        ? `; the messages differed, the newest${quoted(note, words)}`
        : quoted(note, words);
    const said = `${reporter(who, words)} said ${reason(what, words)}${typeInBrackets(type, words)}`;
    return `${when(args, words)}${said} of ${objects(about, words)}${often === '' ? '' : `, ${often}`}${told}.`;
  },
  'ordinary-steps': (args, words) => {
    const { reporter: who, reasons, objects: number, kinds, namespace } = args;
    const place = namespace === '' ? '' : ` in ${words.name(namespace)}`;
    const shown = reasons.map((what) => reason(what, words));
    const list = shown.length > 8 ? `${shown.slice(0, 8).join(', ')} and ${shown.length - 8} more` : listOf(shown);
    const about = `${countOf(number, 'object')} of kind ${listOf(kinds.map((kind) => words.name(kind || '<none>')))}`;
    return `${when(args, words)}${reporter(who, words)} said ${list} of ${about}${place}.`;
  },
  'more-steps': ({ steps }) =>
    `${countOf(steps, 'further step')} ${steps === 1 ? 'is' : 'are'} in the list of evidence only.`,
  said: ({ class: speaker, reporter: who, reasons, kinds, failures, guessed }, words) => {
    const name = who === '' ? '' : ` ${words.name(who)}`;
    const shown = reasons.map((what) => reason(what, words));
    const list = shown.length > 12 ? `${shown.slice(0, 12).join(', ')} and ${shown.length - 12} more` : listOf(shown);
    const about = listOf(kinds.map((kind) => (kind === '' ? 'no kind' : words.name(kind))));
    if (guessed) {
      const whose =
        { scheduler: 'the scheduler', operator: 'an operator' }[speaker as string] ?? SPEAKERS[speaker].toLowerCase();
      return `${list} of ${about} ${reasons.length === 1 ? 'is' : 'are'} taken for the words of ${whose}${name}, by reason and kind alone.`;
    }
    return `${SPEAKERS[speaker]}${name} ${failures ? 'reported failures' : 'said'}: ${list}, of ${about}.`;
  },
  'written-by-hand': ({ manager, reporter: who, reasons }, words) => {
    const list = listOf(reasons.map((what) => reason(what, words)));
    const named = who === '' ? 'and names no reporter' : `though ${words.name(who)} is named as the reporter`;
    return `${list} ${reasons.length === 1 ? 'was' : 'were'} written into the cluster by ${words.name(manager)}, ${named}.`;
  },
  'odd-type': ({ type, objects: about, reasons, nearly, tools }, words) => {
    const list = listOf(reasons.map((what) => reason(what, words)));
    const where = listOf(about.map((named) => objects(named, words)));
    const shown = type === '' ? 'have no type' : `have the type ${words.name(JSON.stringify(type).slice(1, -1))}`;
    const close = nearly === '' ? '' : `, which only looks like ${nearly}`;
    return (
      `Events ${list} of ${where} ${shown}, outside Normal and Warning${close}; ` +
      `client-go's recorders do not send such a type, so another program wrote it. ` +
      `Tools may miss it (${tools.map((tool) => tool).join('; ')}).`
    );
  },
};
