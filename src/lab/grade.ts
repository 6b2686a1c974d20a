import { OpTimelineError } from '../error.ts';
import type { ClusterOptions } from '../input/cluster/options.ts';
import { optionsGiven } from '../text/given.ts';
import { judgeFiles } from './grade-files.ts';
import { hintsIn, type LabLanguage } from './hints/index.ts';
import { readLabFolder } from './read-folder.ts';
import { type LabReport, reportOf } from './report.ts';
import { STEPS, stepOf } from './steps.ts';

export interface GradeOptions {
  /** The steps to grade, 1 to 8; all of them by default, or where the list is empty. */
  readonly steps?: readonly number[] | undefined;
  /** Checks this cluster too, by GET requests alone; its `namespace` is not looked at. */
  readonly cluster?: ClusterOptions | undefined;
  /** Also runs timeline.sh against the cluster. It runs as you: this is no sandbox. */
  readonly runScript?: boolean | undefined;
  /** The language of the hints, `en` by default. */
  readonly lang?: LabLanguage | undefined;
  /** Ends the work with the error code `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Grades an answer folder of the op-events lab: the files that the eight steps leave behind.
 *
 * Throws an OpTimelineError: `no-input` or `unreadable` for the folder, `bad-option`, `aborted`, and with `cluster` what
 * listEvents throws. A file that cannot be read is a failed check, no error.
 */
export async function gradeLab(folder: string, options?: GradeOptions): Promise<LabReport> {
  const { steps, lang, signal, cluster, runScript } = checked(folder, options);
  const hints = hintsIn(lang);
  if (signal?.aborted) throw new OpTimelineError('aborted', 'grading was aborted', { cause: signal.reason });
  const files = await readLabFolder(folder);
  const judged = judgeFiles(files, steps);
  if (cluster !== undefined) {
    // Only whoever asks a cluster pays for what reaches it.
    const { gradeLive } = await import('./live/grade-live.ts');
    judged.push(...(await gradeLive(files, { cluster, runScript, signal })));
  }
  const chosen = judged.filter(({ id }) => steps.includes(stepOf(id)));
  return reportOf(
    [...chosen].sort((a, b) => stepOf(a.id) - stepOf(b.id)),
    hints,
  );
}

function checked(folder: string, options: GradeOptions | undefined) {
  if (typeof folder !== 'string' || folder === '') {
    throw new OpTimelineError('bad-option', 'the path of a folder expected', {
      remedy: "such as gradeLab('./op-events')",
    });
  }
  const { steps, cluster, runScript = false, lang, signal } = optionsGiven(options);
  if (runScript && cluster === undefined) {
    throw new OpTimelineError('bad-option', 'runScript needs a cluster to run timeline.sh against', {
      remedy: 'give cluster too, {} for the one kubectl uses',
    });
  }
  return { steps: stepsGiven(steps), cluster, runScript, lang, signal };
}

function stepsGiven(steps: readonly number[] | undefined): readonly number[] {
  if (steps === undefined || steps === null) return STEPS;
  const known: readonly unknown[] = STEPS;
  if (!Array.isArray(steps) || steps.some((step) => !known.includes(step))) {
    throw new OpTimelineError('bad-option', 'steps must be a list of numbers from 1 to 8');
  }
  return steps.length === 0 ? STEPS : steps;
}
