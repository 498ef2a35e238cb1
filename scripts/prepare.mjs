// Makes a checkout ready to run: packages installed; command line, server and page built. Builtins only, so that it works on a fresh
// clone. Everything it says goes to stderr: stdout belongs to the program that runs afterwards.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cli = join(root, 'apps/cli/dist/main.js');
export const server = join(root, 'apps/server/dist/main.js');

const cache = join(root, '.cache');
const rolldown = ['rolldown/bin/cli.mjs', '-c', 'rolldown.config.mjs', '--logLevel', 'silent'];

/** What is built: its folder, the file by which it is known to be there, and how. */
const parts = {
  cli: { name: 'the command line', made: cli, tool: rolldown, clear: () => clear('apps/cli/dist') },
  server: { name: 'the server', made: server, tool: rolldown, clear: () => clear('apps/server/dist', 'pages') },
  web: {
    name: 'the page',
    made: join(root, 'apps/server/dist/pages/index.html'),
    tool: ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    clear: () => clear('apps/server/dist/pages'),
  },
};
const started = Date.now();

export function say(message) {
  console.error(`[custodian +${((Date.now() - started) / 1000).toFixed(1)}s] ${message}`);
}

export function die(message) {
  console.error(`[custodian] ${message}`);
  process.exit(1);
}

/** Installs and builds what is out of date; one process at a time, however many are started. */
export function prepare(wanted = Object.keys(parts)) {
  checkNode();
  exclusively(() => {
    install();
    for (const part of wanted) build(part);
  });
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) die(`Node 20.19 or newer is needed, this is ${process.version}`);
}

function install() {
  const stamp = join(root, 'node_modules/.install-stamp');
  // `custodian doctor` reads this stamp: it begins with the hash of the lock file.
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const want = `${lock} ${process.platform}-${process.arch}`;
  if (readIfThere(stamp) === want) return;
  say('installing packages');
  // NODE_ENV=production would leave the development packages out.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm('ci', ...flags) !== 0) {
    say('npm ci failed, trying npm install --no-save');
    if (npm('install', '--no-save', ...flags) !== 0) die('the packages could not be installed');
  }
  writeFileSync(stamp, want);
  say('packages installed');
}

function build(part) {
  const { name, made, tool, clear: clearOld } = parts[part];
  const folder = join(root, 'apps', part);
  const stamp = join(cache, `build-${part}`);
  const want = sha256([join(root, 'package-lock.json'), ...sources(join(root, 'packages')), ...sources(folder)]);
  if (existsSync(made) && readIfThere(stamp) === want) return;
  say(`building ${name}`);
  clearOld();
  const [file, ...args] = tool;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) die(`${name} could not be built\n${stdout}${stderr}`);
  writeFileSync(stamp, want);
  say(`built ${name}`);
}

/** Removes what an earlier build has left in a folder, except what another part has put there. */
function clear(folder, kept) {
  const path = join(root, folder);
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path))
    if (entry !== kept) rmSync(join(path, entry), { recursive: true, force: true });
}

/** Runs npm without a shell: the one that started us, the one beside this Node, or the one on PATH. */
function npm(...args) {
  const bins = [
    process.env.npm_execpath && join(dirname(process.env.npm_execpath), 'npm-cli.js'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const script = bins.find((file) => file && existsSync(file));
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] }).status;
}

function exclusively(work) {
  mkdirSync(cache, { recursive: true });
  const lock = join(cache, 'lock');
  const mine = join(cache, `lock-${process.pid}`);
  const release = () => rmSync(lock, { force: true });
  writeFileSync(mine, String(process.pid));
  for (let told = false; ; told = true) {
    try {
      linkSync(mine, lock); // fails when the lock is there: taking it and naming its owner are one step
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = readIfThere(lock);
    if (owner !== undefined && !isAlive(Number(owner))) release();
    else {
      if (!told) say(`waiting for another install or build (process ${owner ?? 'just ended'})`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  }
  rmSync(mine);
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/** Every file below a folder that goes into the build, in a stable order. */
function sources(folder) {
  const skipped = new Set(['node_modules', 'dist', 'test']);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function sha256(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
