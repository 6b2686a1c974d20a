import { OpTimelineError } from '../error.ts';
import type { KubeEvent, Rejection, RejectionCode } from '../event/kube-event.ts';
import { optionsGiven } from '../text/given.ts';
import { collectEvents } from './collect.ts';
import type { Decoded, InputFormat, Notice } from './decoded.ts';
import { refuseForeignText } from './foreign-text.ts';
import { decodeJson } from './json.ts';
import { scanJson } from './json-scan.ts';
import { noEvents } from './no-events.ts';
import type { TextSource } from './text-source.ts';
import { textSource } from './text-source.ts';
import { truncated } from './truncated.ts';

export interface ReadOptions {
  /** How the input is called in rejections and errors; `''` by default. */
  readonly name?: string;
  /** Which syntax to read, whatever the text looks like; told by the text by default. */
  readonly format?: 'json' | 'yaml';
  /** Keep what is whole of an input that ends early or holds no event, instead of throwing; false by default. */
  readonly partial?: boolean;
}

/** What one input was taken for. */
export interface InputSummary {
  readonly name: string;
  readonly format: InputFormat;
  /** How many events it gave, copies included. */
  readonly events: number;
  /** Fields that its format has lost, such as `count`; none in what the API serves. */
  readonly lost: readonly string[];
  readonly notices: readonly Notice[];
}

export interface ReadResult {
  readonly events: KubeEvent[];
  readonly rejected: Rejection[];
  readonly inputs: InputSummary[];
}

/** Decodes YAML. Handed in, so that a program that reads only JSON need not load a YAML parser. */
export type YamlDecoder = (source: TextSource, partial: boolean) => Decoded;

/** Whether reading a text will need the YAML decoder. */
export function needsYaml(content: string | Uint8Array): boolean {
  try {
    return !beginsAsJson(content) && syntaxOf(textSource(content).text) === 'yaml';
  } catch {
    // What cannot be turned into text fails in the reading itself, with a better message.
    return false;
  }
}

/** Told by the first bytes alone, which spares decoding most inputs twice. */
function beginsAsJson(content: string | Uint8Array): boolean {
  const beginning =
    typeof content === 'string' ? content.slice(0, 64) : String.fromCharCode(...content.subarray(0, 64));
  return /^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*[{[]/.test(beginning);
}

/**
 * Reads the events of one input: a List, EventList, single events, arrays and lists of lists, JSON lines, concatenated
 * JSON, watch frames, YAML of one or many documents, each of either API, in UTF-8 or UTF-16, behind log lines or not.
 *
 * Throws an OpTimelineError where the input as a whole gives no answer: it is empty, ends inside a list, or holds no
 * event though it is no empty list or watch. With `partial` it keeps what is whole and never throws for content.
 */
export function readEventsWith(
  decodeYaml: YamlDecoder,
  content: string | Uint8Array,
  options: ReadOptions = {},
): ReadResult {
  const { name = '', format, partial = false } = optionsGiven(options);
  if (typeof name !== 'string') throw new OpTimelineError('bad-option', `name must be a text, not ${typeof name}`);
  try {
    return read(decodeYaml, content, name, format, partial);
  } catch (error) {
    const failure =
      error instanceof OpTimelineError ? error : new OpTimelineError('bad-json', String(error), { cause: error });
    if (partial && failure.code !== 'bad-option') return nothingWhole(failure, name, format);
    const message = name === '' ? failure.message : `${name}: ${failure.message}`;
    throw new OpTimelineError(failure.code, message, { remedy: failure.remedy, cause: failure.cause ?? failure });
  }
}

function read(
  decodeYaml: YamlDecoder,
  content: string | Uint8Array,
  name: string,
  format: ReadOptions['format'],
  partial: boolean,
): ReadResult {
  if (format !== undefined && format !== 'json' && format !== 'yaml') {
    throw new OpTimelineError('bad-option', `format must be json or yaml, not ${JSON.stringify(format)}`);
  }
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw new OpTimelineError(
      'bad-option',
      `text or bytes expected, not ${content === null ? 'null' : typeof content}`,
    );
  }
  const source = textSource(content);
  if (source.text.trim() === '') {
    throw new OpTimelineError('empty', 'the input is empty', {
      remedy: 'the command that should have filled it has probably failed: an empty answer in JSON would not be empty',
    });
  }
  if (format === undefined) refuseForeignText(source.text);
  const decoded = decode(decodeYaml, source, format ?? syntaxOf(source.text), format !== undefined, partial);
  const collected = collectEvents(decoded.documents, name);
  // Where the input is one value, the place of what is wrong with all of it is its beginning.
  const whole = decoded.format === 'yaml' ? 'document 1' : 'line 1';
  const rejected = [...decoded.rejected, ...collected.rejected].map(
    (rejection): Rejection => ({ ...rejection, input: name, at: rejection.at || whole }),
  );
  if (collected.events.length === 0 && !collected.answeredEmpty && !partial) {
    const failure = noEvents(rejected, collected.notices);
    // What a Status or a Table says is the better reason; that a line of a log is no event is none.
    const isVague = failure.code === 'no-events' || failure.code === 'bad-json';
    if (isVague && lostEvents(decoded, source)) throw truncated('JSON', source.place(source.text.length));
    throw failure;
  }
  const notices = [...decoded.notices, ...collected.notices];
  if (source.invalidBytes > 0) notices.unshift({ code: 'invalid-utf8', args: { places: source.invalidBytes } });
  const summary: InputSummary = {
    name,
    format: collected.sawWatch ? 'watch' : decoded.format,
    events: collected.events.length,
    lost: [],
    notices,
  };
  return { events: collected.events, rejected, inputs: [summary] };
}

/** Whether the cut value of a stream without events, such as one behind lines of a log, was what held them. */
function lostEvents(decoded: Decoded, source: TextSource): boolean {
  const isCut = decoded.notices.some(({ code }) => code === 'cut-short');
  return isCut && /"(?:items|involvedObject|regarding)"\s*:|"kind"\s*:\s*"(?:Event|List|EventList)"/.test(source.text);
}

/** Lines that only documents of YAML have, and no log. */
const YAML_BEFORE =
  /^(?:---\s*$|apiVersion: \S+$|kind: \w+\s*$|items:\s*$|- (?:apiVersion|kind|metadata|reason|type|message|note|involvedObject|regarding):)/m;

/** JSON begins with a bracket, or with a bracket on a line behind lines of a log; all else may be YAML. */
function syntaxOf(text: string): 'json' | 'yaml' {
  // RFC 7464 puts a record separator before each value.
  const start = text.search(/[^\s\u001e]/);
  if (start < 0 || /[{[]/.test(text[start] as string)) return 'json';
  const bracket = /^[{[]/gm;
  for (let match = bracket.exec(text), tries = 0; match && tries < 100; match = bracket.exec(text), tries++) {
    // Documents of YAML before the bracket are no log.
    if (YAML_BEFORE.test(text.slice(0, match.index))) return 'yaml';
    const scan = scanJson(text, match.index);
    if (scan.ended !== 'broken') return 'json';
  }
  return 'yaml';
}

/** Above this a text that begins as JSON is not tried as YAML: it would take seconds to say the same, in bytes. */
const FLOW_YAML_LIMIT = 1 << 20;

function decode(
  decodeYaml: YamlDecoder,
  source: TextSource,
  syntax: 'json' | 'yaml',
  asked: boolean,
  partial: boolean,
): Decoded {
  if (syntax === 'yaml') return decodeYaml(source, partial);
  try {
    const decoded = decodeJson(source, partial);
    // JSON documents may stand among YAML ones.
    if (asked || decoded.rejected.length === 0 || !/^---\s*$/m.test(source.text)) return decoded;
    const mixed = attemptYaml(decodeYaml, source, partial);
    return mixed && mixed.rejected.length < decoded.rejected.length ? mixed : decoded;
  } catch (error) {
    // `{kind: Event, …}` is YAML that begins like JSON.
    const flow = error instanceof OpTimelineError && error.code === 'bad-json' && source.text.length < FLOW_YAML_LIMIT;
    if (asked || !flow) throw error;
    const decoded = attemptYaml(decodeYaml, source, partial);
    if (decoded && decoded.documents.length > 0 && decoded.rejected.length === 0) return decoded;
    throw error;
  }
}

/** A second reading that may fail for the first one's sake, save where it shows that the text was cut. */
function attemptYaml(decodeYaml: YamlDecoder, source: TextSource, partial: boolean): Decoded | undefined {
  try {
    return decodeYaml(source, partial);
  } catch (error) {
    if (error instanceof OpTimelineError && error.code === 'truncated' && endsInBlockYaml(source.text)) throw error;
    return undefined;
  }
}

/** Whether the last of several documents is no JSON, of which a stream may lose its cut end. */
function endsInBlockYaml(text: string): boolean {
  const separator = text.lastIndexOf('\n---');
  return separator >= 0 && /^\n---(?:\s+#.*)*\s+[^\s{[#]/.test(text.slice(separator, separator + 4096));
}

/** With `partial`, an input without anything whole is told as one rejection. */
function nothingWhole(failure: OpTimelineError, name: string, format: ReadOptions['format']): ReadResult {
  const code: RejectionCode = failure.code === 'bad-yaml' ? 'bad-yaml' : 'not-an-event';
  return {
    events: [],
    rejected: [{ code, input: name, at: 'line 1', detail: failure.message }],
    inputs: [{ name, format: format ?? 'json', events: 0, lost: [], notices: [] }],
  };
}
