import { OpTimelineError } from '../error.ts';
import type { KubeEvent, Rejection } from '../event/kube-event.ts';
import type { InputSummary, ReadResult, YamlDecoder } from '../formats/read-events.ts';
import { needsYaml, readEventsWith } from '../formats/read-events.ts';
import type { Analysis } from '../incident/analysis.ts';
import { readFile, readStream } from '../input/file.ts';
import type { EventTest } from './kubectl-table.ts';
import type { Terminal } from './terminal.ts';

/** What all inputs held together. */
export interface Inputs {
  readonly events: readonly KubeEvent[];
  readonly rejected: readonly Rejection[];
  readonly inputs: readonly InputSummary[];
  /** Lines for the head of the draft and the first line on standard error: where the events were read from. */
  readonly readFrom: readonly string[];
  /** The namespace of a live read, `''` for all; files have none. */
  readonly namespace?: string;
  /** Events beside those of a live namespace, for findings and the draft alone; and whether they were refused. */
  readonly context?: readonly KubeEvent[];
  readonly contextForbidden?: boolean;
  /** What kubectl's `--for` selects, where the cluster was asked for it. */
  readonly isAbout?: EventTest;
  /** Failures of whole inputs that `--partial` let pass. */
  readonly warnings: readonly string[];
}

export const STANDARD_INPUT = '-';

/** The bytes of a named input. */
export async function readInput(name: string, terminal: Terminal, partial = false): Promise<Uint8Array> {
  return name === STANDARD_INPUT ? readStream(terminal.stdin, nameOfInput(name), partial) : readFile(name, partial);
}

/** How an input is called in what is told of it. */
export function nameOfInput(name: string): string {
  return name === STANDARD_INPUT ? 'standard input' : name;
}

/**
 * Reads files and standard input in the order named. One that gives no answer fails the whole run, unless `partial`. A
 * document that op-timeline itself wrote is no list of events: it comes back as it is, where it is the only input.
 */
export async function readFiles(
  names: readonly string[],
  partial: boolean,
  terminal: Terminal,
): Promise<Inputs | { readonly saved: Analysis }> {
  const events: KubeEvent[] = [];
  const rejected: Rejection[] = [];
  const inputs: InputSummary[] = [];
  const warnings: string[] = [];
  for (const name of names) {
    try {
      const bytes = await readInput(name, terminal, partial);
      const result = await readBytes(bytes, nameOfInput(name), partial, names.length === 1);
      if ('saved' in result) return result;
      for (const event of result.events) events.push(event);
      for (const rejection of result.rejected) rejected.push(rejection);
      inputs.push(...result.inputs);
    } catch (error) {
      if (!partial || !(error instanceof OpTimelineError)) throw error;
      warnings.push(error.message);
    }
  }
  const readFrom = inputs.map((input) => `${input.name} (${input.format})`);
  return { events, rejected, inputs, readFrom, warnings };
}

/** Reads the bytes of one input, a document that op-timeline wrote only where it stands alone. */
export async function readBytes(
  bytes: Uint8Array,
  name: string,
  partial: boolean,
  alone: boolean,
): Promise<ReadResult | { readonly saved: Analysis }> {
  return readOrSaved(bytes, name, partial, needsYaml(bytes) ? await loadYaml() : flowYaml, alone);
}

async function loadYaml(): Promise<YamlDecoder> {
  return (await import('../formats/yaml.ts')).decodeYaml;
}

/** Asks for the YAML parser only where a text that begins like JSON turns out to be none. */
class YamlNeeded extends Error {}

const flowYaml: YamlDecoder = () => {
  throw new YamlNeeded();
};

/** Reads events; what turns out to be a document of our own, and the only input, comes back as it is. */
async function readOrSaved(
  bytes: Uint8Array,
  name: string,
  partial: boolean,
  decodeYaml: YamlDecoder,
  alone: boolean,
): Promise<ReadResult | { readonly saved: Analysis }> {
  try {
    const result = await readWithYaml(bytes, name, partial, decodeYaml);
    if (!alone || !isSaved(result)) return result;
  } catch (error) {
    if (!alone || !(error instanceof OpTimelineError) || error.code !== 'saved-analysis') throw error;
  }
  const { readAnalysis } = await import('./saved-analysis.ts');
  return { saved: await readAnalysis(bytes, name) };
}

/** With `partial` a document of our own is no error but the first thing rejected, and no event stands beside it. */
function isSaved({ events, rejected }: ReadResult): boolean {
  return events.length === 0 && rejected[0]?.code === 'saved-analysis';
}

async function readWithYaml(bytes: Uint8Array, name: string, partial: boolean, decodeYaml: YamlDecoder) {
  if (decodeYaml !== flowYaml) return readEventsWith(decodeYaml, bytes, { name, partial });
  let asked = false;
  const watching: YamlDecoder = (...args) => {
    asked = true;
    return flowYaml(...args);
  };
  try {
    const result = readEventsWith(watching, bytes, { name, partial });
    return asked ? readEventsWith(await loadYaml(), bytes, { name, partial }) : result;
  } catch (error) {
    if (!asked) throw error;
    return readEventsWith(await loadYaml(), bytes, { name, partial });
  }
}
