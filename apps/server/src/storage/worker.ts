// The threads of the database, by what they do: waiting for the disk, or for another process that holds the file, stops nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import { copyInto } from './copying.ts';
import { keepLogShort, openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface Call {
  readonly id: number;
  readonly method: keyof Storage;
  readonly values: readonly unknown[];
}

export type Returned =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly problem: string };

export type Task =
  | { readonly file: string; readonly does: 'everything' | 'keep the log short' }
  | { readonly file: string; readonly does: 'copy'; readonly to: string };

const task = workerData as Task;
const { file, does } = task;
if (task.does === 'copy') copyInto(file, task.to);
else if (does === 'keep the log short') {
  const stop = keepLogShort(file);
  parentPort?.once('message', stop);
} else serve(openSqlite(file));

function serve(storage: Storage): void {
  parentPort?.on('message', (message: Call | 'end') => {
    if (message === 'end') return parentPort?.close();
    const { id, method, values } = message;
    const call = storage[method] as (...values: readonly unknown[]) => Promise<unknown>;
    call(...values).then(
      (result) => parentPort?.postMessage({ id, result } satisfies Returned),
      (error: Error) => parentPort?.postMessage({ id, problem: error.message } satisfies Returned),
    );
  });
}
