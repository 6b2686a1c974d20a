import { OpTimelineError } from '../../error.ts';
import { statusMessage } from './status.ts';
import type { Answer } from './transport.ts';

/** Names that mean themselves in any shell, so that a command line made of them can be copied. */
const SHELL_SAFE = /^[A-Za-z0-9][A-Za-z0-9@._:-]{0,200}$/;

/**
 * The error where events may be listed through neither API: what was asked, as whom, and the command with which an
 * administrator allows it.
 */
export function forbiddenError(
  refusals: readonly Answer[],
  request: { readonly server: string; readonly namespace: string },
): OpTimelineError {
  const user = refusals.map(refusedUser).find(Boolean) ?? '';
  const who = user ? `user "${user}" may not` : 'you may not';
  const scope = request.namespace ? `in namespace "${request.namespace}"` : 'in all namespaces';
  const message = `${who} list events or events.events.k8s.io ${scope} of ${request.server} (403)`;
  return new OpTimelineError('forbidden', message, { remedy: remedy(user, request.namespace) });
}

/** kube-apiserver names the user itself: `events is forbidden: User "NAME" cannot list resource …`. */
function refusedUser(refusal: Answer): string {
  return /\bUser "([^"]{1,300})" cannot /.exec(statusMessage(refusal))?.[1] ?? '';
}

/** A role for core events is enough: one API serves what both hold. */
function remedy(user: string, namespace: string): string {
  const where = namespace && ` --namespace=${namespace}`;
  const role = namespace ? 'role' : 'clusterrole';
  const create = `kubectl create ${role} event-reader --verb=list --resource=events${where}`;
  const subject = subjectFlag(user);
  const bind = subject && ` && kubectl create ${role}binding event-reader --${role}=event-reader ${subject}${where}`;
  const narrower = namespace ? '' : 'read one namespace with -n, or ';
  return `${narrower}have an administrator run: ${create}${bind}`;
}

function subjectFlag(user: string): string {
  if (!SHELL_SAFE.test(user)) return '';
  const account = /^system:serviceaccount:([^:]+):([^:]+)$/.exec(user);
  return account ? `--serviceaccount=${account[1]}:${account[2]}` : `--user=${user}`;
}
