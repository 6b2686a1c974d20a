import { defineConfig } from 'rolldown';

const shared = {
  platform: 'node',
  external: [/^node:/, 'yaml', 'string-width', '@kubernetes/client-node'],
};

/** What the rows of a file need, in one chunk: loading a file costs more than most of what is in it. */
const CORE =
  /src\/(?:error|text|reasons|event|formats\/(?!yaml)|timeline|render\/rows|findings\/(?:finding|rank|reasons-option)|cli\/(?!run|main|live|help|completion|version|saved|write|incident)|input\/file)/;

export default defineConfig([
  {
    ...shared,
    input: { index: 'src/index.ts', cluster: 'src/cluster.ts' },
    output: { dir: 'dist', format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
  {
    ...shared,
    input: { bin: 'src/bin.ts' },
    output: {
      dir: 'dist/command',
      format: 'esm',
      minify: true,
      codeSplitting: { groups: [{ name: 'core', test: CORE }] },
    },
  },
]);
