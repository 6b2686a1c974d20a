import type { Time } from '../event/kube-event.ts';
import type { CodeExplanation, ExplainedEvent, ExplainedMeaning, RowExplanation } from '../findings/explain.ts';
import type { Finding } from '../findings/finding.ts';
import { excerpt, showControls } from '../text/hidden.ts';
import { maskSecrets } from '../text/mask.ts';
import type { Subject } from '../timeline/subject.ts';

/** An explanation as text: secrets masked, control characters visible. */
export function renderExplanation(explanation: RowExplanation | CodeExplanation): string {
  const lines = explanation.about === 'row' ? rowLines(explanation) : codeLines(explanation);
  return `${lines.join('\n')}\n`;
}

function rowLines({ row, events, meanings, findings, limits }: RowExplanation): string[] {
  return [
    rowText(row),
    ...meanings.flatMap(meaningLines),
    ...findings.map((finding) => `finding  ${findingLine(finding)}`),
    ...events.flatMap(eventLines),
    `limits of these events  ${limits.map(({ code }) => code).join(', ')}`,
  ];
}

function codeLines({ code, rule, explainedBy, findings }: CodeExplanation): string[] {
  const { means, severity, state, reasons, sources } = rule;
  return [
    `${code}: ${means}`,
    `severity  ${severity}`,
    `state  ${state}`,
    `root  ${explainedBy.length === 0 ? 'always' : `unless explained by ${explainedBy.join(', ')}`}`,
    `read from  ${reasons.join(', ')}`,
    `sources  ${sources.length === 0 ? 'the events alone' : sources.join('; ')}`,
    ...findings.flatMap(({ finding, events }) => [
      '',
      `finding  ${findingLine(finding)}`,
      `  facts  ${safe(JSON.stringify(finding.args), 2000)}`,
      ...(finding.workload ? [`  workload  ${named(finding.workload)}, by ${finding.workload.basis}`] : []),
      ...finding.evidence.rows.map((row) => `  row  ${rowText(row)}`),
      ...events.flatMap(eventLines).map((line) => `  ${line}`),
    ]),
  ];
}

function meaningLines({ entry, outcome, basis, owners }: ExplainedMeaning): string[] {
  const known = entry
    ? `${entry.component} says it of ${entry.kinds.join(', ')}: ${entry.phase}, ${entry.category}; source ${entry.source || 'unverified'}`
    : 'not in it, or its entries disagree';
  return [
    `outcome  ${outcome}, by the ${basis}${basis === 'catalogue' ? '' : ' (a guess)'}`,
    `catalogue  ${safe(known)}`,
    ...owners.map(({ owner, basis: link }) => `owner  ${named(owner)}, by ${link}`),
  ];
}

function findingLine({ code, severity, state, root, explainedBy, subject }: Finding): string {
  const cause = explainedBy ? `explained by ${explainedBy.code} of ${named(explainedBy.subject)}` : 'no root';
  return `${code}  ${severity}, ${state}, ${root ? 'root' : cause}, of ${named(subject)}`;
}

function eventLines({ id, event, reporter, countBasis }: ExplainedEvent): string[] {
  const { metadata, api, occurrences, writer, action, related, note, problems } = event;
  return [
    `event  ${safe(id)} (${safe(metadata.namespace)}/${safe(metadata.name)}, read through ${api})`,
    `  first seen  ${timed(event.firstSeen)}`,
    `  last seen  ${timed(event.lastSeen)}`,
    `  count  ${occurrences.count}, ${occurrences.certainty} (${countBasis})`,
    `  reporter  ${safe(reporter.name) || '<none>'}: ${reporter.class}, by ${reporter.basis}`,
    ...(writer ? [`  writer  ${safe(writer.manager)} (${safe(writer.apiVersion)})`] : []),
    `  note  ${safe(note, 1000)}`,
    ...(action === '' ? [] : [`  action  ${safe(action)}`]),
    ...(related.name === undefined ? [] : [`  related  ${safe(`${related.kind ?? ''}/${related.name}`)}`]),
    ...problems.map(({ code, field }) => `  problem  ${code} (${safe(field)})`),
  ];
}

function timed(time: Time | null): string {
  return time === null ? 'unknown' : `${safe(time.text)} from ${time.from}, to the ${time.precision}`;
}

function named({ kind, name, namespace }: Subject): string {
  return safe(`${kind}/${name}${namespace === undefined ? '' : ` in ${namespace}`}`);
}

/** A row has its escapes already, and must match when it is pasted back. */
function rowText(row: string): string {
  return showControls(maskSecrets(row));
}

function safe(text: string, limit = 300): string {
  return excerpt(maskSecrets(text.slice(0, 4096)), limit);
}
