import { excerpt } from '../../text/hidden.ts';
import { isObject } from '../../text/plain-json.ts';
import { notTheApi } from './answer-error.ts';
import { isHtml, parsed } from './status.ts';

/** What the loop has to know of a page; its text is handed on as it came. */
export interface ListPage {
  readonly items: number;
  /** The token of the next page; `''` on the last one. */
  readonly next: string;
}

/** Reads as much of a page as the loop needs. Throws `server-error` for a 200 that is no list. */
export function readListPage(text: string, server: string): ListPage {
  const value = parsed(text);
  if (value === undefined) throw notTheApi(isHtml(text) ? 'a web page (HTML)' : describe(text), server);
  if (!isObject(value) || value.kind !== 'EventList') throw notTheApi(kindOf(value), server);
  const { items } = value;
  // Go writes an empty slice that was never made as null.
  if (!Array.isArray(items) && items !== null) throw notTheApi('an EventList without items', server);
  const metadata = isObject(value.metadata) ? value.metadata : {};
  const next = typeof metadata.continue === 'string' ? metadata.continue : '';
  return { items: items?.length ?? 0, next };
}

function describe(text: string): string {
  return text.trim() === '' ? 'an empty answer' : 'text that is no JSON';
}

function kindOf(value: unknown): string {
  const kind = isObject(value) && typeof value.kind === 'string' ? excerpt(value.kind, 60) : '';
  return kind ? `an object of kind "${kind}"` : 'JSON of another shape';
}
