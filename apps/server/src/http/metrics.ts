// How the server is, in figures, for whoever runs it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly answers: Histogram;
  readonly stored: Histogram;
  readonly problems: Counter;
  readonly faults: Counter;
  readonly lost: Counter;
  stop(): void;
}

/** Storage that tells how long answers take to be stored. */
export const timed = (storage: Storage, observe: (seconds: number) => void): Storage => ({
  ...storage,
  append: async (...given) => {
    const began = performance.now();
    const isStored = await storage.append(...given);
    observe((performance.now() - began) / 1000);
    return isStored;
  },
});

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

export function measure(tables: Tables, botsWaiting: () => number = () => 0): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const problems = new Counter({
    name: 'custodian_problems_total',
    help: 'Messages that could not be served, by what the client was told',
    labelNames: ['code'],
    registers,
  });
  const faults = new Counter({
    name: 'custodian_faults_total',
    help: 'Things that went wrong on the side of the server; the log has them',
    registers,
  });
  new Counter({
    name: 'custodian_answers_total',
    help: 'Answers stored, of people and bots',
    registers,
    collect() {
      this.reset();
      this.inc(tables.answers);
    },
  });
  new Counter({
    name: 'custodian_cpu_seconds_total',
    help: 'Time the processor has worked for the server',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  const answers = new Histogram({
    name: 'custodian_answer_seconds',
    help: 'From an answer received to everybody told',
    buckets: SECONDS,
    registers,
  });
  const stored = new Histogram({
    name: 'custodian_store_seconds',
    help: 'From an answer accepted to the disk having it',
    buckets: SECONDS,
    registers,
  });
  const lost = new Counter({
    name: 'custodian_tables_lost_total',
    help: 'Tables that another node has taken while this one held them',
    registers,
  });
  new Counter({
    name: 'custodian_tables_opened_total',
    help: 'Tables brought into memory',
    registers,
    collect() {
      this.reset();
      this.inc(tables.openings);
    },
  });
  new Gauge({
    name: 'custodian_bots_waiting',
    help: 'Questions that wait for a thread in which a bot thinks',
    registers,
    collect() {
      this.set(botsWaiting());
    },
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'custodian_delay_seconds',
    help: 'How late the server is with what it has to do, since this was last asked',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const share of [0.5, 0.95, 0.99, 1])
        this.set({ quantile: share }, Math.max(0, delay.percentile(share * 100) / 1e9 - 0.01));
      delay.reset();
    },
  });
  new Gauge({
    name: 'custodian_tables',
    help: 'Tables in memory',
    registers: [registry],
    collect() {
      this.set(tables.count);
    },
  });
  new Gauge({
    name: 'custodian_heap_bytes',
    help: 'Heap in use',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({
    name: 'custodian_resident_bytes',
    help: 'Memory the server holds, with its threads',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return { registry, answers, stored, problems, faults, lost, stop: () => delay.disable() };
}
