// The database in a thread of its own, behind the same interface.
import { Worker } from 'node:worker_threads';
import type { Storage } from './storage.ts';
import type { Call, Returned, Task } from './worker.ts';

const methods: Readonly<Record<keyof Storage, true>> = {
  addPerson: true,
  person: true,
  personWithPassword: true,
  isTaken: true,
  namesBeside: true,
  rename: true,
  setPassword: true,
  notesOf: true,
  setMail: true,
  peopleWithMail: true,
  peopleNamed: true,
  sessionsOf: true,
  addPasskey: true,
  passkey: true,
  passkeysOf: true,
  namePasskey: true,
  usePasskey: true,
  dropPasskey: true,
  saidBy: true,
  erase: true,
  addBlock: true,
  dropBlock: true,
  blocksOf: true,
  areApart: true,
  addReport: true,
  reports: true,
  report: true,
  seeReport: true,
  reportsBy: true,
  namesOf: true,
  addOutcomes: true,
  outcomesOf: true,
  opponentsOf: true,
  unreckoned: true,
  gamesOf: true,
  addToken: true,
  takeToken: true,
  dropTokensBefore: true,
  addAct: true,
  acts: true,
  addSession: true,
  session: true,
  useSession: true,
  endSession: true,
  endSessionsOf: true,
  endSessionsBefore: true,
  addTable: true,
  table: true,
  tablesOf: true,
  claimSeat: true,
  setSeat: true,
  seen: true,
  tableAfter: true,
  setHost: true,
  setPublic: true,
  publicTables: true,
  takeSeat: true,
  openTables: true,
  visit: true,
  abandoned: true,
  removeTable: true,
  append: true,
  history: true,
  record: true,
  addSnapshot: true,
  snapshot: true,
  addChat: true,
  chat: true,
  setStanding: true,
  standing: true,
  putJob: true,
  dropJob: true,
  claimJobs: true,
  endJob: true,
  delayJob: true,
  nextJob: true,
  notes: true,
  notesOfKind: true,
  setNote: true,
  addNote: true,
  dropNote: true,
  latest: true,
  check: true,
  close: true,
};

/** Megabytes for what is young: these threads hold nothing for long, and would take three times as much without using it. */
const LITTLE = { maxYoungGenerationSizeMb: 8 };

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** `script` is the built worker.ts. A thread that dies fails what was asked of it; the next call starts another. */
export function openInThread(script: URL, file: string): Storage {
  let worker: Worker | null = null;
  let helper: Worker | null = null;
  let nextId = 1;
  const waiting = new Map<number, Waiting>();

  const hire = (): Worker => {
    const hired = new Worker(script, {
      workerData: { file, does: 'everything' } satisfies Task,
      resourceLimits: LITTLE,
    });
    let reason = 'the thread of the database has ended';
    hired.on('message', (returned: Returned) => {
      const asked = waiting.get(returned.id);
      waiting.delete(returned.id);
      if ('problem' in returned) asked?.fail(new Error(returned.problem));
      else asked?.done(returned.result);
    });
    hired.on('error', (error) => {
      reason = error.message;
    });
    hired.on('exit', () => {
      if (worker === hired) worker = null;
      const failed = [...waiting.values()];
      waiting.clear();
      for (const { fail } of failed) fail(new Error(reason));
    });
    worker = hired;
    return hired;
  };
  const call = (method: keyof Storage, values: readonly unknown[]): Promise<unknown> =>
    new Promise((done, fail) => {
      const id = nextId++;
      waiting.set(id, { done, fail });
      (worker ?? hire()).postMessage({ id, method, values } satisfies Call);
    });

  const storage = Object.fromEntries(
    Object.keys(methods).map((method) => [
      method,
      (...values: readonly unknown[]) => call(method as keyof Storage, values),
    ]),
  ) as unknown as Storage;
  const check = async (at: number): Promise<void> => {
    await storage.check(at);
    if (helper !== null) return;
    // The file is there and can be written to: from now on its log is kept short.
    helper = new Worker(script, {
      workerData: { file, does: 'keep the log short' } satisfies Task,
      resourceLimits: LITTLE,
    });
    helper.unref();
    helper.on('error', () => undefined);
    helper.on('exit', () => {
      helper = null;
    });
  };
  return {
    ...storage,
    check,
    // A thread that is ended from outside while the database does something takes the whole process with it.
    close: async () => {
      await ended(helper);
      await storage.close();
      await ended(worker);
    },
  };
}

/** A copy of the file, made while others write to it. */
export function copyInThread(script: URL, file: string, to: string): Promise<void> {
  const helper = new Worker(script, { workerData: { file, does: 'copy', to } satisfies Task, resourceLimits: LITTLE });
  return new Promise((done, fail) => {
    helper.once('error', fail);
    helper.once('exit', (code) => (code === 0 ? done() : fail(new Error('the copy was not finished'))));
  });
}

/** Tells a thread that nothing more comes, and waits until it has ended by itself. */
async function ended(thread: Worker | null): Promise<void> {
  if (thread === null) return;
  const exit = new Promise((done) => thread.once('exit', done));
  thread.ref();
  thread.postMessage('end');
  await exit;
}
