// Do the odds agree with battles that were fought? All endings are compared at once, with what is left of both sides.
import { expect } from 'vitest';

/** Fights a case; more with CUSTODIAN_ODDS=20000. */
export const FIGHTS = Number(process.env.CUSTODIAN_ODDS ?? 100);

/** What is left of a side, and how many of them carry damage. */
interface Survivors {
  readonly left: Readonly<Record<string, number>>;
  readonly damaged: Readonly<Record<string, number>>;
}

/** How a fight has ended, as a text: what is left of both sides, and who has gone away. */
export type EndingKey = string;

export const endingKey = (a: Survivors, b: Survivors, left: 'a' | 'b' | null): EndingKey =>
  `${survivorsKey(a)} : ${survivorsKey(b)}${left === null ? '' : `, ${left} left`}`;

const survivorsKey = ({ left, damaged }: Survivors): string =>
  Object.keys(left)
    .filter((kind) => (left[kind] ?? 0) > 0)
    .sort()
    .map((kind) => `${left[kind]} ${kind}${damaged[kind] ? ` (${damaged[kind]} damaged)` : ''}`)
    .join(', ') || 'nothing';

/**
 * Whatever has happened was foretold, and as often as foretold: by the chi-square test, endings of which fewer than five are
 * expected taken together. A true model passes with more than 9,999 of 10,000 seeds; ours are fixed.
 */
export function agrees(chances: ReadonlyMap<EndingKey, number>, endings: readonly EndingKey[]): void {
  const seen = new Map<EndingKey, number>();
  for (const ending of endings) seen.set(ending, (seen.get(ending) ?? 0) + 1);
  for (const ending of seen.keys()) expect([...chances.keys()], 'an ending that was not foretold').toContain(ending);
  const total = [...chances.values()].reduce((sum, p) => sum + p, 0);
  expect(total).toBeCloseTo(1, 9);
  let chiSquare = 0;
  let cells = 0;
  const rest = { expected: 0, seen: 0 };
  for (const [ending, p] of chances) {
    const expected = p * endings.length;
    if (expected < 5) {
      rest.expected += expected;
      rest.seen += seen.get(ending) ?? 0;
      continue;
    }
    chiSquare += ((seen.get(ending) ?? 0) - expected) ** 2 / expected;
    cells++;
  }
  if (rest.expected >= 5) {
    chiSquare += (rest.seen - rest.expected) ** 2 / rest.expected;
    cells++;
  }
  const worst = [...chances]
    .map(([ending, p]) => ({ ending, foretold: p, fought: (seen.get(ending) ?? 0) / endings.length }))
    .sort((x, y) => Math.abs(y.foretold - y.fought) - Math.abs(x.foretold - x.fought));
  expect(chiSquare, `of ${endings.length}: ${JSON.stringify(worst.slice(0, 4))}`).toBeLessThanOrEqual(bound(cells - 1));
}

/** What chi-square stays below in 9,999 of 10,000 cases (Wilson and Hilferty). */
function bound(freedom: number): number {
  if (freedom === 0) return 1e-9;
  const z = 3.719;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + z * Math.sqrt(spread)) ** 3;
}

/** How far two forecasts are apart: the largest difference of the chance of anything. */
export function apart(one: ReadonlyMap<EndingKey, number>, other: ReadonlyMap<EndingKey, number>): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  let sum = 0;
  for (const key of keys) sum += Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0));
  return sum / 2;
}
