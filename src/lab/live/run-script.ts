import { constants, rmSync } from 'node:fs';
import { access, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import type { OpenCluster } from '../../input/cluster/open-cluster.ts';
import { type Finished, runProgram } from '../../input/cluster/run-program.ts';

const TIME_LIMIT = 20_000;
const MOST_OUTPUT = 256 * 1024;

/** What a run of a script gave. */
export interface ScriptRun {
  readonly finished: Finished;
  /** The timeline.txt that it wrote where it was started; undefined without one. */
  readonly written: string | undefined;
}

/** Whether a program is on PATH. */
export async function isOnPath(program: string, path = ''): Promise<boolean> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const found = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}

/**
 * Runs a script with an empty home, in an empty folder, with a kubeconfig that knows one server, and ends it with all
 * that stayed in its process group after 20 s. It runs as the user of this program all the same: this is no sandbox. Says
 * why where it cannot be started.
 */
export async function runScript(
  text: string,
  server: string,
  { target, around }: OpenCluster,
  signal: AbortSignal | undefined,
): Promise<ScriptRun | { readonly failed: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'op-timeline-lab-'));
  // Whoever aborts may end this program at once, and nothing that waits would be done then.
  const clear = () => removeNow(folder);
  try {
    const [home, work] = [join(folder, 'home'), join(folder, 'work')];
    await mkdir(home);
    await mkdir(work);
    const script = join(work, 'timeline.sh');
    const kubeconfig = join(home, 'kubeconfig');
    await writeFile(script, text, { mode: 0o700 });
    await writeFile(kubeconfig, kubeconfigFor(server, target), { mode: 0o600 });
    const { PATH = '' } = around.env;
    const env = { PATH, HOME: home, TMPDIR: work, KUBECONFIG: kubeconfig, NO_PROXY: '127.0.0.1', LANG: 'C.UTF-8' };
    const options = {
      ...({ env, cwd: work, stdin: 'ignore', stderr: 'pipe', maxBytes: MOST_OUTPUT, timeout: TIME_LIMIT } as const),
      ...{ signal, group: true },
    };
    const interpreter = await interpreterOf(text, PATH);
    if (interpreter === undefined) return { failed: 'its first line names a program that is not here' };
    const running = runProgram('sh', ['-c', WITH_PIPES, join(folder, 'pipe'), ...interpreter, script], options);
    signal?.addEventListener('abort', clear);
    const finished = await running;
    if ('failed' in finished) return finished;
    return { finished, written: await writtenTimeline(join(work, 'timeline.txt')) };
  } finally {
    signal?.removeEventListener('abort', clear);
    await rm(folder, { recursive: true, force: true });
  }
}

function removeNow(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 });
  } catch {
    // A process that is ending may still have put something there.
  }
}

/**
 * Runs what follows with pipes for output and errors: the sockets that Node gives a program cannot be opened by name, and
 * scripts do write to /dev/stdout and /dev/stderr. What a script left in the background may keep them open for a second.
 */
const WITH_PIPES = `mkfifo "$0.out" "$0.err" || exit 1
cat "$0.out" & out=$!
cat "$0.err" >&2 & err=$!
"$@" > "$0.out" 2> "$0.err"
code=$?
{ sleep 1; kill $out $err; } 2> /dev/null &
wait $out $err
exit $code`;

/** What runs a script: what its first line names, else the same from PATH, and a shell where it names nothing. */
async function interpreterOf(text: string, path: string): Promise<string[] | undefined> {
  const [, line = ''] = /^#![ \t]*([^\n]*)/.exec(text) ?? [];
  const [program, ...args] = line.trim().split(/\s+/).filter(Boolean);
  if (program === undefined) return [(await isOnPath('bash', path)) ? 'bash' : 'sh'];
  if (await isOnPath(basename(program), dirname(program))) return [program, ...args];
  return (await isOnPath(basename(program), path)) ? [basename(program), ...args] : undefined;
}

/**
 * A kubeconfig whose context is called as the one in use, since a script may name it, and has its namespace: a script that names
 * none reads that one.
 */
function kubeconfigFor(server: string, target: OpenCluster['target']): string {
  const context = target.context || 'lab';
  const namespace = target.namespace || 'default';
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': context,
    contexts: [{ name: context, context: { cluster: 'lab', user: 'lab', namespace } }],
    clusters: [{ name: 'lab', cluster: { server } }],
    users: [{ name: 'lab', user: {} }],
  });
}

/** A script may have put anything there, such as a pipe. */
async function writtenTimeline(path: string): Promise<string | undefined> {
  try {
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    try {
      const info = await handle.stat();
      return info.isFile() && info.size <= MOST_OUTPUT ? await handle.readFile('utf8') : undefined;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
