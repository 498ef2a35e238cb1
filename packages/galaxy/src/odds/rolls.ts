// What the states of a side roll in a round.

import type { Axis } from './axis.ts';
import type { Volley } from './dice.ts';
import { chanceOf, withRerolls } from './dice.ts';
import type { Left } from './side.ts';

/** What the pieces of a side roll in a round. */
export interface Rolling {
  /** By piece. */
  readonly volleys: readonly Volley[];
  /** Dice that missed and may be rolled anew at no cost, each of them once. */
  readonly rerolls?: number;
}

/** What each place of an axis rolls. */
export interface Rolls {
  /** The probability of h hits, and of h or more: at `place * width + h`. */
  readonly p: Float64Array;
  readonly tail: Float64Array;
  readonly width: number;
  /** The most hits of each place. */
  readonly most: Int32Array;
  /** 1 where the roll is the same after one hit more, which only damages something. */
  readonly same: Uint8Array;
  /** Where something may be spent: all that can come of a roll. */
  readonly paid: readonly (readonly Outcome[] | null)[] | null;
}

export interface Outcome {
  readonly p: number;
  readonly hits: number;
  /** The place after what was spent. */
  readonly to: number;
}

export function rollsOf(axis: Axis, { volleys, rerolls: free = 0 }: Rolling): Rolls {
  const { states, stateAt, order, endurance, next } = axis;
  const places = order.length;
  const width = volleys.reduce((sum, { dice }) => sum + dice, 0) + 1;
  const p = new Float64Array(places * width);
  const tail = new Float64Array(places * width);
  const most = new Int32Array(places);
  const same = new Uint8Array(places);
  const paid: (readonly Outcome[] | null)[] | null = states.side.purse ? new Array(places).fill(null) : null;
  const chances = volleys.map(chanceOf);
  for (let i = places - 1; i >= 0; i--) {
    const place = order[i] as number;
    const state = stateAt[place] as number;
    const from = place * width;
    const purse = states.purse(state);
    if (purse > 0 && paid !== null) {
      paid[place] = outcomesOf(axis, state, volleys, free);
      continue;
    }
    if (endurance[place] === 0) p[from] = 1;
    else if (free > 0) {
      const [scores = []] = withRerolls(standing(volleys, states.left(state)), { free, purse: 0 });
      p.set(scores, from);
      most[place] = scores.length - 1;
    } else {
      // The dice of the piece that the next hit takes, beside those of the pieces that outlive it.
      const then = next[place] as number;
      const piece = lostBetween(states.left(state), states.left(stateAt[then] as number));
      p.copyWithin(from, then * width, then * width + (most[then] as number) + 1);
      most[place] = most[then] as number;
      if (piece < 0) same[place] = 1;
      else most[place] = rollOn(p, from, most[place] as number, volleys[piece]?.dice ?? 0, chances[piece] ?? 0);
    }
    let sum = 0;
    for (let hits = most[place] as number; hits >= 0; hits--) {
      sum += p[from + hits] as number;
      tail[from + hits] = sum;
    }
  }
  return { p, tail, width, most, same, paid };
}

const standing = (volleys: readonly Volley[], left: Left): Volley[] =>
  volleys.filter((_, piece) => (left[piece] as number) > 0);

/** The piece that is there before a hit and gone after it; -1: it was only damaged. */
function lostBetween(before: Left, after: Left): number {
  for (let piece = 0; piece < before.length; piece++)
    if (before[piece] !== after[piece]) return after[piece] === 0 ? piece : -1;
  return -1;
}

/** More dice, on top of a score of at most so many hits. */
function rollOn(p: Float64Array, from: number, most: number, dice: number, chance: number): number {
  if (chance === 0) return most;
  for (let die = 1; die <= dice; die++) {
    for (let at = from + most + die; at > from; at--)
      p[at] = (p[at] as number) * (1 - chance) + (p[at - 1] as number) * chance;
    p[from] = (p[from] as number) * (1 - chance);
  }
  return most + dice;
}

function outcomesOf({ states, placeOf }: Axis, state: number, volleys: readonly Volley[], free: number): Outcome[] {
  const purse = states.purse(state);
  return withRerolls(standing(volleys, states.left(state)), { free, purse }).flatMap((row, spent) =>
    row.flatMap((p, hits) =>
      p > 0 ? [{ p, hits, to: placeOf[states.spending(state, purse - spent)] as number }] : [],
    ),
  );
}
