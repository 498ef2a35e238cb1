// What the npm scripts call. Works on a fresh clone: it installs and builds first.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { cli, die, prepare, root, server } from './prepare.mjs';

const [command, ...rest] = process.argv.slice(2);

const tools = {
  typecheck: ['typescript7/bin/tsc', '-p', 'tsconfig.json'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  format: ['@biomejs/biome/bin/biome', 'check', '--write', '.'],
  arrows: ['dependency-cruiser/bin/dependency-cruise.mjs', '--config', '.dependency-cruiser.mjs', 'packages', 'apps'],
  deadCode: ['knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  page: ['svelte-check/bin/svelte-check', '--workspace', 'apps/web', '--fail-on-warnings', '--output', 'human'],
  vitest: ['vitest/vitest.mjs', 'run'],
  browserTypes: ['typescript7/bin/tsc', '-p', 'e2e/tsconfig.json'],
  browser: ['@playwright/test/cli.js', 'test', '--config', 'e2e/browser.config.ts'],
};

const commands = {
  start() {
    prepare(['server', 'web']);
    serve();
    return 0;
  },
  build() {
    prepare();
    return 0;
  },
  cli() {
    prepare(['cli']);
    return node(cli, ...rest);
  },
  load() {
    prepare(['server']);
    return node(join(root, rest.includes('--idle') ? 'scripts/idle.mjs' : 'scripts/load.mjs'), ...rest);
  },
  /** Nodes and the database die at random while people play: 50 and 5 times unless the environment says otherwise. */
  chaos() {
    prepare(['server']);
    process.env.CUSTODIAN_KILLS ??= '50';
    process.env.CUSTODIAN_DATABASE_KILLS ??= '5';
    return tool([...tools.vitest, 'apps/server/test/nodes/chaos.test.ts', ...rest]);
  },
  /** In a real Chromium on the built server. */
  e2e() {
    prepare();
    return inTheBrowser(...rest);
  },
  typecheck: () => alone(tools.typecheck) || tool(tools.browserTypes) || tool(tools.page),
  lint: () => alone(tools.lint),
  format: () => alone(tools.format),
  test: () => (rest.length > 0 ? alone(tools.vitest) : testEverything()),
};

process.chdir(root);
const run = commands[command];
if (!run) die(`usage: node scripts/run.mjs <${Object.keys(commands).join('|')}>`);
process.exitCode = run();

/** Every check in turn, the cheap ones first; the first failure ends it. */
function testEverything() {
  prepare([]);
  const stages = [
    ['types', () => tool(tools.typecheck) || tool(tools.browserTypes)],
    ['types and warnings of the page', () => tool(tools.page)],
    ['lint and format', () => tool(tools.lint)],
    ['import arrows', () => tool(tools.arrows)],
    ['dead code', () => tool(tools.deadCode)],
    ['no machine paths or registry hosts', () => node(join(root, 'scripts/check-words.mjs'))],
    ['build', () => commands.build()],
    ['tests', () => tool(tools.vitest)],
    ['every component has a scenario', checkLedger],
    ['in the browser', () => inTheBrowser()],
  ];
  for (const [title, stage] of stages) {
    console.log(`\n=== ${title}`);
    const began = Date.now();
    const status = stage();
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`=== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (status !== 0) return 1;
  }
  console.log('\nEverything passed.');
  return 0;
}

function inTheBrowser(...args) {
  process.env.CHROMIUM_PATH = chromium();
  return tool([...tools.browser, ...args]);
}

function checkLedger() {
  return node(cli, 'ledger', '--check');
}

/** Runs the server until it is stopped. npm dies of a signal without passing it on: an orphan stops by itself. */
function serve() {
  const child = spawn(process.execPath, ['--enable-source-maps', server, ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
  child.on('exit', (code) => process.exit(code ?? 1));
}

function alone(spec) {
  prepare([]);
  return tool([...spec, ...rest]);
}

function tool([file, ...args]) {
  return node(join(root, 'node_modules', file), ...args);
}

/** Runs a script with this Node; its exit code, or 1 when a signal ended it. */
function node(script, ...args) {
  return spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status ?? 1;
}
