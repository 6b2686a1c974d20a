import { openCluster } from '../../input/cluster/open-cluster.ts';
import type { ClusterOptions } from '../../input/cluster/options.ts';
import { Answer } from '../answer.ts';
import { type LabFiles, NAMESPACE } from '../lab-files.ts';
import type { Judged } from '../report.ts';
import { judgeLive } from './live-checks.ts';
import { readLiveFacts } from './live-facts.ts';

export interface LiveGrading {
  readonly cluster: ClusterOptions;
  readonly runScript: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Judges an answer by the cluster itself. Throws what listEvents throws. */
export async function gradeLive(files: LabFiles, { cluster, signal }: LiveGrading): Promise<Judged[]> {
  const signals = [cluster.signal, signal].filter((one) => one !== undefined);
  const open = await openCluster({
    ...cluster,
    namespace: NAMESPACE,
    allNamespaces: false,
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  });
  try {
    return judgeLive(new Answer(files), await readLiveFacts(open));
  } finally {
    open.close();
  }
}
