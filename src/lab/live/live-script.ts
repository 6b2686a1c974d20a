import { OpTimelineError } from '../../error.ts';
import type { OpenCluster } from '../../input/cluster/open-cluster.ts';
import type { Answer } from '../answer.ts';
import { fail, isProblem, notApplicable, pass, type Verdict } from '../check.ts';
import type { Judged } from '../report.ts';
import { plainFault } from '../script-faults.ts';
import { orderOf } from '../sorted.ts';
import { newDisguise } from './disguise.ts';
import { type LiveFacts, readLiveFacts } from './live-facts.ts';
import { isOnPath, runScript, type ScriptRun } from './run-script.ts';
import { startScriptProxy } from './script-proxy.ts';

/** Runs timeline.sh against the cluster in disguise, and compares what it prints with what it was given. */
export async function judgeScript(
  answer: Answer,
  facts: LiveFacts,
  cluster: OpenCluster,
  signal: AbortSignal | undefined,
): Promise<Judged> {
  const verdict = await verdictOf(answer, facts, cluster, signal);
  return {
    id: 'step-8.live-script',
    expected:
      'timeline.sh prints the events it is given as <type> <reason> <kind>/<name>, sorted, each once, and only reads',
    verdict,
  };
}

async function verdictOf(
  answer: Answer,
  facts: LiveFacts,
  cluster: OpenCluster,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const text = answer.text('timeline.sh');
  if (isProblem(text)) return notApplicable(text.problem);
  // Nor is it shown: what a shell says of a line it cannot run quotes the line.
  if (!answer.mayShow()) return fail('not run: the file is a link that leads out of the folder');
  const fault = plainFault(text.value);
  if (fault !== undefined) return notApplicable(`not run: ${fault}`);
  if (process.platform === 'win32') return notApplicable('not run: there is no shell for it here');
  if (!(await isOnPath('kubectl', cluster.around.env.PATH))) {
    // Not a check that does not apply: it was asked for, and who looks at the verdict alone would take it for made.
    throw new OpTimelineError('bad-option', 'kubectl is not on PATH, and running timeline.sh needs it', {
      remedy: 'install kubectl, or leave out --run-script',
    });
  }
  const disguise = newDisguise();
  const proxy = await startScriptProxy(cluster.get, disguise);
  try {
    const run = await runScript(text.value.replace(/\r\n/g, '\n'), proxy.url, cluster, signal);
    if ('failed' in run) return fail(`it cannot be started: ${run.failed}`);
    const [write] = proxy.writes;
    if (write !== undefined) return fail(`it tried to ${write}`);
    const verdict = judgeRun(run, disguise.rows(facts.events), proxy.refused);
    if (verdict.result === 'pass') return verdict;
    // An event may have come or gone since the facts were read.
    const { events } = await readLiveFacts(cluster);
    if (judgeRun(run, disguise.rows(events), proxy.refused).result === 'pass') return pass(AS_GIVEN);
    if (!proxy.wasAsked) return fail(`it did not ask the server of the KUBECONFIG it was given; ${verdict.found}`);
    if (!proxy.lacksTables) return verdict;
    return notApplicable(
      "it asks for the server's own table, which this way to the cluster does not give: leave out --via kubectl",
    );
  } finally {
    await proxy.close();
  }
}

const AS_GIVEN = 'the rows of the events it was given';

function judgeRun(
  { finished, written }: ScriptRun,
  expected: ReadonlySet<string>,
  refused: readonly string[],
): Verdict {
  const { ended, exitCode, stderr } = finished;
  if (ended === 'too-large') return fail('it prints without end');
  if (ended !== undefined) return fail('it did not end within 20 s');
  // A script may write the file instead of printing it.
  const outputs = [finished.stdout.toString('utf8'), ...(written === undefined ? [] : [written])].map(linesOf);
  const faults = outputs.map((lines) => outputFault(lines, expected));
  if (faults.includes(undefined)) return pass(AS_GIVEN);
  const [denied] = refused;
  const told = [
    faults[0],
    ...(exitCode === 0 ? [] : [`exit code ${exitCode}`]),
    ...(denied === undefined ? [] : [`it was refused ${denied}`]),
    ...(stderr.trim() === '' ? [] : [stderr.trim()]),
  ];
  return fail(told.join('; '));
}

function linesOf(output: string): string[] {
  return output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function outputFault(lines: readonly string[], expected: ReadonlySet<string>): string | undefined {
  const missing = [...expected].filter((row) => !lines.includes(row)).length;
  const more = lines.find((line) => !expected.has(line));
  if (missing > 0)
    return `${missing} of ${expected.size} rows are missing${more === undefined ? '' : `, and it prints ${more}`}`;
  if (more !== undefined) return `it also prints ${more}`;
  if (new Set(lines).size < lines.length) return 'it prints a row twice';
  return orderOf(lines) === 'none' ? 'its rows are not sorted' : undefined;
}
