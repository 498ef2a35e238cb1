// What each unit of a side rolls, where that depends on nothing but which units are left.
import type { Volley } from '@custodian/galaxy';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { aboutUnit } from '../combat.ts';
import type { RollKind } from '../dice.ts';
import { combatBonus, combatDice, combatNeed } from '../values.ts';
import type { Force, Scene } from './scene.ts';
import { engagementOf } from './scene.ts';

export function volleysOf(
  g: G,
  scene: Scene,
  kind: RollKind,
  { seat, units }: Pick<Force, 'seat' | 'units'>,
  round: number,
): Volley[] {
  const engagement = engagementOf(scene, kind, round);
  const byType = new Map<UnitTypeId, Volley>();
  return units.map(({ type }) => {
    const about = aboutUnit(engagement, seat, type);
    const volley = byType.get(type) ?? {
      dice: combatDice(g, about),
      hitOn: combatNeed(g, about) - combatBonus(g, about),
    };
    byType.set(type, volley);
    return volley;
  });
}
