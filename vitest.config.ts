import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    // Tests of the command start real processes, and the machines that run them are small.
    testTimeout: 60_000,
  },
});
