import type { FileCheckId } from './steps.ts';

/** The checks that ask the cluster itself; the last one runs timeline.sh. */
export const LIVE_CHECK_IDS = [
  'step-1.live-crd',
  'step-1.live-uid',
  'step-3.live-orphan',
  'step-4.live-weird',
  'step-5.live-count',
  'step-6.live-done',
  'step-7.live-scheduler',
  'step-8.live-rows',
  'step-8.live-script',
] as const;

export type LiveCheckId = (typeof LIVE_CHECK_IDS)[number];

export type LabCheckId = FileCheckId | LiveCheckId;
