// Work of many: one piece of each in turn, and between two pieces everything else that waits. Whoever wants much done at once
// holds up nobody but himself.

export interface Turns {
  /** Done at once when nothing else waits. */
  add(who: string, work: () => void): void;
}

export function takeTurns(pause: (next: () => void) => void = setImmediate): Turns {
  const waiting = new Map<string, (() => void)[]>();
  let isBusy = false;

  const next = (): void => {
    isBusy = false;
    const [first] = waiting;
    if (first === undefined) return;
    const [who, works] = first;
    const work = works.shift() as () => void;
    // Whoever wants more comes after all the others.
    waiting.delete(who);
    if (works.length > 0) waiting.set(who, works);
    isBusy = true;
    pause(next);
    work();
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
