/**
 * Milliseconds a `Retry-After` header asks to wait: seconds or an HTTP date (RFC 9110 section 10.2.3). Undefined where
 * there is none or it cannot be read; 0 for a date gone by.
 */
export function parseRetryAfter(header: string, now: number): number | undefined {
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  if (!/^[A-Z][a-z]+,? /.test(text)) return undefined;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
