import type { Answer } from '../answer.ts';
import { fail, isProblem, judged, type Maybe, notApplicable, pass, passIf, type Verdict } from '../check.ts';
import type { LiveCheckId } from '../check-ids.ts';
import { DONE, ORPHAN, STARTED, WEIRD } from '../events.ts';
import { at, shown } from '../fields.ts';
import { guarded } from '../grade-files.ts';
import { NAMESPACE, REPORTER } from '../lab-files.ts';
import { microsIn } from '../moments.ts';
import type { Judged } from '../report.ts';
import { crdFault } from '../step-1.ts';
import { readUid } from '../uid.ts';
import { absentEvent } from './expired.ts';
import { type LiveEventSpec, liveEventFault, liveUid } from './live-event.ts';
import type { LiveFacts, LiveObject } from './live-facts.ts';
import { judgeLiveRows } from './live-rows.ts';

type LiveJudge = (answer: Answer, facts: LiveFacts) => Verdict;

interface LiveCheck {
  readonly id: Exclude<LiveCheckId, 'step-8.live-script'>;
  readonly expected: string;
  readonly judge: LiveJudge;
}

const LIVE_CHECKS: readonly LiveCheck[] = [
  {
    id: 'step-1.live-crd',
    expected: 'the cluster serves the CustomResourceDefinition of the lab',
    judge: (_answer, { crd }) =>
      ofObject(crd, (object) => {
        const fault = crdFault(object);
        return fault === undefined ? pass('it does') : fail(fault);
      }),
  },
  {
    id: 'step-1.live-uid',
    expected: "pipeline-uid.txt: the uid of the cluster's Pipeline build-1, whose spec.stage is build",
    judge: (answer, { pipeline }) =>
      ofObject(pipeline, (object) =>
        judged(readUid(answer), (uid) => {
          const [real, stage] = [at(object, 'metadata', 'uid'), at(object, 'spec', 'stage')];
          const found = `${uid}, and the cluster has ${shown(real)}, spec.stage ${shown(stage)}`;
          return passIf(real === uid && stage === 'build', found);
        }),
      ),
  },
  {
    id: 'step-3.live-orphan',
    expected: `no event build-1-orphan in ${NAMESPACE}`,
    judge: (_answer, facts) =>
      judged(isProblem(facts.core) ? facts.new : facts.core, (events) =>
        events.has(ORPHAN.name) ? fail(`there is an event ${ORPHAN.name}`) : pass('there is none'),
      ),
  },
  {
    id: 'step-4.live-weird',
    expected: 'event build-1-weird of the type Critical, about build-1',
    judge: (answer, facts) =>
      ofEvent(answer, facts, 'core', { event: WEIRD, values: { type: 'Critical', reason: 'StageUnknown' } }),
  },
  {
    id: 'step-5.live-count',
    expected: 'event build-1-started with count 5, lastTimestamp after firstTimestamp',
    judge: judgeCount,
  },
  {
    id: 'step-6.live-done',
    expected: 'event build-1-done through both APIs, with one uid',
    judge: judgeDone,
  },
  {
    id: 'step-7.live-scheduler',
    expected: "the scheduler's FailedScheduling about Pod hungry",
    judge: judgeScheduler,
  },
  { id: 'step-8.live-rows', expected: `timeline.txt: the rows of ${NAMESPACE} as it is now`, judge: judgeLiveRows },
];

/** Judges an answer by what the cluster holds. */
export function judgeLive(answer: Answer, facts: LiveFacts): Judged[] {
  return LIVE_CHECKS.map(({ id, expected, judge }) => ({
    id,
    expected,
    verdict: guarded(answer, () => judge(answer, facts)),
  }));
}

function ofObject(found: LiveObject, judge: (object: Readonly<Record<string, unknown>>) => Verdict): Verdict {
  if (found === 'absent') return fail('the cluster has none');
  return found === 'forbidden' ? notApplicable('this user may not read it') : judge(found.object);
}

/** Judges an event of the cluster by its values; one that is not there may have expired. */
function ofEvent(answer: Answer, facts: LiveFacts, api: 'core' | 'new', spec: LiveEventSpec): Verdict {
  return judged(facts[api], (events) => {
    const found = events.get(spec.event.name);
    if (found === undefined) return absentEvent(answer, facts, spec.event);
    const fault = liveEventFault(found, spec, liveUid(facts));
    return fault === undefined ? pass(`${spec.event.name} is there`) : fail(fault);
  });
}

/** Both times of a script may fall into one second; then the patch follows soon, in microseconds. */
const AT_ONCE = 10_000_000;

function judgeCount(answer: Answer, facts: LiveFacts): Verdict {
  const values = { count: 5, type: 'Normal', reason: 'ReconcileStarted' };
  const verdict = ofEvent(answer, facts, 'core', { event: STARTED, values });
  const found = isProblem(facts.core) ? undefined : facts.core.value.get(STARTED.name);
  if (verdict.result !== 'pass' || found === undefined) return verdict;
  const told = `count 5, firstTimestamp ${shown(at(found, 'firstTimestamp'))}, lastTimestamp ${shown(at(found, 'lastTimestamp'))}`;
  const first = microsIn(at(found, 'firstTimestamp'));
  const last = microsIn(at(found, 'lastTimestamp'));
  if (first === undefined || last === undefined) return fail(told);
  return passIf(last > first || (last === first && lastWrite(found) - first <= AT_ONCE), told);
}

/** When an object was last written by anybody, in microseconds; without end where the server does not tell. */
function lastWrite(object: unknown): number {
  const managed = at(object, 'metadata', 'managedFields');
  const times = Array.isArray(managed) ? managed.flatMap((entry) => microsIn(at(entry, 'time')) ?? []) : [];
  return times.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...times);
}

function judgeDone(answer: Answer, facts: LiveFacts): Verdict {
  const common = {
    type: 'Normal',
    reason: 'ReconcileSucceeded',
    action: 'Reconcile',
    reportingInstance: `${REPORTER}-0`,
  };
  const views: readonly (readonly ['core' | 'new', LiveEventSpec])[] = [
    ['core', { event: { ...DONE, api: 'v1' }, values: { ...common, reportingComponent: REPORTER } }],
    ['new', { event: DONE, values: { ...common, reportingController: REPORTER } }],
  ];
  const verdicts = views.map(([api, spec]) => ofEvent(answer, facts, api, spec));
  const odd = verdicts.find(({ result }) => result === 'fail') ?? verdicts.find(({ result }) => result !== 'pass');
  if (odd) return odd;
  const uids = [facts.core, facts.new].map((events: Maybe<ReadonlyMap<string, unknown>>) =>
    isProblem(events) ? undefined : at(events.value.get(DONE.name), 'metadata', 'uid'),
  );
  return passIf(uids[0] === uids[1], `uids ${uids.map(shown).join(' and ')}`);
}

function judgeScheduler(answer: Answer, facts: LiveFacts): Verdict {
  const about = facts.events.filter(
    ({ reason, regarding }) => reason === 'FailedScheduling' && regarding.kind === 'Pod' && regarding.name === 'hungry',
  );
  const right = about.find(
    ({ type, reportingController, writer }) =>
      type === 'Warning' && /sched/i.test(reportingController) && !/^kubectl/.test(writer?.manager ?? ''),
  );
  if (right) return pass(`from ${right.reportingController}`);
  if (about.length === 0) return absentEvent(answer, facts, DONE);
  return fail(
    `from ${about.map(({ reportingController, writer }) => `${reportingController || 'nobody'}, written by ${writer?.manager ?? 'nobody'}`).join('; ')}`,
  );
}
