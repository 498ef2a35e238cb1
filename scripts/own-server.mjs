// A server of its own for a measurement, in a folder that is removed afterwards, and a guest who keeps to the server's limits.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Starts the built server on a free port. `end` asks it to stop, and forces it after so many milliseconds. */
export function startServer(file, flags, nodeFlags = [], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-load-'));
  const args = [...nodeFlags, file, '--port', '0', '--data', folder, '--log', 'error', ...flags];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const gone = new Promise((over) => child.once('exit', over));
  const address = new Promise((ready, fail) => {
    child.stdout.on('data', (chunk) => {
      const port = /http:\/\/[^:]+:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) ready(`http://127.0.0.1:${port}`);
    });
    gone.then((code) => fail(new Error(`the server ended with ${code}`)));
  });
  return {
    address,
    async end(patience) {
      child.kill('SIGTERM');
      const stubborn = setTimeout(() => child.kill('SIGKILL'), patience);
      await gone;
      clearTimeout(stubborn);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own, from the binaries in npm, that is set up: its address, and how to end it. */
export async function startDatabase(server) {
  const postgres = fileURLToPath(new URL('./postgres.mjs', import.meta.url));
  const child = spawn(process.execPath, [postgres], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise((over) => child.once('exit', over));
  const url = await new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('ready ') && ready(line.slice(6)));
    gone.then((code) => fail(new Error(`PostgreSQL ended with ${code}`)));
  });
  const env = { ...process.env, DATABASE_URL: url };
  const laidOut = spawnSync(process.execPath, [join(dirname(server), 'migrate.js')], { env, encoding: 'utf8' });
  if (laidOut.status !== 0) throw new Error(`the database could not be set up: ${laidOut.stderr}`);
  return {
    url,
    end: () => {
      child.stdin.end();
      return gone;
    },
  };
}

/** A new guest: his cookie. */
export async function signIn(base, name) {
  const response = await post(`${base}/api/me`, { name });
  return response.headers.getSetCookie()[0].split(';')[0];
}

/** Keeps to the server's limits: waits when it says so. */
export async function post(url, body, cookie = '') {
  for (;;) {
    const headers = { 'content-type': 'application/json', cookie };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.ok) return response;
    if (response.status !== 429) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    const seconds = Number(response.headers.get('retry-after') ?? 5);
    console.error(`[load] the server allows no more requests for ${seconds} s: waiting`);
    await sleep(seconds * 1000 + 100);
  }
}

/** The server's own figures: as text, and one by its name. */
export async function figures(base) {
  const text = await (await fetch(`${base}/metrics`)).text();
  return { text, figure: (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN) };
}

export function sleep(ms) {
  return new Promise((wake) => setTimeout(wake, ms));
}
