// One thread of custodian sim, soak, balance or ladder.
import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './sharing.ts';
import { doJob } from './sharing.ts';
import { titles } from './titles.ts';

await doJob(workerData as Job, titles, (report) => parentPort?.postMessage(report));
