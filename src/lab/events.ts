import type { LabEvent } from './event.ts';

export const STARTED: LabEvent = {
  file: 'event-started.yaml',
  name: 'build-1-started',
  api: 'v1',
  checked: ['reason', 'type', 'message', 'firstTimestamp', 'lastTimestamp', 'count'],
};
export const ORPHAN: LabEvent = {
  file: 'event-bad.yaml',
  name: 'build-1-orphan',
  api: 'v1',
  checked: ['reason', 'type'],
};
export const WEIRD: LabEvent = {
  file: 'event-weird.yaml',
  name: 'build-1-weird',
  api: 'v1',
  checked: ['reason', 'type', 'firstTimestamp', 'lastTimestamp'],
};
export const DONE: LabEvent = {
  file: 'event-done.yaml',
  name: 'build-1-done',
  api: 'events.k8s.io/v1',
  checked: ['reason', 'type', 'note', 'eventTime', 'action', 'reportingController', 'reportingInstance'],
};
