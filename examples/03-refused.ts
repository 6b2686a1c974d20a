// Step 3: what the API refuses. An event must be about an object of its own namespace; one about nothing is let in
// nowhere but in the namespace `default`.
import { kubectlError, OpTimelineError } from 'op-timeline';
import { statusOf } from './answered.ts';
import { type Manifest, NAMESPACE } from './lab.ts';
import { runIfMain, type Step } from './run.ts';

const orphan: Manifest = {
  apiVersion: 'v1',
  kind: 'Event',
  metadata: { name: 'build-1-orphan', namespace: NAMESPACE },
  reason: 'NoTarget',
  type: 'Normal',
  message: 'This event is about nothing.',
};

export const refused: Step = {
  name: '03-refused',
  async run(lab) {
    lab.writeYaml('event-bad.yaml', orphan);
    const failure = await lab.apply(orphan).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) {
      throw new OpTimelineError(
        'server-error',
        'the server took an event about nothing, which it should have refused',
        {
          remedy: `take it away again: kubectl -n ${NAMESPACE} delete event ${orphan.metadata.name}`,
        },
      );
    }
    const status = statusOf(failure);
    // Any other refusal (no such namespace, no right to write) is not the one this step is about.
    if (status?.reason !== 'Invalid') throw failure;
    lab.write('invalid-event.txt', `apply-rc=1\n${kubectlError(status)}`);
  },
};

await runIfMain(import.meta.url, refused);
