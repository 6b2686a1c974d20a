import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KubeEvent } from '../src/index.ts';
import { buildTimeline, formatRow, redactEvents, renderRows } from '../src/index.ts';
import { redactRows } from '../src/redact/redact-rows.ts';
import { redactAlone, textRedactor } from '../src/redact/text-redactor.ts';
import { byOperator, eventOf, legacy } from './support/events.ts';

function noteOf(event: KubeEvent, others: readonly KubeEvent[] = [], names = true): string {
  return redactEvents([event, ...others], { names })[0]?.note as string;
}

/** A note of the kubelet on the Pod web-767bd6bcdb-lt5ng of the namespace shop. */
function noted(message: string, more: object = {}): KubeEvent {
  const name = 'web-767bd6bcdb-lt5ng';
  return legacy('Failed', 1, {
    message,
    involvedObject: { kind: 'Pod', apiVersion: 'v1', namespace: 'shop', name, fieldPath: 'spec.containers{cart}' },
    ...more,
  });
}

const deployment = legacy('ScalingReplicaSet', 2, {
  message: 'Scaled up replica set web-767bd6bcdb from 0 to 2',
  involvedObject: { kind: 'Deployment', apiVersion: 'apps/v1', namespace: 'shop', name: 'web' },
});

describe('a text alone', () => {
  test.each([
    ['dial tcp 10.1.2.3:8080: refused', 'dial tcp address:8080: refused'],
    ['route 10.0.0.0/8 lost.', 'route address/8 lost.'],
    ['at 10.1.2.3.', 'at address.'],
    ['Node ip-10-1-2-3.ec2.internal', 'Node ip-address.ec2.internal'],
    ['10-1-2-3.shop.pod.cluster.local', 'address.shop.pod.cluster.local'],
    ['dial [fd00:10::a]:443', 'dial [address]:443'],
    ['lookup on ::1:', 'lookup on address:'],
    ['fe80::1%eth0', 'address%eth0'],
    ['address:fd00:0:0:0:0:0:0:1', 'address:address'],
    ['from ::ffff:10.1.2.3 port', 'from address port'],
    ['2001:db8:0:0:0:0:10.1.2.3', 'address'],
    ['2001:DB8::/32', 'address/32'],
    ['mac 02:42:ac:11:00:02', 'mac address'],
    ['mail Jane.Doe+ops@shop.example.com now', 'mail email now'],
    ['jane%40shop.example', 'email'],
    ['ユーザー@例え.テスト', 'email'],
    ['root@10.1.2.3', 'email'],
    ['https://jane:hunter2@10.1.2.3/x', 'https://***@address/x'],
    ['10.1\u200b.2.3', 'address'],
  ])('%j loses its address', (text, redacted) => {
    expect(redactAlone(text)).toBe(redacted);
  });

  test.each([
    'at 15:06:24 of 2026-11-30T15:06:24.123456Z',
    'image web:v1.2.3.4 and 1.30.2',
    'std::string Foo::Bar dead::beef',
    'uid 1471c139-0bbd-4531-84d7-28e43b0f62da',
    'web@sha256:0123456789abcdef0123456789abcdef',
    '1.2.3.4.5 300',
    'listening on [::]:8080',
    '0/3 nodes are available: 1 Insufficient cpu.',
  ])('%j stays', (text) => {
    expect(redactAlone(text)).toBe(text);
  });

  test('loses all of a secret, however long', () => {
    expect(redactAlone(`password=${'hunter2'.repeat(1100)}`)).toBe('password=***');
    expect(redactAlone(`${'x'.repeat(8185)} 10.1.2.3`)).not.toMatch(/10\.|\d/);
  });

  test('takes time in proportion to its length', () => {
    const worst = [
      'a@',
      'a.',
      '1.',
      '1-',
      'a:',
      '::',
      'a-',
      '"a',
      'a_',
      'a@a-a.',
      '%40',
      'password: ',
      'Pod a-a ',
      '://',
    ];
    for (const piece of worst) {
      const message = piece.repeat(100_000);
      const before = performance.now();
      redactEvents([noted(message), byOperator('BackupFailed', 3, { message })], { names: true });
      expect(performance.now() - before).toBeLessThan(1000);
    }
  });
});

describe('marks', () => {
  test('are the same for the same address, whatever the order of the texts', () => {
    const texts = ['b 10.0.0.2', 'a 10.0.0.1 jane@shop.example', 'c 10.0.0.1'];
    const [one, other] = [textRedactor(texts), textRedactor([...texts, ...texts].reverse())];
    expect(texts.map(one)).toEqual(['b address-2', 'a address-1 email-1', 'c address-1']);
    expect(texts.map(other)).toEqual(texts.map(one));
  });

  test('are none that a text holds already', () => {
    const text = textRedactor(['10.0.0.1 is not address-1']);
    expect(text('10.0.0.1 is not address-1')).toBe('address-2 is not address-1');
    expect(text('what 10.9.9.9 is')).toBe('what address is');
  });
});

describe('redacted events', () => {
  const node = legacy('NodeNotReady', 5, {
    message: 'Node ip-10-1-2-3.ec2.internal status is now: NodeNotReady, password=hunter2, ask jane@shop.example',
    involvedObject: { kind: 'Node', name: 'ip-10-1-2-3.ec2.internal', uid: 'ip-10-1-2-3.ec2.internal' },
    source: { component: 'node-controller', host: 'ip-10-1-2-3.ec2.internal' },
    metadata: {
      name: 'ip-10-1-2-3.ec2.internal.18ecdbbcb91c4cb8',
      namespace: 'default',
      uid: 'u1',
      labels: { owner: 'jane@shop.example' },
      annotations: { 'shop.example/password': 'password=hunter2' },
    },
    reportingInstance: 'x-10.1.2.3',
  });

  test('hold no address, secret or e-mail address in any field, and leave the given ones alone', () => {
    const before = JSON.stringify(node);
    const text = JSON.stringify(redactEvents([node]));
    expect(text).not.toMatch(/10[.-]1[.-]2|jane|hunter2/);
    expect(text).toContain('ip-address-1.ec2.internal.18ecdbbcb91c4cb8');
    expect(JSON.stringify(node)).toBe(before);
  });

  test('keep a node one node, by its name, host and uid', () => {
    const [plain] = redactEvents([node]) as [KubeEvent];
    const [named] = redactEvents([node], { names: true }) as [KubeEvent];
    for (const { regarding, host, note } of [plain, named]) {
      expect(regarding).toEqual({ kind: 'Node', name: host, uid: host });
      expect(note).toContain(`Node ${host} status is now: NodeNotReady`);
    }
    expect(named.host).toMatch(/^node\d$/);
    expect(named.metadata).toMatchObject({ labels: {}, annotations: {}, uid: 'u1', namespace: 'default' });
  });

  test('quote nothing in their problems but what is left of them', () => {
    const odd = eventOf({
      type: 'mail jane@shop.example',
      reason: 'said by 10.1.2.3',
      metadata: { name: 'odd', namespace: 'blue', labels: { 'jane@shop.example': 5 } },
      involvedObject: { kind: 'Pod', namespace: 'green', name: `jane doe ${'x'.repeat(50)}10.1.2.3` },
      firstTimestamp: 'from 10.1.2.3',
      count: 'jane@shop.example',
    });
    expect(odd.problems.length).toBeGreaterThan(6);
    const [redacted] = redactEvents([odd], { names: true }) as [KubeEvent];
    expect(redacted.problems.map(({ code }) => code)).toEqual(odd.problems.map(({ code }) => code));
    expect(JSON.stringify(redacted)).not.toMatch(/jane|10\.1|blue|green/);
  });

  test('are refused for what are none, and for options that are none', () => {
    const code = (run: () => unknown) => {
      try {
        run();
        return 'nothing';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    expect(code(() => redactEvents([{}] as never))).toBe('bad-option');
    expect(code(() => redactEvents(undefined as never))).toBe('bad-option');
    expect(code(() => redactEvents([], { names: 'yes' } as never))).toBe('bad-option');
    expect(redactEvents([], null as never)).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    [
      'Successfully assigned shop/web-767bd6bcdb-lt5ng to node-1',
      'Successfully assigned namespace1/W-767bd6bcdb-lt5ng to node1',
    ],
    ['Created pod: web-767bd6bcdb-zzzzz', 'Created pod: W-767bd6bcdb-zzzzz'],
    [
      'Back-off restarting failed container cart in pod web-767bd6bcdb-lt5ng_shop(1471c139-0bbd-4531-84d7-28e43b0f62da)',
      'Back-off restarting failed container container1 in pod W-767bd6bcdb-lt5ng_namespace1(1471c139-0bbd-4531-84d7-28e43b0f62da)',
    ],
    ['Stopping container cart', 'Stopping container container1'],
    ['web-tls, web.shop.svc and old-web', 'W-tls, W.namespace1.svc and old-W'],
    ['configmap "settings" not found', 'configmap "name1" not found'],
    ['exceeded quota: team, requested: pods=1', 'exceeded quota: resourcequota1, requested: pods=1'],
    ['Get "https://vault.acme.dev:8200/v1": EOF', 'Get "https://host1:8200/v1": EOF'],
    [
      'dial tcp: lookup db.acme.dev on 10.96.0.10:53: no such host',
      'dial tcp: lookup host1 on address-1:53: no such host',
    ],
    ['Pulling image "acme.dev/pay/api:v1.2"', 'Pulling image "image1:v1.2"'],
    ['Pulling image "acme.dev/pay/api:jane"', 'Pulling image "image1:tag1"'],
    ['User "jane" cannot get resource "pods"', 'User "user1" cannot get resource "pods"'],
    ['unmounted volumes=[shop-data cfg], timed out', 'unmounted volumes=[name2 name1], timed out'],
    [
      '1 node(s) had untolerated taint {acme.dev/team: pay}, 1 {node.kubernetes.io/not-ready: }',
      '1 node(s) had untolerated taint {name1/name3: name2}, 1 {node.kubernetes.io/not-ready: }',
    ],
    ['the website works, the webs too', 'the website works, the webs too'],
    [
      'unable to get pods.metrics.k8s.io in kube-system of default',
      'unable to get pods.metrics.k8s.io in kube-system of default',
    ],
  ])('in %j are replaced, and nothing else', (message, redacted) => {
    expect(noteOf(noted(message), [deployment])).toBe(redacted.replaceAll('W', 'deployment1'));
  });

  test('that read like words of a note are replaced only where they name something', () => {
    const pod = { kind: 'Pod', apiVersion: 'v1', namespace: 'node', name: 'failed' };
    const message = 'pod failed: container failed on node, see node/failed and pod "failed"';
    const event = legacy('Failed', 1, { message: `${message}; Failed to pull, node not ready`, involvedObject: pod });
    const note = noteOf(event);
    expect(note).toContain('see namespace1/pod1 and pod "pod1"; Failed to pull, node not ready');
  });

  test('of StatefulSets, claims and CronJobs keep what their owners are told by', () => {
    const of = (kind: string, name: string) =>
      legacy('X', 1, { metadata: { uid: name }, involvedObject: { kind, namespace: 'shop', name } });
    const redacted = redactEvents(
      [
        of('PersistentVolumeClaim', 'data-ledger-0'),
        of('Pod', 'ledger-0'),
        of('StatefulSet', 'ledger'),
        of('Job', 'beat-28839840'),
        of('Pod', 'beat-28839840-lt5ng'),
        of('CronJob', 'beat'),
        of('Pod', 'proxy-node-1'),
      ],
      { names: true },
    );
    expect(redacted.map(({ regarding }) => regarding.name)).toEqual([
      'claim1-statefulset1-0',
      'statefulset1-0',
      'statefulset1',
      'cronjob1-28839840',
      'cronjob1-28839840-lt5ng',
      'cronjob1',
      'pod1-node1',
    ]);
  });

  test('that an operator writes into a sentence are found by their dashes', () => {
    const event = byOperator('BackupFailed', 1, { message: 'Backup of orders-db by nightly failed, back-off' });
    expect(noteOf(event)).toBe('Backup of name1 by backup1 failed, back-off');
  });

  test('never fall together, nor meet a pseudonym', () => {
    const name = fc.constantFrom(
      'pod1',
      'pod2',
      'deployment1',
      'web',
      'web-0',
      'web-0-0',
      'a',
      'a-web',
      'a-web-0',
      '10.0.0.1',
      'x y',
      'ip-10-0-0-1',
    );
    const kind = fc.constantFrom('Pod', 'Deployment', 'StatefulSet', 'Node', 'PersistentVolumeClaim');
    const rows = fc.uniqueArray(fc.record({ type: fc.constant('Normal'), reason: fc.constant('X'), kind, name }), {
      selector: formatRow,
    });
    fc.assert(
      fc.property(rows, fc.boolean(), (keys, names) => {
        const redacted = redactRows(keys, { names });
        expect(new Set(redacted.map(formatRow)).size).toBe(keys.length);
        const known = new Set<string>(keys.map((key) => key.name));
        if (names) expect(redacted.filter((key) => known.has(key.name))).toEqual([]);
      }),
    );
  });

  test('are the same whatever the order of the events', () => {
    const events = [
      noted('Created pod: api-767bd6bcdb-zzzzz'),
      deployment,
      noted('job api', { metadata: { uid: 'z' } }),
    ];
    const rows = (given: KubeEvent[]) => renderRows(buildTimeline(redactEvents(given, { names: true })));
    expect(rows([...events].reverse())).toBe(rows(events));
  });
});
