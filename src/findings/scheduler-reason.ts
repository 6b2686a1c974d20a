import type { Detector } from './detector.ts';
import { reporterReasons } from './reporter-reason.ts';

/** What the scheduler decided. */
export const schedulerReason: Detector<'scheduler-reason'> = (scene) =>
  reporterReasons('scheduler-reason', 'scheduler', scene);
