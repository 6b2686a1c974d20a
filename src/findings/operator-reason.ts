import type { Detector } from './detector.ts';
import { reporterReasons } from './reporter-reason.ts';

/** What operators reported: programs that are no part of Kubernetes itself. */
export const operatorReason: Detector<'operator-reason'> = (scene) =>
  reporterReasons('operator-reason', 'operator', scene);
