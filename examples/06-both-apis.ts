// Step 6: the newer API. events.k8s.io/v1 is stricter and has other names for the same things, but both APIs show one
// store: whatever is written through one is read through the other.
import { notYet } from './answered.ts';
import { type Manifest, NAMESPACE } from './lab.ts';
import { OPERATOR, pipelineReference } from './pipeline.ts';
import { runIfMain, type Step } from './run.ts';

export const bothApis: Step = {
  name: '06-both-apis',
  async run(lab) {
    const event: Manifest = {
      apiVersion: 'events.k8s.io/v1',
      kind: 'Event',
      metadata: { name: 'build-1-done', namespace: NAMESPACE },
      regarding: await pipelineReference(lab),
      reason: 'ReconcileSucceeded',
      note: 'Reconciliation of build-1 succeeded.',
      type: 'Normal',
      // It takes six decimals and nothing else; toISOString gives three.
      eventTime: new Date().toISOString().replace('Z', '000Z'),
      reportingController: OPERATOR,
      reportingInstance: `${OPERATOR}-0`,
      action: 'Reconcile',
    };
    lab.writeYaml('event-done.yaml', event);
    // This API lets nobody change what an event says, so one of an earlier run makes room.
    await lab.delete(event).catch(notYet(({ code }) => code === 'not-found'));
    await lab.create(event);

    const names = async (apiVersion: string) => {
      const { items } = await lab.eventList(apiVersion);
      return items.map(({ metadata }) => metadata?.name).join(' ');
    };
    lab.write('both-apis.txt', `core: ${await names('v1')}\nnew: ${await names('events.k8s.io/v1')}\n`);
  },
};

await runIfMain(import.meta.url, bothApis);
