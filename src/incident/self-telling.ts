import type { TroubleFinding } from '../findings/finding.ts';

/** Whether the facts of a finding say what its note says. */
export function isTold({ code, args }: TroubleFinding): boolean {
  switch (code) {
    case 'image-pull-failed':
      return args.answer !== 'other' && args.answer !== '';
    case 'evicted':
      return args.cause !== 'other' && args.cause !== 'admission';
    case 'container-config-error':
    case 'volume-mount-failed':
      return args.missing !== null;
    case 'sandbox-failed':
      return args.plugin !== '';
    case 'unschedulable':
      return args.causes.length > 0;
    case 'preempted':
    case 'volume-unbound':
    case 'container-crashing':
    case 'node-not-ready':
    case 'node-pressure':
    case 'node-restarted':
    case 'scaled-to-zero':
    case 'pod-failed':
      return true;
    default:
      return false;
  }
}
