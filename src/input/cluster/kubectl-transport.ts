import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import type { SendLimits } from './http-send.ts';
import { readKubectlFailure } from './kubectl-answer.ts';
import { kubectlFlags, runKubectl } from './kubectl-run.ts';
import type { ClusterOptions } from './options.ts';
import { readServerUrl } from './server-url.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';
import type { Transport } from './transport.ts';

/** Lets kubectl make each request, with whatever way to log in it knows. It has no way to accept anything but JSON. */
export function kubectlTransport(
  target: Target,
  options: ClusterOptions,
  around: Surroundings,
  limits: SendLimits,
): Transport {
  const server = readServerUrl(target);
  const flags = kubectlFlags(options);
  if (limits.requestTimeout > 0) flags.push(`--request-timeout=${Math.ceil(limits.requestTimeout)}ms`);
  return {
    server: showHidden(server.shown),
    get: async (path, signal) => {
      // `get --raw` takes the path as the whole one: unlike other commands it drops that of the server's URL.
      const args = ['get', '--raw', `${server.prefix}${path}`, ...flags];
      const finished = await runKubectl(args, around, limits, signal);
      if (finished.ended === 'too-large') {
        throw new OpTimelineError('too-large', `one answer of the API server has more than ${limits.maxBytes} bytes`);
      }
      if (finished.ended) return { lost: 'timeout', detail: 'kubectl printed nothing in time' };
      if (finished.exitCode !== 0) return readKubectlFailure(finished.stderr, finished.exitCode);
      return { status: 200, text: finished.stdout.toString('utf8'), retryAfter: '', location: '' };
    },
    // kubectl logs in anew for every request.
    renew: async () => {},
    close: () => {},
  };
}
