import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources: each package.json exports ./src/*.ts.
const shared = {
  // Machines are busy at times; a test that hangs still ends.
  testTimeout: 30_000,
  environment: 'node',
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // A rule set is compiled once and serves all tests of a worker: it keeps nothing from one game to the next.
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts'],
          isolate: false,
          setupFiles: ['packages/testkit/src/dice-away.ts'],
        },
      },
      // Tables at a server have seeds of their own and real time: what fails in one game of a hundred is tried in another, as in
      // the browser. What is broken fails again.
      { test: { ...shared, name: 'apps', include: ['apps/*/test/**/*.test.ts'], retry: 1 } },
    ],
  },
});
