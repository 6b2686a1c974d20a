import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Played, Seen } from './api-server.ts';
import { fixture } from './fixtures.ts';

/** Text of a file under `test/fixtures`, which is kept compressed. */
export function unpacked(...path: readonly string[]): string {
  return gunzipSync(readFileSync(fixture(...path))).toString('utf8');
}

/**
 * What a v1.36 server says it serves, by path; besides what is built in six custom resources of `*.labhub.io` and one of
 * `ev.labhub.io.more`, whose names are meant to be mistaken for others.
 */
export type Documents = Readonly<Record<string, string>>;

/** In two documents, as servers from 1.27 on give it to those who accept that. */
export function aggregatedDiscovery(): Documents {
  return JSON.parse(unpacked('kubectl-for', 'discovery-aggregated.json.gz'));
}

/** In a document for each version, as every server gives it. */
export function plainDiscovery(): Documents {
  return JSON.parse(unpacked('kubectl-for', 'discovery-plain.json.gz'));
}

/** The aggregated documents of a server without custom resources. */
export function builtInDiscovery(): Documents {
  const { '/api': core = '', '/apis': groups = '' } = aggregatedDiscovery();
  const list = JSON.parse(groups);
  const items = list.items.filter(({ metadata }: { metadata: { name: string } }) => !metadata.name.includes('labhub'));
  return { '/api': core, '/apis': JSON.stringify({ ...list, items }) };
}

/** A play of a server that gives these documents and a list of events, and 404 for the rest. */
export function playDiscovery(
  documents: Documents,
  events = '{"kind":"EventList","items":[]}',
): (request: Seen) => Played {
  return ({ path }) => {
    const body = /^\/api\/v1\/(?:namespaces\/[^/]+\/)?events/.test(path) ? events : documents[path];
    return body === undefined ? { status: 404, body: '{"kind":"Status","message":"not found","code":404}' } : { body };
  };
}
