import type { ReadOptions, ReadResult } from './formats/read-events.ts';
import { readEventsWith } from './formats/read-events.ts';
import { decodeYaml } from './formats/yaml.ts';
import type { Analysis, DocumentOptions } from './incident/analysis.ts';
import { documentOf } from './incident/analysis.ts';
import { arrayGiven, optionsGiven } from './text/given.ts';
import { isObject } from './text/plain-json.ts';
import { buildTimeline } from './timeline/build.ts';

/** Reads the events of one input. See readEventsWith; this is the same with YAML at hand. */
export function readEvents(content: string | Uint8Array, options: ReadOptions = {}): ReadResult {
  return readEventsWith(decodeYaml, content, options);
}

export interface AnalyzeInput {
  /** How the input is called in what is told of it; `''` by default. */
  readonly name?: string;
  readonly content: string | Uint8Array;
}

/** Reads inputs, puts their events together and judges them: the whole way in one call. Throws what readEvents throws. */
export function analyze(inputs: readonly AnalyzeInput[], options: DocumentOptions = {}): Analysis {
  const { now } = optionsGiven(options);
  const given = arrayGiven(inputs, 'an array of inputs, each { name, content }', isObject);
  const read = given.map(({ name = '', content }) => readEvents(content, { name }));
  const timeline = buildTimeline(
    read.flatMap(({ events }) => events),
    {
      rejected: read.flatMap(({ rejected }) => rejected),
      inputs: read.flatMap((result) => result.inputs),
      ...(now === undefined ? {} : { now }),
    },
  );
  return documentOf(timeline, options);
}
