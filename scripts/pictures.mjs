// Takes the pictures of the README into docs/pictures: node scripts/pictures.mjs
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { prepare, root } from './prepare.mjs';

prepare();
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const args = [playwright, 'test', '--config', join(root, 'e2e/pictures.config.ts'), ...process.argv.slice(2)];
const env = { ...process.env, CHROMIUM_PATH: chromium() };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', cwd: root, env }).status ?? 1;
