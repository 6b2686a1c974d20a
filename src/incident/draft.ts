import type { Evidence, Finding, FindingOf, RecordCode } from '../findings/finding.ts';
import { isTrouble } from '../findings/finding.ts';
import { findingsIn } from '../findings/index.ts';
import type { ReasonsOption } from '../findings/reasons-option.ts';
import { catalogueOf } from '../findings/reasons-option.ts';
import type { Scene } from '../findings/scene.ts';
import { sceneOf } from '../findings/scene.ts';
import { arrayGiven, optionsGiven } from '../text/given.ts';
import type { Limit, Timeline } from '../timeline/timeline.ts';
import type { Claim } from './claim.ts';
import { evidenceList } from './evidence-list.ts';
import { toldOf } from './incidents.ts';
import type { Language } from './languages.ts';
import { wordingOf } from './languages.ts';
import { planIncident } from './plan.ts';
import type { Wording } from './wording/wording.ts';
import type { Words } from './words.ts';
import { wordsFor } from './words.ts';

/** One sentence of the draft and what it rests on; its evidence is never empty. */
export interface Sentence {
  readonly text: string;
  readonly evidence: Evidence;
}

/** The draft: its text as it is printed, and its sentences apart. */
export interface Incident {
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

export interface DraftOptions {
  /** English (`en`) by default. */
  readonly lang?: Language;
  /** A Date or RFC 3339 text. Nothing in a draft is relative to it yet; none by default. */
  readonly now?: Date | string;
  /** What reasons mean; the built-in catalogue by default. */
  readonly reasons?: ReasonsOption;
  /** An IANA time zone for the times in the text; UTC by default. */
  readonly timezone?: string;
  /** Lines on where the events were read from, for the head of the text; the inputs' names by default. */
  readonly readFrom?: readonly string[];
}

/**
 * Drafts an account of what happened, from events alone: summary, order, who said what, odd types, what events cannot
 * show, evidence. Throws `bad-option` for a language or time zone that does not exist.
 */
export function draftIncident(timeline: Timeline, options: DraftOptions = {}): Incident {
  const given = optionsGiven(options);
  const scene = sceneOf(timeline, catalogueOf(given.reasons));
  return draftScene(scene, findingsIn(scene), given);
}

/** The same where the statements and findings are known already. */
export function draftScene(scene: Scene, found: readonly Finding[], options: DraftOptions): Incident {
  const { timeline } = scene;
  const { lang, timezone, readFrom } = options;
  arrayGiven(readFrom ?? [], 'readFrom as an array of texts', (line) => typeof line === 'string');
  const wording = wordingOf(lang);
  const plan = planIncident(scene, found);
  const dated = plan.summary.find(beganAt);
  const begun = dated ? (beganAt(dated) ?? null) : null;
  const words = wordsFor(timezone, begun);
  const naming = wordsFor(timezone, begun, true);
  const say = (claim: Claim): Sentence => ({
    text: sayClaim(claim, wording, claim === dated ? naming : words),
    evidence: claim.evidence,
  });
  const untimed = timeline.events.length === 0 && timeline.rows.length > 0;

  const first = plan.summary.map(say);
  const sections: SectionSaid[] = [
    {
      heading: untimed ? wording.withoutOrder : wording.sections.order,
      sentences: plan.order.map(say),
      days: plan.order.map((claim) => dayOf(claim, words)),
    },
    {
      heading: wording.sections.nodes,
      sentences: plan.nodes.map(say),
      days: plan.nodes.map((claim) => dayOf(claim, words)),
    },
    { heading: wording.sections.said, sentences: plan.said.map(say) },
    { heading: wording.sections.types, sentences: plan.types.map(say) },
    {
      heading: wording.sections.limits,
      sentences: timeline.coverage.limits.map((limit) => sayLimit(limit, wording, words)),
    },
  ];
  const sources = readFrom ?? timeline.inputs.flatMap(({ name, format }) => (name === '' ? [] : `${name} (${format})`));
  const day = begun === null ? '' : words.day(begun);
  const sentences = [...first, ...sections.flatMap((said) => said.sentences)];
  const text = [
    first.map((sentence) => sentence.text).join('\n'),
    ...sections.filter((said) => said.sentences.length > 0).map((said) => section(said, wording, day)),
    ...evidenceList(timeline, sentences, sources, wording, words),
  ].join('\n\n');
  return { text: `${text}\n`, sentences };
}

/** When what a claim tells began: the first such one names the day that the others leave out. */
function beganAt({ args }: Claim): number | undefined {
  return 'from' in args ? (args.from ?? undefined) : undefined;
}

/** One sentence for a finding, in the language asked for. */
export function sayFinding(finding: Finding, wording: Wording, words: Words): string {
  if (isTrouble(finding)) {
    // Its subject is the object itself here, with the workload left to the field of that name.
    const { workload: _, ...alone } = finding;
    return wording.claims.trouble(toldOf([alone as typeof finding]), words);
  }
  const say = wording.findings[finding.code] as (finding: FindingOf<RecordCode>, words: Words) => string;
  return say(finding, words);
}

function sayClaim({ code, args }: Claim, wording: Wording, words: Words): string {
  const say = wording.claims[code] as (args: Claim['args'], words: Words) => string;
  return say(args, words);
}

/** One sentence for something the events cannot show. */
export function sayLimit({ code, args }: Limit, wording: Wording, words: Words): Sentence {
  return { text: wording.limits[code](args, words), evidence: { rows: [], events: [], limits: [code] } };
}

interface SectionSaid {
  readonly heading: string;
  readonly sentences: readonly Sentence[];
  /** The day of each sentence, told once on a line of its own before the first of that day; `''` where no time is known. */
  readonly days?: readonly (string | null)[];
}

function section({ heading, sentences, days = [] }: SectionSaid, wording: Wording, day: string): string {
  // The first lines have named the day of the record's beginning.
  let known = day;
  const lines = sentences.flatMap(({ text }, index) => {
    const own = days[index] ?? known;
    if (own === known) return [`- ${text}`];
    known = own;
    return [`${own === '' ? wording.withoutTime : own}:`, `- ${text}`];
  });
  return [heading, ...lines].join('\n');
}

/** The day on which a step began, so that its sentence can do with the time; null for what is no step. */
function dayOf({ args }: Claim, words: Words): string | null {
  if (!('from' in args) || !('to' in args)) return null;
  const at = args.from ?? args.to;
  return at === null ? '' : words.day(at);
}
