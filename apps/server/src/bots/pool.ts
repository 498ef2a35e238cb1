// Threads in which bots think, with a time limit. A thread that dies or takes too long is replaced, and its question is
// answered at random, so that the table goes on. When many tables wait for their bots, each thinks less, and each has its share.
import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { decide, randomPolicy } from '@custodian/bots';
import type { Answer, Seat, State } from '@custodian/kernel';
import { decisionId, hideState, pending, quickRoll, randomValue } from '@custodian/kernel';
import type { AdviseSeat, AskBot } from '../tables/table.ts';
import { fairShares } from './shares.ts';
import type { Question, Thought } from './thread.ts';

export interface BotPool {
  readonly ask: AskBot;
  readonly advise: AdviseSeat;
  /** How many questions wait for a thread. */
  waiting(): number;
  /** Threads load the rules before anybody waits for them. */
  prepare(): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly table: string;
  readonly question: Question;
  readonly done: (thought: Pick<Thought, 'answer' | 'why'>) => void;
}

interface Considered extends Pick<Thought, 'answer' | 'why'> {
  readonly hidden: State<unknown>;
  readonly seed: number;
}

/** Milliseconds a thread may be late before it is replaced; the first question also pays for loading the rules. */
const GRACE = { first: 10_000, later: 2_000 };

export function startBots(script: URL, threads: number, timeLimit: number, grace = GRACE): BotPool {
  let nextId = 1;
  let stopping = false;
  const queue = fairShares<Waiting>();
  const slots = Array.from({ length: threads }, () => ({
    worker: null as Worker | null,
    /** It has answered before: the rules are loaded. */
    isLoaded: false,
    busy: null as Waiting | null,
    timer: null as NodeJS.Timeout | null,
    began: 0,
  }));
  type Slot = (typeof slots)[number];

  const finish = (slot: Slot, thought: Pick<Thought, 'answer' | 'why'>): void => {
    const waiting = slot.busy;
    if (slot.timer !== null) clearTimeout(slot.timer);
    slot.busy = null;
    slot.timer = null;
    if (waiting !== null) queue.used(waiting.table, performance.now() - slot.began);
    waiting?.done(thought);
    next();
  };
  const replace = (slot: Slot): void => {
    const dead = slot.worker;
    slot.worker = null;
    slot.isLoaded = false;
    dead?.removeAllListeners();
    dead?.terminate().catch(() => undefined);
    if (slot.busy !== null) finish(slot, NOTHING);
  };
  const hire = (slot: Slot): Worker => {
    const worker = new Worker(script);
    worker.unref();
    worker.on('message', (thought: Thought) => {
      slot.isLoaded = true;
      if (slot.busy?.question.id === thought.id) finish(slot, thought);
    });
    worker.on('error', () => replace(slot));
    worker.on('exit', () => replace(slot));
    slot.worker = worker;
    return worker;
  };
  const next = (): void => {
    for (const slot of slots) {
      if (slot.busy !== null || stopping) continue;
      const waiting = queue.next();
      if (waiting === undefined) return;
      slot.busy = waiting;
      slot.began = performance.now();
      const late = slot.isLoaded ? grace.later : grace.first;
      slot.timer = setTimeout(() => replace(slot), timeLimit + late);
      (slot.worker ?? hire(slot)).postMessage(waiting.question);
    }
  };

  const think = (table: Parameters<AskBot>[0], seat: Seat, kind: string, explains: boolean): Promise<Considered> =>
    new Promise((done) => {
      // What it imagines need not mislead anybody: there windows ask only those who have an answer, and it looks further.
      const hidden = { ...hideState(table.game, table.state, seat), live: false };
      const time = timeLimit / 4 / (1 + queue.size / threads);
      const seed = randomInt(2 ** 31);
      const question: Question = {
        ...{ id: nextId++, game: table.game.id, hidden: JSON.stringify(hidden) },
        ...{ seat, kind, seed, time, explains },
      };
      const told = ({ answer, why }: Pick<Thought, 'answer' | 'why'>): void => done({ answer, why, hidden, seed });
      queue.add(table.id, table.isWatched, { table: table.id, question, done: told });
      next();
    });

  return {
    ask: async (table, seat, kind) => {
      const picked = kind === 'random' && !stopping ? pickedAtRandom(table, seat) : null;
      if (picked !== null) return picked;
      // For a person who is away only what he is asked is answered: nobody makes offers in his name.
      const isStandIn = table.seats[seat]?.bot === null && table.seats[seat]?.person !== null;
      const { answer, hidden, seed } = await think(table, seat, kind, isStandIn);
      return answer ?? (stopping ? null : atRandom(table.game, hidden, seat, seed));
    },
    // Nobody is told to do anything whatever.
    advise: async (table, seat) => {
      const { answer, why } = await think(table, seat, table.title.levels.at(-1) ?? 'random', true);
      return answer === null ? null : { ...answer, why };
    },
    waiting: () => queue.size,
    prepare: () => {
      for (const slot of slots) if (slot.worker === null && !stopping) hire(slot);
    },
    stop: async () => {
      stopping = true;
      await Promise.all(slots.map((slot) => slot.worker?.terminate()));
    },
  };
}

const NOTHING = { answer: null, why: null };

/** Whoever picks at random of what is offered to him looks at nothing else, and needs no thread for it; a plan has to be thought out. */
function pickedAtRandom({ game, state }: Parameters<AskBot>[0], seat: Seat): Answer | null {
  const decision = pending(game, state).find((each) => each.seat === seat);
  if (decision?.kind !== 'choose') return null;
  return { seat, decision: decisionId(state), value: randomValue(decision, quickRoll(randomInt(2 ** 31))) };
}

const atRandom = (
  game: Parameters<typeof decide>[0],
  hidden: State<unknown>,
  seat: number,
  seed: number,
): Answer | null => decide(game, hidden, seat, randomPolicy, quickRoll(seed));
