import type { Detector } from './detector.ts';
import { evidenceOf, groupBy, reasonsOf } from './evidence.ts';
import type { Statement } from './statement.ts';

/** Objects of one name with several uids: one was deleted and made again, and what was said of one is not of the other. */
export const recreated: Detector<'recreated'> = ({ statements }) => {
  const identified = statements.filter(hasOwnUid);
  return groupBy(identified, ({ object }) => object).flatMap((group) => {
    const generations = groupBy(group, ({ uid }) => uid);
    if (generations.length < 2) return [];
    const [{ subject }] = group as [Statement];
    const args = {
      generations: generations.map((said) => ({ uid: (said[0] as Statement).uid, reasons: reasonsOf(said) })),
    };
    return [
      {
        code: 'recreated',
        severity: 'notice',
        subject,
        state: 'unknown',
        root: true,
        args,
        evidence: evidenceOf(group),
      },
    ];
  });
};

/**
 * Whether a uid tells one generation of an object from another. A Node's does not: kubelets write the node's name or
 * nothing. Nor does a static pod's, for which the kubelet writes the hash of its manifest (kubernetes
 * pkg/kubelet/config/common.go, v1.36).
 */
function hasOwnUid({ uid, subject }: Statement): boolean {
  return uid !== '' && subject.kind !== 'Node' && uid !== subject.name && !/^[0-9a-f]{32}$/.test(uid);
}
