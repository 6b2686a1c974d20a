import { isObject } from '../../text/plain-json.ts';
import { notTheApi } from './answer-error.ts';
import { parsed, received } from './status.ts';

/** What the loop has to know of a page; its text is handed on as it came. */
export interface ListPage {
  readonly items: number;
  /** The token of the next page; `''` on the last one. */
  readonly next: string;
}

/** Reads as much of a page as the loop needs. Throws `server-error` for a 200 that is no list. */
export function readListPage(text: string, server: string): ListPage {
  const value = parsed(text);
  if (!isObject(value) || value.kind !== 'EventList') throw notTheApi(received(text), server);
  const { items } = value;
  // Go writes an empty slice that was never made as null.
  if (!Array.isArray(items) && items !== null) throw notTheApi('an EventList without items', server);
  const metadata = isObject(value.metadata) ? value.metadata : {};
  const next = typeof metadata.continue === 'string' ? metadata.continue : '';
  return { items: items?.length ?? 0, next };
}
