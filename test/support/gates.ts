import { isDeepStrictEqual } from 'node:util';
import type { Analysis, Finding, KubeEvent, Sentence } from '../../src/index.ts';
import { brief, isAlarm } from './truth.ts';

/** The whole answer to some events. */
export type Answer = (events: readonly KubeEvent[]) => Analysis;

/** Evidence that does not exist, or none at all. */
export function evidenceFailures({ rows, context, findings, incident, coverage }: Analysis): string[] {
  const all = [...rows, ...(context?.rows ?? [])];
  const known = {
    rows: new Set(all.map(({ row }) => row)),
    events: new Set(all.flatMap(({ events }) => events)),
    limits: new Set<string>(coverage.limits.map(({ code }) => code)),
  };
  return [...incident.sentences, ...findings].flatMap(({ text, evidence }) => {
    const parts = (['rows', 'events', 'limits'] as const).flatMap((part) =>
      evidence[part].map((item) => ({ part, item, exists: known[part].has(item) })),
    );
    const invented = parts.filter(({ exists }) => !exists).map(({ part, item }) => `no such ${part}: ${item}: ${text}`);
    return parts.length === 0 ? [`no evidence: ${text}`] : invented;
  });
}

/** Alarms and sentences about incidents that change when healthy events come along. */
export function noiseFailures(events: readonly KubeEvent[], noise: readonly KubeEvent[], answer: Answer): string[] {
  const [before, after] = [answer(events), answer([...events, ...noise])];
  const alarms = before.findings.filter(isAlarm);
  const noisy = after.findings.filter(isAlarm);
  const failures = [
    ...alarms
      .filter((finding) => !noisy.some((other) => isDeepStrictEqual(other, finding)))
      .map(
        (finding) =>
          `${brief(finding)} became ${
            noisy
              .filter((other) => isSame(other, finding))
              .map(changed(finding))
              .join('; ') || 'nothing'
          }`,
      ),
    ...noisy
      .filter((finding) => !alarms.some((other) => isSame(other, finding)))
      .map((finding) => `new: ${brief(finding)}`),
  ];
  if (failures.length === 0 && !isDeepStrictEqual(noisy, alarms)) failures.push('the order of the alarms changed');
  const alarming = new Set(alarms.flatMap(({ evidence }) => evidence.events));
  const still = new Set(after.incident.sentences.map(({ text }) => withoutDigits(text)));
  const told = before.incident.sentences.filter((sentence) => isAbout(sentence, alarming, before));
  return [
    ...failures,
    ...told
      .filter(({ text }) => !still.has(withoutDigits(text)))
      .map(({ text }) => `sentence gone or changed: ${text}`),
  ];
}

/** What another order of the input changes. */
export function orderFailures(events: readonly KubeEvent[], answer: Answer, seeds: readonly number[]): string[] {
  const before = answer(events);
  return seeds.flatMap((seed) => {
    const after = answer(shuffled(events, seed));
    const text = before.incident.text
      .split('\n')
      .find((line, index) => line !== after.incident.text.split('\n')[index]);
    const finding = before.findings.find((one, index) => !isDeepStrictEqual(one, after.findings[index]));
    return [
      ...(after.incident.text === before.incident.text
        ? []
        : [`seed ${seed}: the text differs at: ${text ?? 'its end'}`]),
      ...(isDeepStrictEqual(after.incident.sentences, before.incident.sentences)
        ? []
        : [`seed ${seed}: the sentences or their evidence differ`]),
      ...(isDeepStrictEqual(after.findings, before.findings)
        ? []
        : [`seed ${seed}: ${finding ? brief(finding) : 'a finding more'}`]),
    ];
  });
}

/** The events that a finding or sentence rests on, by itself or by its rows. */
export function restsOn({ evidence }: Pick<Sentence, 'evidence'>, { rows }: Analysis): Set<string> {
  const ofRows = rows.filter(({ row }) => evidence.rows.includes(row)).flatMap(({ events }) => events);
  // Rows are wider than events where two objects share one: they count only for those who name no event.
  return new Set(evidence.events.length > 0 ? evidence.events : ofRows);
}

/** Whether two findings are about the same thing. */
export function isSame(a: Finding, b: Finding): boolean {
  return a.code === b.code && isDeepStrictEqual(a.subject, b.subject);
}

/** Whether a sentence shares evidence with the alarms, other than to say from when to when the record goes. */
function isAbout(sentence: Sentence, alarming: ReadonlySet<string>, answer: Analysis): boolean {
  const own = restsOn(sentence, answer);
  return [...own].some((id) => alarming.has(id)) && !isOfTheRecord(sentence.text, own, answer);
}

/** It rests on both ends of the record and names none of the objects there. */
function isOfTheRecord(text: string, own: ReadonlySet<string>, { rows, coverage }: Analysis): boolean {
  const cited = rows.filter(({ events }) => events.some((id) => own.has(id)));
  return (
    cited.some(({ firstSeen }) => firstSeen?.micros === coverage.from?.micros) &&
    cited.some(({ lastSeen }) => lastSeen?.micros === coverage.to?.micros) &&
    !cited.some(({ name }) => text.includes(name))
  );
}

function withoutDigits(text: string): string {
  return text.replace(/\d+/g, '');
}

/** What is different about a finding, in a few words. */
function changed(before: Finding): (after: Finding) => string {
  return (after) => {
    const fields = (['severity', 'state', 'root', 'args', 'evidence'] as const).filter(
      (field) => !isDeepStrictEqual(before[field], after[field]),
    );
    return `${brief(after)} with other ${fields.join(', ') || 'text'}`;
  };
}

/** Fisher and Yates with a small generator of our own: the same order for the same seed, everywhere. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  let state = seed;
  for (let last = result.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [result[last], result[other]] = [result[other] as Item, result[last] as Item];
  }
  return result;
}
