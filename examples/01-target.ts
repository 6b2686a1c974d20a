// Step 1: something to speak about. A kind of our own, an object of it, and the uid by which the server tells this
// object from every other that ever had its name.
import { notYet, until } from './answered.ts';
import { type Manifest, NAMESPACE, type Stored } from './lab.ts';
import { PIPELINE } from './pipeline.ts';
import { runIfMain, type Step } from './run.ts';

const namespace: Manifest = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };

const definition: Manifest = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'pipelines.ev.labhub.io' },
  spec: {
    group: 'ev.labhub.io',
    scope: 'Namespaced',
    names: { plural: 'pipelines', singular: 'pipeline', kind: 'Pipeline' },
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: {
            type: 'object',
            properties: { spec: { type: 'object', properties: { stage: { type: 'string' } } } },
          },
        },
      },
    ],
  },
};

const pipeline: Manifest = { ...PIPELINE, spec: { stage: 'build' } };

export const target: Step = {
  name: '01-target',
  async run(lab) {
    lab.writeYaml('pipeline-crd.yaml', definition);
    await lab.apply(definition);
    await until('the server to serve Pipelines', async () => isEstablished(await lab.read(definition)) || undefined);

    await lab.apply(namespace);
    lab.writeYaml('pipeline-build1.yaml', pipeline);
    // A definition is established a moment before its kind can be found.
    const missing = notYet(({ code }) => code === 'not-found');
    const stored = await until('the kind Pipeline to be found', () => lab.apply(pipeline).catch(missing));
    lab.write('pipeline-uid.txt', `${stored.metadata?.uid}\n`);
  },
};

function isEstablished({ status }: Stored): boolean {
  const { conditions = [] } = (status ?? {}) as { conditions?: { type: string; status: string }[] };
  return conditions.some((condition) => condition.type === 'Established' && condition.status === 'True');
}

await runIfMain(import.meta.url, target);
