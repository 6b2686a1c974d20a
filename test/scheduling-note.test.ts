import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SchedulingFamily, SchedulingNote } from '../src/reasons/index.ts';
import { readAssignment, readPreemption, readSchedulingNote } from '../src/reasons/index.ts';
import { recorded, recordings } from './support/fixtures.ts';

const UNHELPFUL = 'Preemption is not helpful for scheduling';
const NO_VICTIMS = 'No preemption victims found for incoming pod';

/** The causes in one line each: `2 resources cpu`, `all` for a refusal without a count. */
function causesOf(causes: SchedulingNote['causes']): string[] {
  return causes.map(({ count, family, resource }) => `${count ?? 'all'} ${family}${resource && ` ${resource}`}`);
}

/** A note on one node, refused for one reason. */
function refusedFor(reason: string): SchedulingNote {
  return readSchedulingNote(`0/1 nodes are available: 1 ${reason}.`);
}

describe('a note on nodes', () => {
  test.each<[string, string[], Partial<SchedulingNote>]>([
    [
      // up to 1.23
      "0/4 nodes are available: 1 Insufficient cpu, 3 node(s) had taint {a.example/b: c}, that the pod didn't tolerate.",
      ['1 resources cpu', '3 taint'],
      { nodes: 4, covered: 4, coveredAtLeast: 3, preemption: 'none', preemptionText: '', post: [] },
    ],
    [
      // the end in two dots
      `0/3 nodes are available: 1 Too many pods, 2 node(s) had untolerated taint {key: }. preemption: 0/3 nodes are available: 1 ${NO_VICTIMS}, 2 ${UNHELPFUL}..`,
      ['1 resources pods', '2 taint'],
      { preemption: 'mixed', post: [], covered: 3 },
    ],
    [
      // 1.36: a node counts in each of its causes
      `0/4 nodes are available: 1 node(s) had untolerated taint(s), 1 node(s) were unschedulable, 2 Insufficient example.com/gpu, 2 Insufficient memory. no new claims to deallocate, preemption: 0/4 nodes are available: 4 ${UNHELPFUL}.`,
      ['1 taint', '1 cordon', '2 resources example.com/gpu', '2 resources memory'],
      { covered: 4, coveredAtLeast: 2, preemption: 'not-helpful', post: ['no new claims to deallocate'] },
    ],
    [
      "0/4 nodes are available: 1 node(s) had untolerated taint(s), 3 node(s) didn't satisfy plugin(s) [NodeAffinity]. still not schedulable, preemption: not eligible due to preemptionPolicy=Never.",
      ['1 taint', '3 affinity'],
      {
        preemption: 'not-eligible',
        preemptionText: 'not eligible due to preemptionPolicy=Never.',
        post: ['still not schedulable'],
      },
    ],
    [
      // the counts leave one node unexplained
      `0/4 nodes are available: 1 Insufficient cpu, 2 node(s) were unschedulable. preemption: 0/4 nodes are available: 3 ${NO_VICTIMS}.`,
      ['1 resources cpu', '2 cordon'],
      { covered: 3, coveredAtLeast: 2, preemption: 'no-victims' },
    ],
    [
      // 1.37
      '0/2 nodes are available: 2 Insufficient cpu. preemption: found a potential placement for pod on node worker-2, preempting 2 victims',
      ['2 resources cpu'],
      { preemption: 'helps', placement: { node: 'worker-2', victims: 2 } },
    ],
    [
      '0/3 nodes are available: 3 Insufficient cpu. preemption: 0/3 nodes are available: 3 Insufficient cpu.',
      ['3 resources cpu'],
      { preemption: 'not-enough' },
    ],
    [
      // an error, and a plugin that has its say behind it
      '0/1 nodes are available: 1 Insufficient cpu. preemption: nodes lister failed., something else, and more',
      ['1 resources cpu'],
      { preemption: 'error', preemptionText: 'nodes lister failed.', post: ['something else', 'and more'] },
    ],
    [
      // a custom reason with a sentence's end in it
      '0/9 nodes are available: 1 quota says no. Ask again, or wait, 8 Insufficient cpu. preemption: not eligible due to workload aware preemption enabled',
      ['1 other', '8 resources cpu'],
      { preemption: 'not-eligible', post: [] },
    ],
    [
      // and one that speaks of preemption itself
      '0/9 nodes are available: 1 held. preemption: off, or on,2 of them, 8 Insufficient cpu. preemption: not eligible due to preemptionPolicy=Never.',
      ['1 other', '8 resources cpu'],
      { preemption: 'not-eligible', post: [] },
    ],
    [
      '0/1 nodes are available: 1 rejected due to timeout after waiting 10m0s at plugin GangScheduling.',
      ['1 gang'],
      { nodes: 1, covered: 1 },
    ],
    // No body; a dot left out by whoever quoted the note; a `%` that the formatting mangled.
    [
      `0/5 nodes are available: preemption: 0/5 nodes are available: 5 ${NO_VICTIMS}.`,
      [],
      { covered: null, post: [], preemption: 'no-victims' },
    ],
    [
      '0/3 nodes are available: 1 Insufficient cpu, 2 Insufficient memory',
      ['1 resources cpu', '2 resources memory'],
      {},
    ],
    [
      '0/2 nodes are available: 2 node(s) had untolerated taint {load: 50%!}(MISSING). no new claims to deallocate, preemption: not eligible due to preemptionPolicy=Never.',
      ['2 taint'],
      { preemption: 'not-eligible' },
    ],
    ['0/0 nodes are available:', [], { nodes: 0, covered: null, preemption: 'none' }],
  ])('%s', (note, causes, rest) => {
    const read = readSchedulingNote(note);
    expect(read).toMatchObject({ shape: 'fit', truncated: false, ...rest });
    expect(causesOf(read.causes)).toEqual(causes);
  });

  test('gives the words of each cause, here and in the preemption clause', () => {
    const read = readSchedulingNote(
      `0/3 nodes are available: 1 Insufficient example.com/license, 2 node(s) had taint {a: b}, that the pod didn't tolerate. preemption: 0/3 nodes are available: 1 Insufficient example.com/license, 2 ${UNHELPFUL}..`,
    );
    expect(read.causes.map(({ text }) => text)).toEqual([
      'Insufficient example.com/license',
      "node(s) had taint {a: b}, that the pod didn't tolerate",
    ]);
    expect(read.preemptionCauses.map(({ count, text }) => `${count} ${text}`)).toEqual([
      '1 Insufficient example.com/license',
      `2 ${UNHELPFUL}`,
    ]);
  });
});

describe('a refusal before any node is looked at', () => {
  test.each<[string, SchedulingFamily, string[]]>([
    ['persistentvolumeclaim "missing" not found', 'volume', ['PersistentVolumeClaim/missing']],
    ['persistentvolumeclaim "old" is being deleted', 'volume', ['PersistentVolumeClaim/old']],
    ['pod has unbound immediate PersistentVolumeClaims', 'volume', []],
    [
      'persistentvolumeclaim "a" bound to non-existent persistentvolume "b.c"',
      'volume',
      ['PersistentVolumeClaim/a', 'PersistentVolume/b.c'],
    ],
    [
      'waiting for ephemeral volume controller to create the persistentvolumeclaim "X"',
      'volume',
      ['PersistentVolumeClaim/X'],
    ],
    ['storageclass.storage.k8s.io "fast" not found', 'volume', ['StorageClass/fast']],
    ['resourceclaim "gpu" not found', 'device', ['ResourceClaim/gpu']],
    ["node(s) didn't satisfy plugin(s) [NodeAffinity NodeName] simultaneously", 'affinity', []],
    ["node(s) didn't satisfy plugin(s) [NodeAffinity VolumeBinding] simultaneously", 'other', []],
    ["node(s) didn't satisfy plugin VolumeRestrictions", 'volume', []],
    ['pod affinity terms conflict', 'affinity', []],
    ['the moon, being full, refuses "thing"', 'other', []],
  ])('%s', (reason, family, names) => {
    for (const end of ['. not found', '.', '. preemption: 0/7 nodes are available: 7 Preemption is not helpful.']) {
      const read = readSchedulingNote(`0/7 nodes are available: ${reason}${end}`);
      expect(read).toMatchObject({ shape: 'prefilter', nodes: 7, covered: 7, coveredAtLeast: 7 });
      expect(read.causes).toMatchObject([{ text: reason, count: null, family }]);
      expect(read.causes[0]?.names.map(({ kind, name }) => `${kind}/${name}`)).toEqual(names);
      expect(read.post).toEqual(end === '. not found' ? ['not found'] : []);
    }
  });
});

describe('any other text', () => {
  test.each<[string, SchedulingFamily]>([
    ['no nodes available to schedule pods', 'other'],
    ['running PreBind plugin "VolumeBinding": binding volumes: timed out, 2 times. preemption: no', 'volume'],
    ['running "InterPodAffinity" filter plugin: boom', 'pod-affinity'],
    ['running Bind plugin "DefaultBinder": refused', 'other'],
    ['skip schedule deleting pod: shop/web-0', 'other'],
    ['pod group is unschedulable, minCount (4) cannot be satisfied: 3 scheduled, 0 remaining', 'gang'],
    ['0/2 placements are available, first placement status: pod group is unschedulable', 'gang'],
    ['0/12345678901 nodes are available: 1 Insufficient cpu.', 'other'],
  ])('%s', (note, family) => {
    const read = readSchedulingNote(note);
    expect(read).toMatchObject({ shape: 'plain', nodes: null, covered: null, preemption: 'none', truncated: false });
    expect(read.causes).toMatchObject([{ text: note, count: null, family }]);
  });

  test('an empty note has no cause', () => {
    expect(readSchedulingNote('')).toMatchObject({ shape: 'plain', causes: [] });
  });
});

describe('the family of a reason', () => {
  test.each<[SchedulingFamily, string[]]>([
    ['resources', ['Insufficient cpu', 'Insufficient ephemeral-storage', 'Insufficient pods', 'Too many pods']],
    [
      'taint',
      [
        'node(s) had untolerated taint(s)',
        'node(s) had untolerated taint {a/b: }',
        "node(s) had taints that the pod didn't tolerate",
      ],
    ],
    ['cordon', ['node(s) were unschedulable', 'node(s) had unknown conditions', 'node(s) were not ready']],
    [
      'affinity',
      [
        "node(s) didn't match Pod's node affinity/selector",
        "node(s) didn't match scheduler-enforced node affinity",
        "node(s) didn't match node selector",
        "node(s) didn't match the requested node name",
      ],
    ],
    ['ports', ["node(s) didn't have free ports for the requested pod ports"]],
    [
      'pod-affinity',
      [
        "node(s) didn't match pod affinity rules",
        "node(s) didn't match pod anti-affinity rules",
        "node(s) didn't match pod affinity/anti-affinity",
        "node(s) didn't satisfy existing pods anti-affinity rules",
      ],
    ],
    [
      'spread',
      [
        "node(s) didn't match pod topology spread constraints",
        "node(s) didn't match pod topology spread constraints (missing required label)",
      ],
    ],
    [
      'volume',
      [
        "node(s) didn't find available persistent volumes to bind",
        "node(s) didn't match PersistentVolume's node affinity",
        'node(s) had volume node affinity conflict',
        'node(s) did not have enough free storage',
        'node(s) unavailable due to one or more pvc(s) bound to non-existent pv(s)',
        'node(s) had no available volume zone',
        'node(s) exceed max volume count',
        'disk.example.com CSI driver is not installed on the node',
        'node(s) had no available disk',
        'node(s) unavailable due to PersistentVolumeClaim with ReadWriteOncePod access mode already in-use by another pod',
      ],
    ],
    [
      'device',
      [
        'cannot allocate all claims',
        'resourceclaim not available on the node',
        'resourceclaim in use',
        'resource claim x is in the process of being allocated',
      ],
    ],
    ['features', ["node(s) didn't match Pod's required features"]],
  ])('%s', (family, reasons) => {
    for (const reason of reasons) {
      expect(refusedFor(reason).causes).toMatchObject([{ text: reason, count: 1, family }]);
    }
  });

  test('the taint is told where the note names it', () => {
    const taintOf = (reason: string) => refusedFor(reason).causes[0]?.taint;
    expect(taintOf('node(s) had untolerated taint {example.com/a: b}')).toEqual({ key: 'example.com/a', value: 'b' });
    expect(taintOf('node(s) had untolerated taint {key: }')).toEqual({ key: 'key', value: '' });
    expect(taintOf("node(s) had taint {k: v}, that the pod didn't tolerate")).toEqual({ key: 'k', value: 'v' });
    expect(taintOf('node(s) had untolerated taint(s)')).toBeNull();
  });
});

describe('a note that was cut', () => {
  const opening = '0/9 nodes are available: ';
  test.each<[string, string[], Partial<SchedulingNote>]>([
    ['1 Insufficient cpu, 3 Insufficient exam ...', ['1 resources cpu'], { covered: 1, preemption: 'none' }],
    ['1 quota says no. Ask again, 2 Insufficient cpu, 3 Insuff ...', ['1 other', '2 resources cpu'], { post: [] }],
    ['1 Insufficient cpu, 3 Insufficient cpu.  ...', ['1 resources cpu'], {}],
    ['9 Insufficient cpu. no new claims to deallocate, preem ...', ['9 resources cpu'], { preemption: 'none' }],
    ['9 Insufficient cpu. preemption: 0/9 nodes are ava ...', ['9 resources cpu'], { preemption: 'unknown' }],
    [
      `9 Insufficient cpu. preemption: 0/9 nodes are available: 4 ${UNHELPFUL}, 5 No pre ...`,
      ['9 resources cpu'],
      { preemption: 'unknown' },
    ],
    ['persistentvolumeclaim "a-long-na ...', ['all volume'], { shape: 'prefilter' }],
  ])('%s', (rest, causes, more) => {
    const read = readSchedulingNote(opening + rest);
    expect(read).toMatchObject({ truncated: true, ...more });
    expect(causesOf(read.causes)).toEqual(causes);
    expect(read.causes.flatMap(({ names }) => names)).toEqual([]);
  });

  test('what comes last is left out, what came before stays', () => {
    const cut = '9 Insufficient cpu. no new claims to deallocate, preem ...';
    expect(readSchedulingNote(opening + cut).post).toEqual(['no new claims to deallocate']);
    const inClause = `9 Insufficient cpu. preemption: 0/9 nodes are available: 4 ${UNHELPFUL}, 5 No pre ...`;
    expect(causesOf(readSchedulingNote(opening + inClause).preemptionCauses)).toEqual(['4 other']);
  });
});

test.each([
  ['counted causes', '1 x, '],
  ['dots', '.'],
  ['ends of sentences', '. '],
  ['clauses', 'preemption: '],
  ['clauses after a dot', '. preemption: '],
  ['openings', 'preemption: 0/9 nodes are available: '],
  ['names', 'persistentvolumeclaim "a" '],
  ['letters', 'a'],
  ['digits', '1'],
  ['braces', '1 node(s) had taint {a: b}, '],
])('a note of 1.4 million characters of %s is read no further than needed', (_, part) => {
  const note = `0/9 nodes are available: ${part.repeat(Math.ceil(1_400_000 / part.length))}`;
  const read = readSchedulingNote(note);
  expect(read.truncated).toBe(true);
  expect(read.causes.length + read.preemptionCauses.length + read.post.length).toBeLessThan(16_384);
  expect(read.causes.every(({ text, names }) => text.length <= 16_384 && names.length <= 4)).toBe(true);
  expect(readAssignment(note)).toBeNull();
  expect(readPreemption(`Preempted by ${part.repeat(100_000)}`)).toBeNull();
});

describe('every note a real scheduler wrote', () => {
  const said = recordings().flatMap((recording) => {
    const list = JSON.parse(recorded(recording, 'core.json')?.toString('utf8') ?? '{"items":[]}');
    return list.items as { reason: string; message: string; involvedObject: { namespace: string; name: string } }[];
  });
  const notesOf = (reason: string) => [...new Set(said.filter((e) => e.reason === reason).map((e) => e.message))];

  test('FailedScheduling is understood whole', () => {
    const notes = notesOf('FailedScheduling');
    expect(notes.length).toBeGreaterThan(5);
    for (const note of notes) {
      const read = readSchedulingNote(note);
      expect(read.shape, note).not.toBe('plain');
      expect(read.covered, note).toBe(read.nodes);
      expect(read.causes.map(({ family }) => family)).not.toContain('other');
      expect(['none', 'not-helpful', 'mixed'], note).toContain(read.preemption);
      expect(rebuilt(read), note).toBe(note);
    }
  });

  test('Scheduled names the pod it is about', () => {
    const scheduled = said.filter(({ reason }) => reason === 'Scheduled');
    expect(scheduled.length).toBeGreaterThan(50);
    for (const { message, involvedObject } of scheduled) {
      expect(readAssignment(message)).toMatchObject({ namespace: involvedObject.namespace, name: involvedObject.name });
    }
  });

  test('Preempted names the preemptor', () => {
    const notes = notesOf('Preempted');
    expect(notes).not.toEqual([]);
    for (const note of notes) {
      const { by, node } = readPreemption(note) ?? {};
      expect(`Preempted by ${by?.type} ${by?.uid} on node ${node}`).toBe(note);
    }
  });
});

/** The note that was read, put together again. */
function rebuilt({ nodes, causes, post, preemptionText }: SchedulingNote): string {
  const body = causes.map(({ count, text }) => (count === null ? text : `${count} ${text}`)).join(', ');
  const after = [...post, ...(preemptionText ? [`preemption: ${preemptionText}`] : [])].join(', ');
  return `0/${nodes} nodes are available: ${body}.${after && ` ${after}`}`;
}

describe('for any note', () => {
  const part = fc.constantFrom(
    ...[
      '0/3 nodes are available:',
      ' ',
      '. ',
      ', ',
      '.',
      '2 ',
      'Insufficient cpu',
      'preemption: ',
      'not found',
      ' ...',
    ],
    ...['node(s) had taint {a: b}', ", that the pod didn't tolerate", '"x"', 'persistentvolumeclaim ', '%!x(MISSING)'],
  );
  const note = fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }).map((parts) => parts.join(''));

  test('reading never fails, and makes no word up', () => {
    fc.assert(
      fc.property(note, (text) => {
        const read = readSchedulingNote(text);
        for (const cause of [...read.causes, ...read.preemptionCauses]) expect(text).toContain(cause.text);
        for (const clause of [...read.post, read.preemptionText]) expect(text).toContain(clause);
        expect(read.covered ?? 0).toBeLessThanOrEqual(read.nodes ?? 0);
        expect(read.coveredAtLeast ?? 0).toBeLessThanOrEqual(read.covered ?? 0);
        readAssignment(text);
        readPreemption(text);
      }),
    );
  });

  test('what the scheduler put together comes apart again', () => {
    const reason = fc.constantFrom(
      ...[
        'Insufficient example.com/gpu',
        'Too many pods',
        "node(s) had taint {a.b/c: d}, that the pod didn't tolerate",
      ],
      ...['node(s) were unschedulable', 'a plugin, with commas. And dots', 'node(s) had untolerated taint {k: }'],
    );
    const counted = fc
      .uniqueArray(fc.record({ count: fc.integer({ min: 1, max: 5000 }), text: reason }), {
        minLength: 1,
        selector: ({ text }) => text,
      })
      .map((causes) => [...causes].sort((a, b) => (`${a.count} ${a.text}` < `${b.count} ${b.text}` ? -1 : 1)));
    const whole = fc.record({
      nodes: fc.integer({ min: 1, max: 5000 }),
      causes: counted,
      post: fc.subarray(['no new claims to deallocate', 'another thing']),
      inner: fc.option(counted),
      dots: fc.constantFrom('.', '..'),
    });
    fc.assert(
      fc.property(whole, ({ nodes, causes, post, inner, dots }) => {
        const list = (items: typeof causes) => items.map(({ count, text }) => `${count} ${text}`).join(', ');
        const text = inner ? `0/${nodes} nodes are available: ${list(inner)}${dots}` : '';
        const after = [...post, ...(inner ? [`preemption: ${text}`] : [])].join(', ');
        const read = readSchedulingNote(`0/${nodes} nodes are available: ${list(causes)}.${after && ` ${after}`}`);
        expect(read).toMatchObject({ nodes, causes, post, preemptionText: text, preemptionCauses: inner ?? [] });
      }),
    );
  });
});

describe('the other notes of the scheduler', () => {
  test.each([
    ['Successfully assigned shop/web-0 to worker-1', { namespace: 'shop', name: 'web-0', node: 'worker-1' }],
    ['Successfully assigned web-0 to worker-1.example', { namespace: '', name: 'web-0', node: 'worker-1.example' }],
    ['Successfully assigned shop/web-0 to', null],
    ['Successfully assigned the task to Bob Smith', null],
    ['', null],
  ])('assigned: %s', (note, expected) => {
    expect(readAssignment(note)).toEqual(expected);
  });

  test.each([
    ['Preempted by shop/web-0 on node n1', { by: { namespace: 'shop', name: 'web-0' }, node: 'n1' }],
    ['Preempted by a pod on node n1', { by: { type: 'pod' }, node: 'n1' }],
    ['Preempted by pod 1471c139-0bbd on node n1', { by: { type: 'pod', uid: '1471c139-0bbd' }, node: 'n1' }],
    [
      'Preempted by pod 1471c139-0bbd on node n1 (in kube-scheduler memory).',
      { by: { type: 'pod', uid: '1471c139-0bbd' }, node: 'n1' },
    ],
    ['Preempted by podgroup 1471c139 on node n1', { by: { type: 'podgroup', uid: '1471c139' }, node: 'n1' }],
    ['Preempted by pod group 1471c139 on node n1', { by: { type: 'pod group', uid: '1471c139' }, node: 'n1' }],
    ['Preempted in order to admit critical pod', null],
    ['', null],
  ])('preempted: %s', (note, expected) => {
    expect(readPreemption(note)).toEqual(expected);
  });
});
