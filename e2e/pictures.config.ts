// As the browser tests, but only to take the pictures of the README.
import { defineConfig } from '@playwright/test';
import config from './browser.config.ts';

export default defineConfig({ ...config, testMatch: 'pictures.ts', retries: 0 });
