import type { Impersonation } from './kubeconfig-types.ts';

/** The headers by which a request acts as another user (client-go transport/round_trippers.go). */
export function impersonationHeaders(impersonate: Impersonation): Record<string, string | string[]> {
  if (!impersonate.user) return {};
  const headers: Record<string, string | string[]> = { 'Impersonate-User': impersonate.user };
  if (impersonate.uid) headers['Impersonate-Uid'] = impersonate.uid;
  if (impersonate.groups.length > 0) headers['Impersonate-Group'] = [...impersonate.groups];
  for (const [key, values] of impersonate.extra) headers[`Impersonate-Extra-${escapeHeaderKey(key)}`] = [...values];
  return headers;
}

/** Percent-encodes what no header's name may hold, and the percent sign itself (headerKeyEscape). */
function escapeHeaderKey(key: string): string {
  let escaped = '';
  for (const byte of Buffer.from(key, 'utf8')) {
    const character = String.fromCharCode(byte);
    escaped += /[!#$&'*+\-.^_`|~0-9A-Za-z]/.test(character)
      ? character
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return escaped;
}
