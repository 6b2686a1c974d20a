import type { Answer } from './answer.ts';
import { check, fail, judged, pass, required, type Verdict } from './check.ts';
import { judgeEventFile, judgeObject, judgeValues } from './event.ts';
import { WEIRD } from './events.ts';
import { tableRows, toldRows } from './kubectl-table.ts';
import { NAMESPACE } from './lab-files.ts';
import { judgeTimes } from './times.ts';
import { judgeUid } from './uid.ts';

export const STEP_4 = [
  check('step-4.event-weird', 'event-weird.yaml: one core v1 Event build-1-weird that the API takes', (answer) =>
    judgeEventFile(answer, WEIRD),
  ),
  check(
    'step-4.object',
    'involvedObject: apiVersion ev.labhub.io/v1, kind Pipeline, name build-1, namespace op-events',
    (answer) => judgeObject(answer, WEIRD),
  ),
  check('step-4.uid', 'involvedObject.uid: the uid in pipeline-uid.txt', (answer) => judgeUid(answer, WEIRD)),
  check('step-4.reason', 'reason StageUnknown', (answer) => judgeValues(answer, WEIRD, { reason: 'StageUnknown' })),
  check('step-4.type', 'type Critical', (answer) => judgeValues(answer, WEIRD, { type: 'Critical' })),
  check('step-4.times', 'firstTimestamp and lastTimestamp: now, both (RFC 3339)', (answer) =>
    judgeTimes(answer, WEIRD),
  ),
  check(
    'step-4.critical-rc',
    'type-report.txt: error: valid --types are Normal or Warning, with critical-rc=1',
    judgeCritical,
  ),
  check(
    'step-4.warning-rc',
    'type-report.txt: No events found in op-events namespace. (or a table of Warning events), with warning-rc=0',
    judgeWarning,
  ),
] as const;

/** The value of a line `name=value`, or what is wrong with it. */
function exitCode(lines: readonly string[], name: string): string {
  const found = lines.filter((line) => line.trim().startsWith(`${name}=`)).map((line) => line.trim());
  return found.length === 1 ? (found[0] as string) : `${found.length} lines ${name}=`;
}

/** kubectl's refusal of a type, which PowerShell may break over lines. */
const REFUSED_TYPE = /valid\s+--types\s+are\s+Normal\s+or\s+Warning/g;

/** What kubectl says where it finds nothing, broken over lines or not. */
const NOTHING_FOUND = `No events found in ${NAMESPACE} namespace.`;
const NOTHING = new RegExp(NOTHING_FOUND.replaceAll('.', '\\.').replaceAll(' ', '\\s+'), 'g');

function judgeCritical(answer: Answer): Verdict {
  return required(answer.lines('type-report.txt'), (lines) => {
    const code = exitCode(lines, 'critical-rc');
    const refused = placesOf(lines, REFUSED_TYPE).length > 0;
    const swapped = refused && areSwapped(lines);
    const found = `${code}, ${refused ? 'with' : 'without'} kubectl's refusal${swapped ? ' at warning-rc' : ''}`;
    return code === 'critical-rc=1' && refused && !swapped ? pass(found) : fail(found);
  });
}

function judgeWarning(answer: Answer): Verdict {
  return judged(answer.lines('type-report.txt'), (lines) => {
    const code = exitCode(lines, 'warning-rc');
    const nothing = placesOf(lines, NOTHING).length > 0;
    const rows = tableRows(lines);
    const warnings = rows.filter(
      ({ namespace = NAMESPACE, type }) => type === 'Warning' && namespace === NAMESPACE,
    ).length;
    const told = nothing ? (rows.length > 0 ? `${NOTHING_FOUND} and rows` : NOTHING_FOUND) : toldRows(rows);
    const found = `${code}, ${told}`;
    // kubectl get events prints every kind in lower case.
    const ofEvents = rows.some(({ object }) => !/^[a-z]/.test(object));
    // A filter for Warning gives rows of that type, or none at all.
    const right = nothing ? rows.length === 0 : warnings > 0 && warnings === rows.length && ofEvents;
    if (code !== 'warning-rc=0' || !right) return fail(found);
    return areSwapped(lines) ? fail(`${found}, at critical-rc`) : pass(found);
  });
}

/**
 * Whether the order of lines shows that each text belongs to the exit code of the other one: the first text and the first
 * code are neighbours then. Where both codes stand together, before or behind both texts, it shows nothing.
 */
function areSwapped(lines: readonly string[]): boolean {
  const [critical] = placesOf(lines, /^[ \t]*critical-rc=/gm);
  const [warning] = placesOf(lines, /^[ \t]*warning-rc=/gm);
  if (critical === undefined || warning === undefined) return false;
  const refusals = placesOf(lines, REFUSED_TYPE);
  const nothings = placesOf(lines, NOTHING);
  const row = lines.findIndex((line) => tableRows([line]).length > 0);
  const answers = nothings.length > 0 || row < 0 ? nothings : placesOf(lines.slice(0, row + 1), /^.*$/gm).slice(-1);
  const pairs = refusals.flatMap((refusal) => answers.map((found) => ({ refusal, found })));
  return pairs.length > 0 && pairs.every(({ refusal, found }) => isSwapped({ critical, warning, refusal, found }));
}

function isSwapped(places: Readonly<Record<'critical' | 'warning' | 'refusal' | 'found', number>>): boolean {
  const inOrder = Object.entries(places).sort(([, a], [, b]) => a - b);
  const first = inOrder
    .slice(0, 2)
    .map(([name]) => name)
    .sort()
    .join(' ');
  return first === 'critical found' || first === 'refusal warning';
}

/** Where a text stands: the first and the last place, for somebody may quote it above or PowerShell repeat it below. */
function placesOf(lines: readonly string[], text: RegExp): number[] {
  const places = [...lines.join('\n').matchAll(text)].map(({ index }) => index);
  return places.length > 2 ? [places[0] as number, places.at(-1) as number] : places;
}
