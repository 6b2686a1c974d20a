import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import type { Analysis } from '../incident/analysis.ts';
import type { RowKey } from '../timeline/row-text.ts';
import type { Arguments } from './arguments.ts';
import type { Inputs } from './read-inputs.ts';
import { choiceOf } from './settings.ts';

type NameOf = (name: string) => string;

/** What `--redact` does to what is read, whatever that is; nothing where it was not given. */
export interface Redacting {
  /** The events that are kept, and what was read beside them. */
  read(read: Inputs, kept: readonly KubeEvent[]): Promise<ReadAndRedacted>;
  rows(rows: readonly RowKey[]): Promise<readonly RowKey[]>;
  /** Throws `bad-option` where names are to be hidden. */
  saved(document: Analysis): Promise<{ readonly saved: Analysis; readonly nameOf: NameOf }>;
  inputName(name: string): string;
}

interface ReadAndRedacted {
  readonly shown: Inputs;
  readonly events: readonly KubeEvent[];
  /** What an object is called in them. */
  readonly nameOf: NameOf;
}

const AS_IT_IS: Redacting = {
  read: async (shown, events) => ({ shown, events, nameOf: (name) => name }),
  rows: async (rows) => rows,
  saved: async (saved) => ({ saved, nameOf: (name) => name }),
  inputName: (name) => name,
};

/** Whether `--redact` hides names too. Throws `bad-option` for what it does not know. */
export function hidesNames(args: Arguments): boolean {
  return choiceOf(args, 'redact') === 'names';
}

/** What was asked for. Throws `bad-option`. */
export function redactingOf(args: Arguments): Redacting {
  const names = hidesNames(args);
  if (!args.has('redact')) return AS_IT_IS;
  return {
    read: async (read, kept) => {
      const { redactorFor } = await import('../redact/redact-events.ts');
      const { redactInputs } = await import('./redact-inputs.ts');
      // By all that was read, so that the marks do not change with the filters.
      const { context = [] } = read;
      const redactor = redactorFor([...read.events, ...context], { names });
      const beside = read.context === undefined ? {} : { context: context.map(redactor.event) };
      return {
        shown: { ...redactInputs(read, redactor.text, names), ...beside },
        events: kept.map(redactor.event),
        nameOf: redactor.name,
      };
    },
    rows: async (rows) => (await import('../redact/redact-rows.ts')).redactRows(rows, { names }),
    saved: async (document) => {
      if (!names) return (await import('./redact-saved.ts')).redactSaved(document);
      throw new OpTimelineError(
        'bad-option',
        'a saved document takes no --redact=names: its sentences name what no field does',
        {
          remedy: 'run it on the events themselves; --redact alone works',
        },
      );
    },
    inputName: (name) => (names ? 'input 1' : name),
  };
}
