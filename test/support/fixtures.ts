import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');

/** The path of a fixture. */
export function fixture(...path: string[]): string {
  return join(FIXTURES, ...path);
}

/** Small inputs that broke other tools, each with what must come out. */
export interface Case {
  readonly name: string;
  readonly file: string;
  readonly exit: 0 | 2;
  /** Null where no rows may be printed. */
  readonly rows: readonly string[] | null;
}

export function cases(): Case[] {
  return readdirSync(fixture('cases')).map((name) => {
    const folder = fixture('cases', name);
    const file = readdirSync(folder).find((entry) => entry.startsWith('input.'));
    const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));
    return { name, file: join(folder, file as string), ...expected };
  });
}

/** Names of the recordings of a real cluster. */
export function recordings(): string[] {
  return readdirSync(fixture('recordings')).filter((name) => existsSync(fixture('recordings', name, 'core.json.gz')));
}

/** The bytes of a file of a recording; undefined where it has none of that name. */
export function recorded(recording: string, file: string): Buffer | undefined {
  const path = fixture('recordings', recording, `${file}.gz`);
  return existsSync(path) ? gunzipSync(readFileSync(path)) : undefined;
}
