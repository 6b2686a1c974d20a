import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OpTimelineError } from '../src/error.ts';
import { parseRequestTimeout } from '../src/input/cluster/duration.ts';
import { readKubectlFailure } from '../src/input/cluster/kubectl-answer.ts';
import { lostCause } from '../src/input/cluster/lost-cause.ts';
import { isWorthRetrying } from '../src/input/cluster/lost-error.ts';
import { bypassesProxy } from '../src/input/cluster/no-proxy.ts';
import { parseRetryAfter } from '../src/input/cluster/retry-after.ts';

describe('--request-timeout', () => {
  test.each([
    ['0', 0],
    ['0s', 0],
    ['30', 30_000],
    [30, 30_000],
    ['30s', 30_000],
    ['1m30s', 90_000],
    ['1.5h', 5_400_000],
    ['250ms', 250],
    ['1us', 1],
    ['1000h', 2 ** 31 - 1],
  ])('%s', (text, milliseconds) => expect(parseRequestTimeout(text)).toBe(milliseconds));

  test.each(['', 'x', '1x', '-1', '-1s', '1s 2s', '1d', '.s', '1m30', Number.NaN, 1e21])('%s is refused', (text) => {
    expect(() => parseRequestTimeout(text)).toThrow(OpTimelineError);
  });
});

test.each([
  ['3', 3_000],
  ['0', 0],
  [' 12 ', 12_000],
  ['Mon, 30 Nov 2026 12:00:05 GMT', 5_000],
  ['Mon, 30 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1e9', undefined],
])('Retry-After: %s', (header, milliseconds) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 30, 12))).toBe(milliseconds);
});

test.each([
  ['https://localhost:1', '', true],
  ['https://127.8.9.1', '', true],
  ['https://[::1]', '', true],
  ['https://api.example.com', '', false],
  ['https://api.example.com', '*', true],
  ['https://api.example.com', 'example.com', true],
  ['https://api.example.com', 'EXAMPLE.com, other', true],
  ['https://api.example.com', '.example.com', true],
  ['https://example.com', '.example.com', false],
  ['https://example.com', 'example.com', true],
  ['https://badexample.com', 'example.com', false],
  ['https://api.example.com', '*.example.com', true],
  ['https://api.example.com:6443', 'example.com:6443', true],
  ['https://api.example.com', 'example.com:6443', false],
  ['https://api.example.com', 'example.com:443', true],
  ['https://10.1.2.3', '10.0.0.0/8', true],
  ['https://11.1.2.3', '10.0.0.0/8', false],
  ['https://10.1.2.3:6443', '10.1.2.3', true],
  ['https://10.1.2.3:6443', '10.1.2.3:443', false],
  ['https://[fd00::1]', 'fd00::/8', true],
  ['https://[fd00::1]', '[fd00::1]:443', true],
  ['https://[fd00::1]', 'fd00::1', true],
  ['https://10.1.2.3', '10.0.0.0/99', false],
  ['https://api.example.com', ', ,', false],
])('%s with NO_PROXY=%s', (url, noProxy, bypasses) => {
  expect(bypassesProxy(new URL(url), noProxy)).toBe(bypasses);
});

test.each([
  ['ECONNREFUSED', 'refused', true],
  ['ECONNRESET', 'cut', true],
  ['EPIPE', 'cut', true],
  ['HPE_INVALID_CONSTANT', 'cut', true],
  ['EHOSTUNREACH', 'no-route', true],
  ['EAI_AGAIN', 'no-route', true],
  ['ENOTFOUND', 'unknown-host', false],
  ['CERT_HAS_EXPIRED', 'tls', false],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls-unknown-authority', false],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls-wrong-name', false],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls-not-spoken', false],
])('a connection that fails with %s is %s; asked again: %s', (code, cause, again) => {
  const lost = lostCause(Object.assign(new Error('text that is not shown'), { code }));
  expect(lost).toEqual({ lost: cause, detail: code });
  expect(isWorthRetrying(lost)).toBe(again);
});

test.each([
  ['Bad response: 407', '407'],
  ['Proxy timeout', ''],
  ['Socks5 proxy rejected connection - NotAllowed', ''],
])('a proxy that says "%s" is told apart', (message, detail) => {
  expect(lostCause(new Error(message))).toEqual({ lost: 'proxy', detail });
});

describe('what kubectl prints when it fails', () => {
  test.each<[string, object]>([
    ['Error from server (Forbidden): events is forbidden: User "x" cannot', { status: 403 }],
    ['Error from server (NotFound): namespaces "nope" not found', { status: 404 }],
    ['Error from server (Expired): too old', { status: 410 }],
    ['Error from server (InternalError): boom\nline', { status: 500 }],
    ['Error from server (TooManyRequests): slow', { status: 429 }],
    ['Error from server (ServiceUnavailable): apiserver down', { status: 503 }],
    ['Error from server (Timeout): Too large resource version', { status: 504 }],
    ['Error from server (BadRequest): continue key is not valid: x', { status: 400 }],
    ['Error from server: tea', { status: 400 }],
    ['error: You must be logged in to the server (Unauthorized)', { status: 401 }],
    [
      'The connection to the server 127.0.0.1:1 was refused - did you specify the right host or port?',
      { lost: 'refused' },
    ],
    ['Unable to connect to the server: dial tcp: lookup a.b on 1.2.3.4:53: no such host', { lost: 'unknown-host' }],
    ['Unable to connect to the server: http: server gave HTTP response to HTTPS client', { lost: 'tls-not-spoken' }],
    [
      'Unable to connect to the server: tls: failed to verify certificate: x509: certificate signed by unknown authority',
      { lost: 'tls-unknown-authority' },
    ],
    ['Unable to connect to the server: x509: certificate is valid for a, not b', { lost: 'tls-wrong-name' }],
    ['Unable to connect to the server: net/http: TLS handshake timeout', { lost: 'timeout' }],
    ['Unable to connect to the server: dial tcp 10.0.0.1:443: i/o timeout', { lost: 'timeout' }],
    ['error: unexpected EOF', { lost: 'cut' }],
  ])('%s', (stderr, expected) => {
    expect(readKubectlFailure(`Warning: something\n${stderr}\n`, 1)).toMatchObject(expected);
  });

  test.each([
    ['error: context "zz" does not exist', 'the kubeconfig has no context "zz"'],
    ['error: auth info "zz" does not exist', 'the kubeconfig has no user "zz"'],
    [
      'error: error loading config file "c": duplicate name "u" in list: [{u { SECRET }}]',
      'kubectl cannot use the kubeconfig (exit code 1)',
    ],
    [
      'Unable to connect to the server: getting credentials: exec: executable x failed with exit code 1: SECRET',
      'kubectl could not get credentials from the plugin of the kubeconfig',
    ],
    ['panic: SECRET', 'kubectl failed (exit code 1)'],
  ])('%s', (stderr, message) => {
    expect(() => readKubectlFailure(stderr, 1)).toThrow(message);
  });
});

test('the Kubernetes client is loaded by one file, and only when a cluster is read', () => {
  const root = new URL('../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /cluster.*\.ts$/.test(name));
  const loading = files.filter((name) =>
    readFileSync(new URL(name, root), 'utf8').includes("'@kubernetes/client-node'"),
  );
  expect(loading).toEqual(['input/cluster/client-auth.ts']);
  const text = readFileSync(new URL('input/cluster/client-auth.ts', root), 'utf8');
  expect(text.match(/.*'@kubernetes\/client-node'.*/g)).toEqual([
    "  const { KubeConfig } = await import('@kubernetes/client-node');",
  ]);
});
