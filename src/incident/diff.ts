import type { ChangedFinding, ComparedFinding, FindingsDiff, NewFinding } from '../findings/compare.ts';
import type { TimelineDiff } from '../findings/diff.ts';
import type { TroubleFinding } from '../findings/finding.ts';
import { isTrouble } from '../findings/finding.ts';
import { maskSecrets } from '../text/mask.ts';
import type { DraftOptions } from './draft.ts';
import { sayFinding } from './draft.ts';
import { toldOf } from './incidents.ts';
import { wordingOf } from './languages.ts';
import type { Wording } from './wording/wording.ts';
import type { Words } from './words.ts';
import { wordsFor } from './words.ts';

type Worded<One> = One & { readonly text: string };

/** A changed finding is worded as it is in the second timeline. */
interface WordedFindings {
  readonly gone: readonly Worded<ComparedFinding>[];
  readonly new: readonly Worded<NewFinding>[];
  readonly changed: readonly Worded<ChangedFinding>[];
}

/** The comparison as one document: what `diff -o json` prints. */
export interface DiffDocument extends Omit<TimelineDiff, 'findings'> {
  readonly schema: 'op-timeline-diff/1';
  readonly findings: { readonly [Part in keyof FindingsDiff]: WordedFindings[Part] };
}

/** Puts a comparison into words: a sentence for each finding. */
export function diffDocument(diff: TimelineDiff, { lang, timezone }: Pick<DraftOptions, 'lang' | 'timezone'> = {}) {
  const wording = wordingOf(lang);
  const words = wordsFor(timezone);
  const say = (group: ComparedFinding) => sentenceOf(group, wording, words);
  const { gone, new: fresh, changed } = diff.findings;
  const document: DiffDocument = {
    schema: 'op-timeline-diff/1',
    basis: diff.basis,
    newFailures: diff.newFailures,
    findings: {
      gone: gone.map((group) => ({ text: say(group), ...group })),
      new: fresh.map((group) => ({ text: say(group), ...group })),
      changed: changed.map((group) => ({ text: say(group.after), ...group })),
    },
    rows: diff.rows,
  };
  return document;
}

/** One sentence for all that are in the state of the first, which is the worst. */
function sentenceOf({ findings }: ComparedFinding, wording: Wording, words: Words): string {
  const [first] = findings as [ComparedFinding['findings'][number]];
  // A saved document has its sentences, and facts that an editor may have changed.
  if ('text' in first && typeof first.text === 'string') return maskSecrets(first.text);
  if (!isTrouble(first)) return sayFinding(first, wording, words);
  const alike = findings.filter((finding): finding is TroubleFinding => {
    return isTrouble(finding) && finding.state === first.state && finding.severity === first.severity;
  });
  return wording.claims.trouble(toldOf(alike), words);
}
