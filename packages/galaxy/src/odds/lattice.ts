// One round of a fight, from any pair of states of both sides.
import type { Axis } from './axis.ts';
import { fightToTheEnd, onColumns } from './passing.ts';
import type { Outcome, Rolling, Rolls } from './rolls.ts';
import { rollsOf } from './rolls.ts';

export interface Round {
  readonly a: Rolling;
  readonly b: Rolling;
}

/** One round from any pair of places. */
export interface Fought {
  /** The probability that nothing changes. */
  stays(a: number, b: number): number;
  /** Adds where the pair goes with probability p. */
  spread(grid: Float64Array, a: number, b: number, p: number): void;
  /** What the values of the pairs that it leads to are worth on average. */
  mean(values: Float64Array, a: number, b: number): number;
  /** The round again and again: carries everything to its end and gives how many are fought. Null where a side may spend
   *  something, which has to be looked at pair by pair. */
  readonly toTheEnd: ((grid: Float64Array) => number) | null;
}

export function roundOn(a: Axis, b: Axis, round: Round): Fought {
  const ofA = rollsOf(a, round.a);
  const ofB = rollsOf(b, round.b);
  const width = b.order.length;
  const plain: Fought = {
    toTheEnd: (grid) => fightToTheEnd(a, b, ofA, ofB, grid),

    stays: (atA, atB) => (ofA.p[atA * ofA.width] as number) * (ofB.p[atB * ofB.width] as number),

    spread(grid, atA, atB, p) {
      const mostOnA = Math.min(ofB.most[atB] as number, a.endurance[atA] as number);
      const score = atB * ofB.width;
      let row = atA;
      for (let onA = 0; onA <= mostOnA; onA++) {
        const share = p * ((onA === mostOnA ? ofB.tail[score + onA] : ofB.p[score + onA]) as number);
        onColumns(grid, b, ofA, atA * ofA.width, ofA.most[atA] as number, row * width, atB, share);
        row = a.next[row] as number;
      }
    },

    mean(values, atA, atB) {
      const fromA = atA * ofA.width;
      const fromB = atB * ofB.width;
      const mostOnA = Math.min(ofB.most[atB] as number, a.endurance[atA] as number);
      const mostOnB = Math.min(ofA.most[atA] as number, b.endurance[atB] as number);
      let mean = 0;
      let row = atA;
      for (let onA = 0; onA <= mostOnA; onA++) {
        let sum = 0;
        let column = atB;
        for (let onB = 0; onB <= mostOnB; onB++) {
          const p = (onB === mostOnB ? ofA.tail[fromA + onB] : ofA.p[fromA + onB]) as number;
          sum += p * (values[row * width + column] as number);
          column = b.next[column] as number;
        }
        mean += sum * ((onA === mostOnA ? ofB.tail[fromB + onA] : ofB.p[fromB + onA]) as number);
        row = a.next[row] as number;
      }
      return mean;
    },
  };
  return ofA.paid === null && ofB.paid === null ? plain : spending(a, b, ofA, ofB);
}

/** The same where a side may spend something on its dice. */
function spending(a: Axis, b: Axis, ofA: Rolls, ofB: Rolls): Fought {
  const width = b.order.length;
  const outcomes = (rolls: Rolls, place: number): readonly Outcome[] =>
    rolls.paid?.[place] ??
    Array.from({ length: (rolls.most[place] as number) + 1 }, (_, hits) => ({
      p: rolls.p[place * rolls.width + hits] as number,
      hits,
      to: place,
    }));
  const after = ({ next }: Axis, place: number, hits: number): number => {
    let at = place;
    for (let n = 0; n < hits; n++) at = next[at] as number;
    return at;
  };
  const visit = (atA: number, atB: number, each: (at: number, p: number) => void): void => {
    const byA = outcomes(ofA, atA);
    for (const onA of outcomes(ofB, atB))
      for (const onB of byA) each(after(a, onB.to, onA.hits) * width + after(b, onA.to, onB.hits), onA.p * onB.p);
  };
  return {
    toTheEnd: null,
    stays(atA, atB) {
      let stays = 0;
      visit(atA, atB, (at, p) => {
        if (at === atA * width + atB) stays += p;
      });
      return stays;
    },
    spread: (grid, atA, atB, p) =>
      visit(atA, atB, (at, q) => {
        grid[at] = (grid[at] as number) + p * q;
      }),
    mean(values, atA, atB) {
      let mean = 0;
      visit(atA, atB, (at, p) => {
        mean += p * (values[at] as number);
      });
      return mean;
    },
  };
}
