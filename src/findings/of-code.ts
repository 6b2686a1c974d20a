import type { Finding, FindingCode, FindingOf } from './finding.ts';

/** Findings of one code, with its facts. */
export function ofCode<Code extends FindingCode>(found: readonly Finding[], code: Code): FindingOf<Code>[] {
  return found.filter((finding) => finding.code === code) as FindingOf<Code>[];
}
