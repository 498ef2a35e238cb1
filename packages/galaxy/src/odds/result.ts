// How a fight ends: who wins, after how many rounds, and what is left of both sides.
import type { Counts, Left, SideOf, States, Survivors } from './side.ts';
import { sumOf, survivorsOf } from './side.ts';

/** A state of each side, and how likely the fight comes by it. */
export interface Cell {
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

/** A way in which the fight ends for both sides. */
export interface Ending {
  readonly p: number;
  readonly a: Survivors;
  readonly b: Survivors;
  /** Which side has gone away. */
  readonly left: 'a' | 'b' | null;
  /** Who has won; 'neither': both are gone, 'endless': neither can ever hit the other. */
  readonly winner: 'a' | 'b' | 'neither' | 'endless';
}

/** A way in which it ends for one side. */
export interface SideEnding extends Survivors {
  readonly p: number;
}

export interface SideOdds {
  readonly wins: number;
  /** The other side is still there when this one has gone away. */
  readonly leaves: number;
  /** What is left by kind, on average over all fights. */
  readonly expected: Counts;
  /** All endings, from the least hurt to the destroyed. */
  readonly endings: readonly SideEnding[];
  /** The likeliest ending in which anything is left. */
  readonly likely: SideEnding | null;
}

export interface BattleOdds {
  readonly a: SideOdds;
  readonly b: SideOdds;
  readonly bothDestroyed: number;
  /** Neither side can ever hit the other. */
  readonly endless: number;
  /** How many rounds are fought on average. */
  readonly rounds: number;
  /** What is left of both sides together. */
  readonly endings: readonly Ending[];
}

/** A cell in which a fight has ended. */
export interface Ended extends Cell {
  readonly left: 'a' | 'b' | null;
}

type Settles = { readonly a?: (left: Left) => Left; readonly b?: (left: Left) => Left };

interface Settling {
  readonly settles?: Settles;
  readonly departs?: Settles;
}

export function oddsOf(
  { settles, departs }: Settling,
  { a, b }: { readonly a: States; readonly b: States },
  ended: readonly Ended[],
  rounds: number,
): BattleOdds {
  const ofA = survivorsBy(a, settles?.a, departs?.a);
  const ofB = survivorsBy(b, settles?.b, departs?.b);
  return oddsFrom(
    ended.map(({ a: atA, b: atB, p, left }) => ({
      p,
      a: ofA(atA, left === 'a'),
      b: ofB(atB, left === 'b'),
      left,
      winner: winnerOf(a.endurance(atA) > 0, b.endurance(atB) > 0, left),
    })),
    rounds,
  );
}

/** What is left in each state, made once. */
function survivorsBy(
  states: States,
  settle?: (left: Left) => Left,
  depart?: (left: Left) => Left,
): (state: number, departs: boolean) => Survivors {
  const known: Survivors[] = [];
  const byContent = new Map<string, Survivors>();
  const likeOf = likenessOf(states.side);
  return (state, departs) => {
    const key = departs ? 2 * state + 1 : 2 * state;
    const found = known[key];
    if (found !== undefined) return found;
    const all = states.left(state);
    const left = (departs ? depart : settle)?.(all) ?? all;
    const like = likeOf(left);
    const survivors = byContent.get(like) ?? survivorsOf(states.side, left);
    byContent.set(like, survivors);
    known[key] = survivors;
    return survivors;
  };
}

/** The same text for what leaves the same. */
function likenessOf({ pieces }: SideOf): (left: Left) => string {
  const kinds = [...new Set(pieces.map(({ kind }) => kind))];
  const kindOf = pieces.map(({ kind }) => kinds.indexOf(kind));
  const wholes = pieces.map(({ endures, whole = endures }) => whole);
  const counts = new Uint16Array(2 * kinds.length);
  return (left) => {
    counts.fill(0);
    for (let piece = 0; piece < left.length; piece++) {
      const hits = left[piece] as number;
      if (hits === 0) continue;
      const at = 2 * (kindOf[piece] as number) + (hits < (wholes[piece] as number) ? 1 : 0);
      counts[at] = (counts[at] as number) + 1;
    }
    let like = '';
    for (let at = 0; at < counts.length; at++) like += String.fromCharCode(counts[at] as number);
    return like;
  };
}

function winnerOf(hasA: boolean, hasB: boolean, left: 'a' | 'b' | null): Ending['winner'] {
  if (left !== null) return left === 'a' ? 'b' : 'a';
  if (hasA) return hasB ? 'endless' : 'a';
  return hasB ? 'b' : 'neither';
}

const departing: readonly Ending['left'][] = ['a', 'b', null];
const winners: readonly Ending['winner'][] = ['a', 'b', 'neither', 'endless'];
const MANY = 2 ** 20;

/** Odds from endings, those that are alike taken together. */
export function oddsFrom(all: readonly Ending[], rounds: number): BattleOdds {
  const number = numbered();
  const endings = alike(
    all,
    ({ a, b, left, winner }) =>
      ((number(a) * MANY + number(b)) * 3 + departing.indexOf(left)) * 4 + winners.indexOf(winner),
  );
  const sum = { a: 0, b: 0, neither: 0, endless: 0 };
  for (const { p, winner } of endings) sum[winner] += p;
  return {
    a: sideOdds(endings, 'a', sum.a, number),
    b: sideOdds(endings, 'b', sum.b, number),
    bothDestroyed: sum.neither,
    endless: sum.endless,
    rounds,
    endings,
  };
}

/** The same number for survivors that are alike. */
function numbered(): (survivors: Survivors) => number {
  const kinds: string[] = [];
  const byObject = new Map<Survivors, number>();
  const byKey = new Map<string, number>();
  return (survivors) => {
    const known = byObject.get(survivors);
    if (known !== undefined) return known;
    const key = `${countsKey(kinds, survivors.left)}/${countsKey(kinds, survivors.damaged)}`;
    const number = byKey.get(key) ?? byKey.size;
    byKey.set(key, number);
    byObject.set(survivors, number);
    return number;
  };
}

/** The same text for the same counts; kinds are numbered as they come up. */
function countsKey(kinds: string[], counts: Counts): string {
  for (const kind in counts) if (!kinds.includes(kind)) kinds.push(kind);
  let key = '';
  let missing = '';
  for (const kind of kinds) {
    const count = counts[kind];
    if (count === undefined) missing += ' ';
    else {
      key += `${missing}${count} `;
      missing = '';
    }
  }
  return key;
}

function alike(all: readonly Ending[], key: (ending: Ending) => number): readonly Ending[] {
  const at = new Map<number, number>();
  const found: Ending[] = [];
  const chances: number[] = [];
  for (const ending of all) {
    const own = key(ending);
    const known = at.get(own);
    if (known !== undefined) chances[known] = (chances[known] as number) + ending.p;
    else {
      at.set(own, found.length);
      found.push(ending);
      chances.push(ending.p);
    }
  }
  if (found.length === all.length) return all;
  return found.map((ending, i) => (ending.p === chances[i] ? ending : { ...ending, p: chances[i] as number }));
}

function sideOdds(
  endings: readonly Ending[],
  side: 'a' | 'b',
  wins: number,
  number: (survivors: Survivors) => number,
): SideOdds {
  const found = new Map<number, { p: number; survivors: Survivors; pieces: number; hurt: number }>();
  let leaves = 0;
  for (const ending of endings) {
    const survivors = ending[side];
    if (ending.left === side) leaves += ending.p;
    const known = found.get(number(survivors));
    if (known !== undefined) known.p += ending.p;
    else {
      const { left, damaged } = survivors;
      found.set(number(survivors), { p: ending.p, survivors, pieces: sumOf(left), hurt: sumOf(damaged) });
    }
  }
  const own = [...found.values()].sort((x, y) => y.pieces - x.pieces || x.hurt - y.hurt);
  const expected: Record<string, number> = {};
  let likely: SideEnding | null = null;
  for (const { p, survivors, pieces } of own) {
    for (const kind in survivors.left) expected[kind] = (expected[kind] ?? 0) + p * (survivors.left[kind] as number);
    if (pieces > 0 && p > (likely?.p ?? 0)) likely = { p, ...survivors };
  }
  return { wins, leaves, expected, endings: own.map(({ p, survivors }) => ({ p, ...survivors })), likely };
}
