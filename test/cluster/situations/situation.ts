import type { Need } from '../support/cluster.ts';
import type { Stage } from './stage.ts';

/**
 * A row that must be there, by hand. A random part is a name in angle brackets: it stands for one text throughout the situation, and no
 * two names for the same. `<namespace>` and `<id>` are those of the stage.
 */
export interface RightRow {
  readonly row: string;
  /** The reporting controller. */
  readonly by: string;
  /** Its notes: each of these is there, and no other. `*` stands for any text. */
  readonly says: readonly string[];
}

/** What every situation needs: a scheduler, controllers, and kubelets or who plays them. */
export const CLUSTER: readonly Need[] = ['kube-scheduler', 'kube-controller-manager', 'kwok'];

/** Something that happens in a cluster, to be played on a real one, and what its events must come to. */
export interface Situation {
  /** In kebab-case, as its file. */
  readonly name: string;
  /** What happens, in a line. */
  readonly about: string;
  /** What a cluster must have for it. Where nodes come and go, it must be our own. */
  readonly needs: readonly Need[];
  /** Brings it about, and returns once the objects say that it has happened. */
  play(stage: Stage): Promise<void>;
  /** All rows of its namespace, but for those of kubelets, where these are real. */
  readonly rows: readonly RightRow[];
  /** The node that it happens to, whose events are in `default`. */
  readonly node?: { readonly name: string; readonly rows: readonly RightRow[] };
}
