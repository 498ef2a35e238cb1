// The same round again and again, until one side is gone. Hits only grow, so one pass in order of hits taken carries every
// probability to its end, wherever the rounds began: a barrage or shots before them cost nothing more.
import type { Axis } from './axis.ts';
import type { Rolls } from './rolls.ts';

/** Carries what lies on the grid to its end; gives how many rounds are fought. Nobody spends anything, and nobody goes away. */
export function fightToTheEnd(a: Axis, b: Axis, ofA: Rolls, ofB: Rolls, grid: Float64Array): number {
  const width = b.order.length;
  const { endurance } = b;
  const mostOfB = ofB.most.reduce((most, hits) => Math.max(most, hits), 0);
  const ranks = ranksOf(a, ofA);
  // What comes to each row below a rank, by the column that it comes from: the dice of a rank are alike, so that they are
  // counted once for all its rows.
  const coming = new Float64Array((Math.max(0, ...ranks.map(({ rows }) => rows)) + mostOfB) * width);
  const below = new Int32Array(coming.length / Math.max(1, width));
  let rounds = 0;

  for (const { top, rows } of ranks) {
    const dice = top * ofA.width;
    const mostOnB = ofA.most[top] as number;
    const deepest = Math.min(a.endurance[top] as number, rows - 1 + mostOfB);
    below[0] = top;
    for (let n = 1; n <= deepest; n++) below[n] = a.next[below[n - 1] as number] as number;
    for (let n = 0; n <= deepest; n++) {
      const row = below[n] as number;
      const from = n * width;
      if (n > 0)
        for (let column = 0; column < width; column++) {
          const p = coming[from + column] as number;
          if (p === 0) continue;
          coming[from + column] = 0;
          onColumns(grid, b, ofA, dice, mostOnB, row * width, column, p);
        }
      if (n >= rows || a.endurance[row] === 0) continue;
      for (let i = 0; i < width; i++) {
        const column = b.order[i] as number;
        const at = row * width + column;
        const p = grid[at] as number;
        if (p === 0 || endurance[column] === 0) continue;
        const score = column * ofB.width;
        const mostOnA = Math.min(ofB.most[column] as number, a.endurance[row] as number);
        const misses = (mostOnA === 0 ? ofB.tail[score] : ofB.p[score]) as number;
        const stays = (ofA.p[dice] as number) * misses;
        // Nobody can ever hit anybody.
        if (stays >= 1) continue;
        // Rounds in which nobody hits are repeated until somebody does: divide them out.
        const share = p / (1 - stays);
        rounds += share;
        if (misses > 0) onColumns(grid, b, ofA, dice, mostOnB, row * width, column, share * misses);
        grid[at] = 0;
        for (let hits = 1; hits < mostOnA; hits++)
          coming[from + hits * width + column] =
            (coming[from + hits * width + column] as number) + share * (ofB.p[score + hits] as number);
        if (mostOnA > 0) {
          const last = from + mostOnA * width + column;
          coming[last] = (coming[last] as number) + share * (ofB.tail[score + mostOnA] as number);
        }
      }
    }
  }
  return rounds;
}

/** States of a side one hit after the other whose dice are alike, and which nothing comes to but from the one before. */
interface Rank {
  readonly top: number;
  readonly rows: number;
}

function ranksOf({ order, next, endurance }: Axis, { same }: Rolls): Rank[] {
  const ways = new Uint8Array(order.length);
  for (const place of order) {
    const then = next[place] as number;
    if (then !== place) ways[then] = Math.min(2, (ways[then] as number) + 1);
  }
  const isInside = new Uint8Array(order.length);
  const ranks: Rank[] = [];
  for (const top of order) {
    if (isInside[top] === 1 || endurance[top] === 0) continue;
    let rows = 1;
    for (let place = top; same[place] === 1 && ways[next[place] as number] === 1; rows++) {
      place = next[place] as number;
      isInside[place] = 1;
    }
    ranks.push({ top, rows });
  }
  return ranks;
}

/** What side a's dice do to side b, on the columns of one row. */
export function onColumns(
  grid: Float64Array,
  { run, next, endurance }: Axis,
  { p, tail }: Rolls,
  dice: number,
  mostHits: number,
  row: number,
  from: number,
  share: number,
): void {
  // More hits than there is to hit are as many.
  const most = Math.min(mostHits, endurance[from] as number);
  let column = from;
  let hits = 0;
  while (hits < most) {
    const shift = row + column - hits;
    const last = Math.min(most - 1, hits + (run[column] as number));
    column = next[column + last - hits] as number;
    for (; hits <= last; hits++) {
      const at = shift + hits;
      grid[at] = (grid[at] as number) + share * (p[dice + hits] as number);
    }
  }
  grid[row + column] = (grid[row + column] as number) + share * (tail[dice + most] as number);
}
