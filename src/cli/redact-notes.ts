import { OpTimelineError } from '../error.ts';
import { redactAlone } from '../redact/text-redactor.ts';
import type { Writer } from './terminal.ts';

/** Hosts as errors name them: where a request went, and what had no address. */
const HOST = /(:\/\/|\blookup )[^\s/"'<>:]{1,253}/g;

/** A line about the run itself. Whoever typed the name of a namespace or file reads it here again; a server's is hidden. */
function lineWithout(names: boolean, line: string): string {
  const redacted = redactAlone(line);
  return names ? redacted.replace(HOST, '$1host') : redacted;
}

/** A writer whose notes hold no secret and no address. What is printed as asked for has none by then. */
export function redactingWriter(writer: Writer, names: boolean): Writer {
  return { output: writer.output, note: (line) => writer.note(lineWithout(names, line)) };
}

/** The same failure without secrets and addresses. */
export function redactedFailure(error: unknown, names: boolean): unknown {
  if (!(error instanceof Error)) return lineWithout(names, String(error));
  const message = lineWithout(names, error.message);
  if (!(error instanceof OpTimelineError)) return new Error(message, { cause: error });
  return new OpTimelineError(error.code, message, { remedy: lineWithout(names, error.remedy), cause: error });
}
