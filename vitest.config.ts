import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources: each package.json exports ./src/*.ts.
export default defineConfig({
  test: {
    // Machines are busy at times; a test that hangs still ends.
    testTimeout: 30_000,
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
  },
});
