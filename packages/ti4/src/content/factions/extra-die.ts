// One more die for one of the units that roll: asked of several components.
import type { Choose, Text } from '@custodian/kernel';
import type { Seat } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { RuleId } from '../../rules/rulebook.ts';
import type { DiceRolled } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';

/** Which units roll it; nothing where there is one group only. */
export function askForGroup(seat: Seat, { groups }: DiceRolled, rule: RuleId, ask: Text): Choose[] {
  if (groups.length < 2) return [];
  const options = groups.map(({ unit, planet }, at) => ({
    id: String(at),
    text: planet === undefined ? say('option.unit', { unit }) : say('option.unit against planet', { unit, planet }),
  }));
  return [{ kind: 'choose', seat, rule, ask, options, pick: [1, 1] }];
}

export const oneDieMore = ({ groups }: DiceRolled, group = 0): { groups: readonly DiceGroup[] } => ({
  groups: groups.map((each, at) => (at === group ? { ...each, dice: each.dice + 1 } : each)),
});
