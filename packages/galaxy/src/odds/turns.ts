// Rounds that are told as turns: where what a side rolls, or how it takes hits, depends on what is left of both, or where
// something is repaired. Pairs of states are looked at one by one, from the least hurt on, until the fight is over.
import type { Fight, Outcomes, Sides, Turn } from './fight.ts';
import type { Cell, Ended } from './result.ts';

/** Each turn is a round with all that belongs to it; the last one is fought again and again. */
export interface Turns {
  readonly turns: readonly [Turn, ...Turn[]];
}

/** Less than this is nobody's. */
const NOTHING = 1e-13;
/** Sweeps over all pairs: where something is repaired again and again each one leaves less. */
const SWEEPS = 5000;

/** Where a pair goes in a round. */
interface Ways {
  readonly to: readonly number[];
  readonly p: readonly number[];
}

export function foughtInTurns(
  fight: Fight,
  { turns }: Turns,
  sides: Sides,
  cells: readonly Cell[],
  bound: 'a' | 'b' | null,
): Outcomes {
  const pairs = pairsOf(sides, turns);
  const leaver = leaverOf(fight, pairs, turns.length - 1);
  const ended: Ended[] = [];
  let rounds = 0;
  let now = new Map<number, number>();
  for (const { a, b, p } of cells) put(now, pairs.at(a, b), p);

  const leave = (side: 'a' | 'b', pair: number, p: number, round: number, next: Map<number, number>): void => {
    const { to, p: share } = pairs.ways(pair, round);
    to.forEach((then, i) => {
      const q = p * (share[i] as number);
      if (!pairs.isOver(then) && pairs.mayLeave(fight, side, then)) ended.push({ ...pairs.cell(then, q), left: side });
      else put(next, then, q);
    });
  };

  for (let round = 0; round < turns.length - 1 || (round === 0 && bound !== null); round++) {
    const next = new Map<number, number>();
    for (const [pair, p] of now) {
      if (pairs.isOver(pair)) {
        put(next, pair, p);
        continue;
      }
      rounds += p;
      const side = round === 0 && bound !== null ? bound : leaver(pair, round);
      if (side !== null) leave(side, pair, p, round, next);
      else {
        const { to, p: share } = pairs.ways(pair, round);
        for (const [i, then] of to.entries()) put(next, then, p * (share[i] as number));
      }
    }
    now = next;
  }

  const last = turns.length - 1;
  const stuck = new Map<number, number>();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const open = [...now.keys()].filter((pair) => !pairs.isOver(pair));
    let rest = 0;
    for (const pair of open) rest += now.get(pair) as number;
    if (rest < NOTHING) break;
    const queue = queueOf(pairs, open);
    for (let pair = queue.next(); pair >= 0; pair = queue.next()) {
      const p = now.get(pair) ?? 0;
      if (p === 0) continue;
      const side = leaver(pair, last);
      now.delete(pair);
      if (side !== null) {
        rounds += p;
        const next = new Map<number, number>();
        leave(side, pair, p, last, next);
        for (const [then, q] of next) {
          put(now, then, q);
          queue.add(then);
        }
        continue;
      }
      const { to, p: share } = pairs.ways(pair, last);
      const stays = share[to.indexOf(pair)] ?? 0;
      // Nobody can ever hit anybody.
      if (stays > 1 - NOTHING) {
        put(stuck, pair, p);
        continue;
      }
      const all = p / (1 - stays);
      rounds += all;
      to.forEach((then, i) => {
        if (then === pair) return;
        put(now, then, all * (share[i] as number));
        queue.add(then);
      });
    }
  }
  for (const found of [now, stuck]) for (const [pair, p] of found) ended.push({ ...pairs.cell(pair, p), left: null });
  return { ended, rounds };
}

const put = (map: Map<number, number>, pair: number, p: number): void => {
  if (p > 0) map.set(pair, (map.get(pair) ?? 0) + p);
};

interface Pairs {
  at(a: number, b: number): number;
  cell(pair: number, p: number): Cell;
  isOver(pair: number): boolean;
  /** Hits that both sides together still endure. */
  endurance(pair: number): number;
  ways(pair: number, round: number): Ways;
  mayLeave(fight: Fight, side: 'a' | 'b', pair: number): boolean;
  wonBy(pair: number): 'a' | 'b' | null;
}

function pairsOf({ a, b }: Sides, turns: Turns['turns']): Pairs {
  const known = new Map<string, number>();
  const firsts: number[] = [];
  const seconds: number[] = [];
  const ways: Map<number, Ways>[] = turns.map(() => new Map());
  const at = (first: number, second: number): number => {
    const key = `${first} ${second}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, firsts.length);
    firsts.push(first);
    seconds.push(second);
    return firsts.length - 1;
  };
  const leftOf = (pair: number): [number, number] => [
    a.endurance(firsts[pair] as number),
    b.endurance(seconds[pair] as number),
  ];
  return {
    at,
    cell: (pair, p) => ({ a: firsts[pair] as number, b: seconds[pair] as number, p }),
    isOver: (pair) => leftOf(pair).includes(0),
    endurance: (pair) => leftOf(pair)[0] + leftOf(pair)[1],
    ways(pair, round) {
      const found = ways[round]?.get(pair);
      if (found !== undefined) return found;
      const [first, second] = [firsts[pair] as number, seconds[pair] as number];
      const all = new Map<number, number>();
      for (const way of (turns[round] as Turn)(a.left(first), b.left(second)))
        put(all, at(a.with(first, way.a), b.with(second, way.b)), way.p);
      const made = { to: [...all.keys()], p: [...all.values()] };
      ways[round]?.set(pair, made);
      return made;
    },
    mayLeave: (fight, side, pair) =>
      fight.mayLeave?.[side]?.(a.left(firsts[pair] as number), b.left(seconds[pair] as number)) ?? true,
    wonBy(pair) {
      const [first, second] = leftOf(pair);
      return first > 0 === second > 0 ? null : first > 0 ? 'a' : 'b';
    },
  };
}

/** Pairs from the least hurt on, each once. What comes up behind waits for the next sweep. */
function queueOf(pairs: Pairs, open: readonly number[]): { next(): number; add(pair: number): void } {
  const ranks = new Map<number, number[]>();
  const queued = new Set<number>();
  let rank = open.reduce((most, pair) => Math.max(most, pairs.endurance(pair)), 0);
  const add = (pair: number): void => {
    const endures = pairs.endurance(pair);
    if (endures > rank || queued.has(pair) || pairs.isOver(pair)) return;
    queued.add(pair);
    const same = ranks.get(endures);
    if (same === undefined) ranks.set(endures, [pair]);
    else same.push(pair);
  };
  open.forEach(add);
  return {
    add,
    next() {
      for (; rank > 0; rank--) {
        const pair = ranks.get(rank)?.pop();
        if (pair !== undefined) return pair;
      }
      return -1;
    },
  };
}

/** Both sides in the order in which they say whether they go. */
export const firstToSay = ({ saysFirst }: Pick<Fight, 'saysFirst'>): readonly ('a' | 'b')[] =>
  saysFirst === 'b' ? ['b', 'a'] : ['a', 'b'];

/** Who says before the round that he goes. */
function leaverOf(fight: Fight, pairs: Pairs, last: number): (pair: number, round: number) => 'a' | 'b' | null {
  const { leaves } = fight;
  if (leaves === undefined) return () => null;
  const chance = { a: chancesOf(pairs, last, 'a'), b: chancesOf(pairs, last, 'b') };
  return (pair, round) => {
    for (const side of firstToSay(fight)) {
      const below = leaves[side]?.below;
      if (below !== undefined && chance[side](pair, round) < below && pairs.mayLeave(fight, side, pair)) return side;
    }
    return null;
  };
}

/** How likely a side wins from a pair, before a round, when both fight to the end. */
function chancesOf(pairs: Pairs, last: number, side: 'a' | 'b'): (pair: number, round: number) => number {
  const steady = new Map<number, number>();
  const settle = (from: number): void => {
    const reached = [from];
    const seen = new Set(reached);
    for (const pair of reached) {
      if (pairs.isOver(pair)) continue;
      for (const then of pairs.ways(pair, last).to)
        if (!seen.has(then)) {
          seen.add(then);
          reached.push(then);
        }
    }
    reached.sort((x, y) => pairs.endurance(x) - pairs.endurance(y));
    for (const pair of reached) if (pairs.isOver(pair)) steady.set(pair, pairs.wonBy(pair) === side ? 1 : 0);
    for (let sweep = 0, change = 1; change > NOTHING && sweep < SWEEPS; sweep++) {
      change = 0;
      for (const pair of reached) {
        if (pairs.isOver(pair)) continue;
        const { to, p } = pairs.ways(pair, last);
        let sum = 0;
        let stays = 0;
        to.forEach((then, i) => {
          if (then === pair) stays += p[i] as number;
          else sum += (p[i] as number) * (steady.get(then) ?? 0);
        });
        const value = stays > 1 - NOTHING ? 0 : sum / (1 - stays);
        change = Math.max(change, Math.abs(value - (steady.get(pair) ?? 0)));
        steady.set(pair, value);
      }
    }
  };
  const chance = (pair: number, round: number): number => {
    if (pairs.isOver(pair)) return pairs.wonBy(pair) === side ? 1 : 0;
    if (round < last) {
      const { to, p } = pairs.ways(pair, round);
      return to.reduce((sum, then, i) => sum + (p[i] as number) * chance(then, round + 1), 0);
    }
    if (!steady.has(pair)) settle(pair);
    return steady.get(pair) ?? 0;
  };
  return chance;
}
