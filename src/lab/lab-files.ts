/** The files that the eight steps leave behind. */
export const LAB_FILES = [
  'pipeline-crd.yaml',
  'pipeline-build1.yaml',
  'pipeline-uid.txt',
  'event-started.yaml',
  'events-list.txt',
  'event-bad.yaml',
  'invalid-event.txt',
  'event-weird.yaml',
  'type-report.txt',
  'count-report.txt',
  'event-done.yaml',
  'both-apis.txt',
  'hungry-pod.yaml',
  'scheduler-event.txt',
  'timeline.sh',
  'timeline.txt',
  'incident.txt',
] as const;

export type LabFile = (typeof LAB_FILES)[number];

/** A file of an answer: its bytes, or why it has none. */
export type LabContent =
  | {
      readonly bytes: Uint8Array;
      /** The file is a link that leads out of the folder: it is judged, but nothing of it is shown. */
      readonly outside?: boolean;
    }
  | { readonly problem: string };

/** The files of an answer by name; one that is not there is missing. Others than those of the lab are not looked at. */
export type LabFiles = ReadonlyMap<string, LabContent>;

/** Every answer is a few lines; more than this in one file is none. */
export const MOST_BYTES = 256 * 1024;

/** The names of the lab, known to every step. */
export const NAMESPACE = 'op-events';
export const GROUP = 'ev.labhub.io';
export const OBJECT = { apiVersion: `${GROUP}/v1`, kind: 'Pipeline', name: 'build-1', namespace: NAMESPACE } as const;
export const REPORTER = 'pipeline-operator';

/** What the timeline of the lab holds, in the order of `LC_ALL=C sort`. */
export const LAB_ROWS = [
  { type: 'Critical', reason: 'StageUnknown', object: 'Pipeline/build-1' },
  { type: 'Normal', reason: 'ReconcileStarted', object: 'Pipeline/build-1' },
  { type: 'Normal', reason: 'ReconcileSucceeded', object: 'Pipeline/build-1' },
  { type: 'Warning', reason: 'FailedScheduling', object: 'Pod/hungry' },
] as const;
