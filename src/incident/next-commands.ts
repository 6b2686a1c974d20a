import type { TroubleFinding } from '../findings/finding.ts';
import type { Subject } from '../timeline/subject.ts';

/** Only plain names go into a command that somebody will paste into a shell. */
const PLAIN = /^[a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?$/;

/**
 * Up to two commands that show what events cannot, for the trouble at hand. They only read. None where a name would need
 * quoting: a stranger may have chosen it.
 */
export function nextCommands(finding: TroubleFinding): string[] {
  const { code, subject, args, workload } = finding;
  // A pod that another took the place of is gone by now.
  if (workload && args.recoveredOn)
    return commandsFor([workload, ...(args.recoveredOn.kind === 'Pod' ? [args.recoveredOn] : [])]);
  const { kind, name, namespace } = subject;
  const place = placeOf(subject);
  const describe = (what: string, called: string, where = place) => `kubectl${where} describe ${what} ${called}`;
  const own = describe(kind.toLowerCase(), name);
  const second = ((): string => {
    switch (code) {
      case 'container-crashing':
      case 'probe-failing':
      case 'hook-failed': {
        // Only a container that was started again has a log of before.
        const again = code === 'container-crashing' || (code === 'probe-failing' && args.restarts > 0);
        const container = args.container === '' ? '' : ` -c ${args.container}`;
        return `kubectl${place} logs ${name}${container}${again ? ' --previous' : ''}`;
      }
      case 'unschedulable':
        return args.causes.some(({ family }) => family === 'volume')
          ? `kubectl${place} get pvc`
          : 'kubectl describe nodes';
      case 'volume-unbound':
      case 'provisioning-failed':
        return 'kubectl get storageclass,pv';
      case 'container-config-error':
      case 'volume-mount-failed':
        return args.missing && args.missing.kind !== ''
          ? `kubectl${place} get ${args.missing.kind.toLowerCase()} ${args.missing.name}`
          : '';
      case 'quota-exceeded':
        return args.quota === '' ? `kubectl${place} get resourcequota` : describe('resourcequota', args.quota);
      case 'evicted':
      case 'node-not-ready':
        return args.node === '' || kind === 'Node' ? '' : describe('node', args.node, '');
      case 'admission-denied':
        return args.refusal.startsWith('webhook')
          ? 'kubectl get validatingwebhookconfigurations,mutatingwebhookconfigurations'
          : '';
      case 'autoscaler-blind':
        return 'kubectl get apiservices';
      case 'job-failed':
        return `kubectl${place} get pods -l job-name=${name}`;
      case 'operator-failed':
        return args.related ? describe(args.related.kind.toLowerCase(), args.related.name, placeOf(args.related)) : '';
      default:
        return '';
    }
  })();
  const names = [name, namespace ?? 'default', ...namesIn(args)];
  return names.every((text) => PLAIN.test(text)) && /^[A-Za-z]{1,63}$/.test(kind)
    ? [own, second].filter((command) => command !== '')
    : [];
}

/** Commands that describe objects; none where a name would need quoting. */
function commandsFor(objects: readonly Subject[]): string[] {
  const plain = objects.every(
    ({ kind, name, namespace = 'default' }) =>
      PLAIN.test(name) && PLAIN.test(namespace) && /^[A-Za-z]{1,63}$/.test(kind),
  );
  return plain
    ? objects.map((object) => `kubectl${placeOf(object)} describe ${object.kind.toLowerCase()} ${object.name}`)
    : [];
}

function placeOf({ namespace }: Pick<Subject, 'namespace'>): string {
  return namespace === undefined ? '' : ` -n ${namespace}`;
}

/** The names among the facts that a command may use. */
function namesIn(args: TroubleFinding['args']): string[] {
  const { container, quota, node, missing, related } = args as {
    container?: string;
    quota?: string;
    node?: string;
    missing?: { kind: string; name: string } | null;
    related?: Subject | null;
  };
  return [
    container,
    quota,
    node,
    missing?.name,
    missing?.kind.toLowerCase(),
    related?.name,
    related?.namespace,
    related?.kind.toLowerCase(),
  ].filter((text): text is string => text !== undefined && text !== '');
}
