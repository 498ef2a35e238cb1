// Many games, shared among threads: each takes every so-manyth game and reports after each.
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Titles } from '@custodian/title';
import type { BalanceReport, BalanceShare } from './balancing.ts';
import { balanceShare } from './balancing.ts';
import type { SimReport, SimShare } from './simulating.ts';
import { simShare } from './simulating.ts';
import type { SoakReport, SoakShare } from './soaking.ts';
import { soakShare } from './soaking.ts';

/** A share is one part of so many. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

export type Job = { readonly sim: SimShare } | { readonly soak: SoakShare } | { readonly balance: BalanceShare };

export function doJob(job: Job, titles: Titles, report: (report: never) => void): Promise<void> {
  if ('sim' in job) return simShare(job.sim, titles, report as (report: SimReport) => void);
  if ('soak' in job) return soakShare(job.soak, titles, report as (report: SoakReport) => void);
  return balanceShare(job.balance, titles, report as (report: BalanceReport) => void);
}

/** Rules are many small functions, and a run is over soon: compiling them costs as much as playing. With little put into each other
 *  it costs half, and games are as fast once warm. Holds for all threads. */
const LESS_COMPILING = '--max-inlined-bytecode-size-cumulative=150';

/** All jobs at once, each in a thread of its own; a single one stays in this process. */
export async function share<Report>(
  jobs: readonly Job[],
  titles: Titles,
  take: (report: Report) => void,
): Promise<void> {
  setFlagsFromString(LESS_COMPILING);
  const [only, ...more] = jobs;
  if (only !== undefined && more.length === 0) return doJob(only, titles, take);
  await Promise.all(jobs.map((job) => inThread(job, take)));
}

function inThread<Report>(job: Job, take: (report: Report) => void): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    worker.on('message', take);
    worker.on('error', failed);
    worker.on('exit', (code) => (code === 0 ? done() : failed(new Error(`a thread ended with code ${code}`))));
  });
}
