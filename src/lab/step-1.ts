import type { Answer, Fields } from './answer.ts';
import { check, fail, judged, pass, passIf, required, type Verdict } from './check.ts';
import { identityFault, oneOfKind } from './event.ts';
import { CUSTOM, DEFINITION, isSaved, unknownField } from './field-levels.ts';
import { at, isUnset, objectAt, shown } from './fields.ts';
import { GROUP, OBJECT } from './lab-files.ts';
import { readUid, savedUid, uidOfEvents } from './uid.ts';

const CRD = { file: 'pipeline-crd.yaml', kind: 'CustomResourceDefinition' } as const;
const PIPELINE = { file: 'pipeline-build1.yaml', kind: OBJECT.kind } as const;

export const STEP_1 = [
  check(
    'step-1.pipeline-crd',
    `pipeline-crd.yaml: CustomResourceDefinition pipelines.${GROUP} of apiextensions.k8s.io/v1, group ${GROUP}, kind Pipeline, plural pipelines, scope Namespaced`,
    judgeCrd,
  ),
  check('step-1.crd-version', 'exactly one version, v1, served and stored', (answer) =>
    judged(oneOfKind(answer, CRD.file, CRD.kind), judgeVersion),
  ),
  check('step-1.crd-schema', 'a schema with spec.stage, a string, and nothing else', (answer) =>
    judged(oneOfKind(answer, CRD.file, CRD.kind), judgeSchema),
  ),
  check(
    'step-1.pipeline-build1',
    `pipeline-build1.yaml: Pipeline build-1 of ${OBJECT.apiVersion} in ${OBJECT.namespace}, spec.stage build`,
    judgePipeline,
  ),
  check('step-1.pipeline-uid', "pipeline-uid.txt: build-1's metadata.uid, one line", judgeUidFile),
] as const;

function judgeCrd(answer: Answer): Verdict {
  return required(oneOfKind(answer, CRD.file, CRD.kind), judgeNames);
}

function judgeNames(crd: Fields): Verdict {
  const fault = identityFault(crd, 'apiextensions.k8s.io/v1', `pipelines.${GROUP}`, false);
  if (fault !== undefined) return fail(fault);
  const unknown = isSaved(crd) ? undefined : unknownField(crd, DEFINITION);
  if (unknown !== undefined) return fail(`unknown field "${unknown}"`);
  const wanted = { group: GROUP, scope: 'Namespaced', 'names.kind': 'Pipeline', 'names.plural': 'pipelines' };
  const wrong = Object.entries(wanted).filter(([path, value]) => at(crd, 'spec', ...path.split('.')) !== value);
  if (wrong.length === 0) return pass(`pipelines.${GROUP}`);
  return fail(wrong.map(([path]) => `${path} ${shown(at(crd, 'spec', ...path.split('.')))}`).join(', '));
}

/** What is wrong with a CustomResourceDefinition as the lab's; undefined where nothing is. */
export function crdFault(crd: Fields): string | undefined {
  const verdicts = [judgeNames, judgeVersion, judgeSchema].map((judge) => judge(crd));
  return verdicts.find(({ result }) => result === 'fail')?.found;
}

function judgeVersion(crd: Fields): Verdict {
  const versions = at(crd, 'spec', 'versions');
  if (!Array.isArray(versions)) return fail(`versions ${shown(versions)}`);
  const told = versions.map(
    (version) =>
      `${shown(at(version, 'name'))} (served ${shown(at(version, 'served'))}, storage ${shown(at(version, 'storage'))})`,
  );
  const [only] = versions;
  const right = versions.length === 1 && at(only, 'name') === 'v1';
  return passIf(right && at(only, 'served') === true && at(only, 'storage') === true, told.join(', '));
}

/** What every object has besides its spec; a schema may name it. */
const OF_EVERY_OBJECT = ['apiVersion', 'kind', 'metadata'];

function judgeSchema(crd: Fields): Verdict {
  if (at(crd, 'spec', 'preserveUnknownFields') === true) return fail('preserveUnknownFields true');
  const versions = at(crd, 'spec', 'versions');
  const version = Array.isArray(versions)
    ? (versions.find((entry) => at(entry, 'name') === 'v1') ?? versions[0])
    : undefined;
  const root = objectAt(version, 'schema', 'openAPIV3Schema');
  const spec = objectAt(root, 'properties', 'spec');
  const stage = objectAt(spec, 'properties', 'stage');
  for (const [name, level] of [
    ['the root', root],
    ['spec', spec],
  ] as const) {
    if (at(level, 'type') !== 'object') return fail(`${name} has the type ${shown(at(level, 'type'))}`);
    // Either lets fields through that the schema does not name.
    const open = ['x-kubernetes-preserve-unknown-fields', 'additionalProperties'].find(
      (key) => !isUnset(at(level, key)) && at(level, key) !== false,
    );
    if (open !== undefined) return fail(`${name} has ${open}`);
  }
  const more = Object.keys(objectAt(root, 'properties')).filter((key) => !['spec', ...OF_EVERY_OBJECT].includes(key));
  if (more.length > 0) return fail(`also ${more.join(', ')}`);
  const beside = Object.keys(objectAt(spec, 'properties')).filter((key) => key !== 'stage');
  if (beside.length > 0) return fail(`also spec.${beside.join(', spec.')}`);
  if (at(stage, 'type') !== 'string') return fail(`spec.stage has the type ${shown(at(stage, 'type'))}`);
  const values = at(stage, 'enum');
  if (Array.isArray(values) && !values.includes('build')) return fail(`spec.stage may be ${shown(values)} only`);
  return pass('spec.stage, a string');
}

function judgePipeline(answer: Answer): Verdict {
  return required(oneOfKind(answer, PIPELINE.file, PIPELINE.kind), (pipeline) => {
    const fault = identityFault(pipeline, OBJECT.apiVersion, OBJECT.name);
    if (fault !== undefined) return fail(fault);
    const unknown = unknownField(pipeline, CUSTOM);
    if (unknown !== undefined) return fail(`unknown field "${unknown}"`);
    const spec = at(pipeline, 'spec');
    return passIf(
      at(spec, 'stage') === 'build' && Object.keys(objectAt(pipeline, 'spec')).length === 1,
      `spec ${shown(spec)}`,
    );
  });
}

function judgeUidFile(answer: Answer): Verdict {
  return required(readUid(answer), (uid) => {
    const saved = savedUid(answer);
    if (!isUnset(saved) && saved !== uid) return fail(`${uid}, and pipeline-build1.yaml has ${shown(saved)}`);
    const agreed = uidOfEvents(answer);
    return agreed === undefined ? pass(uid) : fail(`${uid}, and all events have ${shown(agreed)}`);
  });
}
