// Rolling dice: of one seat, with a moment before and a moment after in which components may change them.
import { rollAll, withReroll } from '@custodian/galaxy';
import { showDice, showHits, showReroll } from '../../atoms/battle.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Ti4 } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { First } from '../../queries/hits.ts';
import { aimedAt, dieHits } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import type { DiceRolled } from '../windows.ts';

export interface Rolling extends Omit<DiceRolled, 'groups'> {
  groups: readonly DiceGroup[];
}

/** `groups` come with their dice, needs and bonuses. */
export const rollDice: Sequence<'roll dice'> = {
  rule: 'combat',
  steps: {
    'before dice': {
      rule: 'abilities',
      window: 'before dice',
      about: (x) => ({ ...x.v }),
      then: (x, { groups }) => {
        x.v.groups = groups;
      },
    },
    roll: {
      do: (x) => {
        const { kind, system, planet, round } = x.v;
        const groups = x.v.groups.map((group) => ({
          ...group,
          rolls: rollAll((sides) => x.roll('dice', sides), group.dice),
        }));
        x.v.groups = groups;
        showDice(x, kind, system, planet, round, groups);
      },
    },
    'dice rolled': {
      rule: 'rerolls',
      window: 'dice rolled',
      about: (x) => ({ ...x.v }),
      then: (x, { groups }) => {
        x.v.groups = groups;
        showHits(x, x.v.seat, x.v.kind, hitsOf(x.g, x.v, groups));
      },
    },
    'dice settled': {
      rule: 'rerolls',
      window: 'dice settled',
      about: (x) => ({ ...x.v, hits: hitsOf(x.g, x.v, x.v.groups) }),
    },
  },
  gives: (x) => ({ hits: hitsOf(x.g, x.v, x.v.groups), groups: x.v.groups }),
};

/** The hits of dice that lie on the table. */
export function hitsOf(g: G, rolled: Omit<DiceRolled, 'groups'>, groups: readonly DiceGroup[]): number {
  let hits = 0;
  for (const group of groups) hits += hitsOfGroup(g, rolled, group);
  return hits;
}

export function hitsOfGroup(g: G, rolled: Omit<DiceRolled, 'groups'>, group: DiceGroup): number {
  const { enemy, kind, system, round } = rolled;
  const { seat, unit, need, bonus } = group;
  const planet = group.planet ?? rolled.planet;
  let hits = 0;
  for (const result of group.rolls) {
    const about = { seat, enemy, unit, kind, system, round, need, bonus, result };
    hits += dieHits(g, planet === undefined ? about : { ...about, planet });
  }
  return hits;
}

/** Of the hits of a roll, those that go to certain types first. */
export function boundBy(g: G, rolled: DiceRolled, role: 'attacker' | 'defender'): First | null {
  let bound = 0;
  let types: readonly UnitTypeId[] = [];
  const { enemy, kind, system, planet, round } = rolled;
  for (const group of rolled.groups) {
    const about = { seat: group.seat, enemy, unit: group.unit, kind, role, system, round };
    const aimed = aimedAt(g, planet === undefined ? about : { ...about, planet });
    if (aimed === null) continue;
    types = aimed;
    bound += hitsOfGroup(g, rolled, group);
  }
  return bound === 0 ? null : { hits: bound, types };
}

/** Rolls one die of a group again; the groups with the new result. */
export function reroll(x: Ti4, groups: readonly DiceGroup[], group: number, die: number): DiceGroup[] {
  const { seat, unit, rolls } = groups[group] as DiceGroup;
  const after = x.roll('dice', 10);
  showReroll(x, seat, unit, rolls[die] as number, after);
  return withReroll(groups, group, die, after);
}
