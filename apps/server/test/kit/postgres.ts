// A real PostgreSQL for tests: starts by itself, and stops with the test, even when that is killed.
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const program = fileURLToPath(new URL('../../../../scripts/postgres.mjs', import.meta.url));

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** It dies without warning. */
  kill(): Promise<void>;
  /** It is back, with everything that was committed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const child: ChildProcess = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    lines.push(line);
    for (const wake of waiting.splice(0)) wake();
  });
  let isGone = false;
  void gone.then(() => {
    isGone = true;
    for (const wake of waiting.splice(0)) wake();
  });
  const heard = async (wanted: string): Promise<string> => {
    for (;;) {
      const at = lines.findIndex((line) => line.startsWith(wanted));
      if (at >= 0) return (lines.splice(at, 1)[0] as string).slice(wanted.length).trim();
      if (isGone) throw new Error('there is no PostgreSQL');
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  const tell = async (word: 'kill' | 'start'): Promise<void> => {
    child.stdin?.write(`${word}\n`);
    await heard(`done ${word}`);
  };
  const url = await heard('ready');
  return {
    newDatabase: async () => {
      const name = `t${randomBytes(6).toString('hex')}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url.replace(/\/postgres$/, `/${name}`);
    },
    kill: () => tell('kill'),
    start: () => tell('start'),
    stop: async () => {
      child.stdin?.end();
      await gone;
    },
  };
}
