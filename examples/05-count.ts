// Step 5: it happened again. A recorder does not write an event for every time: it counts up the one there is, and only
// the first and the last time are left.
import { kubectlEvents } from 'op-timeline';
import { NAMESPACE } from './lab.ts';
import { secondsNow } from './pipeline.ts';
import { runIfMain, type Step } from './run.ts';

export const count: Step = {
  name: '05-count',
  async run(lab) {
    await lab.patch({
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: 'build-1-started', namespace: NAMESPACE },
      count: 5,
      lastTimestamp: secondsNow(),
    });

    const { events, source } = await lab.events();
    lab.write('count-report.txt', kubectlEvents(events, { now: source.readAt }).stdout);
  },
};

await runIfMain(import.meta.url, count);
