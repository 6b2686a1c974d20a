import { OpTimelineError } from '../../error.ts';
import { excerpt, showHidden } from '../../text/hidden.ts';
import { isObject } from '../../text/plain-json.ts';
import { execInfo } from './exec-info.ts';
import type { ExecEntry } from './kubeconfig-types.ts';
import { type Finished, runProgram } from './run-program.ts';
import { parsed } from './status.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';

export interface ExecCredential {
  readonly token: string;
  readonly certificate: Buffer | undefined;
  readonly key: Buffer | undefined;
}

export interface ExecSituation {
  readonly target: Target;
  /** The cluster's CA, for a plugin that asks for it. */
  readonly authority: Buffer | undefined;
  readonly around: Surroundings;
  readonly signal: AbortSignal | undefined;
}

/** A credential has a few kilobytes. */
const MOST_OUTPUT = 1_048_576;

/**
 * Runs a credential plugin and reads what it prints (client-go plugin/pkg/client/auth/exec/exec.go). Its standard error
 * goes to ours, as with kubectl: it may have to tell a person where to log in. Nothing it prints reaches an error.
 */
export async function runExecPlugin(exec: ExecEntry, situation: ExecSituation): Promise<ExecCredential> {
  const { target, around } = situation;
  const interactive = around.terminal && exec.interactiveMode !== 'Never';
  const plugin = `the credential plugin "${showHidden(exec.command)}" of user "${showHidden(target.userName)}"`;
  if (exec.interactiveMode === 'Always' && !interactive) {
    throw new OpTimelineError('kubeconfig', `${plugin} must ask a person, but standard input is no terminal`, {
      remedy: 'run it in a terminal, or log in with kubectl first and add --via kubectl',
    });
  }
  const added = Object.fromEntries(exec.env.map(({ name, value }) => [name, value]));
  const info = execInfo(exec, target, situation.authority, interactive);
  const finished = await runProgram(exec.command, exec.args, {
    env: { ...around.env, ...added, KUBERNETES_EXEC_INFO: info },
    stdin: interactive ? 'inherit' : 'ignore',
    stderr: around.pluginOutput,
    maxBytes: MOST_OUTPUT,
    signal: situation.signal,
  });
  if ('failed' in finished) throw notStarted(plugin, exec, finished.failed);
  if (finished.exitCode !== 0) throw notSuccessful(plugin, finished);
  return readExecCredential(finished.stdout.toString('utf8'), exec, plugin);
}

function readExecCredential(text: string, exec: ExecEntry, plugin: string): ExecCredential {
  const value = parsed(text);
  if (!isObject(value) || value.kind !== 'ExecCredential' || !isObject(value.status)) {
    throw new OpTimelineError('kubeconfig', `${plugin} printed no ExecCredential`);
  }
  if (value.apiVersion !== exec.apiVersion) {
    throw new OpTimelineError('kubeconfig', `${plugin} printed another apiVersion than the kubeconfig asks for`, {
      remedy: `set the apiVersion in the kubeconfig to the one the plugin speaks, or update the plugin`,
    });
  }
  const { token, clientCertificateData, clientKeyData } = value.status;
  const certificate = typeof clientCertificateData === 'string' ? Buffer.from(clientCertificateData) : undefined;
  const key = typeof clientKeyData === 'string' ? Buffer.from(clientKeyData) : undefined;
  if (!(typeof token === 'string' && token) && !(certificate && key)) {
    throw new OpTimelineError('kubeconfig', `${plugin} printed neither a token nor a client certificate with its key`);
  }
  return { token: typeof token === 'string' ? token : '', certificate, key };
}

function notStarted(plugin: string, exec: ExecEntry, code: string): OpTimelineError {
  const missing = code === 'ENOENT';
  const hint = exec.installHint ? excerpt(exec.installHint.replace(/\s+/g, ' '), 300) : '';
  return new OpTimelineError('kubeconfig', `${plugin} ${missing ? 'was not found' : `cannot be run (${code})`}`, {
    remedy: (missing && hint) || 'install it, or put its folder on PATH',
  });
}

function notSuccessful(plugin: string, { exitCode }: Finished): OpTimelineError {
  const how = exitCode === null ? 'was ended by a signal, or printed too much' : `failed with exit code ${exitCode}`;
  return new OpTimelineError('kubeconfig', `${plugin} ${how}`, {
    remedy: 'what it says about it stands above; log in again as you do for kubectl',
  });
}
