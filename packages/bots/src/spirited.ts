// A player that does as much as it can, at random. Not clever, but quick, and it brings about what careless random play hardly
// ever reaches. A title may tell it what is seldom and therefore worth more.
import type { Choose, Decision, Json, Plan, Roll, State } from '@custodian/kernel';
import { randomValue } from '@custodian/kernel';
import type { Policy } from './player.ts';

export interface Taste<G> {
  /** How much a plan does; its length otherwise. */
  amount?(plan: Json, decision: Plan, state: State<G>): number;
  /** What is picked here; null where nothing special is. */
  boldest?(state: State<G>, decision: Choose, roll: Roll): Json | null;
}

export const spirited =
  <G>(taste: Taste<G> = {}): Policy<G> =>
  ({ state, decision, roll }) =>
    decision.kind === 'plan'
      ? fullest(state, decision, roll, taste.amount ?? lengthOf)
      : (taste.boldest?.(state, decision, roll) ?? seldomPass(decision, roll));

const lengthOf = (plan: Json): number => JSON.stringify(plan).length;

/** Of a few plans the one that does most. */
function fullest<G>(state: State<G>, decision: Plan, roll: Roll, amount: NonNullable<Taste<G>['amount']>): Json {
  let best = decision.sample(roll);
  for (let i = 0; i < 4; i++) {
    const next = decision.sample(roll);
    if (amount(next, decision, state) > amount(best, decision, state)) best = next;
  }
  return best;
}

/** Passing is always possible and seldom interesting. */
function seldomPass(decision: Choose, roll: Roll): Json {
  const [min, max] = decision.pick;
  const isWorthIt = min === 0 && max > 0 && decision.options.length > 0 && roll(6) > 1;
  return randomValue(isWorthIt ? ({ ...decision, pick: [1, max] } as Decision) : decision, roll);
}
