import type { KubeEvent, Rejection } from '../../event/kube-event.ts';
import { type InputSummary, type ReadResult, readEventsWith } from '../../formats/read-events.ts';

/** How a live read is named as an input. */
const LIVE = 'live';

/** Reads the pages of one live list as one input, named `live`. */
export function eventsOfPages(pages: readonly string[]): ReadResult {
  const events: KubeEvent[] = [];
  const rejected: Rejection[] = [];
  const notices: InputSummary['notices'][number][] = [];
  pages.forEach((page, index) => {
    const read = readEventsWith(noYaml, page, { name: LIVE, format: 'json', partial: true });
    for (const event of read.events) events.push(event);
    const at = (place: string) => (pages.length === 1 ? place : `page ${index + 1}${place && `, ${place}`}`);
    for (const rejection of read.rejected) rejected.push({ ...rejection, at: at(rejection.at) });
    // Every page but the last says that more follows, and it did.
    for (const input of read.inputs) notices.push(...input.notices.filter(({ code }) => code !== 'list-incomplete'));
  });
  return { events, rejected, inputs: [{ name: LIVE, format: 'json', events: events.length, lost: [], notices }] };
}

/** The API server was asked for JSON, so the YAML parser need not be loaded. */
function noYaml(): never {
  throw new Error('a page of a live list is JSON');
}
