// What a player who tries things out might answer.
import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { onlyPass, randomValue } from '@custodian/kernel';
import type { Judge, Proposal } from './search.ts';

/** Ways to pick several that are looked at. */
const PICKS = 24;

export function answersWorthATry<G>(
  state: State<G>,
  decision: Decision,
  judge: Judge<G>,
  plans: number,
  roll: Roll,
): readonly Proposal[] {
  const proposed = judge.proposals?.(state, decision, roll)?.filter(({ value }) => isPossible(decision, value)) ?? [];
  if (proposed.length > 0) return proposed;
  const few = judge.worthwhile(state, decision);
  if (few !== null) return few.map((id) => ({ value: [id] }));
  const values = decision.kind === 'plan' ? plansOf(decision, plans, roll) : picksOf(decision, roll);
  return values.map((value) => ({ value }));
}

/** Is it still an answer, in a world where things went differently? */
export function isPossible(decision: Decision, value: Json): boolean {
  if (decision.kind === 'plan') return decision.check(value) === null;
  const picked = value as readonly string[];
  const [least, most] = decision.pick;
  return (
    picked.length >= least &&
    picked.length <= most &&
    picked.every((id) => decision.options.some((option) => option.id === id)) &&
    (decision.check?.(picked) ?? null) === null
  );
}

function plansOf(decision: Extract<Decision, { kind: 'plan' }>, plans: number, roll: Roll): Json[] {
  const found = new Map<string, Json>([[JSON.stringify(decision.fallback), decision.fallback]]);
  for (let i = 0; i < plans * 2 && found.size < plans; i++) {
    const plan = decision.sample(roll);
    found.set(JSON.stringify(plan), plan);
  }
  return [...found.values()];
}

function picksOf(decision: Extract<Decision, { kind: 'choose' }>, roll: Roll): Json[] {
  if (onlyPass(decision)) return [[]];
  const [min, max] = decision.pick;
  if (max === 1) {
    const single: Json[] = decision.options.map((o) => [o.id]);
    return min === 0 ? [[], ...single] : single;
  }
  const found = new Map<string, Json>();
  for (let i = 0; i < PICKS; i++) {
    const picked = randomValue(decision, roll) as string[];
    found.set([...picked].sort().join(' '), picked);
  }
  return [...found.values()];
}
