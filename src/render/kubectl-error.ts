import { goQuoted } from '../text/go-quoted.ts';
import { isObject } from '../text/plain-json.ts';

/** What kubectl did with a file when the server refused it: `{ verb: 'creating', file: 'a.yaml' }`. */
export interface KubectlErrorOptions {
  /** As kubectl names it: `creating`, `patching`, `retrieving current configuration of`. */
  readonly verb: string;
  readonly file: string;
}

/**
 * What kubectl prints on standard error, behind which it exits with 1, for a Status with which the server refused a
 * request; with its line feed (kubectl pkg/cmd/util/helpers.go; compared with 1.36). Like kubectl's, the text holds whatever control
 * characters the Status holds. Never throws: what a Status lacks is empty.
 */
export function kubectlError(status: unknown, options?: KubectlErrorOptions): string {
  const given = isObject(status) ? status : {};
  const reason = textOf(given.reason);
  const text = reason === 'Invalid' ? invalid(given) : refused(reason, textOf(given.message), options);
  return text.endsWith('\n') ? text : `${text}\n`;
}

function refused(reason: string, message: string, options: KubectlErrorOptions | undefined): string {
  const told = options ? `error when ${options.verb} ${goQuoted(options.file)}: ${message}` : message;
  if (reason === 'Unauthorized') return `error: You must be logged in to the server (${told})`;
  return `Error from server${reason === '' ? '' : ` (${reason})`}: ${told}`;
}

/** Of a validation error kubectl tells the causes, each once, and not the message. */
function invalid({ details, message }: Readonly<Record<string, unknown>>): string {
  const anonymous = 'The request is invalid';
  if (!isObject(details)) return textOf(message) === '' ? anonymous : `${anonymous}: ${textOf(message)}`;
  const kind = textOf(details.kind);
  const name = textOf(details.name);
  const named = kind !== '' || name !== '';
  const head = named ? `The ${kind} ${goQuoted(name)} is invalid` : anonymous;
  const causes = [...new Set(causesOf(details.causes))];
  const [first] = causes;
  if (first === undefined) return named || textOf(message) === '' ? head : `${head}: ${textOf(message)}`;
  if (causes.length === 1) return `${head}: ${first}\n`;
  return [`${head}: `, ...causes.map((cause) => `* ${cause}`), ''].join('\n');
}

function causesOf(causes: unknown): string[] {
  if (!Array.isArray(causes)) return [];
  return causes.filter(isObject).map(({ field, message }) => `${textOf(field)}: ${textOf(message)}`);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
