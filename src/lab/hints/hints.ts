import type { LabCheckId } from '../check-ids.ts';

/** Why each rule exists, in one language. A check without its hint does not compile. */
export type Hints = Readonly<Record<LabCheckId, string>>;
