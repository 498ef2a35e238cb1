// One thread of custodian soak.
import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from './soaking.ts';
import { soakShare } from './soaking.ts';

soakShare(workerData as Share, (report) => parentPort?.postMessage(report));
