import { all, swap, type Variant } from '../lab-answer.ts';

const UID = 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8';
const OTHER_UID = 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e';
const crd = (edit: Variant['edit'][string]) => ({ 'pipeline-crd.yaml': edit });
const pipeline = (edit: Variant['edit'][string]) => ({ 'pipeline-build1.yaml': edit });
const uid = (edit: Variant['edit'][string]) => ({ 'pipeline-uid.txt': edit });

const CRD = {
  kind: 'CustomResourceDefinition',
  spec: {
    versions: [
      {
        schema: {
          openAPIV3Schema: {
            properties: {
              apiVersion: { type: 'string' },
              kind: { type: 'string' },
              metadata: { type: 'object' },
              spec: { properties: { stage: { type: 'string', description: 'where it is' } }, type: 'object' },
            },
            type: 'object',
          },
        },
        name: 'v1',
        storage: true,
        served: true,
      },
    ],
    scope: 'Namespaced',
    names: { shortNames: ['pl'], listKind: 'PipelineList', kind: 'Pipeline', plural: 'pipelines' },
    group: 'ev.labhub.io',
  },
  metadata: { name: 'pipelines.ev.labhub.io', uid: OTHER_UID, managedFields: [{ manager: 'kubectl' }] },
  apiVersion: 'apiextensions.k8s.io/v1',
  status: { acceptedNames: { kind: 'Pipeline' } },
};

export const RIGHT: readonly Variant[] = [
  { title: 'the CRD as JSON, saved from the server', edit: crd(JSON.stringify(CRD, null, '\t')) },
  { title: 'the CRD without a singular name', edit: crd(swap(', singular: pipeline', '')) },
  {
    title: 'a CRD with comments, quotes and yes for true',
    edit: crd(all(swap('served: true', 'served: yes # always'), swap('name: v1', 'name: "v1"'))),
  },
  {
    title: 'the namespace before the CRD',
    edit: crd((text) => `apiVersion: v1\nkind: Namespace\nmetadata: {name: op-events}\n---\n${text}`),
  },
  { title: 'the CRD in a List', edit: crd(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [CRD] })) },
  { title: 'a Pipeline without its namespace', edit: pipeline(swap(', namespace: op-events', '')) },
  {
    title: 'a Pipeline saved from the server',
    edit: pipeline(swap('name: build-1,', `uid: ${UID}, generation: 1, name: build-1,`)),
  },
  { title: 'a uid with CRLF and a blank line', edit: uid(`${UID}\r\n\r\n`) },
  {
    title: 'a uid in UTF-16 with a mark, as PowerShell writes it',
    edit: uid(Buffer.from(`\ufeff${UID}\r\n`, 'utf16le')),
  },
  { title: 'a uid without a line feed', edit: uid(UID) },
  {
    title: 'the namespace and the CRD as two documents of JSON',
    edit: crd(`{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"op-events"}}\n${JSON.stringify(CRD)}\n`),
  },
  {
    title: 'labels without a value, and null for fields that are not sent',
    edit: pipeline(swap('name: build-1,', 'name: build-1, labels: {app: , example.com/part: ""}, generateName: null,')),
  },
  {
    title: 'a Pipeline with a status of null',
    edit: pipeline((text) => `${text}status: null\n`),
  },
  {
    title: 'a CRD saved from a server that has more fields',
    edit: crd(
      JSON.stringify({ ...CRD, metadata: { ...CRD.metadata, resourceVersion: '9' }, spec: { ...CRD.spec, later: 1 } }),
    ),
  },
  {
    title: 'a key that stands twice, the last one right',
    edit: pipeline(swap('stage: build', 'stage: test, stage: build')),
  },
  { title: 'lines that CR alone ends', edit: pipeline((text) => text.replaceAll('\n', '\r')) },
];

export const WRONG: readonly Variant[] = [
  { title: 'no CRD', edit: crd(null), fails: 'step-1.pipeline-crd' },
  {
    title: 'a CRD of another name',
    edit: crd(swap('pipelines.ev.labhub.io', 'pipeline.ev.labhub.io')),
    fails: 'step-1.pipeline-crd',
  },
  {
    title: 'a CRD of another group',
    edit: crd(swap('group: ev.labhub.io', 'group: labhub.io')),
    fails: 'step-1.pipeline-crd',
  },
  { title: 'a CRD of cluster scope', edit: crd(swap('Namespaced', 'Cluster')), fails: 'step-1.pipeline-crd' },
  {
    title: 'a CRD of the old API',
    edit: crd(swap('apiextensions.k8s.io/v1', 'apiextensions.k8s.io/v1beta1')),
    fails: 'step-1.pipeline-crd',
  },
  {
    title: 'a CRD of another kind',
    edit: crd(swap('kind: Pipeline}', 'kind: PipeLine}')),
    fails: 'step-1.pipeline-crd',
  },
  {
    title: 'two versions',
    edit: crd(
      swap(
        '  - name: v1',
        '  - {name: v2, served: true, storage: false, schema: {openAPIV3Schema: {type: object}}}\n  - name: v1',
      ),
    ),
    fails: 'step-1.crd-version',
  },
  {
    title: 'a version of another name',
    edit: crd(swap('- name: v1', '- name: v1alpha1')),
    fails: 'step-1.crd-version',
  },
  {
    title: 'a version that is not served',
    edit: crd(swap('served: true', 'served: false')),
    fails: 'step-1.crd-version',
  },
  {
    title: 'true in quotes, which the server refuses',
    edit: crd(swap('storage: true', 'storage: "true"')),
    fails: 'step-1.crd-version',
  },
  {
    title: 'a second field',
    edit: crd(swap('{stage: {type: string}}', '{stage: {type: string}, image: {type: string}}')),
    fails: 'step-1.crd-schema',
  },
  { title: 'a number as stage', edit: crd(swap('type: string', 'type: integer')), fails: 'step-1.crd-schema' },
  {
    title: 'a schema that lets everything through',
    edit: crd(swap('spec: {type: object,', 'spec: {type: object, x-kubernetes-preserve-unknown-fields: true,')),
    fails: 'step-1.crd-schema',
  },
  {
    title: 'a status',
    edit: crd(swap('properties: {spec:', 'properties: {status: {type: object}, spec:')),
    fails: 'step-1.crd-schema',
  },
  { title: 'a Pipeline of another name', edit: pipeline(swap('build-1', 'build-2')), fails: 'step-1.pipeline-build1' },
  { title: 'another stage', edit: pipeline(swap('stage: build', 'stage: test')), fails: 'step-1.pipeline-build1' },
  {
    title: 'a Pipeline in another namespace',
    edit: pipeline(swap('op-events', 'default')),
    fails: 'step-1.pipeline-build1',
  },
  {
    title: 'a field that the schema does not have',
    edit: pipeline(swap('stage: build', 'stage: build, image: x')),
    fails: 'step-1.pipeline-build1',
  },
  { title: 'two uids', edit: uid(`${UID}\n${OTHER_UID}\n`), fails: 'step-1.pipeline-uid' },
  { title: 'a name instead of a uid', edit: uid('build-1\n'), fails: 'step-1.pipeline-uid' },
  { title: 'an empty uid', edit: uid('\n'), fails: 'step-1.pipeline-uid' },
  { title: 'a uid with words around it', edit: uid(`uid: ${UID}\n`), fails: 'step-1.pipeline-uid' },
  {
    title: 'a key that stands twice, the second one another',
    edit: pipeline((text) => `${text}kind: Pod\n`),
    fails: 'step-1.pipeline-build1',
  },
  {
    title: 'the uid of an older object, of which no event is',
    edit: uid(`${OTHER_UID}\n`),
    fails: 'step-1.pipeline-uid',
  },
  {
    title: 'events of an older object, where the saved object bears its uid out',
    edit: {
      ...pipeline(swap('name: build-1,', `uid: ${UID}, name: build-1,`)),
      'event-started.yaml': swap(UID, OTHER_UID),
      'event-weird.yaml': swap(UID, OTHER_UID),
      'event-done.yaml': swap(UID, OTHER_UID),
    },
    fails: ['step-2.uid', 'step-4.uid', 'step-6.uid'],
  },
  { title: 'no uid at all', edit: uid(null), fails: 'step-1.pipeline-uid' },
  { title: 'the uid in capitals', edit: uid(`${UID.toUpperCase()}\n`), fails: 'step-1.pipeline-uid' },
  {
    title: 'a CRD that keeps unknown fields',
    edit: crd(swap('scope: Namespaced', 'scope: Namespaced\n  preserveUnknownFields: true')),
    fails: 'step-1.crd-schema',
  },
  {
    title: 'a field in a version that the API does not have',
    edit: crd(swap('- name: v1', '- name: v1\n    Schema: x')),
    fails: 'step-1.pipeline-crd',
  },
  {
    title: 'a field of the old API',
    edit: crd(swap('scope: Namespaced', 'scope: Namespaced\n  version: v1')),
    fails: 'step-1.pipeline-crd',
  },
  {
    title: 'a status, which the schema does not have',
    edit: pipeline((text) => `${text}status: {}\n`),
    fails: 'step-1.pipeline-build1',
  },
  {
    title: 'a number as label',
    edit: pipeline(swap('name: build-1,', 'name: build-1, labels: {stage: 1},')),
    fails: 'step-1.pipeline-build1',
  },
  {
    title: 'a label of two words',
    edit: pipeline(swap('name: build-1,', 'name: build-1, labels: {stage: to build},')),
    fails: 'step-1.pipeline-build1',
  },
  {
    title: 'a field in metadata that no object has',
    edit: pipeline(swap('name: build-1,', 'name: build-1, stage: build,')),
    fails: 'step-1.pipeline-build1',
  },
];
