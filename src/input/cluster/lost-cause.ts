import type { Lost, LostCause } from './transport.ts';

/** The codes Node gives failures of system calls, DNS and TLS, by what they mean to the user. */
const CODES: Readonly<Record<string, LostCause>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'no-route',
  EHOSTDOWN: 'no-route',
  ENETUNREACH: 'no-route',
  ENETDOWN: 'no-route',
  ETIMEDOUT: 'no-route',
  // The resolver could not be asked, which passes; ENOTFOUND is its answer, which does not.
  EAI_AGAIN: 'no-route',
  ENOTFOUND: 'unknown-host',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tls-wrong-name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls-unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT: 'tls-unknown-authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls-unknown-authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls-unknown-authority',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls-unknown-authority',
  CERT_SIGNATURE_FAILURE: 'tls-unknown-authority',
  ERR_SSL_WRONG_VERSION_NUMBER: 'tls-not-spoken',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'tls-not-spoken',
  ERR_SSL_HTTP_REQUEST: 'tls-not-spoken',
};

/** Tells what a failed request failed of. Of the failure only its code is kept: its text may quote what was sent. */
export function lostCause(failure: unknown): Lost {
  const code = codeOf(failure);
  if (/Proxy|Socks|Bad response: \d+/.test(messageOf(failure))) return { lost: 'proxy', detail: proxyStatus(failure) };
  // Up to Node 20 OpenSSL's reason stands in the text alone, behind the code EPROTO.
  if (/wrong version number|packet length too long/.test(messageOf(failure)))
    return { lost: 'tls-not-spoken', detail: code };
  const known = CODES[code];
  if (known) return { lost: known, detail: code };
  if (/certificate required|handshake failure|bad certificate/.test(messageOf(failure))) {
    return { lost: 'tls', detail: 'the server wants another client certificate' };
  }
  if (/^(?:ERR_SSL_|ERR_TLS_|CERT_|UNABLE_TO_|EPROTO$|INVALID_|PATH_LENGTH_|HOSTNAME_)/.test(code)) {
    return { lost: 'tls', detail: code };
  }
  // ECONNRESET, EPIPE, a body that ends early, HTTP that cannot be read: the connection is of no use any more.
  return { lost: 'cut', detail: code };
}

export function codeOf(failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : '';
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : '';
}

/** The proxy's own status where the agent tells it (hpagent: `Bad response: 407`). */
function proxyStatus(failure: unknown): string {
  return /^Bad response: (\d{3})$/.exec(messageOf(failure))?.[1] ?? '';
}
