import { isObject } from '../text/plain-json.ts';
import type { Fields } from './answer.ts';
import { at, isUnset } from './fields.ts';

/** The fields that an object may have, and those of the objects in it; of what is not named here nothing is said. */
export interface Level {
  readonly fields: readonly string[];
  readonly inner?: Readonly<Record<string, Level>>;
}

/** The path of a field that the API does not have, which kubectl's strict validation refuses. Unset ones are not sent. */
export function unknownField(value: unknown, level: Level, path = ''): string | undefined {
  if (Array.isArray(value)) return firstOf(value, (entry, index) => unknownField(entry, level, `${path}[${index}]`));
  if (!isObject(value)) return undefined;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const odd = Object.keys(value).find((name) => value[name] !== null && !level.fields.includes(name));
  if (odd !== undefined) return below(odd);
  return firstOf(Object.entries(level.inner ?? {}), ([name, inner]) =>
    unknownField(at(value, name), inner, below(name)),
  );
}

/** Whether an object was saved from the server: a newer one may have given it fields that are not known here. */
export function isSaved(object: Fields): boolean {
  return !isUnset(at(object, 'metadata', 'resourceVersion'));
}

function firstOf<Value, Found>(values: readonly Value[], find: (value: Value, index: number) => Found | undefined) {
  for (const [index, value] of values.entries()) {
    const found = find(value, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

const OBJECT = ['apiVersion', 'kind', 'metadata'];

/** A custom resource whose schema names nothing but its spec. */
export const CUSTOM: Level = { fields: [...OBJECT, 'spec'] };

/** CustomResourceDefinition of apiextensions.k8s.io/v1, as of Kubernetes 1.36. */
export const DEFINITION: Level = {
  fields: [...OBJECT, 'spec', 'status'],
  inner: {
    spec: {
      fields: ['conversion', 'group', 'names', 'preserveUnknownFields', 'scope', 'versions'],
      inner: {
        names: { fields: ['categories', 'kind', 'listKind', 'plural', 'shortNames', 'singular'] },
        versions: {
          fields: [
            ...['name', 'served', 'storage', 'schema', 'subresources', 'additionalPrinterColumns'],
            ...['selectableFields', 'deprecated', 'deprecationWarning'],
          ],
        },
      },
    },
  },
};

/** Pod of core v1, as of Kubernetes 1.36, with what 1.35 alone had. */
export const POD: Level = {
  fields: [...OBJECT, 'spec', 'status'],
  inner: {
    spec: {
      fields: [
        ...[
          'activeDeadlineSeconds',
          'affinity',
          'automountServiceAccountToken',
          'containers',
          'dnsConfig',
          'dnsPolicy',
        ],
        ...[
          'enableServiceLinks',
          'ephemeralContainers',
          'hostAliases',
          'hostIPC',
          'hostNetwork',
          'hostPID',
          'hostUsers',
        ],
        ...['hostname', 'hostnameOverride', 'imagePullSecrets', 'initContainers', 'nodeName', 'nodeSelector', 'os'],
        ...['overhead', 'preemptionPolicy', 'priority', 'priorityClassName', 'readinessGates', 'resourceClaims'],
        ...['resources', 'restartPolicy', 'runtimeClassName', 'schedulerName', 'schedulingGates', 'schedulingGroup'],
        ...['securityContext', 'serviceAccount', 'serviceAccountName', 'setHostnameAsFQDN', 'shareProcessNamespace'],
        ...['subdomain', 'terminationGracePeriodSeconds', 'tolerations', 'topologySpreadConstraints', 'volumes'],
        'workloadRef',
      ],
      inner: {
        containers: {
          fields: [
            ...['args', 'command', 'env', 'envFrom', 'image', 'imagePullPolicy', 'lifecycle', 'livenessProbe', 'name'],
            ...['ports', 'readinessProbe', 'resizePolicy', 'resources', 'restartPolicy', 'restartPolicyRules'],
            ...['securityContext', 'startupProbe', 'stdin', 'stdinOnce', 'terminationMessagePath'],
            ...['terminationMessagePolicy', 'tty', 'volumeDevices', 'volumeMounts', 'workingDir'],
          ],
          inner: { resources: { fields: ['claims', 'limits', 'requests'] } },
        },
      },
    },
  },
};
