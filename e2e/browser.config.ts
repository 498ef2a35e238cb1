// Tests in a real Chromium, on the built server with a real database: as people play.
import { defineConfig } from '@playwright/test';

/** The first of many questions to a bot also pays for loading the rules; a busy machine is slower still. */
const PATIENCE = 60_000;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/e2e',
  workers: 2,
  // A busy machine may starve a page once; the report then calls the test flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 5 * PATIENCE,
  expect: { timeout: PATIENCE },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
