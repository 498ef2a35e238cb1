// Exact odds of a fight: what happens before the rounds, stage by stage, then the rounds until at most one side is left or
// one has gone away. Which pieces there are, what they roll, and which stages come before, is the rulebook's.

import type { Axis } from './axis.ts';
import { axisOf } from './axis.ts';
import type { Scores, Volley } from './dice.ts';
import { hitDistribution, withRerolls } from './dice.ts';
import type { Fought, Round } from './lattice.ts';
import { roundOn } from './lattice.ts';
import type { BattleOdds, Cell, Ended } from './result.ts';
import { oddsOf } from './result.ts';
import type { Left, SideOf, States } from './side.ts';
import { statesOf } from './side.ts';
import type { Turns } from './turns.ts';
import { firstToSay, foughtInTurns } from './turns.ts';

/** Both sides change at once, in one way or another. */
export type Turn = (a: Left, b: Left) => readonly { readonly p: number; readonly a: Left; readonly b: Left }[];

type ForEach<T> = { readonly a?: T; readonly b?: T };

/** Shots of both sides at once: what each fires, by what it has left. Nobody fires where nothing can be hit. */
export interface Exchange {
  readonly a?: (left: Left) => readonly Volley[];
  readonly b?: (left: Left) => readonly Volley[];
  /** What a side scores instead, where that depends on nothing and nothing is spent on it. */
  readonly scores?: ForEach<Scores>;
  /** Which pieces of a side can be hit; all, unless said. */
  readonly at?: ForEach<(piece: number) => boolean>;
  /** What becomes of a side that was hit. */
  readonly settles?: ForEach<(left: Left) => Left>;
  /** Nothing is spent on these dice: somebody else fires them. */
  readonly unpaid?: true;
}

export type Stage = Exchange | { readonly turn: Turn };

/** A round of a fight; of a list the last one is fought again and again. */
export interface FightRound extends Round {
  /** What happens before its dice are rolled; not in the last one of a list. */
  readonly begins?: Turn;
}

export type FightRounds = readonly [FightRound, ...FightRound[]];

/** Rounds one by one as short as they can be told: at the end only as many as differ. */
export function condensed(rounds: readonly FightRound[]): FightRounds {
  let count = rounds.length;
  while (count > 1 && isLike(rounds[count - 1] as FightRound, rounds[count - 2] as FightRound)) count--;
  return rounds.slice(0, count) as unknown as FightRounds;
}

const isLike = (one: FightRound, before: FightRound): boolean =>
  before.begins === undefined &&
  (['a', 'b'] as const).every(
    (side) =>
      one[side].rerolls === before[side].rerolls &&
      one[side].volleys.every((volley, i) => {
        const other = before[side].volleys[i];
        return volley.dice === other?.dice && volley.hitOn === other.hitOn && volley.again === other.again;
      }),
  );

/** When a side goes away: it says so before a round, and goes after it if both sides are still there. */
export interface Leaving {
  /** When its chance to win, fought to the end, is below. */
  readonly below: number;
}

export interface Fight {
  readonly a: SideOf;
  readonly b: SideOf;
  /** Hits scored that have not been taken. */
  readonly pending?: { readonly a: number; readonly b: number };
  readonly stages?: readonly Stage[];
  readonly rounds: FightRounds | Turns;
  readonly leaves?: ForEach<Leaving>;
  /** Who says first whether he goes; side a, unless said. */
  readonly saysFirst?: 'a' | 'b';
  /** May a side go away at all? Looked at when it says so, and again when it goes. */
  readonly mayLeave?: ForEach<(a: Left, b: Left) => boolean>;
  /** A side has said that it goes: after the next round, or as soon as pending hits are taken. */
  readonly leaving?: { readonly side: 'a' | 'b'; readonly when: 'after a round' | 'now' };
  /** What becomes of the side that is left when the fight is over. */
  readonly settles?: ForEach<(left: Left) => Left>;
  /** What of a side that goes away arrives where it goes; all, unless said. */
  readonly departs?: ForEach<(left: Left) => Left>;
}

/** A fight whose rounds are alike but for what is rolled in them. */
type FightInRounds = Fight & { readonly rounds: FightRounds };

const isInRounds = (fight: Fight): fight is FightInRounds => !('turns' in fight.rounds);

export function fightOdds(fight: Fight): BattleOdds {
  const sides = sidesOf(fight);
  const { ended, rounds } = foughtOut(fight, sides, opened(fight, sides));
  return oddsOf(fight, sides, ended, rounds);
}

export interface Outcomes {
  readonly ended: readonly Ended[];
  readonly rounds: number;
}

/** The states of both sides, as they come up. */
export interface Sides {
  readonly a: States;
  readonly b: States;
}

export const sidesOf = ({ a, b }: Pick<Fight, 'a' | 'b'>): Sides => ({ a: statesOf(a), b: statesOf(b) });

/** Where the rounds begin: after pending hits and all stages. */
export function opened({ pending, stages = [] }: Fight, sides: Sides): readonly Cell[] {
  const { a, b } = sides;
  return staged(stages, sides, [{ a: a.after(a.start, pending?.a ?? 0), b: b.after(b.start, pending?.b ?? 0), p: 1 }]);
}

/** Where these stages lead from so many cells. */
export const staged = (stages: readonly Stage[], { a, b }: Sides, from: readonly Cell[]): readonly Cell[] =>
  stages.reduce<readonly Cell[]>(
    (cells, stage) => ('turn' in stage ? turned(a, b, cells, stage.turn) : exchanged(a, b, cells, stage)),
    from,
  );

/** The rounds, from wherever they begin: where they end, and how many are fought. */
export function foughtOut(fight: Fight, { a, b }: Sides, cells: readonly Cell[]): Outcomes {
  const ended: Ended[] = [];
  let rounds = 0;
  let now = cells;
  const say = fight.leaving;
  if (say?.when === 'now') {
    const goes = (cell: Cell): boolean => isContested(a, b, cell) && mayLeave(fight, a, b, say.side, cell);
    for (const cell of cells) if (goes(cell)) ended.push({ ...cell, left: say.side });
    now = cells.filter((cell) => !goes(cell));
  }
  if (!isInRounds(fight)) {
    const bound = say?.when === 'after a round' ? say.side : null;
    const fought = foughtInTurns(fight, fight.rounds as Turns, { a, b }, now, bound);
    return { ended: [...ended, ...fought.ended], rounds: fought.rounds };
  }

  let field = fieldOf(a, b, now);
  const last = fight.rounds.length - 1;
  for (const [n, round] of fight.rounds.slice(0, last).entries()) {
    if (round.begins !== undefined) field = fieldOf(a, b, turned(a, b, cellsOf(field), round.begins));
    const fought = roundOn(field.a, field.b, round);
    const bound = n === 0 && say?.when === 'after a round' ? say.side : null;
    const leaver = leaverOn(fight, field, n, bound);
    const before = field.grid;
    field.grid = new Float64Array(before.length);
    for (const atA of field.a.order)
      for (const atB of field.b.order) {
        const at = atA * field.width + atB;
        const p = before[at] as number;
        if (p === 0) continue;
        if (isOver(field, atA, atB)) {
          field.grid[at] = (field.grid[at] as number) + p;
          continue;
        }
        rounds += p;
        const side = leaver(atA, atB);
        if (side === null) fought.spread(field.grid, atA, atB, p);
        else leave(fight, field, fought, side, { atA, atB, p }, ended);
      }
  }
  const bound = last === 0 && say?.when === 'after a round' ? say.side : null;
  rounds += fightOn(fight, field, bound, ended);
  const { a: ofA, b: ofB, width, grid } = field;
  for (let at = 0; at < grid.length; at++) {
    const p = grid[at] as number;
    if (p === 0) continue;
    const atB = at % width;
    ended.push({ a: ofA.stateAt[(at - atB) / width] as number, b: ofB.stateAt[atB] as number, p, left: null });
  }
  return { ended, rounds };
}

/** The grid of all states of both sides by their places: how likely the fight comes by each pair, or has ended with it. */
interface Field {
  readonly a: Axis;
  readonly b: Axis;
  readonly width: number;
  grid: Float64Array<ArrayBuffer>;
}

/** A pair of places, and how likely the fight comes by it. */
interface Spot {
  readonly atA: number;
  readonly atB: number;
  readonly p: number;
}

function fieldOf(a: States, b: States, cells: readonly Cell[]): Field {
  const axes = {
    a: axisOf(a, [...new Set(cells.map((cell) => cell.a))]),
    b: axisOf(b, [...new Set(cells.map((cell) => cell.b))]),
  };
  const width = axes.b.order.length;
  const grid = new Float64Array(axes.a.order.length * width);
  for (const cell of cells) {
    const at = (axes.a.placeOf[cell.a] as number) * width + (axes.b.placeOf[cell.b] as number);
    grid[at] = (grid[at] as number) + cell.p;
  }
  return { ...axes, width, grid };
}

function spotsOf({ a, width, grid }: Field): Spot[] {
  const spots: Spot[] = [];
  for (let atA = 0; atA < a.order.length; atA++)
    for (let atB = 0; atB < width; atB++) {
      const p = grid[atA * width + atB] as number;
      if (p > 0) spots.push({ atA, atB, p });
    }
  return spots;
}

const cellAt = ({ a, b }: Field, { atA, atB, p }: Spot): Cell => ({
  a: a.stateAt[atA] as number,
  b: b.stateAt[atB] as number,
  p,
});

const cellsOf = (field: Field): Cell[] => spotsOf(field).map((spot) => cellAt(field, spot));

const isOver = ({ a, b }: Field, atA: number, atB: number): boolean => a.endurance[atA] === 0 || b.endurance[atB] === 0;

const isContested = (a: States, b: States, cell: Cell): boolean => a.endurance(cell.a) > 0 && b.endurance(cell.b) > 0;

/** The last round of the list, again and again. Gives how many are fought. */
function fightOn(fight: FightInRounds, field: Field, bound: 'a' | 'b' | null, ended: Ended[]): number {
  const { a, b, width, grid } = field;
  const fought = roundOn(a, b, fight.rounds.at(-1) as FightRound);
  if (fought.toTheEnd !== null && fight.leaves === undefined && bound === null) return fought.toTheEnd(grid);
  const leaver = leaverOn(fight, field, fight.rounds.length - 1, null);
  let rounds = 0;
  if (bound !== null) {
    // Announced for the first of these rounds alone.
    const before = spotsOf(field);
    grid.fill(0);
    for (const spot of before) {
      if (isOver(field, spot.atA, spot.atB)) grid[spot.atA * width + spot.atB] = spot.p;
      else {
        rounds += spot.p;
        leave(fight, field, fought, bound, spot, ended);
      }
    }
  }
  for (const atA of a.order)
    for (const atB of b.order) {
      const at = atA * width + atB;
      const p = grid[at] as number;
      if (p === 0 || isOver(field, atA, atB)) continue;
      const side = leaver(atA, atB);
      if (side !== null) {
        grid[at] = 0;
        rounds += p;
        leave(fight, field, fought, side, { atA, atB, p }, ended);
        continue;
      }
      const stays = fought.stays(atA, atB);
      // Nobody can ever hit anybody.
      if (stays >= 1) continue;
      // Rounds in which nobody hits are repeated until somebody does: divide them out.
      const share = p / (1 - stays);
      rounds += share;
      grid[at] = 0;
      fought.spread(grid, atA, atB, share);
      grid[at] = 0;
    }
  return rounds;
}

/** One more round, then the side goes, unless it may not any more or nobody is left to go from. */
function leave(fight: Fight, field: Field, fought: Fought, side: 'a' | 'b', spot: Spot, ended: Ended[]): void {
  const after = { ...field, grid: new Float64Array(field.grid.length) };
  fought.spread(after.grid, spot.atA, spot.atB, spot.p);
  for (const then of spotsOf(after)) {
    const cell = cellAt(field, then);
    const at = then.atA * field.width + then.atB;
    if (!isOver(field, then.atA, then.atB) && mayLeave(fight, field.a.states, field.b.states, side, cell))
      ended.push({ ...cell, left: side });
    else field.grid[at] = (field.grid[at] as number) + then.p;
  }
}

const mayLeave = (fight: Fight, a: States, b: States, side: 'a' | 'b', cell: Pick<Cell, 'a' | 'b'>): boolean =>
  fight.mayLeave?.[side]?.(a.left(cell.a), b.left(cell.b)) ?? true;

/** Who says before the round that he goes. */
function leaverOn(
  fight: FightInRounds,
  field: Field,
  round: number,
  bound: 'a' | 'b' | null,
): (a: number, b: number) => 'a' | 'b' | null {
  const { leaves } = fight;
  if (bound !== null) return () => bound;
  if (leaves === undefined) return () => null;
  const { a, b, width } = field;
  const chances = { a: chancesOf(fight, field, round, 'a'), b: chancesOf(fight, field, round, 'b') };
  return (atA, atB) => {
    for (const side of firstToSay(fight)) {
      const leaving = leaves[side];
      if (leaving === undefined || (chances[side]?.[atA * width + atB] as number) >= leaving.below) continue;
      if (mayLeave(fight, a.states, b.states, side, cellAt(field, { atA, atB, p: 1 }))) return side;
    }
    return null;
  };
}

/** How likely a side wins from each cell, before a round, when both fight to the end; null where nobody asks. */
function chancesOf(
  fight: FightInRounds,
  { a, b, width, grid }: Field,
  from: number,
  side: 'a' | 'b',
): Float64Array | null {
  if (fight.leaves?.[side] === undefined) return null;
  let values = new Float64Array(grid.length);
  const steady = roundOn(a, b, fight.rounds.at(-1) as FightRound);
  for (let i = a.order.length - 1; i >= 0; i--)
    for (let j = b.order.length - 1; j >= 0; j--) {
      const [atA, atB] = [a.order[i] as number, b.order[j] as number];
      const [leftA, leftB] = [a.endurance[atA] as number, b.endurance[atB] as number];
      const at = atA * width + atB;
      if (leftA === 0 || leftB === 0) {
        values[at] = (side === 'a' ? leftA > 0 && leftB === 0 : leftB > 0 && leftA === 0) ? 1 : 0;
        continue;
      }
      const stays = steady.stays(atA, atB);
      values[at] = stays >= 1 ? 0 : steady.mean(values, atA, atB) / (1 - stays);
    }
  for (let n = fight.rounds.length - 2; n >= from; n--) {
    const before = Float64Array.from(values);
    const fought = roundOn(a, b, fight.rounds[n] as FightRound);
    for (const atA of a.order)
      for (const atB of b.order)
        if (a.endurance[atA] !== 0 && b.endurance[atB] !== 0) before[atA * width + atB] = fought.mean(values, atA, atB);
    values = before;
  }
  return values;
}

const KEY = 2 ** 20;

/** Cells that are the same taken together. */
function gathered(): { add(a: number, b: number, p: number): void; cells(): Cell[] } {
  const found = new Map<number, number>();
  return {
    add: (a, b, p) => {
      found.set(a * KEY + b, (found.get(a * KEY + b) ?? 0) + p);
    },
    cells: () => Array.from(found, ([key, p]) => ({ a: Math.floor(key / KEY), b: key % KEY, p })),
  };
}

function turned(a: States, b: States, cells: readonly Cell[], turn: Turn): Cell[] {
  const { add, cells: all } = gathered();
  for (const cell of cells)
    for (const way of turn(a.left(cell.a), b.left(cell.b)))
      if (way.p > 0) add(a.with(cell.a, way.a), b.with(cell.b, way.b), cell.p * way.p);
  return all();
}

/** What a side fires from a state: hits by probability, and its state after what was spent. */
type Fired = readonly { readonly p: number; readonly hits: number; readonly to: number }[];

function fired(states: States, state: number, volleys: readonly Volley[], isPaid: boolean): Fired {
  const purse = states.purse(state);
  if (!isPaid || purse === 0) return scored(hitDistribution(volleys), state);
  return withRerolls(volleys, { free: 0, purse }).flatMap((row, spent) =>
    row.flatMap((p, hits) => (p > 0 ? [{ p, hits, to: states.spending(state, purse - spent) }] : [])),
  );
}

function scored(scores: Scores, to: number): Fired {
  const all: { p: number; hits: number; to: number }[] = [];
  for (let hits = 0; hits < scores.length; hits++) {
    const p = scores[hits] as number;
    if (p > 0) all.push({ p, hits, to });
  }
  return all;
}

/** Is there a piece that can be hit? */
function isAnyOpen(left: Left, mayBeHit: ((piece: number) => boolean) | undefined): boolean {
  for (let piece = 0; piece < left.length; piece++)
    if ((left[piece] as number) > 0 && (mayBeHit === undefined || mayBeHit(piece))) return true;
  return false;
}

function exchanged(a: States, b: States, cells: readonly Cell[], stage: Exchange): Cell[] {
  const { at, settles, scores, unpaid } = stage;
  const { add, cells: all } = gathered();
  const firing = (side: 'a' | 'b'): ((own: number, enemy: number) => Fired) => {
    const [states, enemies, mayBeHit] = side === 'a' ? [a, b, at?.b] : [b, a, at?.a];
    const fire = stage[side];
    const given = scores?.[side];
    const known: Fired[] = [];
    const open: boolean[] = [];
    return (own, enemy) => {
      const isOpen = open[enemy] ?? isAnyOpen(enemies.left(enemy), mayBeHit);
      open[enemy] = isOpen;
      const key = own * 2 + Number(isOpen);
      const found = known[key];
      if (found !== undefined) return found;
      const made =
        isOpen && given !== undefined
          ? scored(given, own)
          : fired(states, own, isOpen ? (fire?.(states.left(own)) ?? []) : [], unpaid !== true);
      known[key] = made;
      return made;
    };
  };
  const byA = firing('a');
  const byB = firing('b');
  const hitOn = (states: States, side: 'a' | 'b'): ((state: number, hits: number) => number) => {
    const known = new Map<number, number>();
    const settle = settles?.[side];
    return (state, hits) => {
      if (hits === 0) return state;
      const found = known.get(state * KEY + hits);
      if (found !== undefined) return found;
      const after = states.after(state, hits, at?.[side]);
      const settled = settle === undefined || after === state ? after : states.with(after, settle(states.left(after)));
      known.set(state * KEY + hits, settled);
      return settled;
    };
  };
  const onA = hitOn(a, 'a');
  const onB = hitOn(b, 'b');
  for (const cell of cells)
    for (const ofA of byA(cell.a, cell.b))
      for (const ofB of byB(cell.b, cell.a)) add(onA(ofA.to, ofB.hits), onB(ofB.to, ofA.hits), cell.p * ofA.p * ofB.p);
  return all();
}
