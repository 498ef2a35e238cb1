// Answers no honest client sends.
import type { Json, Roll } from '@custodian/kernel';

const deep = (levels: number): Json => (levels === 0 ? 1 : { a: [deep(levels - 1)] });

/** Values that answer nothing: a choice refuses them all, a plan must not stumble over them. */
export const garbage: readonly Json[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  '',
  'nonsense',
  'x'.repeat(5_000),
  [null],
  [[]],
  ['nonsense'],
  ['__proto__', 'constructor'],
  Array.from({ length: 500 }, (_, n) => `option ${n}`),
  {},
  { length: 1, 0: 'nonsense' },
  JSON.parse('{"__proto__": {"seat": 0}, "constructor": {"prototype": 1}, "toString": "x", "hasOwnProperty": 0}'),
  deep(60),
];

/** Whole answers that are none. */
export const brokenAnswers = (seat: number, decision: string): readonly unknown[] => [
  null,
  undefined,
  'pass',
  42,
  [],
  {},
  { seat },
  { seat, decision },
  { decision, value: [] },
  { seat: String(seat), decision, value: [] },
  { seat: -1, decision, value: [] },
  { seat: 0.5, decision, value: [] },
  { seat: 1e9, decision, value: [] },
  { seat, decision: 'nowhere/nothing', value: [] },
  { seat, decision: '', value: [] },
  { seat, decision: 'free/', value: [] },
  { seat, decision: 'free/__proto__', value: {} },
  { seat, decision: 'free/constructor', value: {} },
  { seat, decision: { toString: null }, value: [] },
];

/** A plan with one thing in it changed: the closest a forger gets. */
export function forged(plan: Json, roll: Roll): Json {
  const places: { holder: Json[] | Record<string, Json>; key: string }[] = [];
  const copy = structuredClone(plan) as Json;
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Json[] | Record<string, Json>;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      walk((holder as Record<string, Json>)[key] as Json);
    }
  };
  walk(copy);
  const place = places[roll(places.length) - 1];
  if (place === undefined) return garbage[roll(garbage.length) - 1] as Json;
  const { holder, key } = place;
  const now = (holder as Record<string, Json>)[key] as Json;
  if (Array.isArray(holder) && roll(3) === 1) holder.push(structuredClone(now) as Json);
  else if (roll(4) === 1 && !Array.isArray(holder)) delete holder[key];
  else (holder as Record<string, Json>)[key] = replaced(now, roll);
  return copy;
}

function replaced(value: Json, roll: Roll): Json {
  const others: readonly Json[] =
    typeof value === 'number'
      ? [value + 1, value - 1, -value - 1, value + 0.5, 1e15, String(value), null]
      : [garbage[roll(garbage.length) - 1] as Json, 0, 'mecatolRex', 'sol', [], {}];
  return others[roll(others.length) - 1] as Json;
}
