// Many stories at once: 5,000 workloads that fail in five ways, 100,000 events. Prints times and sentences; asserts nothing.
import { buildTimeline, documentOf, normalizeEvent } from '../dist/index.js';

const STORIES = Number(process.argv[2] ?? 5_000);
const FAILURES = [
  [
    'Failed',
    'Warning',
    'Failed to pull image "registry.example.com/shop/web:v22": rpc error: code = NotFound desc = not found',
  ],
  ['BackOff', 'Warning', 'Back-off restarting failed container app in pod x'],
  ['Unhealthy', 'Warning', 'Liveness probe failed: HTTP probe failed with statuscode: 500'],
  [
    'FailedScheduling',
    'Warning',
    '0/9 nodes are available: 9 Insufficient cpu. preemption: 0/9 nodes are available: 9 No preemption victims found for incoming pod.',
  ],
  ['FailedMount', 'Warning', 'MountVolume.SetUp failed for volume "c" : configmap "settings" not found'],
];

/** Twenty events a story: a Deployment, its ReplicaSet, two pods that start, one that fails. */
function story(index) {
  const hash = `${'bcdfghjkmn'[index % 10]}${String(200_000 + index).replace(/[013]/g, 'x')}bd`;
  const set = `web${index}-${hash}`;
  const pods = ['lt5ng', 'ds6sv', 'x2x4z'].map((end) => `${set}-${end}`);
  const [reason, type, message] = FAILURES[index % FAILURES.length];
  const events = [
    [
      'deployment-controller',
      'Deployment',
      `web${index}`,
      'ScalingReplicaSet',
      'Normal',
      `Scaled up replica set ${set} from 0 to 3`,
    ],
    ...pods.map((pod) => [
      'replicaset-controller',
      'ReplicaSet',
      set,
      'SuccessfulCreate',
      'Normal',
      `Created pod: ${pod}`,
    ]),
    ...pods.map((pod) => [
      'default-scheduler',
      'Pod',
      pod,
      'Scheduled',
      'Normal',
      `Successfully assigned shop/${pod} to node-${index % 50}`,
    ]),
    ...pods.flatMap((pod) =>
      ['Pulling', 'Pulled', 'Created', 'Started'].map((step) => ['kubelet', 'Pod', pod, step, 'Normal', step]),
    ),
    ['kubelet', 'Pod', pods[2], reason, type, message],
  ];
  return events.map(([component, kind, name, said, typed, note], step) => {
    const time = new Date(Date.UTC(2026, 10, 30, 15, 0, (index % 1_800) + step)).toISOString().replace('.000Z', 'Z');
    return {
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { namespace: 'shop', name: `${name}.${index}.${step}`, uid: `${index}-${step}` },
      involvedObject: { kind, name, namespace: 'shop', uid: name, apiVersion: kind === 'Pod' ? 'v1' : 'apps/v1' },
      reason: said,
      type: typed,
      message: note,
      source: { component },
      firstTimestamp: time,
      lastTimestamp: time,
      count: 1,
    };
  });
}

const raw = Array.from({ length: STORIES }, (_, index) => story(index)).flat();
const clock = () => Number(process.hrtime.bigint()) / 1e9;
const marks = [clock()];
const events = raw.map((event) => normalizeEvent(event).event);
marks.push(clock());
const timeline = buildTimeline(events);
marks.push(clock());
const { findings, incident } = documentOf(timeline);
marks.push(clock());
JSON.parse(JSON.stringify(raw));
marks.push(clock());

const seconds = (from, to) => `${(marks[to] - marks[from]).toFixed(2)} s`;
const [first = '', order = ''] = incident.text.split('\n\n');
const sentences = first.split('\n').length + order.split('\n').filter((line) => line.startsWith('- ')).length;
console.log(`${events.length} events in ${STORIES} stories, ${findings.length} findings`);
console.log(
  `  normalise ${seconds(0, 1)}, timeline ${seconds(1, 2)}, findings and draft ${seconds(2, 3)}, together ${seconds(0, 3)}`,
);
const ratio = (marks[3] - marks[0]) / (marks[4] - marks[3]);
console.log(`  ${ratio.toFixed(1)} times a round trip of the same events through JSON, in the same run`);
console.log(`  the first lines and the order of events are ${sentences} sentences`);
