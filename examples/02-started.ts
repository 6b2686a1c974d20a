// Step 2: the operator says that it began. An Event is an object like any other: whoever may create it can say
// anything, in anybody's name.
import { kubectlEvents } from 'op-timeline';
import { pipelineEvent } from './pipeline.ts';
import { runIfMain, type Step } from './run.ts';

export const started: Step = {
  name: '02-started',
  async run(lab) {
    const event = await pipelineEvent(lab, 'build-1-started', {
      reason: 'ReconcileStarted',
      type: 'Normal',
      message: 'Reconciliation of build-1 started.',
    });
    lab.writeYaml('event-started.yaml', event);
    await lab.apply(event);

    const { events, source } = await lab.events();
    lab.write('events-list.txt', kubectlEvents(events, { now: source.readAt }).stdout);
  },
};

await runIfMain(import.meta.url, started);
