// What tests of leaders have in common.
import type { Table } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];

/** How a leader of a seat lies. */
export const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;

/** All agents of a seat are exhausted: nobody is asked about them. */
export const rest = (t: Table, who: Who): void => {
  for (const each of t.player(who).leaders ?? []) if (each.is === 'readied') each.is = 'exhausted';
};

/** Plays on at random until the seat is offered this. */
export const playTo = (t: Table, who: Who, option: string): void => t.playOn(() => t.options(who).includes(option), 0);
