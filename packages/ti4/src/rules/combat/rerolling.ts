// Dice rolled again: any of a seat's dice, each once for the component that allows it.
import type { Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { RerollPlan } from '../../plans/combat.ts';
import { rerollPlan } from '../../plans/combat.ts';
import { forcesAt } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { DiceRolled } from '../windows.ts';
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
function misses(groups: readonly DiceGroup[]): { group: number; die: number }[] {
  const found: { group: number; die: number }[] = [];
  groups.forEach(({ rolls, need, bonus }, group) => {
    rolls.forEach((result, die) => {
      if (result + bonus < need) found.push({ group, die });
    });
  });
  return found;
}

/** Units whose dice were rolled again and that have not scored, whatever of their dice was left lying: those damaged already first,
 *  where several are alike. `more`: what the dice that were rolled again get beyond their bonus. */
export function failedRerolls(
  g: G,
  { seat, system, planet }: DiceRolled,
  groups: readonly DiceGroup[],
  again: RerollPlan['dice'],
  more = 0,
): number[] {
  const lost: number[] = [];
  groups.forEach(({ unit, rolls, need, bonus, dice }, at) => {
    const units = forcesAt(g, system, planet, seat).filter((u) => u.type === unit);
    const each = Math.max(1, Math.round(dice / Math.max(1, units.length)));
    const rolled = new Set(again.filter((a) => a.group === at).map((a) => a.die));
    const isHit = (die: number): boolean => (rolls[die] as number) + bonus + (rolled.has(die) ? more : 0) >= need;
    const rollers = new Set([...rolled].map((die) => Math.floor(die / each)));
    const failed = [...rollers].filter((n) => !rolls.some((_, die) => Math.floor(die / each) === n && isHit(die)));
    const order = [...units.filter((u) => u.damaged), ...units.filter((u) => !u.damaged)];
    lost.push(...order.slice(0, failed.length).map((u) => u.id));
  });
  return lost;
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
