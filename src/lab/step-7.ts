import type { Answer } from './answer.ts';
import { check, fail, judged, pass, required, type Verdict } from './check.ts';
import { identityFault, oneOfKind } from './event.ts';
import { isSaved, POD, unknownField } from './field-levels.ts';
import { at, isUnset, shown } from './fields.ts';
import {
  ageSeconds,
  type TableRow,
  tableRows,
  toldRow,
  toldRows,
  type WideColumns,
  wideColumns,
} from './kubectl-table.ts';
import { NAMESPACE } from './lab-files.ts';
import { quantityOf } from './quantity.ts';

const CPUS = 64;

/** busybox:1.36 of Docker Hub, with or without its full name and a digest. */
const IMAGE = /^(?:(?:index\.)?docker\.io\/)?(?:library\/)?busybox:1\.36(?:@sha256:[0-9a-f]{64})?$/;

export const STEP_7 = [
  check('step-7.hungry-pod', 'hungry-pod.yaml: Pod hungry in op-events, left to the scheduler', (answer) =>
    required(oneOfKind(answer, 'hungry-pod.yaml', 'Pod'), (pod) => {
      const fault = identityFault(pod, 'v1', 'hungry');
      if (fault !== undefined) return fail(fault);
      const unknown = isSaved(pod) ? undefined : unknownField(pod, POD);
      if (unknown !== undefined) return fail(`unknown field "${unknown}"`);
      // Either keeps the scheduler from trying.
      const kept = ['nodeName', 'schedulingGates'].find((name) => {
        const value = at(pod, 'spec', name);
        return !isUnset(value) && !(Array.isArray(value) && value.length === 0);
      });
      return kept === undefined ? pass('Pod hungry') : fail(`spec.${kept} ${shown(at(pod, 'spec', kept))}`);
    }),
  ),
  check('step-7.container', 'one container, app, of the image busybox:1.36', (answer) =>
    judged(oneOfKind(answer, 'hungry-pod.yaml', 'Pod'), (pod) => {
      const containers = containersOf(pod);
      const told = containers.map((one) => `${shown(at(one, 'name'))} of ${shown(at(one, 'image'))}`).join(', ');
      const [only] = containers;
      const image = at(only, 'image');
      const right = at(only, 'name') === 'app' && typeof image === 'string' && IMAGE.test(image);
      return containers.length === 1 && right ? pass(told) : fail(told === '' ? 'no container' : told);
    }),
  ),
  check('step-7.cpu', `resources.requests.cpu: "${CPUS}"`, (answer) =>
    judged(oneOfKind(answer, 'hungry-pod.yaml', 'Pod'), (pod) => {
      const containers = containersOf(pod);
      const resources = at(containers.find((one) => at(one, 'name') === 'app') ?? containers[0], 'resources');
      const requested = at(resources, 'requests', 'cpu');
      const limit = at(resources, 'limits', 'cpu');
      const found = `requests.cpu ${shown(requested)}${isUnset(limit) ? '' : `, limits.cpu ${shown(limit)}`}`;
      const belowRequest = !isUnset(limit) && (quantityOf(limit) ?? 0) < CPUS;
      return quantityOf(requested) === CPUS && !belowRequest ? pass(found) : fail(found);
    }),
  ),
  check(
    'step-7.scheduler-event',
    "scheduler-event.txt: the table of kubectl get events --field-selector reason=FailedScheduling -o wide, with the scheduler's Warning about pod/hungry",
    judgeSchedulerEvent,
  ),
] as const;

function containersOf(pod: unknown): readonly unknown[] {
  const containers = at(pod, 'spec', 'containers');
  return Array.isArray(containers) ? containers : [];
}

function judgeSchedulerEvent(answer: Answer): Verdict {
  return required(answer.lines('scheduler-event.txt'), (lines) => {
    const rows = tableRows(lines);
    const other = rows.find(({ reason }) => reason !== 'FailedScheduling');
    if (other) return fail(`a row with another reason: ${toldRow(other)}`);
    const right = rows.find(isSchedulers);
    if (right) return pass(`${toldRow(right)}, from ${wideColumns(right)?.source}`);
    const narrow = rows.length > 0 && rows.every((row) => wideColumns(row) === undefined);
    if (narrow) return fail(`a table without the columns of -o wide: ${toldRows(rows)}`);
    const hungry = rows.find(({ object }) => object === 'pod/hungry');
    return fail(hungry ? `${toldRow(hungry)} ${hungry.rest}` : toldRows(rows));
  });
}

/** What kube-scheduler says of a Pod that it cannot place: of the nodes, or in plain words. */
const REFUSED =
  /^(?:0\/\d{1,9} nodes are available\b|no nodes available to schedule pods|skip schedule deleting pod|running |pod group )/;

/** `<pod>.<nanoseconds in hexadecimal digits>`, as recorders name events. */
const NAME = /^hungry\.[0-9a-f]{8,32}$/;

function isSchedulers(row: TableRow): boolean {
  const { namespace = NAMESPACE, type, object } = row;
  const wide = wideColumns(row);
  if (namespace !== NAMESPACE || type !== 'Warning' || object !== 'pod/hungry' || wide === undefined) return false;
  // Others say FailedScheduling too, such as Karpenter. A scheduler is named by the pod, default-scheduler mostly.
  return /sched/i.test(wide.source) && REFUSED.test(wide.message) && NAME.test(wide.name) && agrees(row, wide);
}

/** Whether the numbers of a row can stand together: it was seen, and for the last time not before the first. */
function agrees({ lastSeen }: TableRow, { firstSeen, count }: WideColumns): boolean {
  const [last, first] = [ageSeconds(lastSeen), ageSeconds(firstSeen)];
  return count >= 1 && (last === undefined || first === undefined || last <= first);
}
