import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Get } from '../../input/cluster/patient-get.ts';
import { NAMESPACE } from '../lab-files.ts';
import type { Disguise } from './disguise.ts';

/** A server on loopback that lets a script read events, through our way to the cluster, and nothing else. */
export interface ScriptProxy {
  /** Its URL, with the password of this run: no other program on the machine gets through. */
  readonly url: string;
  /** The first request that was none for reading, as `POST /path`. */
  readonly writes: readonly string[];
  /** The first request for reading that was refused. */
  readonly refused: readonly string[];
  /** Whether anything was asked for at all. */
  readonly wasAsked: boolean;
  /** Whether the server's own tables were asked for and could not be had: kubectl as a way to the cluster gives none. */
  readonly lacksTables: boolean;
  close(): Promise<void>;
}

/** What kubectl asks for to find out what there is. */
const DISCOVERY =
  /^\/(?:version|api|apis)\/?$|^\/api\/v1\/?$|^\/apis\/[a-z0-9.-]+(?:\/v[a-z0-9]+)?\/?$|^\/openapi\/v[23](?:\/[\w./-]*)?$/;

const EVENTS = /^\/(?:api\/v1|apis\/events\.k8s\.io\/v1)\/(?:namespaces\/op-events\/)?events(?:\/[a-z0-9._-]+)?$/;

/** Whether the namespace is there at all. */
const OWN_NAMESPACE = `/api/v1/namespaces/${NAMESPACE}`;

/** A script of the lab makes a handful of requests, and kubectl one for each API group before. */
const MOST_REQUESTS = 2_000;

/** kubectl asks for all API groups at once. */
const MOST_AT_ONCE = 6;

export async function startScriptProxy(get: Get, disguise: Disguise): Promise<ScriptProxy> {
  const password = randomBytes(16).toString('hex');
  const expected = Buffer.from(`Basic ${Buffer.from(`grader:${password}`).toString('base64')}`);
  const writes: string[] = [];
  const refused: string[] = [];
  const limited = atMost(MOST_AT_ONCE);
  let requests = 0;
  let lacksTables = false;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    request.resume();
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return refuse(response, 401, 'Unauthorized');
    const { method = '', url = '' } = request;
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    if (method !== 'GET' && method !== 'HEAD') {
      remember(writes, `${method} ${pathname}`);
      return refuse(response, 405, 'MethodNotAllowed');
    }
    requests++;
    const isWatch = isTrue(searchParams.get('watch'));
    const isEvents = EVENTS.test(pathname);
    if (isWatch || requests > MOST_REQUESTS || !(isEvents || pathname === OWN_NAMESPACE || DISCOVERY.test(pathname))) {
      remember(refused, `${isWatch ? 'watch' : method} ${pathname}`);
      return refuse(response, 403, 'Forbidden');
    }
    const [, name] = /\/events\/([^/]+)$/.exec(isEvents ? pathname : '') ?? [];
    const single = name && disguise.single(name, pathname.startsWith('/api/v1/') ? 'v1' : 'events.k8s.io/v1');
    if (single) return send(response, 200, single);
    const accept = jsonOf(request.headers.accept);
    const { status, text } = await limited(() => get(pathname + search, { accept }));
    if (isEvents && status === 200 && /as=Table/.test(accept) && !/"kind":\s*"Table"/.test(text)) lacksTables = true;
    const body = isEvents && status === 200 ? disguise.apply(text, !searchParams.has('continue')) : text;
    send(response, status, body);
  };
  const server = createServer((request, response) => {
    // A cluster that went away is told to kubectl as what it is: no answer.
    answer(request, response).catch(() => refuse(response, 502, 'ServiceUnavailable'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://grader:${password}@127.0.0.1:${port}`,
    writes,
    refused,
    get wasAsked() {
      return requests > 0 || writes.length > 0;
    },
    get lacksTables() {
      return lacksTables;
    },
    close,
  };
}

/** As the API server reads it: all but these two, nothing too (apimachinery pkg/runtime/conversion.go). */
function isTrue(flag: string | null): boolean {
  return flag !== null && flag !== '0' && flag.toLowerCase() !== 'false';
}

/** One is enough to tell, and a script may send any number. */
function remember(list: string[], request: string): void {
  if (list.length === 0) list.push(request);
}

/** Lets so many pieces of work run at a time; the others wait for their turn. */
function atMost(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/**
 * The forms of JSON that kubectl takes, as far as this proxy can pass them on: not protobuf, and not the discovery that
 * is told apart by the type of its answer alone.
 */
function jsonOf(accept = ''): string {
  const ranges = accept
    .split(',')
    .filter((range) => /^\s*application\/json\b/.test(range) && !/apidiscovery/.test(range));
  return ranges.length === 0 ? 'application/json' : ranges.map((range) => range.trim()).join(', ');
}

function refuse(response: ServerResponse, code: number, reason: string): void {
  const message = 'the grader lets a script read events, and nothing else';
  send(
    response,
    code,
    JSON.stringify({ kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Failure', message, reason, code }),
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
