import type { Subject } from '../../../timeline/subject.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { countOf, listOf, objects, reason, reporter } from './phrases.ts';

export const ENGLISH_FINDINGS: Wording['findings'] = {
  'odd-type': ({ subject, args }, words) => {
    const type = args.type === '' ? 'no type' : `the type ${words.name(args.type)}, neither Normal nor Warning`;
    return `${reasons(args.reasons, words)} on ${one(subject, words)} has ${type}: not written by a client-go recorder.`;
  },
  'scheduler-reason': ({ subject, args }, words) =>
    `${who('The scheduler', args.reporter, words)} reported ${reason(args.reason, words)} on ${about(subject, args.objects, words)}${doubt(args.basis)}.`,
  'operator-reason': ({ subject, args }, words) =>
    `${who('An operator', args.reporter, words)} reported ${reason(args.reason, words)} on ${about(subject, args.objects, words)}${doubt(args.basis)}.`,
  'hand-written': ({ subject, args }, words) =>
    `${reasons(args.reasons, words)} on ${one(subject, words)}, in the name of ${reporter(args.reporter, words)}, was written by ${words.name(args.manager)}.`,
  recreated: ({ subject, args }, words) =>
    `${one(subject, words)} was made ${args.generations.length - 1 === 1 ? 'again' : `again ${args.generations.length - 1} times`} under the same name: its events are of ${countOf(args.generations.length, 'object')}.`,
  combined: ({ subject, args }, words) =>
    `${reason(args.reason, words)} on ${one(subject, words)} stands for ${countOf(args.count, 'message')} that differed; only the newest is kept.`,
  'count-frozen': ({ subject, args }, words) =>
    `${reporter(args.reporter, words)} said so much of ${one(subject, words)} that its recorder fell silent: ${args.count} is a lower bound for ${reasons(args.reasons, words)}.`,
  'history-edge': ({ subject, args }, words) =>
    `${reasons(args.reasons, words)} on ${one(subject, words)} began before ${words.moment(args.edge)}, up to where other events have expired.`,
  unfinished: ({ subject, args }, words) =>
    `${reporter(args.reporter, words)} reported ${reason(args.reason, words)} on ${one(subject, words)} and never how it ended.`,
};

function one({ kind, name, namespace = '' }: Subject, words: Words): string {
  return objects({ kind, names: [name], namespace, generation: 0 }, words);
}

function about(subject: Subject, number: number, words: Words): string {
  return number === 1 ? one(subject, words) : `${countOf(number, 'object')}`;
}

function who(role: string, name: string, words: Words): string {
  return name === '' ? role : `${role} ${words.name(name)}`;
}

function doubt(basis: 'certain' | 'guess'): string {
  return basis === 'guess' ? ', by reason and kind alone' : '';
}

function reasons(list: readonly string[], words: Words): string {
  return listOf(list.map((text) => reason(text, words)));
}
