import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the core bundles for the browser without anything of Node', async () => {
  const { outputFiles, metafile, errors } = await build({
    entryPoints: ['src/index.ts'],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
  const external = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter((found) => found.external));
  expect(external).toEqual([]);
  expect(Object.keys(metafile.inputs).filter((path) => /client-node|src\/(?:input|cli)\//.test(path))).toEqual([]);
  const [bundle] = outputFiles;
  const bytes = bundle?.contents ?? new Uint8Array();
  // The catalogue of reasons and the YAML parser are most of it.
  console.info(`core for the browser: ${bytes.length} bytes minified, ${gzipSync(bytes).length} gzipped`);
  // It must also run: no process, no Buffer, no require.
  const url = `data:text/javascript;base64,${Buffer.from(bytes).toString('base64')}`;
  const core = await import(/* @vite-ignore */ url);
  expect(core.renderRows(core.buildTimeline(core.readEvents('[]').events))).toBe('');
});
