import { withCluster } from '../../input/cluster/open-cluster.ts';
import type { ClusterOptions } from '../../input/cluster/options.ts';
import { Answer } from '../answer.ts';
import { type LabFiles, NAMESPACE } from '../lab-files.ts';
import type { Judged } from '../report.ts';
import { STEPS } from '../steps.ts';
import { judgeLive } from './live-checks.ts';
import { readLiveFacts } from './live-facts.ts';
import { judgeScript } from './live-script.ts';

export interface LiveGrading {
  readonly cluster: ClusterOptions;
  readonly runScript: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Judges an answer by the cluster itself. Throws what listEvents throws. */
export async function gradeLive(files: LabFiles, { cluster, runScript, signal }: LiveGrading): Promise<Judged[]> {
  const signals = [cluster.signal, signal].filter((one) => one !== undefined);
  const either = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  const options = { ...cluster, namespace: NAMESPACE, allNamespaces: false, signal: either };
  return withCluster(options, async (open) => {
    const answer = new Answer(files, STEPS);
    const facts = await readLiveFacts(open);
    const judged = judgeLive(answer, facts);
    return runScript ? [...judged, await judgeScript(answer, facts, open, either)] : judged;
  });
}
