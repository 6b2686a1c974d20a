// Step 7: a voice that is not ours. The scheduler, which speaks through the newer API, says why it finds no node.
import { kubectlGetEvents, readEvents } from 'op-timeline';
import { notYet, until } from './answered.ts';
import { type Manifest, NAMESPACE } from './lab.ts';
import { runIfMain, type Step } from './run.ts';

const pod: Manifest = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'hungry', namespace: NAMESPACE },
  spec: { containers: [{ name: 'app', image: 'busybox:1.36', resources: { requests: { cpu: '64' } } }] },
};

export const scheduler: Step = {
  name: '07-scheduler',
  async run(lab) {
    lab.writeYaml('hungry-pod.yaml', pod);
    // A pod of an earlier run may have outlived its event, and nothing would be said about it for minutes.
    const gone = notYet(({ code }) => code === 'not-found');
    await lab.delete(pod).catch(gone);
    await until('the old pod to be gone', async () => (await lab.read(pod).catch(gone)) === undefined || undefined);
    // Pods of a namespace that is new are refused until a controller has made its service account.
    const early = notYet(({ message }) => message.includes('error looking up service account'));
    const { metadata } = await until('the default service account', () => lab.create(pod).catch(early));

    const table = await until(
      'FailedScheduling on the pod',
      async () => {
        const list = await lab.eventList('v1', 'reason=FailedScheduling');
        const { events } = readEvents(JSON.stringify(list));
        if (!events.some(({ regarding }) => regarding.uid === metadata?.uid)) return undefined;
        return kubectlGetEvents(events, { now: new Date(), namespace: NAMESPACE }).stdout;
      },
      'see whether a scheduler runs, and whether a node has 64 CPUs to spare: kubectl -n op-events get pod hungry -o wide',
    );
    lab.write('scheduler-event.txt', table);
  },
};

await runIfMain(import.meta.url, scheduler);
