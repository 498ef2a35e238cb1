// Whether games can be stored, found out by storing something. Asking often costs no more than asking now and then.
import { now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';

/** An answer is good for so many milliseconds; storage that takes longer is in trouble. */
const GOOD_FOR = 1000;
const PATIENCE = 5000;

export function healthOf(storage: Storage): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (performance.now() - asked < GOOD_FOR) return answer;
    asked = performance.now();
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((give) => {
      late = setTimeout(() => give(false), PATIENCE);
    });
    const written = storage.check(now()).then(
      () => true,
      () => false,
    );
    answer = Promise.race([written, tooLate]).finally(() => clearTimeout(late));
    return answer;
  };
}
