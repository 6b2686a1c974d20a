import { STEP_1 } from './step-1.ts';
import { STEP_2 } from './step-2.ts';
import { STEP_3 } from './step-3.ts';
import { STEP_4 } from './step-4.ts';
import { STEP_5 } from './step-5.ts';
import { STEP_6 } from './step-6.ts';
import { STEP_7 } from './step-7.ts';
import { STEP_8_INCIDENT } from './step-8-incident.ts';
import { STEP_8_SCRIPT } from './step-8-script.ts';
import { STEP_8_TIMELINE } from './step-8-timeline.ts';

/** Every check of the files, in the order of a report. */
export const FILE_CHECKS = [
  ...STEP_1,
  ...STEP_2,
  ...STEP_3,
  ...STEP_4,
  ...STEP_5,
  ...STEP_6,
  ...STEP_7,
  ...STEP_8_SCRIPT,
  ...STEP_8_TIMELINE,
  ...STEP_8_INCIDENT,
] as const;

export type FileCheckId = (typeof FILE_CHECKS)[number]['id'];

export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The step that a check belongs to, by its id. */
export function stepOf(id: string): number {
  return Number(/^step-(\d)\./.exec(id)?.[1]);
}
