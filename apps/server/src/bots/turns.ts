// People before bots. Whatever bots have answered is put to its table a few at a time, and the next few only when the main thread has
// rested for a part of the time meanwhile: whoever says something waits for no more than those few, also on the way to the disk. It
// depends on how busy the whole server is, and on nothing that happens at a table.
import { performance } from 'node:perf_hooks';

/** Puts a bot's answer when its turn has come, in the order in which they came. */
export type BotsTurn = <T>(put: () => Promise<T>) => Promise<T>;

/** So many are being put at the same time: with 32 the slowest answers of people take four times as long. */
const FEW = 4;
/** Milliseconds from one look to the next. */
const LOOK = 1;
/** The part of the time that the main thread has to rest before the next few. */
const REST = 0.3;
/** After so many milliseconds a few are put all the same: bots are slow then, and do not stand still. */
const LONGEST = 60;

/** `rested` gives how many milliseconds the main thread has had nothing to do since it began. */
export function afterPeople(
  rested = (): number => performance.eventLoopUtilization().idle,
  now = (): number => performance.now(),
): BotsTurn {
  const waiting: (() => void)[] = [];
  let isLooking = false;
  let putting = 0;
  let restedBefore = 0;
  let since = 0;

  const putAFew = (): void => {
    while (putting < FEW && waiting.length > 0) waiting.shift()?.();
    restedBefore = rested();
    since = now();
    setTimeout(look, LOOK);
  };
  const look = (): void => {
    const rest = rested() - restedBefore;
    const time = now() - since;
    if ((rest === 0 || rest < REST * time) && time < LONGEST) setTimeout(look, LOOK);
    else if (waiting.length > 0) putAFew();
    else isLooking = false;
  };
  return (put) =>
    new Promise((done) => {
      waiting.push(() => {
        putting++;
        done(
          put().finally(() => {
            putting--;
          }),
        );
      });
      if (isLooking) return;
      isLooking = true;
      setImmediate(putAFew);
    });
}
