// The server with a clock that a test sets: how far it is ahead of the machine's stands in a file of the data folder, and whatever was
// to happen by then happens at once. No other server can be told the time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../apps/server/src/program.ts';
import { titles } from '../../apps/server/src/titles.ts';

const file = join(process.argv[process.argv.indexOf('--data') + 1] as string, 'clock');
const machine = Date.now.bind(Date);
let ahead = 0;
Date.now = () => machine() + ahead;

interface Waiting {
  readonly at: number;
  readonly work: () => void;
}
const waiting = new Map<unknown, Waiting>();
const { setTimeout: start, clearTimeout: stop } = globalThis;
globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
  const once = (): void => {
    stop(timer);
    if (waiting.delete(timer)) work(...given);
  };
  const timer = start(once, ms);
  waiting.set(timer, { at: Date.now() + ms, work: once });
  return timer;
}) as typeof setTimeout;
globalThis.clearTimeout = (timer) => {
  waiting.delete(timer);
  stop(timer);
};
const look = (): void => {
  let wanted = ahead;
  try {
    wanted = Number(readFileSync(file, 'utf8')) || ahead;
  } catch {
    // Nobody has set it yet.
  }
  if (wanted <= ahead) return;
  ahead = wanted;
  for (const { at, work } of [...waiting.values()]) if (at <= Date.now()) work();
};
setInterval(look, 50).unref();

const built = new URL('../../apps/server/dist/', import.meta.url);
const beside = (name: string): URL => new URL(name, built);
await run({ titles, bot: beside('bot.js'), db: beside('db.js'), pages: beside('pages') });
