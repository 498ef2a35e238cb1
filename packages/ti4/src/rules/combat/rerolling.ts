// Dice rolled again: any of a seat's dice, each once for the component that allows it.
import type { Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import type { Seat } from '../../game.ts';
import type { RerollPlan } from '../../plans/combat.ts';
import { rerollPlan } from '../../plans/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { reroll } from './dice.ts';

export interface Rerolling {
  readonly seat: Seat;
  groups: readonly DiceGroup[];
  /** The dice that were rolled again. */
  again?: RerollPlan['dice'];
}

export const rerollDice: Sequence<'reroll dice'> = {
  rule: 'rerolls',
  steps: {
    'choose dice': {
      ask: ({ v: { seat, groups } }) => [
        askForPlan(rerollPlan, {
          seat,
          rule: 'rerolls',
          ask: say('ask.reroll'),
          about: () => ({
            groups: groups.map(({ unit, need, bonus, rolls }) => ({ unit, need, bonus, rolls: [...rolls] })),
          }),
          check: (plan) => check(groups, plan),
          sample: (roll) => sample(groups, roll),
          fallback: () => ({ dice: misses(groups) }),
        }),
      ],
      then: (x, got) => {
        x.v.again = planned(rerollPlan, got, x.v.seat)?.dice ?? [];
        for (const { group, die } of x.v.again) x.v.groups = reroll(x, x.v.groups, group, die);
      },
    },
  },
  gives: (x) => ({ groups: x.v.groups, again: x.v.again ?? [] }),
};

/** What did not hit. */
export function misses(groups: readonly DiceGroup[]): { group: number; die: number }[] {
  const found: { group: number; die: number }[] = [];
  groups.forEach(({ rolls, need, bonus }, group) => {
    rolls.forEach((result, die) => {
      if (result + bonus < need) found.push({ group, die });
    });
  });
  return found;
}

function check(groups: readonly DiceGroup[], { dice }: RerollPlan): Refusal | null {
  const seen = new Set<string>();
  for (const { group, die } of dice) {
    const key = `${group} ${die}`;
    if (groups[group]?.rolls[die] === undefined || seen.has(key)) return why('rerolls', 'why.no such die');
    seen.add(key);
  }
  return null;
}

const sample = (groups: readonly DiceGroup[], roll: Roll): RerollPlan => ({
  dice: misses(groups).filter(() => roll(2) === 1),
});
