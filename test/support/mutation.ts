import { isDeepStrictEqual } from 'node:util';
import type { Analysis, Finding, KubeEvent } from '../../src/index.ts';
import type { Answer } from './gates.ts';
import { evidenceFailures, isSame, restsOn } from './gates.ts';
import type { Truth } from './truth.ts';
import { brief, gravity, isObject, tellsOf } from './truth.ts';

/** Incidents that do not rest on the event they begin with, or that stand unmoved when it is taken away. */
export function firstBadFailures(truth: Truth, events: readonly KubeEvent[], answer: Answer): string[] {
  const before = answer(events);
  return truth.incidents.flatMap((incident) => {
    const { reason, ...object } = incident.firstBad;
    const bad = new Set(
      events
        .filter((event) => event.reason === reason && isAboutObject(event, object))
        .map(({ metadata }) => metadata.uid),
    );
    if (bad.size === 0) return [`${incident.id}: no event is its firstBad`];
    const told = before.findings.filter((finding) => tellsOf(incident, finding));
    const resting = told.filter(({ evidence }) => evidence.events.some((id) => bad.has(id)));
    const after = answerWithout(bad, events, answer);
    return [
      ...(resting.length === 0 ? told.slice(0, 1).map((finding) => `not resting on ${reason}: ${brief(finding)}`) : []),
      ...resting.filter((finding) => standsUnmoved(finding, after)).map((finding) => `unmoved: ${brief(finding)}`),
      ...leftovers(before, after, bad),
    ].map((failure) => `${incident.id}: without ${reason}: ${failure}`);
  });
}

/** Findings that outlive their evidence, and sentences that outlive theirs with them. */
export function mutationFailures(
  events: readonly KubeEvent[],
  answer: Answer,
  which: (finding: Finding) => boolean = () => true,
): string[] {
  const before = answer(events);
  return before.findings.filter(which).flatMap((finding) => {
    const gone = restsOn(finding, before);
    if (gone.size === 0) return [`rests on no event: ${brief(finding)}`];
    const after = answerWithout(gone, events, answer);
    return [...(standsUnmoved(finding, after) ? ['unmoved'] : []), ...leftovers(before, after, gone)].map(
      (failure) => `without what ${brief(finding)} rests on: ${failure}`,
    );
  });
}

/** Sentences that are said all the same when the events they rest on are taken away. */
export function sentenceFailures(events: readonly KubeEvent[], answer: Answer): string[] {
  const before = answer(events);
  return before.incident.sentences.flatMap((sentence) => {
    const gone = restsOn(sentence, before);
    if (gone.size === 0) return [];
    return leftovers(before, answerWithout(gone, events, answer), gone).map(
      (failure) => `without the evidence of “${sentence.text}”: ${failure}`,
    );
  });
}

/** Every event of a recording has a uid, which is its identity. */
function answerWithout(gone: ReadonlySet<string>, events: readonly KubeEvent[], answer: Answer): Analysis {
  return answer(events.filter(({ metadata }) => !gone.has(metadata.uid)));
}

/** Events of Nodes have their namespace in the metadata alone. */
function isAboutObject({ regarding, metadata }: KubeEvent, object: Parameters<typeof isObject>[0]): boolean {
  const { kind = '', name = '', namespace = metadata.namespace } = regarding;
  return [namespace, metadata.namespace].some((space) => isObject(object, { kind, name, namespace: space }));
}

/** Neither gone, nor less grave, nor in doubt, nor saying anything else on the evidence that is left. */
function standsUnmoved(before: Finding, { findings }: Analysis): boolean {
  return findings.some(
    (after) =>
      isSame(after, before) &&
      gravity(after) <= gravity(before) &&
      (after.state !== 'unknown' || before.state === 'unknown') &&
      isDeepStrictEqual(after.args, before.args),
  );
}

/** What still cites events that are gone, and sentences that rested on nothing else and are still there word for word. */
function leftovers(before: Analysis, after: Analysis, gone: ReadonlySet<string>): string[] {
  const cites = ({ evidence }: Pick<Finding, 'evidence'>) => evidence.events.some((id) => gone.has(id));
  const said = new Set(after.incident.sentences.map(({ text }) => text));
  const lost = before.incident.sentences.filter((sentence) => {
    const own = [...restsOn(sentence, before)];
    return own.length > 0 && sentence.evidence.limits.length === 0 && own.every((id) => gone.has(id));
  });
  return [
    ...after.findings.filter(cites).map((finding) => `cited by ${brief(finding)}`),
    ...after.incident.sentences.filter(cites).map(({ text }) => `cited by: ${text}`),
    ...evidenceFailures(after),
    ...lost.filter(({ text }) => said.has(text)).map(({ text }) => `still said: ${text}`),
  ];
}
