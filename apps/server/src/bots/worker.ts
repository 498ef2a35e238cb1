// A bot's thread: gets what a seat sees, gives back an answer. It holds nothing between two questions.
import { parentPort } from 'node:worker_threads';
import { decide } from '@custodian/bots';
import type { Rules, State } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { games } from '../games.ts';
import { policies } from './policies.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly hidden: State<unknown>;
  readonly seat: number;
  readonly kind: string;
  readonly seed: number;
}

parentPort?.on('message', ({ id, game, hidden, seat, kind, seed }: Question) => {
  const policy = policies[kind] ?? policies.random;
  const answer =
    policy === undefined ? null : decide(games[game] as Rules<unknown>, hidden, seat, policy, quickRoll(seed));
  parentPort?.postMessage({ id, answer });
});
