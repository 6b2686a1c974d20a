import { readFileSync } from 'node:fs';
import type { Played, Seen } from './api-server.ts';
import { fixture } from './fixtures.ts';

/** An object of the API, to be changed by a test. */
// biome-ignore lint/suspicious/noExplicitAny: a test changes what lies deep in an object, and knows it is there
export type Raw = Record<string, any>;

/** What a cluster holds of the lab; undefined for what it does not have, or a status to answer with. */
export interface LabApi {
  crd: Raw | number | undefined;
  pipeline: Raw | number | undefined;
  core: Raw[] | number;
  new: Raw[] | number;
}

export const LAB_UID = 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8';

/** The cluster that the right answer was recorded from. */
export function labApi(): LabApi {
  const items = (name: string) => JSON.parse(readFileSync(fixture('recordings', 'lab', name), 'utf8')).items as Raw[];
  const schema = {
    type: 'object',
    properties: { spec: { type: 'object', properties: { stage: { type: 'string' } } } },
  };
  return {
    crd: {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'pipelines.ev.labhub.io', uid: '7d4dd2ab-5b2f-4f0e-9d55-0c1b7f3d1c11' },
      spec: {
        group: 'ev.labhub.io',
        scope: 'Namespaced',
        conversion: { strategy: 'None' },
        names: { kind: 'Pipeline', listKind: 'PipelineList', plural: 'pipelines', singular: 'pipeline' },
        versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
      },
    },
    pipeline: {
      apiVersion: 'ev.labhub.io/v1',
      kind: 'Pipeline',
      metadata: { name: 'build-1', namespace: 'op-events', uid: LAB_UID },
      spec: { stage: 'build' },
    },
    core: items('core-list.raw.json'),
    new: items('new-list.raw.json'),
  };
}

/** Plays that cluster. Whatever the lab does not ask for is not there. */
export function playLab(api: LabApi): (request: Seen) => Played {
  return ({ path }) => {
    if (path.startsWith('/apis/apiextensions.k8s.io/v1/customresourcedefinitions/pipelines.')) return one(api.crd);
    if (path === '/apis/ev.labhub.io/v1/namespaces/op-events/pipelines/build-1') return one(api.pipeline);
    if (/^\/api\/v1\/namespaces\/op-events\/events\b/.test(path)) return list(api.core, 'v1');
    if (/^\/apis\/events\.k8s\.io\/v1\/namespaces\/op-events\/events\b/.test(path))
      return list(api.new, 'events.k8s.io/v1');
    return status(404);
  };
}

function one(object: Raw | number | undefined): Played {
  if (typeof object === 'number') return status(object);
  return object === undefined ? status(404) : { body: JSON.stringify(object) };
}

function list(items: Raw[] | number, apiVersion: string): Played {
  if (typeof items === 'number') return status(items);
  return { body: JSON.stringify({ kind: 'EventList', apiVersion, metadata: { resourceVersion: '405' }, items }) };
}

function status(code: number): Played {
  const body = { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, message: `answered with ${code}` };
  return { status: code, body: JSON.stringify(body) };
}
