const SUFFIXES: Readonly<Record<string, (value: number) => number>> = {
  n: (value) => value / 1e9,
  u: (value) => value / 1e6,
  m: (value) => value / 1e3,
  '': (value) => value,
  k: (value) => value * 1e3,
  M: (value) => value * 1e6,
  G: (value) => value * 1e9,
  Ki: (value) => value * 2 ** 10,
  Mi: (value) => value * 2 ** 20,
  Gi: (value) => value * 2 ** 30,
};

/** The amount of a resource, given as a number or as text (`64`, `"64"`, `64000m`, `6.4e1`); undefined for what is none. */
export function quantityOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const match = /^([+-]?(?:\d{1,18}(?:\.\d{0,18})?|\.\d{1,18}))(?:([eE][+-]?\d{1,2})|([numkMG]|[KMG]i)?)$/.exec(value);
  if (!match) return undefined;
  const [, number = '', exponent = '', suffix = ''] = match;
  return SUFFIXES[suffix]?.(Number(`${number}${exponent}`));
}
