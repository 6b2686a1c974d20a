import { readFileSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https, { type ServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A request as the server saw it. */
export interface Seen {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Every header as it was sent, names and values in turn. */
  readonly rawHeaders: readonly string[];
}

/** What the server does with one request. */
export interface Played {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends the body compressed. */
  readonly gzip?: boolean;
  /** Ends the connection in the middle of the body, or before the first byte. */
  readonly cut?: 'body' | 'at-once';
  /** Never answers, or never ends its answer. */
  readonly hang?: 'at-once' | 'body';
  /** Milliseconds before the answer. */
  readonly delay?: number;
}

export interface ApiServer {
  readonly url: string;
  readonly port: number;
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** Starts a server on 127.0.0.1 that plays what `play` gives for each request; with `tls` over TLS. */
export async function apiServer(
  play: (request: Seen, index: number) => Played,
  tls?: ServerOptions,
): Promise<ApiServer> {
  const seen: Seen[] = [];
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const entry = { path: request.url ?? '', headers: request.headers, rawHeaders: request.rawHeaders };
    seen.push(entry);
    const played = play(entry, seen.length - 1);
    if (played.delay) setTimeout(respond, played.delay, response, played);
    else respond(response, played);
  };
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`, port, seen, close };
}

function respond(response: ServerResponse, played: Played): void {
  const { status = 200, headers = {}, body = '', cut, hang } = played;
  if (hang === 'at-once') return;
  if (cut === 'at-once') {
    response.socket?.destroy();
    return;
  }
  const bytes = played.gzip ? gzipSync(body) : Buffer.from(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': String(bytes.length),
    ...(played.gzip && { 'content-encoding': 'gzip' }),
    ...headers,
  });
  if (!cut && !hang) {
    response.end(bytes);
    return;
  }
  response.write(bytes.subarray(0, bytes.length / 2), () => {
    if (cut) response.socket?.destroy();
  });
}

/** An exchange recorded from a real kube-apiserver: `test/fixtures/api/NAME.http`. */
export function recorded(name: string): Played & { readonly path: string; readonly body: string } {
  const text = readFileSync(new URL(`../fixtures/api/${name}.http`, import.meta.url), 'utf8');
  const [request = '', answer = '', ...body] = text.split(/\r?\n\r?\n/);
  const [, path = ''] = /^GET (\S+)/.exec(request) ?? [];
  const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
  const retryAfter = /^Retry-After: (.*)$/im.exec(answer)?.[1];
  return {
    path,
    status: Number(status),
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
    body: body.join('\n\n').trimEnd(),
  };
}

/** A play that answers each path with the recording of that request, and anything else with 404. */
export function playRecorded(...names: readonly string[]): (request: Seen) => Played {
  const byPath = new Map(names.map((name) => [recorded(name).path, recorded(name)]));
  return ({ path }) => byPath.get(path) ?? { status: 404, body: `{"kind":"Status","message":"no ${path}","code":404}` };
}
