import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources: each package.json exports ./src/*.ts.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
  },
});
