// What goes from a fleet that is beyond its limits.
import type { G } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import { systemOf } from './board.ts';
import type { OverLimit } from './limits.ts';
import { countFleet, isWithin, removable } from './limits.ts';
import { byType, isGroundForce, isNonFighterShip } from './units.ts';
import { capacity, unitCost } from './values.ts';

/** The cheapest ships that carry nothing first, then fighters, then ground forces. */
export function usualRemoval(g: G, fleet: OverLimit, combat: boolean): number[] {
  const { seat } = fleet;
  const whole = byType((type) =>
    isNonFighterShip({ type })
      ? (unitCost(g, { seat, type }) ?? 0) + 2 * capacity(g, { seat, type })
      : isGroundForce({ type })
        ? (unitCost(g, { seat, type }) ?? 1)
        : 0,
  );
  const worth = (u: FrozenUnit): number => whole(u.type) - (u.damaged && isNonFighterShip(u) ? 0.5 : 0);
  return removalInOrder(
    g,
    fleet,
    [...removable(g, fleet)].sort((a, b) => worth(a) - worth(b)),
    combat,
  );
}

/** Ships beyond the fleet pool, then cargo, the first of the order first; what goes for nothing stays after all. */
export function removalInOrder(g: G, fleet: OverLimit, order: readonly FrozenUnit[], combat: boolean): number[] {
  const at = systemOf(g, fleet.system);
  const { limit } = countFleet(g, at, fleet.seat, at.space);
  const ships = order.filter(isNonFighterShip);
  let gone = ships.slice(0, Math.max(0, ships.length - limit));
  if (!combat)
    for (const unit of order) {
      if (keeps(g, fleet, gone, combat)) break;
      if (!isNonFighterShip(unit)) gone.push(unit);
    }
  for (const unit of [...gone]) {
    const fewer = gone.filter((u) => u !== unit);
    if (keeps(g, fleet, fewer, combat)) gone = fewer;
  }
  return gone.map((u) => u.id);
}

/** Is the fleet within its limits without these? */
export function keeps(g: G, { seat, system }: OverLimit, gone: readonly FrozenUnit[], combat: boolean): boolean {
  const at = systemOf(g, system);
  const left = at.space.filter((u) => !gone.includes(u));
  return isWithin(countFleet(g, at, seat, left), combat);
}
