import type { FindingCode } from '../finding.ts';
import { FINDING_CODES } from '../finding.ts';
import { CONTROLLER_RULES } from './controllers.ts';
import { withDerived } from './derived.ts';
import { OTHER_RULES } from './others.ts';
import { POD_RULES } from './pods.ts';
import { RECORD_RULES } from './record.ts';
import type { Rule } from './rule.ts';

/** What is told by hand; a code that is missing does not compile. */
const TOLD: { readonly [Code in FindingCode]: Rule } = {
  ...RECORD_RULES,
  ...POD_RULES,
  ...CONTROLLER_RULES,
  ...OTHER_RULES,
};

/** The rule of every code. */
export const RULES = Object.fromEntries(FINDING_CODES.map((code) => [code, withDerived(code, TOLD[code])])) as {
  readonly [Code in FindingCode]: Rule;
};
