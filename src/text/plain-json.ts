/** Nesting beyond this is refused wherever it can appear: a limit no real event comes near. */
export const MAX_DEPTH = 100;

/** Whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** More values than any stored event has; only an object that shares its parts millions of times gets there. */
const MAX_VALUES = 1_000_000;

/** Whether a value is nested deeper than `limit` levels; one that holds itself, or shares its parts without end, is. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let budget = MAX_VALUES;
  const visit = (inner: unknown, left: number): boolean => {
    if (typeof inner !== 'object' || inner === null) return false;
    if (left <= 0 || --budget < 0) return true;
    if (Array.isArray(inner)) return inner.some((item) => visit(item, left - 1));
    for (const key in inner) if (visit((inner as Record<string, unknown>)[key], left - 1)) return true;
    return false;
  };
  return visit(value, limit);
}

/** JSON with the keys of every object in code-unit order, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (!isObject(inner)) return inner;
    const sorted: [string, unknown][] = Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1));
    // fromEntries defines properties, so a key such as `__proto__` stays an ordinary one.
    return Object.fromEntries(sorted);
  });
}
