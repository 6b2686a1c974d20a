import type { Finding } from '../findings/finding.ts';
import type { Subject } from '../timeline/subject.ts';
import type { ObjectsNamed } from './claim.ts';

/** The names of objects of one kind and namespace. */
export function namesOf(subjects: readonly Subject[], generation = 0): ObjectsNamed {
  const { kind = '', namespace = '' } = subjects[0] ?? {};
  return { kind, namespace, names: [...new Set(subjects.map(({ name }) => name))], generation };
}

/** For each uid of an object that was made again: which one of that name it is, counted from 1. */
export function generationsOf(found: readonly Finding[]): ReadonlyMap<string, number> {
  const generations = new Map<string, number>();
  for (const finding of found) {
    if (finding.code !== 'recreated') continue;
    finding.args.generations.forEach(({ uid }, index) => {
      generations.set(uid, index + 1);
    });
  }
  return generations;
}
