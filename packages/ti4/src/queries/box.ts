// What is in the game: the sets that it is played with, and of each family what they hold. One of a card and its revision, without
// what a later set takes out.
import type { ComponentSet, Entry } from '../facts/index.ts';
import { idsIn } from '../facts/index.ts';
import type { G, Options } from '../game.ts';

/** The later sets that a game may be played with. */
export type PlayedWith = Pick<Options, 'prophecy' | 'codexI' | 'codexII' | 'codexIII'>;

const made: ComponentSet[][] = [];

/** A number for all that is played with. The second and the third Codex change what Prophecy of Kings brings: without it they hold
 *  nothing. */
const boxWith = ({ prophecy, codexI, codexII, codexIII }: PlayedWith): number =>
  (prophecy === true ? (codexII === true ? 2 : 0) + (codexIII === true ? 4 : 0) + 1 : 0) + (codexI === true ? 8 : 0);

/** How many bits such a number takes. */
export const BOX_BITS = 4;

export function setsIn(box: number): readonly ComponentSet[] {
  let sets = made[box];
  if (sets === undefined) {
    sets = ['base'];
    if ((box & 1) !== 0) sets.push('pok');
    if ((box & 8) !== 0) sets.push('codex1');
    if ((box & 2) !== 0) sets.push('codex2');
    if ((box & 4) !== 0) sets.push('codex3');
    made[box] = sets;
  }
  return sets;
}

/** The same list every time. */
export const setsWith = (played: PlayedWith): readonly ComponentSet[] => setsIn(boxWith(played));

export const boxOf = (g: G): number => boxWith(g.options);

export const setsOf = (g: G): readonly ComponentSet[] => setsWith(g.options);

export const hasCodexI = (g: G): boolean => g.options.codexI === true;
export const hasProphecy = (g: G): boolean => g.options.prophecy === true;

type Family = Readonly<Record<string, Entry<string>>>;
const found = new Map<readonly ComponentSet[], Map<Family, readonly string[]>>();

/** The ids of a family that these sets hold, found once: the sets must be those of `setsWith`. */
export function idsInPlay<Id extends string>(
  family: Readonly<Record<Id, Entry<Id>>>,
  sets: readonly ComponentSet[],
): readonly Id[] {
  let families = found.get(sets);
  if (families === undefined) {
    families = new Map();
    found.set(sets, families);
  }
  let ids = families.get(family);
  if (ids === undefined) {
    ids = idsIn(family, sets);
    families.set(family, ids);
  }
  return ids as readonly Id[];
}

/** The ids of a family that are in this game. */
export const inGame = <Id extends string>(g: G, family: Readonly<Record<Id, Entry<Id>>>): readonly Id[] =>
  idsInPlay(family, setsOf(g));
