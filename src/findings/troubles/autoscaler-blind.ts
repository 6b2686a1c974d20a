import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** An autoscaler that cannot see what it scales by (kubernetes pkg/controller/podautoscaler/horizontal.go, v1.36; KEDA). */
export const autoscalerBlind: Trouble<'autoscaler-blind'> = {
  partOf: (statement) => (tells(statement) ? '' : null),
  facts: (group) => ({ metrics: [...new Set(group.flatMap((statement) => metricIn(statement) || []))] }),
  endedBy: (_, { reason }) =>
    ['SuccessfulRescale', 'KEDAScalersStarted', 'ScaledObjectReady'].includes(reason) ? 'over' : 'nothing',
  // Pods that have just started have no metrics for a minute or two; the autoscaler asks every 15 seconds.
  severity: (group) => {
    const count = group.reduce((sum, { occurrences }) => sum + occurrences.count, 0);
    return group.every(isStartingUp) && count <= 10 ? 'notice' : 'warning';
  },
};

const OF_AUTOSCALER =
  /^(?:FailedGet(?:ContainerResource|Resource|Pods|Object|External)Metric|FailedComputeMetricsReplicas|FailedGetScale|InvalidMetricSourceType|InvalidSelector|SelectorRequired|AmbiguousSelector)$/;

function tells(statement: Statement): boolean {
  if (statement.subject.kind === 'HorizontalPodAutoscaler') return OF_AUTOSCALER.test(statement.reason);
  return says(
    statement,
    ['ScaledObject', 'ScaledJob'],
    ['KEDAScalerFailed', 'ScaledObjectCheckFailed', 'KEDAMetricSourceFailed'],
  );
}

function metricIn(statement: Statement): string {
  const note = noteOf(statement);
  return (
    /\bmetrics? for resource (\S{1,100}?):/.exec(note)?.[1] ??
    /\b(?:external|pods|object) metric (\S{1,200}?)[:/( ]/.exec(note)?.[1] ??
    /\bfailed to get (\S{1,100}) (?:utilization|resource metric value)/.exec(note)?.[1] ??
    ''
  );
}

function isStartingUp(statement: Statement): boolean {
  return /did not receive metrics for (?:any ready|targeted) pods|no metrics returned from/.test(noteOf(statement));
}
