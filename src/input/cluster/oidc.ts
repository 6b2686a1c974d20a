import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { isObject } from '../../text/plain-json.ts';
import { parsed } from './status.ts';

/** client-go's margin (plugin/pkg/client/auth/oidc): a token this near its end counts as expired. */
const MARGIN = 10_000;

/**
 * The id-token of the auth-provider `oidc` while it is valid. An expired one is refused rather than refreshed: a refresh
 * token may be good for one use, and only kubectl writes the new one back into the kubeconfig.
 */
export function oidcToken(idToken: string, userName: string, now: number): string {
  const expires = expiry(idToken);
  if (expires !== undefined && expires - MARGIN > now) return idToken;
  const state = idToken ? 'an id-token that has expired' : 'no id-token';
  throw new OpTimelineError('kubeconfig', `user "${showHidden(userName)}" has ${state} (auth-provider oidc)`, {
    remedy: 'let kubectl refresh it: run any kubectl command once, or add --via kubectl',
  });
}

/** The end of a JSON Web Token in milliseconds since 1970 (RFC 7519 `exp`). */
function expiry(token: string): number | undefined {
  const payload = parsed(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return isObject(payload) && typeof payload.exp === 'number' ? payload.exp * 1_000 : undefined;
}
