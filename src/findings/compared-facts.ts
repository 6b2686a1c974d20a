import { isObject } from '../text/plain-json.ts';
import { distinct } from '../timeline/rows.ts';
import type { Finding, FindingCode } from './finding.ts';

/** What makes two findings of one code on one object two different ones. */
const PARTS: readonly string[] = ['container', 'probe'];

/** The codes that say little: there it takes the reason, or the type, to know what is meant. */
const NAMED_BY: Partial<Record<FindingCode, readonly string[]>> = {
  failure: ['reason'],
  'operator-failed': ['reason'],
  unfinished: ['reason'],
  'odd-type': ['type'],
  'hand-written': ['manager'],
};

/** The facts that make the same trouble another one: no counts, no times, and nothing that only one run has. */
const FACTS: Partial<Record<FindingCode, readonly string[]>> = {
  unschedulable: ['causes'],
  'image-pull-failed': ['images', 'answer'],
  'container-config-error': ['missing'],
  'sandbox-failed': ['plugin'],
  'volume-mount-failed': ['missing'],
  'hook-failed': ['hook'],
  evicted: ['cause', 'resource', 'limit'],
  'quota-exceeded': ['quota', 'what', 'limited'],
  'admission-denied': ['refusal', 'name', 'what'],
  'create-failed': ['what'],
  'job-failed': ['end'],
  'autoscaler-blind': ['metrics'],
  'provisioning-failed': ['storageClass'],
  'node-pressure': ['resource'],
  'node-restarted': ['what'],
};

/** What tells a finding apart from others of its code on the same object. */
export function partOf({ code, args }: Finding): unknown[] {
  return [...PARTS, ...(NAMED_BY[code] ?? [])].map((fact) => factsIn(args)[fact] ?? '');
}

/** The facts of some findings of one code, each as texts in byte order. */
export function factsOf(code: FindingCode, found: readonly Finding[]): Map<string, string[]> {
  const facts = FACTS[code] ?? [];
  return new Map(facts.map((fact) => [fact, distinct(found.flatMap(({ args }) => textsOf(factsIn(args)[fact])))]));
}

function factsIn(args: Finding['args']): Readonly<Record<string, unknown>> {
  return args as unknown as Readonly<Record<string, unknown>>;
}

/** A saved document may have been edited since: whatever stands there is taken as it is. */
function textsOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [String(value)];
  const { text, kind, name, key } = value;
  if (typeof text === 'string') return [text];
  return [`${kind}/${name}${key ? `, key ${key}` : ''}`];
}
