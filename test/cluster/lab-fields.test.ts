import { expect, test } from 'vitest';
import { LEVELS } from '../../src/lab/event-refusal.ts';
import { DEFINITION, type Level, POD } from '../../src/lab/field-levels.ts';
import { api, describeOnCluster } from './support/cluster.ts';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Schemas = Readonly<Record<string, Schema>>;

/** The schema that a field of the API has, whatever it is wrapped in. */
function resolved(schemas: Schemas, schema: Schema | undefined): Schema {
  const inner = schema?.items ?? schema?.allOf?.[0];
  if (inner) return resolved(schemas, inner);
  return schema?.$ref === undefined ? (schema ?? {}) : resolved(schemas, schemas[schema.$ref.split('/').at(-1) ?? '']);
}

/** The paths of fields that the server has and the grader does not know. */
function unknownTo({ fields, inner = {} }: Level, schemas: Schemas, schema: Schema | undefined, path = ''): string[] {
  const { properties = {} } = resolved(schemas, schema);
  const missing = Object.keys(properties).filter((name) => !fields.includes(name));
  const below = Object.entries(inner).filter(([name]) => Object.hasOwn(properties, name));
  return [
    ...missing.map((name) => `${path}${name}`),
    ...below.flatMap(([name, level]) => unknownTo(level, schemas, properties[name], `${path}${name}.`)),
  ];
}

// A newer cluster may have more.
describeOnCluster('the fields that the lab knows', ['own'], () => {
  test.each([
    ['api/v1', 'io.k8s.api.core.v1.Pod', POD],
    ['api/v1', 'io.k8s.api.core.v1.Event', LEVELS.v1],
    ['apis/events.k8s.io/v1', 'io.k8s.api.events.v1.Event', LEVELS['events.k8s.io/v1']],
    [
      'apis/apiextensions.k8s.io/v1',
      'io.k8s.apiextensions-apiserver.pkg.apis.apiextensions.v1.CustomResourceDefinition',
      DEFINITION,
    ],
  ])('in %s are all that the server has of %s', async (group, name, level) => {
    const answer = await api().get(`/openapi/v3/${group}`);
    expect(answer.status).toBe(200);
    const { schemas } = answer.json().components as { readonly schemas: Schemas };
    expect(Object.keys(schemas)).toContain(name);
    expect(unknownTo(level, schemas, schemas[name])).toEqual([]);
  });
});
