import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { OpTimelineError } from 'op-timeline';
import { type Lab, openLab } from './lab.ts';

/** One step of the lab. */
export interface Step {
  /** The name of its file. */
  readonly name: string;
  readonly run: (lab: Lab) => Promise<void>;
}

const USAGE = '[--kubeconfig FILE] [--context NAME] [--dir DIR] [--step N]';

/** Runs a step where its file is the program, and does nothing where another file imports it. */
export async function runIfMain(url: string, step: Step): Promise<void> {
  const [, program] = process.argv;
  if (program !== undefined && realpathSync(program) === fileURLToPath(url)) await runSteps([step]);
}

/** Runs steps in order with the flags that were typed, or the one that `--step` names. Ends the process where one fails. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  let name = 'lab';
  try {
    const { help, step: only, dir = 'op-events', ...cluster } = flagsTyped();
    if (help) {
      process.stdout.write(`usage: ${USAGE}\n`);
      return;
    }
    const wanted = chosen(steps, only);
    const lab = openLab({ ...cluster, dir });
    for (const step of wanted) {
      name = step.name;
      await step.run(lab);
      process.stdout.write(`${name}: done\n`);
    }
    process.stdout.write(`The files are in ${dir}\n`);
  } catch (error) {
    process.stderr.write(`${name}: ${explain(error)}\n`);
    // At once: a request that was given up may still hold its connection.
    process.exit(error instanceof OpTimelineError && error.code === 'bad-option' ? 2 : 1);
  }
}

function flagsTyped() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: { kubeconfig: text, context: text, dir: text, step: text, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new OpTimelineError('bad-option', said, { remedy: `usage: ${USAGE}`, cause });
  }
}

function chosen(steps: readonly Step[], given: string | undefined): readonly Step[] {
  if (given === undefined) return steps;
  const step = steps.find(({ name }) => Number(name.slice(0, 2)) === Number(given));
  if (step) return [step];
  throw new OpTimelineError('bad-option', `there is no step ${JSON.stringify(given)}`, { remedy: `usage: ${USAGE}` });
}

/** What failed, and on a second line what to do next; made of one line each, and without control characters. */
function explain(error: unknown): string {
  const lines = error instanceof OpTimelineError ? [error.message, error.remedy] : [String(error), ''];
  return lines
    .filter((line) => line !== '')
    .map((line) => line.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' '))
    .join('\n  ');
}
