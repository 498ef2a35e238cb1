// Rolling dice: for one side or both at once, with a moment in which single dice may be rolled again.
import type { Hits } from '@custodian/galaxy';
import { hitsBySeat, rollAll as rollDiceOf, withReroll } from '@custodian/galaxy';
import { showDice, showHits, showReroll } from '../../atoms/battle.ts';
import type { Ti3 } from '../../game.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import type { Sequence } from '../../terms.ts';

export interface Rolling extends Engagement {
  groups: readonly DiceGroup[];
  hits?: Hits;
}

/** `groups` come with their dice, needs and bonuses; gives the hits of each seat. */
export const rollDice: Sequence<'roll dice'> = {
  rule: 'space battle.roll',
  steps: {
    roll: {
      do: (x) => {
        x.v.groups = x.v.groups.map((group) => ({ ...group, rolls: rollAll(x, group.dice) }));
        showDice(x, x.v.kind, x.v.system, x.v.planet, x.v.round, x.v.groups);
      },
    },
    'dice rolled': {
      window: 'dice rolled',
      about: (x) => ({ ...x.v }),
      then: (x, { groups, cancelled = [] }) => {
        const scored = hitsBySeat(groups, cancelled);
        x.v.groups = groups;
        x.v.hits = scored;
        for (const seat of Object.keys(scored)) showHits(x, Number(seat), x.v.kind, scored[seat] as number);
      },
    },
  },
  gives: (x) => x.v.hits ?? {},
};

/** Rolls one die of a group again; the groups with the new result. */
export function reroll(x: Ti3, groups: readonly DiceGroup[], group: number, die: number): DiceGroup[] {
  const { seat, unit, rolls } = groups[group] as DiceGroup;
  const after = x.roll('dice', 10);
  showReroll(x, seat, unit, rolls[die] as number, after);
  return withReroll(groups, group, die, after);
}

/** Dice of the table. */
export const rollAll = (x: Ti3, dice: number): number[] => rollDiceOf((sides) => x.roll('dice', sides), dice);
