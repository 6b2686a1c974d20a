export { OpTimelineError, type OpTimelineErrorCode } from './error.ts';
export type { ClusterOptions } from './input/cluster/options.ts';
export type { LabCheckId } from './lab/check-ids.ts';
export { type GradeOptions, gradeLab } from './lab/grade.ts';
export type { LabLanguage } from './lab/hints/index.ts';
export type { LabCheck, LabReport, LabResult } from './lab/report.ts';
