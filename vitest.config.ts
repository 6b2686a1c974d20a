import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/*.test.ts'],
          globalSetup: ['test/support/build.ts'],
          // Tests of the command start real processes, and the machines that run them are small.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['test/cluster/*.test.ts'],
          globalSetup: ['test/cluster/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One control plane and two cores: side by side they would only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
});
