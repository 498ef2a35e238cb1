// People before bots. Whatever bots have answered is put to its table one at a time, and whoever says something meanwhile comes in
// between. When there is more than can be done, bots wait: the processor stays free for people for a part of the time. It depends on how
// busy the whole server is, and on nothing that happens at a table.
import { performance } from 'node:perf_hooks';

/** The next bot's turn, in the order in which they came. */
export type BotsTurn = () => Promise<void>;

/** The share of its time that the main thread may be at work while bots are let in. */
const MOST_BUSY = 0.7;
/** Milliseconds over which that is looked at. */
const WINDOW = 8;

/** `busySince` gives the share of the time since it was last asked, and how long that was. */
export function afterPeople(busySince = sinceLastAsked()): BotsTurn {
  const waiting: (() => void)[] = [];
  let isGoing = false;
  let began = 0;

  const next = (): void => {
    const go = waiting.shift();
    if (go === undefined) {
      isGoing = false;
      return;
    }
    go();
    const elapsed = performance.now() - began;
    if (elapsed < WINDOW) {
      setImmediate(next);
      return;
    }
    const { share, time } = busySince();
    began = performance.now();
    if (share <= MOST_BUSY) setImmediate(next);
    else setTimeout(next, Math.ceil((Math.min(time, WINDOW * 4) * (share - MOST_BUSY)) / MOST_BUSY));
  };
  return () =>
    new Promise((done) => {
      waiting.push(done);
      if (isGoing) return;
      isGoing = true;
      if (performance.now() - began > WINDOW * 4) {
        began = performance.now();
        busySince();
      }
      setImmediate(next);
    });
}

function sinceLastAsked(): () => { readonly share: number; readonly time: number } {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization, active, idle } = performance.eventLoopUtilization(current, last);
    last = current;
    return { share: utilization, time: active + idle };
  };
}
