import { inNotes, noteOf } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';
import type { Refusal } from '../trouble-args.ts';
import { refusedIn, tellsOfRefusal } from './refused.ts';

/** What admission let not be made: by whom, and for what. */
export const admissionDenied: Trouble<'admission-denied'> = {
  partOf: (statement) => (tellsOfRefusal(statement) ? (refusalOf(statement) ?? null) : null),
  facts: (group) => {
    const refusal = refusalOf(group[0] as Statement) ?? 'other';
    return { refusal, name: inNotes(group, NAMES[refusal]), what: refusedIn(group) };
  },
  // A namespace that is deleted takes nothing in, and nobody wants it to.
  severity: (group) => (group.every(isOfDeletedNamespace) ? 'notice' : 'warning'),
  // A workload may be there a moment before its namespace's default account.
  fleeting: true,
  endedBy: (_, { reason }) => (reason === 'SuccessfulCreate' ? 'over' : 'nothing'),
};

/**
 * The words of the admission plugins (kubernetes plugin/pkg/admission, staging pod-security-admission and apiserver
 * pkg/admission/plugin/webhook and policy, v1.36), the more telling before the general.
 */
const REFUSALS: readonly (readonly [Refusal, RegExp])[] = [
  ['pod-security', /violates PodSecurity "/],
  ['webhook-unreachable', /failed calling webhook "/],
  ['webhook', /admission webhook "[^"]{1,253}" denied the request/],
  ['policy', /ValidatingAdmissionPolicy '[^']{1,253}'/],
  ['security-context', /unable to validate against any security context constraint|security context constraint/],
  ['service-account', /error looking up service account|serviceaccount "[^"]{1,253}" not found/],
  ['priority-class', /no PriorityClass with name|priorityclass(?:es)?\S{0,30} "[^"]{1,253}" not found/i],
  [
    'limit-range',
    /(?:maximum|minimum) \S{1,100} usage per (?:Container|Pod|PersistentVolumeClaim)|max limit to request ratio/,
  ],
  ['other', / is forbidden: /],
];

const NAMES: Readonly<Record<Refusal, RegExp>> = {
  'pod-security': /violates PodSecurity "([^"]{1,100})"/,
  'webhook-unreachable': /failed calling webhook "([^"]{1,253})"/,
  webhook: /admission webhook "([^"]{1,253})" denied/,
  policy: /ValidatingAdmissionPolicy '([^']{1,253})'/,
  'security-context': /security context constraint "?([-a-z0-9]{1,63})"/,
  'service-account':
    /serviceaccount "([^"]{1,253})" not found|service account (?:[-a-z0-9]{1,63}\/)?([-a-z0-9.]{1,253}):/,
  'priority-class':
    /PriorityClass with name ([-a-z0-9.]{1,253}) was|priorityclass(?:es)?\S{0,30} "([^"]{1,253})" not found/i,
  'limit-range': /((?:maximum|minimum) \S{1,100} usage per (?:Container|Pod|PersistentVolumeClaim))/,
  other: /^$/,
};

function isOfDeletedNamespace(statement: Statement): boolean {
  return /because it is being terminated/.test(noteOf(statement));
}

function refusalOf(statement: Statement): Refusal | undefined {
  const note = noteOf(statement);
  return REFUSALS.find(([, pattern]) => pattern.test(note))?.[0];
}
