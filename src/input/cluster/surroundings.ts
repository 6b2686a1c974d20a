import { homedir } from 'node:os';
import { type Clock, realClock } from './clock.ts';

/** What a live read takes from the process it runs in, so that a test can put something else in its place. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that holds `.kube/config`. */
  readonly home: string;
  /** Where a pod's service account is mounted. */
  readonly serviceAccount: string;
  /** Whether a person sits at standard input, whom a credential plugin may ask. */
  readonly terminal: boolean;
  /** Where what a credential plugin writes to standard error goes: to ours, as with kubectl, or nowhere. */
  readonly pluginOutput: 'inherit' | 'ignore';
  readonly clock: Clock;
}

export function surroundings(given: Partial<Surroundings> = {}): Surroundings {
  return {
    env: process.env,
    home: homedir(),
    serviceAccount: '/var/run/secrets/kubernetes.io/serviceaccount',
    terminal: process.stdin.isTTY === true,
    pluginOutput: 'inherit',
    clock: realClock,
    ...given,
  };
}
