import { defineConfig } from 'tsup';

// One configuration for all entries, so that the command and the library share their chunks.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cluster: 'src/cluster.ts',
    bin: 'src/bin.ts',
    'kubectl-plugin': 'src/kubectl-plugin.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  // Declarations come from tsc: tsup's own do not work with TypeScript 7.
  dts: false,
  clean: true,
});
