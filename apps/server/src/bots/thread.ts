// What a bot's thread does: it gets what a seat sees and gives back an answer. It holds nothing between two questions.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { decide } from '@custodian/bots';
import type { Answer, State, Text } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import type { Titles } from '@custodian/title';
import { policyOf } from '@custodian/title';

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
  /** Somebody wants to know why. */
  readonly explains: boolean;
}

export interface Thought {
  readonly id: number;
  readonly answer: Answer | null;
  readonly why: Text | null;
}

/** Answers for the bots of these games, for as long as the thread lives. */
export function thinkFor(titles: Titles): void {
  giveWay();
  parentPort?.on('message', ({ id, game, hidden, seat, kind, seed, time, explains }: Question) => {
    const title = titles.get(game);
    const state = JSON.parse(hidden) as State<unknown>;
    const thinking = { time, now: () => performance.now() };
    let why: Text | null = null;
    const explain = (text: Text): void => {
      why = text;
    };
    const answer =
      title === undefined
        ? null
        : decide(
            title.rules,
            state,
            seat,
            policyOf(title, kind, thinking),
            quickRoll(seed),
            explains ? explain : undefined,
          );
    parentPort?.postMessage({ id, answer, why } satisfies Thought);
  });
}

/** Whoever waits for an answer to be told comes before those who think. Elsewhere than on Linux this would slow the whole server. */
function giveWay(): void {
  try {
    if (process.platform === 'linux') setPriority(LATER);
  } catch {
    // Not allowed here: then all are equal.
  }
}
