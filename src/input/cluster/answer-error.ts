import { STATUS_CODES } from 'node:http';
import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { isHtml, statusMessage } from './status.ts';
import type { Answer } from './transport.ts';

/** The error for an answer that is neither the list nor one of the refusals told apart elsewhere. */
export function answerError(answer: Answer, server: string): OpTimelineError {
  if (answer.status === 401) return unauthorized(answer, server);
  if (answer.status >= 300 && answer.status < 400) return redirected(answer, server);
  if (isHtml(answer.text)) return notTheApi(`a web page (status ${answer.status})`, server);
  const said = statusMessage(answer);
  const message = `the API server ${server} answered ${statusName(answer.status)}${said && `: ${said}`}`;
  const busy = answer.status === 429 || answer.status >= 500;
  return new OpTimelineError('server-error', message, { remedy: busy ? 'try again in a minute' : '' });
}

/** The error for a 200 that holds something else than what was asked for. */
export function notTheApi(received: string, server: string, expected = 'a list of events'): OpTimelineError {
  return new OpTimelineError('server-error', `expected ${expected} from ${server}, received ${received}`, {
    remedy: 'check that the server in the kubeconfig is a Kubernetes API server, and no login page or proxy before it',
  });
}

/** Such as `503 Service Unavailable`. */
export function statusName(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}

function unauthorized(answer: Answer, server: string): OpTimelineError {
  const said = statusMessage(answer);
  const more = said && said !== 'Unauthorized' ? `: ${said}` : '';
  return new OpTimelineError('unauthorized', `the API server ${server} did not accept the credentials (401)${more}`, {
    remedy: 'log in again as you do for kubectl, or name another user with --context or --user',
  });
}

function redirected(answer: Answer, server: string): OpTimelineError {
  const to = URL.canParse(answer.location, server) ? new URL(answer.location, server).host : '';
  const message = `the API server ${server} answered ${statusName(answer.status)}${to && `, pointing to ${showHidden(to)}`}`;
  return new OpTimelineError('server-error', message, {
    remedy: 'an API server sends no redirects: check the server in the kubeconfig, and whether you must log in first',
  });
}
