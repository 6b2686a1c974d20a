// Lets Node run TypeScript: `node --import ./scripts/typescript.mjs FILE.ts`. Needed below 22.18, idle from there on.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'rolldown/utils';

// This file is its own hook: Node loads it once more, in the thread of its loaders.
if (isMainThread && !process.features.typescript) register(import.meta.url);

/** Takes the types out of what is TypeScript, and leaves all else to Node. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code, errors } = await transform(url, await readFile(new URL(url), 'utf8'), { lang: 'ts' });
  if (errors.length > 0) throw new SyntaxError(`${url}: ${errors[0].message}`);
  return { format: 'module', source: code, shortCircuit: true };
}
