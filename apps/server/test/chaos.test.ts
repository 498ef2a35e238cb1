// The server is killed at random moments, without warning, again and again: no answer that was acknowledged may be missing
// afterwards. CUSTODIAN_KILLS sets how often (50 for a thorough run).
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Client } from './client.ts';
import { newClient } from './client.ts';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'custodian-chaos-'));
const kills = Number(process.env.CUSTODIAN_KILLS ?? 6);
let child: ChildProcess | null = null;

afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the built server and waits for the address it prints. */
async function launch(): Promise<number> {
  const args = [program, '--port', '0', '--data', folder, '--log', 'silent'];
  const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  return new Promise((ready, fail) => {
    started.stdout?.on('data', (chunk) => {
      const port = /http:\/\/[^:]+:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) ready(Number(port));
    });
    started.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
  });
}

async function killNow(): Promise<void> {
  const dying = child;
  await new Promise<void>((gone) => {
    dying?.removeAllListeners('exit');
    dying?.once('exit', () => gone());
    dying?.kill('SIGKILL');
  });
}

function anyAnswer(client: Client): Json {
  const [decision] = client.view().decisions;
  if (decision === undefined) return [];
  return decision.kind === 'plan' ? decision.fallback : decision.options.slice(0, decision.pick[0]).map((o) => o.id);
}

test(
  `${kills} kills lose no acknowledged answer`,
  async () => {
    expect(existsSync(program), 'build the server first').toBe(true);
    const roll = quickRoll(99);
    let port = await launch();
    let me = await newClient(port, 'Ilaria');
    await me.call('POST', '/api/password', { password: 'after the fall' });
    // Three seats of one person: questions to several at once are answered half when the server dies.
    const made = await me.call('POST', '/api/tables', {
      game: 'ti3',
      name: 'Chaos',
      seats: ['me', 'me', 'me'],
      options: null,
    });
    const { id } = made.body as { id: string };
    let acknowledged = 0;
    for (let n = 0; n < kills; n++) {
      const dying = setTimeout(() => child?.kill('SIGKILL'), 30 + roll(250));
      try {
        for (;;) {
          const { body } = await me.call('GET', `/api/tables/${id}/at/999999`);
          const seat = (body as { view: { awaiting: number[] } }).view.awaiting[0];
          if (seat === undefined) break;
          me.leave();
          await me.sit(id, seat);
          const before = me.view().answers;
          const outcome = await Promise.race([me.answer(anyAnswer(me)), ended()]);
          if (outcome === null) break;
          if (outcome.type === 'accepted') acknowledged = Math.max(acknowledged, before + 1);
        }
      } catch {
        // The server died under a request: that request was not acknowledged.
      }
      clearTimeout(dying);
      await killNow();
      port = await launch();
      me = await newClient(port, 'again');
      await me.call('POST', '/api/login', { name: 'Ilaria', password: 'after the fall' });
      const { body } = await me.call('GET', `/api/tables/${id}/at/999999`);
      const stored = (body as { view: { answers: number } }).view.answers;
      expect(stored, `after kill ${n + 1}`).toBeGreaterThanOrEqual(acknowledged);
      acknowledged = stored;
    }
    expect(acknowledged).toBeGreaterThan(kills);
    await killNow();
  },
  kills * 8_000,
);

/** Resolves when the server is gone. */
function ended(): Promise<null> {
  return new Promise((gone) => child?.once('exit', () => gone(null)));
}
