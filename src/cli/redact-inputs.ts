import type { RejectionCode } from '../event/kube-event.ts';
import type { Inputs } from './read-inputs.ts';

/** What is told of something rejected, which otherwise quotes it: cut, perhaps in the middle of an address or a name. */
const REJECTED: Readonly<Record<RejectionCode, string>> = {
  'not-an-event': 'not an Event of core v1 or events.k8s.io',
  'bad-json': 'not JSON',
  'bad-yaml': 'the YAML cannot be read',
  'too-deep': 'nested too deep',
  status: 'an error of the API server, not events',
  table: 'a Table made for display, without the events',
  'metadata-only': 'metadata without the events',
  'audit-log': 'a Kubernetes audit log, which is not read yet',
  'saved-analysis': 'a saved document: give it to op-timeline as its only input',
};

/** What was read beside the events, put through `text`. With `names` inputs are told by their number. */
export function redactInputs(read: Inputs, text: (text: string) => string, names: boolean): Inputs {
  const called = new Map(read.inputs.map(({ name }, index) => [name, names ? `input ${index + 1}` : text(name)]));
  const inputName = (name: string) => called.get(name) ?? (names ? 'an input' : text(name));
  const inputs = read.inputs.map((input) => ({
    ...input,
    name: inputName(input.name),
    notices: input.notices.map(({ code, args }) => ({ code, args: redactArgs(args, text, names) })),
  }));
  return {
    ...read,
    inputs,
    rejected: read.rejected.map((rejection) => ({
      ...rejection,
      input: inputName(rejection.input),
      detail: REJECTED[rejection.code],
    })),
    // Only files have the names of inputs there; what is said of a cluster has hidden its names by now.
    readFrom:
      read.namespace === undefined ? inputs.map(({ name, format }) => `${name} (${format})`) : read.readFrom.map(text),
    warnings: names ? read.warnings.map(() => 'an input could not be read') : read.warnings.map(text),
  };
}

type Args = Readonly<Record<string, string | number>>;

/** Texts of strangers: the first line of a log, the message of a server. Kinds and reasons are no names. */
function redactArgs(args: Args, text: (text: string) => string, names: boolean): Args {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value === 'number') return [key, value];
      return [key, names && (key === 'first' || key === 'message') ? '<hidden>' : text(value)];
    }),
  );
}
