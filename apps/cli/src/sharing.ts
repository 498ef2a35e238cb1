// Many games, shared among threads: each takes every so-manyth game and reports after each.
import { setImmediate as afterMessages } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Titles } from '@custodian/title';
import type { BalanceReport, BalanceShare } from './balancing.ts';
import { balanceShare } from './balancing.ts';
import type { LadderReport, LadderShare } from './laddering.ts';
import { ladderShare } from './laddering.ts';
import type { SimReport, SimShare } from './simulating.ts';
import { simShare } from './simulating.ts';
import type { SoakReport, SoakShare } from './soaking.ts';
import { soakShare } from './soaking.ts';

/** A share is one part of so many. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

export type Job =
  | { readonly sim: SimShare }
  | { readonly soak: SoakShare }
  | { readonly balance: BalanceShare }
  | { readonly ladder: LadderShare };

/** Takes what a game has come to; the next one waits for it. */
export type Reporting<Report> = (report: Report) => Promise<void> | void;

export function doJob(job: Job, titles: Titles, report: Reporting<never>): Promise<void> {
  if ('sim' in job) return simShare(job.sim, titles, report as Reporting<SimReport>);
  if ('soak' in job) return soakShare(job.soak, titles, report as Reporting<SoakReport>);
  if ('ladder' in job) return ladderShare(job.ladder, titles, report as Reporting<LadderReport>);
  return balanceShare(job.balance, titles, report as Reporting<BalanceReport>);
}

/** Rules are many small functions, and a run is over soon: compiling them costs as much as playing. With little put into each other
 *  it costs half, and games are as fast once warm. Holds for all threads. */
const LESS_COMPILING = '--max-inlined-bytecode-size-cumulative=150';

/** Games for each processor that are soon over. */
const SHORT = 150;

/** How many games at the same time are worth it, where nobody says how many. A thread that has just begun keeps two processors busy,
 *  one with playing and one with compiling, and compiled code cannot be shared: of a hundred games two threads on two processors
 *  take a quarter longer than one. */
export const worthStarting = (games: number, processors: number): number =>
  games < SHORT * processors ? Math.max(1, processors >> 1) : processors;

/** All jobs at once, the first in this thread and each of the others in its own. */
export async function share<Report>(
  jobs: readonly Job[],
  titles: Titles,
  take: (report: Report) => void,
): Promise<void> {
  setFlagsFromString(LESS_COMPILING);
  const [own, ...others] = jobs;
  if (own === undefined) return;
  const threads = others.map((job) => inThread(job, take));
  const report: Reporting<Report> = (each) => {
    take(each);
    return others.length === 0 ? undefined : afterMessages();
  };
  await Promise.all([...threads, doJob(own, titles, report)]);
}

function inThread<Report>(job: Job, take: (report: Report) => void): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    worker.on('message', take);
    worker.on('error', failed);
    worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread ended with code ${code}`))));
  });
}
