// Sounds one after the other: never two at once, never the same one over and over, and few of them when much happens.

/** What is worth a sound. */
export type Cue = 'turn' | 'won' | 'lost' | 'scored' | 'said' | 'dice';

interface Surroundings {
  /** Begins the sound and says how long it takes, in milliseconds; 0 when nothing can be heard. */
  play(cue: Cue): number;
  /** Is the page out of sight? Then only one's own turn is worth hearing. */
  isHidden(): boolean;
  now(): number;
  later(milliseconds: number, then: () => void): void;
}

interface Queue {
  offer(cues: readonly Cue[]): void;
  /** What has not yet begun is not heard any more. */
  clear(): void;
}

/** From what would be missed most. */
const importance: readonly Cue[] = ['turn', 'won', 'lost', 'scored', 'said', 'dice'];
const MOST_WAITING = 3;
/** Between two sounds. */
const GAP = 120;
/** Before the same sound is heard again. */
const REST = 2000;

export function createQueue({ play, isHidden, now, later }: Surroundings): Queue {
  let waiting: Cue[] = [];
  let isSounding = false;
  const begun = new Map<Cue, number>();

  const mayBeHeard = (cue: Cue): boolean => cue === 'turn' || !isHidden();
  const hasRested = (cue: Cue): boolean => now() - (begun.get(cue) ?? Number.NEGATIVE_INFINITY) >= REST;

  function next(): void {
    isSounding = false;
    const cue = waiting.shift();
    if (cue === undefined) return;
    const length = mayBeHeard(cue) ? play(cue) : 0;
    if (length === 0) {
      next();
      return;
    }
    isSounding = true;
    begun.set(cue, now());
    later(length + GAP, next);
  }

  return {
    offer(cues) {
      for (const cue of cues) {
        if (waiting.includes(cue) || !mayBeHeard(cue) || !hasRested(cue)) continue;
        waiting.push(cue);
        if (waiting.length > MOST_WAITING) waiting = waiting.filter((each) => each !== leastOf(waiting));
      }
      if (!isSounding) next();
    },
    clear() {
      waiting = [];
    },
  };
}

const leastOf = (cues: readonly Cue[]): Cue | undefined => importance.findLast((cue) => cues.includes(cue));
