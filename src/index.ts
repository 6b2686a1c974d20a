// The public surface, and nothing else: what is not named here may change in any release.

export type { AnalyzeInput } from './analyze.ts';
export { analyze, readEvents } from './analyze.ts';
export type { OpTimelineErrorCode } from './error.ts';
export { OpTimelineError } from './error.ts';
export type {
  Certainty,
  EventMetadata,
  EventProblem,
  KubeEvent,
  ObjectReference,
  Occurrences,
  ProblemCode,
  Rejection,
  RejectionCode,
  Series,
  Time,
  TimeSource,
  Writer,
} from './event/kube-event.ts';
export type { Normalized } from './event/normalize.ts';
export { normalizeEvent } from './event/normalize.ts';
export type { EventApi, RawEvent } from './event/raw-event.ts';
export type { Reporter, ReporterBasis } from './event/reporter.ts';
export { reporterOf } from './event/reporter.ts';
export type {
  ChangedFinding,
  ComparedFinding,
  FindingChange,
  FindingsDiff,
  NewFinding,
} from './findings/compare.ts';
export { describeReason } from './findings/describe-reason.ts';
export type { Comparable, DiffOptions, TimelineDiff } from './findings/diff.ts';
export { diffTimelines } from './findings/diff.ts';
export type {
  CodeExplanation,
  CountBasis,
  ExplainedEvent,
  ExplainedMeaning,
  RowExplanation,
} from './findings/explain.ts';
export { explain } from './findings/explain.ts';
export type {
  Evidence,
  Finding,
  FindingArgs,
  FindingCode,
  FindingOf,
  FindingState,
  Severity,
} from './findings/finding.ts';
export { FINDING_CODES } from './findings/finding.ts';
export type { FindingsOptions } from './findings/index.ts';
export { findings } from './findings/index.ts';
export type { OwnReason, ReasonsOption } from './findings/reasons-option.ts';
export type { Rule } from './findings/rules/rule.ts';
export type { InputFormat, Notice, NoticeCode } from './formats/decoded.ts';
export type { InputSummary, ReadOptions, ReadResult } from './formats/read-events.ts';
export type { Analysis, DocumentOptions, WordedFinding, WordedLimit } from './incident/analysis.ts';
export { documentOf } from './incident/analysis.ts';
export type { DraftOptions, Incident, Sentence } from './incident/draft.ts';
export { draftIncident } from './incident/draft.ts';
export type { Language } from './incident/languages.ts';
export type { DescribedEntry, ReasonDescription } from './reasons/describe-reason.ts';
export type {
  Category,
  LookupBasis,
  Phase,
  ReasonEntry,
  ReasonList,
  ReasonListProblem,
  ReasonMatch,
  ReasonQuery,
  ReporterClass,
} from './reasons/index.ts';
export { builtInCatalogue, extendCatalogue, ReasonCatalogue, readReasonEntries } from './reasons/index.ts';
export type { StateWord } from './reasons/no-reasons.ts';
export type { RedactOptions } from './redact/redact-events.ts';
export { redactEvents } from './redact/redact-events.ts';
export { renderJson } from './render/json.ts';
export type { KubectlAnswer, KubectlAnswerOptions, KubectlEventsOptions } from './render/kubectl-answer.ts';
export { kubectlEvents, kubectlGetEvents } from './render/kubectl-answer.ts';
export type { KubectlTableOptions } from './render/kubectl-cells.ts';
export type { KubectlErrorOptions } from './render/kubectl-error.ts';
export { kubectlError } from './render/kubectl-error.ts';
export { renderKubectlTable } from './render/kubectl-events.ts';
export { renderKubectlWide } from './render/kubectl-wide.ts';
export { renderMarkdown } from './render/markdown.ts';
export type { WithRows } from './render/rows.ts';
export { renderRows } from './render/rows.ts';
export type { TableOptions } from './render/table.ts';
export { renderTable } from './render/table.ts';
export type { TimelineOptions } from './timeline/build.ts';
export { buildTimeline } from './timeline/build.ts';
export type { ChangedRow, ComparedRow, RowChange, RowsDiff } from './timeline/diff.ts';
export type { EventFilter } from './timeline/filter.ts';
export { filterEvents } from './timeline/filter.ts';
export { timelineFromRows } from './timeline/from-rows.ts';
export type { RowKey } from './timeline/row-text.ts';
export { formatRow, parseRow, parseRows } from './timeline/row-text.ts';
export type { Subject } from './timeline/subject.ts';
export type { Coverage, Limit, LimitCode, Timeline, TimelineProblem, TimelineRow } from './timeline/timeline.ts';
