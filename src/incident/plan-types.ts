import { groupBy, joinedEvidence } from '../findings/evidence.ts';
import type { Finding, FindingOf } from '../findings/finding.ts';
import { ofCode } from '../findings/of-code.ts';
import { atMost } from './at-most.ts';
import type { Claim } from './claim.ts';
import { namesOf } from './objects.ts';

const MOST_TYPES = 20;

/** Types outside Normal and Warning, one claim each. */
export function planTypes(found: readonly Finding[]): Claim[] {
  const groups = groupBy(ofCode(found, 'odd-type'), ({ args }) => args.type);
  return atMost(groups, MOST_TYPES, claimType, (rest) => ({
    code: 'more-types',
    args: { types: rest.length },
    evidence: joinedEvidence(rest.flat()),
  }));
}

function claimType(group: readonly FindingOf<'odd-type'>[]): Claim {
  const [{ args }] = group as [FindingOf<'odd-type'>];
  const byPlace = groupBy(group, ({ subject }) => JSON.stringify([subject.namespace, subject.kind]));
  const objects = byPlace.map((same) => namesOf(same.map(({ subject }) => subject)));
  const reasons = [...new Set(group.flatMap((finding) => finding.args.reasons))];
  const { type, nearly, tools } = args;
  return { code: 'odd-type', args: { type, objects, reasons, nearly, tools }, evidence: joinedEvidence(group) };
}
