// Step 4: what tools hide. The type of an event is Normal or Warning by convention only: core v1 stores any other, and
// then no filter of `kubectl events` can find it.
import { kubectlEvents } from 'op-timeline';
import { NAMESPACE } from './lab.ts';
import { pipelineEvent } from './pipeline.ts';
import { runIfMain, type Step } from './run.ts';

export const oddType: Step = {
  name: '04-odd-type',
  async run(lab) {
    const event = await pipelineEvent(lab, 'build-1-weird', {
      reason: 'StageUnknown',
      type: 'Critical',
      message: 'Stage value is not one the operator knows.',
    });
    lab.writeYaml('event-weird.yaml', event);
    await lab.apply(event);

    const { events, source } = await lab.events();
    const report = ['Critical', 'Warning'].map((types) => {
      const answer = kubectlEvents(events, { now: source.readAt, namespace: NAMESPACE, types });
      return `${answer.stdout}${answer.stderr}${types.toLowerCase()}-rc=${answer.exitCode}\n`;
    });
    lab.write('type-report.txt', report.join(''));
  },
};

await runIfMain(import.meta.url, oddType);
