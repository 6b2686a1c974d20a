import https, { type RequestOptions } from 'node:https';
import { KubeConfig } from '@kubernetes/client-node';

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the server sent.
  json(): any;
}

export interface ApiRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Acts as another user. */
  readonly as?: string;
  readonly contentType?: string;
}

/** Requests to the API server of a kubeconfig, as plain as they can be: tests look at what is really sent and answered. */
export interface ApiClient {
  readonly server: string;
  readonly kubeconfig: string;
  send(method: string, path: string, body?: unknown, request?: ApiRequest): Promise<ApiAnswer>;
  get(path: string, request?: ApiRequest): Promise<ApiAnswer>;
  /** Throws where the answer is no success. */
  create(path: string, body: unknown): Promise<ApiAnswer>;
  /** A merge patch, or of another content type. */
  patch(path: string, body: unknown, request?: ApiRequest): Promise<ApiAnswer>;
  delete(path: string): Promise<ApiAnswer>;
  /** Reads a watch until `signal` is aborted, and gives each line as it comes. */
  watch(path: string, onLine: (line: string) => void, signal: AbortSignal): Promise<void>;
}

/** Longer than any answer takes, in milliseconds: who waits for something else looks at the time between two answers. */
const ANSWER_LIMIT = 30_000;

export function apiClient(kubeconfig: string): ApiClient {
  const config = new KubeConfig();
  config.loadFromFile(kubeconfig);
  const server = config.getCurrentCluster()?.server ?? '';
  const optionsOf = async (request: ApiRequest): Promise<RequestOptions> => {
    const options: RequestOptions = {};
    await config.applyToHTTPSOptions(options);
    const impersonation = request.as === undefined ? {} : { 'impersonate-user': request.as };
    return { ...options, headers: { ...(options.headers as object), ...impersonation, ...request.headers } };
  };
  const send = async (method: string, path: string, body?: unknown, request: ApiRequest = {}): Promise<ApiAnswer> => {
    const given = await optionsOf(request);
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const contentType = request.contentType ?? 'application/json';
    const headers = { ...(given.headers as object), ...(sent === undefined ? {} : { 'content-type': contentType }) };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ANSWER_LIMIT);
      const open = https.request(`${server}${path}`, { ...given, method, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text, json: () => JSON.parse(text) });
        });
      });
      open.on('error', reject).end(sent);
    });
  };
  const succeed = async (what: string, answer: Promise<ApiAnswer>): Promise<ApiAnswer> => {
    const { status, text } = await answer;
    if (status < 200 || status > 299) throw new Error(`${what} was answered ${status}: ${text}`);
    return answer;
  };
  return {
    server,
    kubeconfig,
    send,
    get: (path, request) => send('GET', path, undefined, request),
    create: (path, body) => succeed(`POST ${path}`, send('POST', path, body)),
    patch: (path, body, request) => {
      const contentType = 'application/merge-patch+json';
      return succeed(`PATCH ${path}`, send('PATCH', path, body, { contentType, ...request }));
    },
    delete: (path) => send('DELETE', path),
    watch: async (path, onLine, signal) => {
      const given = await optionsOf({});
      await new Promise<void>((resolve, reject) => {
        const end = (error: Error) => (signal.aborted ? resolve() : reject(error));
        https
          .get(`${server}${path}`, { ...given, signal }, (response) => {
            let rest = '';
            response.setEncoding('utf8').on('data', (chunk: string) => {
              const lines = (rest + chunk).split('\n');
              rest = lines.pop() as string;
              for (const line of lines) onLine(line);
            });
            response.on('end', resolve).on('error', end);
          })
          .on('error', end);
      });
    },
  };
}
