import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import type { LostCause, Reply } from './transport.ts';

/** The status behind each reason kubectl prints (apimachinery pkg/apis/meta/v1 StatusReason). */
const STATUSES: Readonly<Record<string, number>> = {
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  NotAcceptable: 406,
  Gone: 410,
  Expired: 410,
  TooManyRequests: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
  ServerTimeout: 504,
  Timeout: 504,
};

/** What kubectl says of a server it cannot reach; the first that matches counts. */
const LOST: readonly (readonly [RegExp, LostCause])[] = [
  [/ was refused - did you specify|connection refused/, 'refused'],
  [/no such host/, 'unknown-host'],
  [/x509: certificate signed by unknown authority|x509: .*not trusted/, 'tls-unknown-authority'],
  [/x509: certificate is (?:not )?valid for|x509: cannot validate certificate for/, 'tls-wrong-name'],
  [/HTTP response to HTTPS client|first record does not look like a TLS handshake/, 'tls-not-spoken'],
  [/i\/o timeout|handshake timeout|Client\.Timeout|deadline exceeded|request canceled|timed out/i, 'timeout'],
  [/x509: |tls: /, 'tls'],
  [/no route to host|network is unreachable/, 'no-route'],
  [/proxyconnect|Proxy Authentication Required/, 'proxy'],
  [/\bEOF\b|connection reset|broken pipe|connection lost/, 'cut'],
];

/**
 * Reads what kubectl (1.20 to 1.36) prints on standard error when it fails. Only what came from the server, or names
 * an entry of the kubeconfig, is passed on: other complaints of kubectl may quote the kubeconfig with its tokens.
 */
export function readKubectlFailure(stderr: string, exitCode: number | null): Reply {
  const fromServer = /^Error from server(?: \((\w+)\))?: ([\s\S]*)$/m.exec(stderr);
  if (fromServer) return failure(STATUSES[fromServer[1] ?? ''] ?? 400, (fromServer[2] ?? '').trim());
  if (/You must be logged in to the server/.test(stderr)) return failure(401, '');
  const plugin = /getting credentials: /.test(stderr);
  const lost = plugin ? undefined : LOST.find(([pattern]) => pattern.test(stderr));
  if (lost) return { lost: lost[1], detail: lost[1] === 'timeout' ? 'kubectl gave up waiting' : 'as kubectl says' };
  throw new OpTimelineError('kubeconfig', complaint(stderr, plugin, exitCode), {
    remedy: 'see what kubectl itself says with the same flags: kubectl get events',
  });
}

function complaint(stderr: string, plugin: boolean, exitCode: number | null): string {
  if (plugin) return 'kubectl could not get credentials from the plugin of the kubeconfig';
  const missing = /^error: (context|cluster|auth info) "([^"\n]{1,200})" does not exist$/m.exec(stderr);
  if (missing) {
    const kind = missing[1] === 'auth info' ? 'user' : missing[1];
    return `the kubeconfig has no ${kind} "${showHidden(missing[2] ?? '')}"`;
  }
  if (/no configuration has been provided/.test(stderr)) return 'kubectl found no kubeconfig';
  const config = /error loading config file|Error in configuration|invalid configuration/.test(stderr);
  return `kubectl ${config ? 'cannot use the kubeconfig' : 'failed'}${exitCode === null ? '' : ` (exit code ${exitCode})`}`;
}

/** The answer as the server would have sent it. */
function failure(status: number, message: string): Reply {
  return { status, text: JSON.stringify({ kind: 'Status', message, code: status }), retryAfter: '', location: '' };
}
