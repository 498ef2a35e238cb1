/**
 * Exact odds of a battle fought to the end. Each side takes its casualties in a fixed order, so all there is to know about
 * a side is how many hits it has taken, and a battle is a walk over the grid of hits taken by both that never turns back.
 */
export interface ShipGroup {
  readonly count: number;
  /** Dice each ship rolls a round, and the result on a ten-sided die from which one hits. */
  readonly dice: number;
  readonly hitOn: number;
  /** Dice that miss are rolled once more. */
  readonly again?: boolean;
  /** Hits each ship takes: 2 for one that can sustain damage and has not yet. */
  readonly hits: 1 | 2;
  /** Lower is lost earlier; groups of equal priority in the order given. */
  readonly priority?: number;
}

/** What the ships of a group roll. */
export type Volley = Pick<ShipGroup, 'dice' | 'hitOn' | 'again'>;

/** 'first': every ship that can sustains damage before any is lost. 'in turn': only when it is the next to be lost. */
export type SustainWhen = 'first' | 'in turn';

export interface BattleOptions {
  readonly sustain?: { readonly a?: SustainWhen; readonly b?: SustainWhen };
  /** What the groups roll in the first round instead, one entry a group in the same order. */
  readonly firstRound?: { readonly a?: readonly Volley[]; readonly b?: readonly Volley[] };
  /** Hits that each side has already taken, with probabilities that add up to 1; fresh sides unless given. */
  readonly start?: readonly { readonly a: number; readonly b: number; readonly p: number }[];
}

/** A way in which the battle ends for one side. */
export interface Ending {
  readonly p: number;
  /** Ships left of each group, in the order given. */
  readonly left: readonly number[];
  /** How many of them carry damage from this battle. */
  readonly damaged: number;
}

export interface SideOdds {
  readonly wins: number;
  /** Ships left of each group on average over all battles. */
  readonly expected: readonly number[];
  /** All endings, from the least hurt to the destroyed. */
  readonly endings: readonly Ending[];
  /** The likeliest ending in which any ship is left. */
  readonly likely: Ending | null;
}

export interface BattleOdds {
  readonly a: SideOdds;
  readonly b: SideOdds;
  readonly bothDestroyed: number;
  /** Neither side can ever hit the other. */
  readonly endless: number;
}

/** The probabilities of 0, 1, 2 … hits when the groups roll all their dice once. */
export const hitDistribution = (groups: readonly (Volley & { readonly count: number })[]): number[] =>
  groups.reduce((scores, group) => withDice(scores, group.count * group.dice, group), [1]);

/** Ships left of each group once a side has taken so many hits. */
export const shipsAfter = (groups: readonly ShipGroup[], hits: number, sustain: SustainWhen = 'first'): number[] => {
  const left = groups.map((group) => group.count);
  for (const loss of lossOrder(groups, sustain).slice(0, hits))
    if (loss.effect !== 'damage') left[loss.group] = (left[loss.group] ?? 0) - 1;
  return left;
};

/** Hits that destroy the whole side. */
export const hitsToDestroy = (groups: readonly ShipGroup[]): number =>
  groups.reduce((sum, group) => sum + group.count * group.hits, 0);

export const battleOdds = (
  a: readonly ShipGroup[],
  b: readonly ShipGroup[],
  options: BattleOptions = {},
): BattleOdds => {
  const lossesA = lossOrder(a, options.sustain?.a ?? 'first');
  const lossesB = lossOrder(b, options.sustain?.b ?? 'first');
  const maxA = lossesA.length;
  const maxB = lossesB.length;
  const width = maxB + 1;

  // grid[hitsA * width + hitsB]: the probability that the battle comes by, or ends with, so many hits taken.
  let grid = new Float64Array((maxA + 1) * width);
  for (const { a: hitsA, b: hitsB, p } of options.start ?? [{ a: 0, b: 0, p: 1 }]) {
    const at = Math.min(hitsA, maxA) * width + Math.min(hitsB, maxB);
    grid[at] = (grid[at] ?? 0) + p;
  }
  const scoresA = scoresByHits(lossesA, a);
  const scoresB = scoresByHits(lossesB, b);
  if (options.firstRound) {
    const firstA = scoresByHits(lossesA, options.firstRound.a ?? a);
    const firstB = scoresByHits(lossesB, options.firstRound.b ?? b);
    grid = firstRound(grid, firstA, firstB);
  }
  fightOn(grid, scoresA, scoresB);

  const endsA = new Array<number>(maxA + 1).fill(0);
  const endsB = new Array<number>(maxB + 1).fill(0);
  let [winsA, winsB, endless] = [0, 0, 0];
  for (let hitsA = 0; hitsA <= maxA; hitsA++) {
    for (let hitsB = 0; hitsB <= maxB; hitsB++) {
      const p = grid[hitsA * width + hitsB] ?? 0;
      endsA[hitsA] = (endsA[hitsA] ?? 0) + p;
      endsB[hitsB] = (endsB[hitsB] ?? 0) + p;
      if (hitsA < maxA && hitsB < maxB) endless += p;
      else if (hitsA < maxA) winsA += p;
      else if (hitsB < maxB) winsB += p;
    }
  }
  return {
    a: sideOdds(winsA, endingsOf(lossesA, a, endsA)),
    b: sideOdds(winsB, endingsOf(lossesB, b, endsB)),
    bothDestroyed: grid[maxA * width + maxB] ?? 0,
    endless,
  };
};

/**
 * Odds when it is not certain which fleets meet: shots before the battle that destroy ships of one group, whatever the
 * order of casualties. All parts must list the same groups in the same order, some with fewer ships.
 */
export const mixOdds = (parts: readonly { readonly p: number; readonly odds: BattleOdds }[]): BattleOdds => {
  const sum = (of: (odds: BattleOdds) => number): number =>
    parts.reduce((total, { p, odds }) => total + p * of(odds), 0);
  const side = (name: 'a' | 'b'): SideOdds => {
    const endings = new Map<string, Ending>();
    for (const { p, odds } of parts) {
      for (const ending of odds[name].endings) {
        const key = `${ending.left.join()}|${ending.damaged}`;
        endings.set(key, { ...ending, p: (endings.get(key)?.p ?? 0) + p * ending.p });
      }
    }
    return sideOdds(
      sum((odds) => odds[name].wins),
      [...endings.values()].sort((x, y) => shipsIn(y) - shipsIn(x) || x.damaged - y.damaged),
    );
  };
  return { a: side('a'), b: side('b'), bothDestroyed: sum((o) => o.bothDestroyed), endless: sum((o) => o.endless) };
};

/** What one hit does to a side: it damages a ship of the group or destroys it. */
interface Loss {
  readonly group: number;
  readonly effect: 'damage' | 'destroy' | 'destroy damaged';
}

const lossOrder = (groups: readonly ShipGroup[], sustain: SustainWhen): Loss[] => {
  const order = groups
    .map((group, at) => ({ group, at }))
    .sort((x, y) => (x.group.priority ?? 0) - (y.group.priority ?? 0));
  const sustained: Loss[] = [];
  const losses: Loss[] = [];
  for (const { group, at } of order) {
    for (let ship = 0; ship < group.count; ship++) {
      if (group.hits === 2) (sustain === 'first' ? sustained : losses).push({ group: at, effect: 'damage' });
      losses.push({ group: at, effect: group.hits === 2 ? 'destroy damaged' : 'destroy' });
    }
  }
  return [...sustained, ...losses];
};

/** For each number of hits taken, the distribution of hits that the ships still there score in a round. */
const scoresByHits = (losses: readonly Loss[], volleys: readonly Volley[]): number[][] => {
  const byHits: number[][] = new Array(losses.length + 1);
  let scores = [1];
  byHits[losses.length] = scores;
  // Backwards, so that each ship's dice are added once to those of the ships that outlive it.
  for (let hits = losses.length - 1; hits >= 0; hits--) {
    const loss = losses[hits];
    const volley = loss && volleys[loss.group];
    if (volley && loss.effect !== 'damage') scores = withDice(scores, volley.dice, volley);
    byHits[hits] = scores;
  }
  return byHits;
};

const withDice = (scores: readonly number[], dice: number, { hitOn, again }: Volley): number[] => {
  const once = Math.min(1, Math.max(0, (11 - hitOn) / 10));
  const hit = again === true ? 1 - (1 - once) ** 2 : once;
  const result = [...scores];
  for (let die = 0; die < dice && hit > 0; die++) {
    result.push(0);
    for (let n = result.length - 1; n >= 0; n--) {
      result[n] = (result[n] ?? 0) * (1 - hit) + (n > 0 ? (result[n - 1] ?? 0) * hit : 0);
    }
  }
  return result;
};

/** One round from every point of the grid where both sides still have ships. */
const firstRound = (before: Float64Array, scoresA: number[][], scoresB: number[][]): Float64Array<ArrayBuffer> => {
  const [maxA, maxB] = [scoresA.length - 1, scoresB.length - 1];
  const after = new Float64Array(before.length);
  for (let at = 0; at < before.length; at++) {
    const p = before[at] ?? 0;
    if (p === 0) continue;
    const hitsB = at % (maxB + 1);
    const hitsA = (at - hitsB) / (maxB + 1);
    if (hitsA === maxA || hitsB === maxB) after[at] = (after[at] ?? 0) + p;
    else spread(after, p, hitsA, hitsB, scoresA, scoresB);
  }
  return after;
};

/** All further rounds. Hits only grow, so one pass in order of hits taken carries every probability to its end. */
const fightOn = (grid: Float64Array, scoresA: number[][], scoresB: number[][]): void => {
  const [maxA, maxB] = [scoresA.length - 1, scoresB.length - 1];
  for (let hitsA = 0; hitsA < maxA; hitsA++) {
    for (let hitsB = 0; hitsB < maxB; hitsB++) {
      const at = hitsA * (maxB + 1) + hitsB;
      const p = grid[at] ?? 0;
      const nobodyHits = (scoresA[hitsA]?.[0] ?? 1) * (scoresB[hitsB]?.[0] ?? 1);
      if (p === 0 || nobodyHits >= 1) continue;
      // Rounds in which nobody hits are repeated until somebody does: divide them out.
      spread(grid, p / (1 - nobodyHits), hitsA, hitsB, scoresA, scoresB);
      grid[at] = 0;
    }
  }
};

const spread = (
  grid: Float64Array,
  p: number,
  hitsA: number,
  hitsB: number,
  scoresA: number[][],
  scoresB: number[][],
): void => {
  const [maxA, maxB] = [scoresA.length - 1, scoresB.length - 1];
  const byA = scoresA[hitsA] ?? [];
  const byB = scoresB[hitsB] ?? [];
  for (let onA = 0; onA < byB.length; onA++) {
    const row = Math.min(hitsA + onA, maxA) * (maxB + 1);
    const share = p * (byB[onA] ?? 0);
    for (let onB = 0; onB < byA.length; onB++) {
      const at = row + Math.min(hitsB + onB, maxB);
      grid[at] = (grid[at] ?? 0) + share * (byA[onB] ?? 0);
    }
  }
};

const endingsOf = (losses: readonly Loss[], groups: readonly ShipGroup[], ends: readonly number[]): Ending[] => {
  const endings: Ending[] = [];
  const left = groups.map((group) => group.count);
  let damaged = 0;
  for (const [hits, p] of ends.entries()) {
    const loss = losses[hits - 1];
    if (loss?.effect === 'damage') damaged++;
    else if (loss) left[loss.group] = (left[loss.group] ?? 0) - 1;
    if (loss?.effect === 'destroy damaged') damaged--;
    if (p > 0) endings.push({ p, left: [...left], damaged });
  }
  return endings;
};

const sideOdds = (wins: number, endings: readonly Ending[]): SideOdds => {
  const expected: number[] = (endings[0]?.left ?? []).map(() => 0);
  let likely: Ending | null = null;
  for (const ending of endings) {
    for (const [group, ships] of ending.left.entries()) expected[group] = (expected[group] ?? 0) + ending.p * ships;
    if (shipsIn(ending) > 0 && ending.p > (likely?.p ?? 0)) likely = ending;
  }
  return { wins, expected, endings, likely };
};

const shipsIn = (ending: Ending): number => ending.left.reduce((sum, ships) => sum + ships, 0);
