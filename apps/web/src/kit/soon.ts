// What need not be there at once is laid out a piece at a time, so that no task holds up the page for long.

const waiting: (() => void)[] = [];
let isDue = false;

/** Runs in a task of its own, after those that came before, or `first`; the function given back takes it out of the line. */
export function inTurn(work: () => void, first = false): () => void {
  if (first) waiting.unshift(work);
  else waiting.push(work);
  if (!isDue) plan();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

/** A frame in between, so that what is there can be seen and touched. */
function plan(): void {
  isDue = true;
  setTimeout(() => {
    isDue = false;
    waiting.shift()?.();
    if (waiting.length > 0) plan();
  }, 16);
}
