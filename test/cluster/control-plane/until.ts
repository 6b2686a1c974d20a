import { setTimeout as sleep } from 'node:timers/promises';

/** Tries again until `test` gives something, for so many seconds. Throws what was awaited, and the last failure. */
export async function until<Value>(
  what: string,
  test: () => Promise<Value | undefined | false>,
  seconds = 60,
): Promise<Value> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    let failure: unknown;
    const found = await test().catch((error: unknown) => {
      failure = error;
      return undefined;
    });
    if (found) return found;
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`, { cause: failure });
    await sleep(100);
  }
}
