import type { FindingCode } from '../finding.ts';
import { OTHER_RULES } from './others.ts';
import { POD_RULES } from './pods.ts';
import { RECORD_RULES } from './record.ts';
import type { Rule } from './rule.ts';

/** The rule of every code; one that is missing does not compile. */
export const RULES: { readonly [Code in FindingCode]: Rule } = { ...RECORD_RULES, ...POD_RULES, ...OTHER_RULES };
