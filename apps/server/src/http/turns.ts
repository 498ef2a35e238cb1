// Work of many: one piece of each in turn, and after a moment everything else that waits. Whoever wants much done at once holds up
// nobody but himself.

export interface Turns {
  /** Done at once when nothing else waits. */
  add(who: string, work: () => void): void;
}

/** Milliseconds of work after which everything else has its turn: whoever answers does not wait for each of the others to be told. */
const MOMENT = 4;

export function takeTurns(pause: (next: () => void) => void = setImmediate): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

  const next = (): void => {
    isBusy = waiting.size > 0;
    if (!isBusy) return;
    pause(next);
    const began = performance.now();
    for (const [who, works] of [...waiting]) {
      const work = works.shift() as () => void;
      // Whoever wants more comes after all the others.
      waiting.delete(who);
      if (works.length > 0) waiting.set(who, works);
      work();
      if (performance.now() - began > MOMENT) return;
    }
  };

  return {
    add: (who, work) => {
      const works = waiting.get(who);
      if (works === undefined) waiting.set(who, [work]);
      else works.push(work);
      if (!isBusy) next();
    },
  };
}
