// Where the messages of all channels come together. They are weighed, so many may wait, and each person has his turn: whoever sends
// much holds up nobody but himself.
import type { ClientMessage } from '@custodian/protocol';
import type { Purses } from './limits.ts';
import { purses } from './limits.ts';
import type { Turns } from './turns.ts';
import { takeTurns } from './turns.ts';

/** What a client may send: a burst, and so much a second after it. All channels of a person together have more, and all of an
 *  address still more. */
const BURST = 60;
const PER_SECOND = 20;
const CHANNELS_AT_ONCE = 4;
/** Whoever sends so much more than he may is not listening. */
const FLOOD = 240;
/** What a message counts for besides one: a whole view is work, a plan is looked through, and what is said stays. */
const MORE: Partial<Record<ClientMessage['type'], number>> = {
  sit: 5,
  say: 5,
  hint: 11,
  undo: 3,
  redo: 3,
  try: 1,
  standing: 1,
  quiet: 1,
  order: 3,
  withdraw: 1,
  consent: 1,
  pause: 5,
};
/** Characters that count for one more. */
const HEAVY = 4096;
/** Messages of a person that may wait for their answer, and how many of them may be plans that are tried. */
const MOST_WAITING = 48;
const MOST_TRIES = 16;

type Verdict = 'fine' | 'too much' | 'flood';

/** One channel at the desk. */
export interface Place {
  /** By its size alone, before anybody looks into it. */
  weigh(characters: number): Verdict;
  /** By what it asks for. */
  weighKind(type: ClientMessage['type']): Verdict;
  /** Does the work when it is this person's turn; in words why not, when too much of him waits already. */
  queue(type: ClientMessage['type'], work: () => Promise<void>): string | null;
}

/** Whoever has been weighed by another node already. */
export const UNWEIGHED: Place = {
  weigh: () => 'fine',
  weighKind: () => 'fine',
  queue: (_, work) => {
    void work();
    return null;
  },
};

export const TOO_FAST = `at most ${PER_SECOND} messages a second, fewer when they are large or much work`;

export interface Desk {
  place(person: string, address: string): Place;
}

export function openDesk(channelsPerAddress: number, turns: Turns = takeTurns(), clock?: () => number): Desk {
  const ofPerson = purses(BURST * CHANNELS_AT_ONCE, PER_SECOND * CHANNELS_AT_ONCE, clock);
  const ofAddress = purses(BURST * channelsPerAddress, CHANNELS_AT_ONCE * channelsPerAddress, clock);
  const waiting = new Map<string, { all: number; tries: number }>();

  return {
    place: (person, address) => {
      const own: Purses = purses(BURST, PER_SECOND, clock);
      const take = (weight: number): Verdict => {
        const left = own.take('', weight);
        if (left < 0) return left < -FLOOD ? 'flood' : 'too much';
        return Math.min(ofPerson.take(person, weight), ofAddress.take(address, weight)) < 0 ? 'too much' : 'fine';
      };
      return {
        weigh: (characters) => take(1 + Math.floor(characters / HEAVY)),
        weighKind: (type) => {
          const more = MORE[type];
          return more === undefined ? 'fine' : take(more);
        },
        queue: (type, work) => {
          const mine = waiting.get(person) ?? { all: 0, tries: 0 };
          const tries = type === 'try' ? 1 : 0;
          if (mine.all >= MOST_WAITING) return `at most ${MOST_WAITING} messages may wait for their answer`;
          if (mine.tries + tries > MOST_TRIES) return `at most ${MOST_TRIES} plans may be tried at a time`;
          mine.all++;
          mine.tries += tries;
          waiting.set(person, mine);
          turns.add(person, () => {
            work().finally(() => {
              mine.all--;
              mine.tries -= tries;
              if (mine.all === 0) waiting.delete(person);
            });
          });
          return null;
        },
      };
    },
  };
}
