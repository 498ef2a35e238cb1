// A bot's thread: gets what a seat sees, gives back an answer. It holds nothing between two questions.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { decide } from '@custodian/bots';
import type { State } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { games } from '../games.ts';
import { policyOf } from './policies.ts';

/** Ten steps of politeness: about a tenth of the time of somebody who is in a hurry. */
const LATER = 10;

export interface Question {
  readonly id: number;
  readonly game: string;
  /** The state as the seat sees it, as JSON: that is quicker to hand over than to copy. */
  readonly hidden: string;
  readonly seat: number;
  readonly kind: string;
  readonly seed: number;
  /** Milliseconds to think. */
  readonly time: number;
}

giveWay();

parentPort?.on('message', ({ id, game, hidden, seat, kind, seed, time }: Question) => {
  const rules = games[game];
  const policy = policyOf(game, kind, time);
  const answer =
    rules === undefined ? null : decide(rules, JSON.parse(hidden) as State<unknown>, seat, policy, quickRoll(seed));
  parentPort?.postMessage({ id, answer });
});

/** Whoever waits for an answer to be told comes before those who think. Elsewhere than on Linux this would slow the whole server. */
function giveWay(): void {
  try {
    if (process.platform === 'linux') setPriority(LATER);
  } catch {
    // Not allowed here: then all are equal.
  }
}
