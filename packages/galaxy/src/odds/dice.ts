// What dice score, exactly: the probabilities of 0, 1, 2 … hits.

/** What a unit rolls. */
export interface Volley {
  readonly dice: number;
  /** The result on a ten-sided die from which one hits. */
  readonly hitOn: number;
  /** Dice that miss are rolled once more. */
  readonly again?: boolean;
}

/** The probabilities of 0, 1, 2 … hits. */
export type Scores = readonly number[];

/** The probability that one die of a volley hits. */
export const chanceOf = ({ hitOn, again }: Volley): number => {
  const once = Math.min(1, Math.max(0, (11 - hitOn) / 10));
  return again === true ? 1 - (1 - once) ** 2 : once;
};

/** A score with more dice beside those that made it. */
export function withDice(scores: Scores, dice: number, chance: number): Scores {
  if (dice === 0 || chance === 0) return scores;
  const result = [...scores];
  for (let die = 0; die < dice; die++) {
    result.push(0);
    for (let n = result.length - 1; n > 0; n--)
      result[n] = (result[n] as number) * (1 - chance) + (result[n - 1] as number) * chance;
    result[0] = (result[0] as number) * (1 - chance);
  }
  return result;
}

/** What units score when they roll all their dice once. */
export const hitDistribution = (volleys: readonly (Volley & { readonly count?: number })[]): Scores =>
  volleys.reduce<Scores>(
    (scores, volley) => withDice(scores, (volley.count ?? 1) * volley.dice, chanceOf(volley)),
    [1],
  );

/** Dice that missed and are rolled anew, the likeliest to hit first. */
export interface Rerolls {
  /** At no cost, each of them once. */
  readonly free: number;
  /** For something that there is so much of, the same die more than once if need be. */
  readonly purse: number;
}

/** What dice score by how much was spent: `[spent][hits]`. */
export function withRerolls(volleys: readonly Volley[], { free, purse }: Rerolls): readonly Scores[] {
  const chances = volleys
    .flatMap((volley) => new Array<number>(volley.dice).fill(chanceOf(volley)))
    .sort((a, b) => b - a);
  const width = chances.length + 1;
  /** By dice rolled anew for nothing, then by what was spent, then by hits. */
  const none = (): Float64Array => new Float64Array((free + 1) * (purse + 1) * width);
  let now = none();
  now[0] = 1;
  for (const hit of chances) {
    const next = none();
    const add = (freed: number, spent: number, hits: number, p: number): void => {
      const at = (freed * (purse + 1) + spent) * width + hits;
      next[at] = (next[at] as number) + p;
    };
    for (let freed = 0; freed <= free; freed++)
      for (let spent = 0; spent <= purse; spent++)
        for (let hits = 0; hits < width; hits++) {
          const p = now[(freed * (purse + 1) + spent) * width + hits] as number;
          if (p === 0) continue;
          add(freed, spent, hits + 1, p * hit);
          let missed = p * (1 - hit);
          // What can never hit is not rolled anew.
          const isFree = hit > 0 && freed < free;
          if (isFree) {
            add(freed + 1, spent, hits + 1, missed * hit);
            missed *= 1 - hit;
          }
          const tries = hit > 0 ? purse - spent : 0;
          for (let n = 1; n <= tries; n++) {
            add(freed + Number(isFree), spent + n, hits + 1, missed * hit);
            missed *= 1 - hit;
          }
          add(freed + Number(isFree), spent + tries, hits, missed);
        }
    now = next;
  }
  return Array.from({ length: purse + 1 }, (_, spent) =>
    Array.from({ length: width }, (_, hits) => {
      let p = 0;
      for (let freed = 0; freed <= free; freed++) p += now[(freed * (purse + 1) + spent) * width + hits] as number;
      return p;
    }),
  );
}
