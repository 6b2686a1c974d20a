/** What a single word says about the outcome. `state` is a success that holds rather than ends: Ready, Healthy. */
export type WordMeaning = 'failure' | 'recovery' | 'success' | 'state' | 'done' | 'start' | 'progress' | 'end';

const MEANINGS: Readonly<Record<Exclude<WordMeaning, 'progress'>, string>> = {
  failure: `
    failed fail fails failing failure failures error errors errored err errs fatal exception panic panicked
    invalid unknown rejected rejecting refused denied forbidden unauthorized disallowed prohibited
    unavailable unhealthy unready unreachable unresponsive unschedulable unsatisfied unsatisfiable unsuccessful
    unsupported unsynced unresolved unrecoverable unrecovered unrepaired unexpected unable unparseable unverified
    degraded timeout timeouts timedout aborted crashed crashing crash crashes crashloop broken corrupt corrupted
    lost missing exceeded exceeds conflict conflicts conflicting backoff violated violates violation violations
    evicted killed cannot cant oom oomkilled oomkilling exhausted expired insufficient incompatible inconsistent mismatch
    mismatched misconfigured malformed infeasible overloaded stuck stalled disconnected ambiguous faulted faulty bad wrong
    abnormal interrupted outof`,
  recovery: `
    recovered restored resolved resumed repaired healed remediated fixed corrected reconnected unsuspended unpaused
    uncordoned`,
  // Words that end whatever was going on.
  success: 'succeeded succeeds success successful successfully completed complete completes finished done passed ok',
  state:
    'ready healthy available uptodate synced synchronized satisfied stable operational online reachable schedulable valid',
  // Participles: each ends its own deed alone (Created ends a creation, not a backup).
  done: `
    reconciled accepted approved granted admitted created updated deleted removed applied configured reconfigured
    installed uninstalled upgraded downgraded deployed redeployed provisioned deprovisioned scaled rescaled resized
    bound attached detached mounted unmounted issued renewed rotated verified validated registered deregistered
    initialized promoted demoted joined connected established restarted migrated patched pulled published uploaded
    downloaded imported exported saved cloned replicated rebalanced replaced recreated merged elected switched
    failedover enabled disabled activated deactivated expanded cleaned drained reloaded backedup generated built rebuilt pushed taken
    rolledback copied sent`,
  start: 'started starting starts begin begins began begun beginning initiated initiating',
  // An end that is neither good nor bad.
  end: 'cancelled canceled stopped terminated skipped',
};

const PROGRESS = new Set(['retry', 'pending', 'queued', 'progress', 'failingover', 'scheduled', 'requested']);

/** Nouns and adjectives that only look like a deed under way. */
const NO_DEED = new Set([
  ...['string', 'ring', 'king', 'thing', 'nothing', 'everything', 'spring', 'ping', 'ceiling', 'sibling', 'setting'],
  ...['warning', 'listing', 'during', 'existing', 'according', 'remaining', 'outstanding', 'single', 'routing'],
]);

let meanings: ReadonlyMap<string, WordMeaning> | undefined;

/** The meaning of a word in lower case, if it has one by itself. */
export function meaningOf(word: string): WordMeaning | undefined {
  meanings ??= new Map(
    Object.entries(MEANINGS).flatMap(([meaning, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((one) => [one, meaning as WordMeaning] as const),
    ),
  );
  const known = meanings.get(word);
  if (known) return known;
  if (PROGRESS.has(word)) return 'progress';
  return word.length > 4 && word.endsWith('ing') && !NO_DEED.has(word) ? 'progress' : undefined;
}
