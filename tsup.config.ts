import { defineConfig } from 'tsup';

const shared = {
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  // Declarations come from tsc: tsup's own do not work with TypeScript 7.
  dts: false,
} as const;

// Two builds: sharing chunks with the library would cut the command into dozens of small files, and it must start fast.
export default defineConfig([
  { ...shared, entry: { index: 'src/index.ts', cluster: 'src/cluster.ts' }, outDir: 'dist' },
  {
    ...shared,
    entry: { bin: 'src/bin.ts' },
    outDir: 'dist/command',
    minify: true,
  },
]);
