import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Analysis, Finding, KubeEvent, Timeline } from '../src/index.ts';
import { buildTimeline, documentOf, OpTimelineError, renderMarkdown, renderRows } from '../src/index.ts';
import { eventsOf, truthOf } from './support/answers.ts';
import { eventOf, legacy } from './support/events.ts';
import { evidenceFailures } from './support/gates.ts';
import { isAlarm, truthFailures } from './support/truth.ts';

const HEADING = 'On the nodes (their events are stored in default)';

interface Recorded {
  readonly own: KubeEvent[];
  readonly context: KubeEvent[];
  readonly alone: Timeline;
  readonly timeline: Timeline;
  readonly answer: Analysis;
}

/** A recording of a namespace, with what was stored in `default` beside it. */
function recordedWith(recording: string): Recorded {
  const own = eventsOf(recording, 'core.json');
  const context = eventsOf(recording, 'default-core.json');
  const timeline = buildTimeline(own, { context });
  return { own, context, alone: buildTimeline(own), timeline, answer: documentOf(timeline) };
}

const down = recordedWith('nodedown');
const full = recordedWith('diskpressure');
const none = recordedWith('backup');

function ofNodes({ findings }: Analysis): Finding[] {
  return findings.filter(({ subject }) => subject.kind === 'Node');
}

/** The lines of a section of a draft. */
function section({ incident }: Analysis, heading: string): string[] {
  const [, ...lines] =
    incident.text
      .trimEnd()
      .split('\n\n')
      .find((part) => part.startsWith(heading))
      ?.split('\n') ?? [];
  return lines;
}

/** An event of the node controller about a Node, seconds after 15:00:00. */
function ofNode(reason: string, seconds: number, name = 'node-1', more: object = {}): KubeEvent {
  return legacy(reason, seconds, {
    metadata: { uid: `${name}-${reason}-${seconds}`, namespace: 'default' },
    involvedObject: { kind: 'Node', name, uid: name },
    source: { component: 'node-controller' },
    ...more,
  });
}

describe.each([
  ['nodedown', down],
  ['diskpressure', full],
  ['backup', none],
] as const)(
  'the events of the Nodes beside the recording %s',
  (recording, { own, context, alone, timeline, answer }) => {
    test('change no row, no count, no problem, and no limit but the one of the nodes', () => {
      const limits = alone.coverage.limits.filter(({ code }) => code !== 'nodes-elsewhere');
      expect({ ...timeline, context: [] }).toEqual({ ...alone, coverage: { ...alone.coverage, limits } });
      expect(renderRows(documentOf(timeline))).toBe(renderRows(alone));
    });

    test('leave the story true, and all it says has evidence that exists', () => {
      expect(truthFailures(truthOf(recording), answer)).toEqual([]);
      expect(evidenceFailures(answer)).toEqual([]);
    });

    test('may come in any order and often, of either API', () => {
      const inOther = eventsOf(recording, 'default-new.json');
      const again = documentOf(buildTimeline([...own].reverse(), { context: [...context, ...context].reverse() }));
      expect({ ...again, coverage: answer.coverage }).toEqual(answer);
      const other = documentOf(buildTimeline(eventsOf(recording, 'new.json'), { context: inOther }));
      expect(other.findings).toEqual(answer.findings);
      expect(other.incident).toEqual(answer.incident);
    });

    test('are told of in no more than five sentences, and nowhere else but in the first lines', () => {
      expect(section(answer, HEADING).length).toBeLessThanOrEqual(5);
      for (const heading of ['What happened', 'Who said what']) {
        expect(section(answer, heading).filter((line) => line.includes('Node/'))).toEqual([]);
        expect(section(answer, heading).length).toBeGreaterThan(0);
      }
    });
  },
);

describe('a node that went down', () => {
  test('is the root of what its pods went through, and first told', () => {
    const [root] = ofNodes(down.answer);
    expect(down.answer.findings[0]).toBe(root);
    expect(root).toMatchObject({ code: 'node-not-ready', severity: 'critical', state: 'open', root: true });
    const pods = down.answer.findings.filter(({ subject, severity }) => subject.kind === 'Pod' && severity !== 'info');
    expect(pods.map(({ code }) => code).sort()).toEqual(['evicted', 'evicted', 'node-not-ready', 'node-not-ready']);
    for (const { root: isRoot, explainedBy } of pods) {
      expect({ isRoot, explainedBy }).toEqual({
        isRoot: false,
        explainedBy: { code: 'node-not-ready', subject: root?.subject },
      });
    }
    const lines = down.answer.incident.text.split('\n');
    expect(lines[0]).toMatch(/^Node\/kwok-node-1: /);
    // What the namespace itself went through is still among the first lines.
    expect(lines.slice(3, lines.indexOf(''))).toEqual([
      expect.stringMatching(/^Consequences of the trouble of Node\/kwok-node-1: .*queue-d5545b6bb-lxz68/),
    ]);
  });

  test('has a section of its own, with its rows in the evidence and in the document alone', () => {
    expect(section(down.answer, HEADING)).toEqual([
      '- 15:18:08: node-controller reported RegisteredNode on Node/kwok-node-1.',
      '- 15:20:23: node-controller reported NodeNotReady on Node/kwok-node-1: “Node kwok-node-1 status is now: NodeNotReady”.',
    ]);
    expect(section(down.answer, 'Evidence').slice(-3)).toEqual([
      `  ${HEADING}:`,
      '  Normal NodeNotReady Node/kwok-node-1  (once, 2026-11-30 15:20:23)',
      '  Normal RegisteredNode Node/kwok-node-1  (once, 2026-11-30 15:18:08)',
    ]);
    expect(down.answer.context?.rows.map(({ row }) => row)).toEqual([
      'Normal NodeNotReady Node/kwok-node-1',
      'Normal RegisteredNode Node/kwok-node-1',
    ]);
    expect(documentOf(down.alone)).not.toHaveProperty('context');
    expect(renderMarkdown(down.answer)).toMatch(
      /## Events of the Nodes, beside the rows\n\n\|.*\n\|.*\n\| Normal \| NodeNotReady/,
    );
    expect(renderMarkdown(documentOf(down.alone))).not.toContain('Node/');
  });

  test('explains nothing any more once what was said of it is taken away', () => {
    const context = down.context.filter(({ reason }) => reason !== 'NodeNotReady');
    const answer = documentOf(buildTimeline(down.own, { context }));
    expect(ofNodes(answer)).toEqual([]);
    expect(answer.findings).toEqual(documentOf(down.alone).findings);
  });
});

describe('a node that ran short of disk', () => {
  test('explains the evictions; what was over before the record began explains nothing', () => {
    const found = ofNodes(full.answer);
    expect(found.map(({ code, severity, state }) => [code, severity, state])).toEqual([
      ['node-pressure', 'warning', 'recovered'],
      ['node-restarted', 'notice', 'open'],
    ]);
    const evicted = full.answer.findings.filter(({ code }) => code === 'evicted');
    expect(evicted).toHaveLength(2);
    for (const { explainedBy } of evicted) {
      expect(explainedBy).toMatchObject({ code: 'node-pressure', subject: { kind: 'Node', name: 'real-node-0' } });
    }
    // A kubelet that was started again explains nothing here: no first line is about it.
    const [first = ''] = full.answer.incident.text.split('\n\n');
    expect(first.match(/^Node\/.*/gm)).toEqual([expect.stringContaining('runs short of disk space')]);
  });

  test('has counts that are no more than lower bounds, as its kubelet fell silent', () => {
    const [pressure] = ofNodes(full.answer);
    expect(pressure?.args).toMatchObject({ certainty: 'at-least' });
    expect(full.answer.coverage.limits.map(({ code }) => code)).not.toContain('counts-frozen');
  });

  test('is no cause of its evictions by not being ready', () => {
    const evicted = legacy('Evicted', 20, { type: 'Warning', message: 'The node was low on resource: memory.' });
    const own = [legacy('Started', 0), evicted];
    const foundIn = (...context: KubeEvent[]) =>
      documentOf(buildTimeline(own, { context })).findings.find(({ code }) => code === 'evicted');
    expect(foundIn(ofNode('NodeNotReady', 10))).toMatchObject({ root: true });
    const short = ofNode('NodeHasInsufficientMemory', 12, 'node-1', { source: { component: 'kubelet' } });
    expect(foundIn(ofNode('NodeNotReady', 10), short)).toMatchObject({ explainedBy: { code: 'node-pressure' } });
  });

  test('is told by what went wrong first, then by what is ordinary, in one sentence', () => {
    const said = section(full.answer, HEADING);
    const reasons = ['NodeHasNoDiskPressure', 'EvictionThresholdMet', 'NodeHasDiskPressure'];
    for (const reason of reasons) expect(said.filter((line) => line.includes(`reported ${reason}`))).toHaveLength(1);
    expect(said.filter((line) => /NodeHasSufficientMemory|NodeAllocatableEnforced/.test(line))).toHaveLength(1);
    // Long before: no part of this story.
    expect(full.answer.incident.text).not.toMatch(/MissingClusterDNS|ContainerGCFailed/);
  });
});

describe('what counts of the events beside a timeline', () => {
  const scheduled = (node: string, seconds = 0) =>
    legacy('Scheduled', seconds, {
      message: `Successfully assigned shop/web to ${node}`,
      source: { component: 'default-scheduler' },
    });
  const contextOf = (own: readonly KubeEvent[], ...context: KubeEvent[]) =>
    buildTimeline(own, { context }).context.map(({ regarding }) => regarding.name);

  test.each<[string, KubeEvent]>([
    ['the node that a pod was put on', scheduled('node-1')],
    ['the host of a kubelet', legacy('Started', 1)],
    [
      'the node of a preempted pod',
      legacy('Preempted', 1, {
        message: 'Preempted by pod 0d2c7d3e-0000-4000-8000-000000000000 on node node-1',
        source: { component: 'default-scheduler' },
      }),
    ],
  ])('are those about %s', (_, own) => {
    expect(contextOf([own], ofNode('NodeNotReady', 5), ofNode('NodeNotReady', 5, 'node-2'))).toEqual(['node-1']);
  });

  test('are none where no Node is named, none of other objects, none of the Nodes of others', () => {
    const bare = legacy('Started', 1, { source: { component: 'kubelet' } });
    expect(contextOf([bare], ofNode('NodeNotReady', 5))).toEqual([]);
    const others = [
      legacy('Started', 2, { involvedObject: { kind: 'Pod', name: 'node-1' } }),
      ofNode('Failed', 3, 'node-1', { involvedObject: { kind: 'Node', name: 'node-1', apiVersion: 'longhorn.io/v1' } }),
    ];
    expect(contextOf([scheduled('node-1')], ...others)).toEqual([]);
  });

  test('are not those that the timeline has itself, nor copies', () => {
    const said = ofNode('NodeNotReady', 5);
    expect(contextOf([scheduled('node-1'), said], said)).toEqual([]);
    expect(contextOf([scheduled('node-1')], said, { ...said })).toEqual(['node-1']);
  });

  test('are not those of another time: over before, or begun after', () => {
    const found = (...context: KubeEvent[]) =>
      ofNodes(documentOf(buildTimeline([scheduled('node-1', 600), legacy('Started', 700)], { context })));
    expect(
      found(ofNode('NodeNotReady', 10), ofNode('NodeReady', 400, 'node-1', { source: { component: 'kubelet' } })),
    ).toEqual([]);
    expect(found(ofNode('NodeNotReady', 10))).toMatchObject([{ code: 'node-not-ready', state: 'open' }]);
    expect(found(ofNode('NodeNotReady', 1000))).toEqual([]);
  });

  test('are no matter of how the record was written', () => {
    const odd = ofNode('Sighted', 5, 'node-1', {
      type: 'Critical',
      message: '(combined from similar events): seen',
      source: { component: 'watch-operator' },
      count: 40,
    });
    const { findings, coverage } = documentOf(
      buildTimeline([scheduled('node-1'), legacy('Started', 9)], { context: [odd] }),
    );
    expect(findings.map(({ code }) => code).sort()).toEqual(['failure', 'scheduler-reason']);
    expect(findings.filter(isAlarm)).toEqual([]);
    expect(coverage.limits.map(({ code }) => code)).not.toContain('messages-combined');
  });

  test('may come in any order, any number of times', () => {
    const reasons = fc.constantFrom('NodeNotReady', 'NodeReady', 'Rebooted', 'NodeHasDiskPressure', 'Starting');
    const event = fc
      .tuple(
        reasons,
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom('node-1', 'node-2'),
        fc.integer({ min: 1, max: 3 }),
      )
      .map(([reason, seconds, node, count]) =>
        ofNode(reason, seconds, node, { count, metadata: { uid: `${reason}-${seconds % 3}`, namespace: 'default' } }),
      );
    const both = fc
      .array(event, { maxLength: 10 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })));
    const own = [scheduled('node-1'), legacy('Started', 30)];
    fc.assert(
      fc.property(both, ([once, often]) => {
        const [one, other] = [once, often].map((context) => documentOf(buildTimeline(own, { context })));
        expect(other).toEqual(one);
        expect(evidenceFailures(one as Analysis)).toEqual([]);
      }),
    );
  });
});

test('a limit says that the events of the Nodes were not read, or were refused; none where they were', () => {
  const own = [legacy('Scheduled', 0, { message: 'Successfully assigned shop/web to node-1' })];
  const limits = (options: object) =>
    buildTimeline(own, options).coverage.limits.flatMap(({ code }) => (code.startsWith('nodes-') ? [code] : []));
  expect(limits({})).toEqual(['nodes-elsewhere']);
  expect(limits({ contextForbidden: true })).toEqual(['nodes-forbidden']);
  expect(limits({ context: [] })).toEqual([]);
  expect(documentOf(buildTimeline(own, { contextForbidden: true })).incident.text).toContain(
    'may not list events (RBAC)',
  );
  expect(buildTimeline([eventOf({ reason: 'R' })], { contextForbidden: true }).coverage.limits).not.toContainEqual({
    code: 'nodes-forbidden',
    args: {},
  });
});

test.each([[null], [5], [[null]], [[{}]]])('a context of %j is a bad option', (context) => {
  expect(() => buildTimeline([], { context: context as never })).toThrow(OpTimelineError);
});
