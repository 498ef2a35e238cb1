// What is added to a side's dice and why. Needs what every component changes, so the page asks for it through reckoning.ts.
import type { Seat } from '@custodian/kernel';
import type { UnitTypeId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import type { Engagement } from '@custodian/ti4/queries/combat';
import { aboutUnit } from '@custodian/ti4/queries/combat';
import { combatBonus, combatNeed } from '@custodian/ti4/queries/values';
import { Changes } from '../../../galaxy/dossier/figures.ts';
import type { Modifier } from '../../../stage/battle/scene.ts';

/** Units with the same change together. */
export function modifiersOf(game: Game, combat: Engagement, seat: Seat, units: readonly UnitTypeId[]): Modifier[] {
  const found = new Changes<UnitTypeId>();
  for (const unit of units) {
    const about = aboutUnit(combat, seat, unit);
    const bonus = combatBonus.explain(game, about);
    found.note('combat', null, bonus.base, unit);
    found.walk('combat', unit, bonus);
    // A lower number hits more often.
    const need = combatNeed.explain(game, about);
    found.walk('combat', unit, {
      base: -need.base,
      changes: need.changes.map(({ source, to }) => ({ source, to: -to })),
    });
  }
  return found.all();
}
