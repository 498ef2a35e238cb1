// What keepers did and what went wrong with signing in: added to, never changed, and read on the keepers' page.
import type { Json } from '@custodian/kernel';
import { now } from '../clock.ts';
import { allowance } from '../http/limits.ts';
import type { Storage } from '../storage/storage.ts';

export interface Acts {
  /** Somebody did something; fails when that cannot be kept. */
  add(who: string, what: string, about?: Json): Promise<void>;
  /** Somebody else may be trying to come in as this person. Once an hour for each kind: whoever tries often fills no disk. */
  trouble(person: string, what: string): void;
}

const HOUR = 3600_000;

export function actsOf(storage: Pick<Storage, 'addAct'>, report: (what: string, error: unknown) => void): Acts {
  const told = allowance(1, HOUR);
  const add = (who: string, what: string, about: Json = null): Promise<void> =>
    storage.addAct({ at: now(), who, what, about });
  return {
    add,
    trouble: (person, what) => {
      if (told.take(`${person} ${what}`) === 0)
        add(person, what).catch((error) => report('an act could not be kept', error));
    },
  };
}
