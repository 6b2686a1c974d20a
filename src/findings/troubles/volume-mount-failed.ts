import { missingIn } from '../missing.ts';
import { CONTAINER_STEPS, noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import { whileStopping } from '../stopping.ts';
import type { Trouble } from '../trouble.ts';

/**
 * A volume that does not come to its pod. Volumes come before all containers, so any step of one shows that all are there
 * (kubernetes pkg/kubelet/kubelet.go SyncPod, v1.36); that one was attached shows it of that one alone.
 */
export const volumeMountFailed: Trouble<'volume-mount-failed'> = {
  partOf: (statement) => (says(statement, ['Pod'], FAILURES) ? '' : null),
  facts: (group) => ({
    volumes: [...new Set(group.flatMap(volumesIn))],
    missing: group.map((statement) => missingIn(noteOf(statement))).find((found) => found !== null) ?? null,
  }),
  endedBy: (group, later) => {
    if (CONTAINER_STEPS.includes(later.reason)) return 'over';
    if (later.reason !== 'SuccessfulAttachVolume' || !group.every(({ reason }) => reason === 'FailedAttachVolume'))
      return 'nothing';
    const attached = volumesIn(later);
    return group.flatMap(volumesIn).every((volume) => attached.includes(volume)) ? 'over' : 'nothing';
  },
  renewedBy: { reason: 'Started', lasting: true },
  fleeting: true,
  harmless: whileStopping,
};

const FAILURES = ['FailedMount', 'FailedAttachVolume', 'FailedMapVolume', 'FailedUnMount', 'FailedUnmapDevice'];

/** The volumes a note names: one in quotes, or those it waited for (pkg/kubelet/volumemanager/volume_manager.go). */
function volumesIn(statement: Statement): string[] {
  const note = noteOf(statement);
  const one = /\bvolume "([^"\s]{1,253})"/.exec(note)?.[1];
  if (one !== undefined) return [one];
  const several = /unmounted volumes=\[([^\]]{1,1000})\]/.exec(note)?.[1];
  return several === undefined ? [] : several.split(/[\s,]+/).filter((name) => name !== '');
}
