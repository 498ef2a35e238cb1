// What is to be done at a certain time: kept in storage, so that it outlives the server, and done by whichever node comes first.
import type { Json } from '@custodian/kernel';
import { now } from './clock.ts';
import type { ClaimedJob, Job, Storage } from './storage/storage.ts';

/** What becomes of a job: it is done, or to be done later. */
export type Done = 'done' | { readonly due: number; readonly about: Json };

/** By the first word of a job's key, who does it. */
export type Workers = Readonly<Record<string, (job: ClaimedJob) => Promise<Done>>>;

export interface Jobs {
  put(job: Job): Promise<void>;
  drop(key: string): Promise<void>;
  /** Does all that is due; gives how many that was. */
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

/** So long a job is its node's; after that, another takes it to be dead. */
const CLAIM = 60_000;
const AT_ONCE = 20;
/** Jobs that other nodes have put are found after at most so long. */
const LOOK_EVERY = 10_000;
/** What fails is tried again after pauses that grow, and never given up: what may be, its own worker gives up. */
const AGAIN_AFTER = 30_000;

export function startJobs(
  storage: Pick<Storage, 'putJob' | 'dropJob' | 'claimJobs' | 'endJob' | 'delayJob' | 'nextJob'>,
  workers: Workers,
  report: (what: string, error: unknown) => void,
): Jobs {
  let timer: NodeJS.Timeout | null = null;
  let wakesAt = Number.MAX_SAFE_INTEGER;
  let running: Promise<number> | null = null;
  let isStopped = false;

  const wakeAt = (due: number): void => {
    if (isStopped || due >= wakesAt) return;
    if (timer !== null) clearTimeout(timer);
    wakesAt = due;
    timer = setTimeout(look, Math.max(0, Math.min(due - now(), LOOK_EVERY)));
    timer.unref();
  };
  const look = async (): Promise<void> => {
    timer = null;
    wakesAt = Number.MAX_SAFE_INTEGER;
    let next = now() + LOOK_EVERY;
    try {
      await runDue();
      next = Math.min(next, (await storage.nextJob()) ?? next);
    } catch (error) {
      report('jobs could not be looked for', error);
    }
    wakeAt(next);
  };
  const runDue = (): Promise<number> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  const work = async (): Promise<number> => {
    let count = 0;
    for (;;) {
      const claimed = isStopped ? [] : await storage.claimJobs(now(), now() + CLAIM, AT_ONCE);
      if (claimed.length === 0) return count;
      // One that takes long holds up no other.
      await Promise.all(claimed.map(perform));
      count += claimed.length;
    }
  };
  const perform = async (job: ClaimedJob): Promise<void> => {
    const { key, stamp } = job;
    try {
      const done = (await workers[key.split(' ', 1)[0] as string]?.(job)) ?? 'done';
      if (done === 'done') await storage.endJob(key, stamp);
      else await storage.delayJob(key, stamp, done.due, done.about);
    } catch (error) {
      report(`a job could not be done: ${key.split(' ', 1)[0]}`, error);
      await storage.delayJob(key, stamp, now() + AGAIN_AFTER, job.about).catch(() => undefined);
    }
  };

  wakeAt(now() + 1000);
  return {
    put: async (job) => {
      await storage.putJob(job);
      wakeAt(job.due);
    },
    drop: (key) => storage.dropJob(key),
    runDue,
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
