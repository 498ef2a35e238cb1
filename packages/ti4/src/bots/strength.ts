// What units are worth in a fight, roughly: enough to choose a force by. What really happens is tried out with dice.
import type { UnitTypeId } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem, FrozenUnit } from '../queries/board.ts';
import { isGroundForce, isShipUnit, unitCard } from '../queries/units.ts';

/** Hits a round, and hits it takes. */
export interface Might {
  hits: number;
  life: number;
}

export const noMight = (): Might => ({ hits: 0, life: 0 });

export function addUnit(g: G, might: Might, unit: FrozenUnit): void {
  const card = unitCard(g, unit.owner, unit.type);
  if (card === null) return;
  might.life += 1 + (card.sustainDamage && !unit.damaged ? 1 : 0);
  if (card.combat !== null) might.hits += (card.combat.dice * (11 - card.combat.need)) / 10;
}

/** Two forces that have the same strength wear each other out. */
export const strengthOf = ({ hits, life }: Might): number => Math.sqrt(hits * life);

export function mightOf(g: G, units: readonly FrozenUnit[], counts: (unit: FrozenUnit) => boolean): Might {
  const might = noMight();
  for (const unit of units) if (counts(unit)) addUnit(g, might, unit);
  return might;
}

/** The strongest fleet of somebody else in the space of a system. */
export function fleetAgainst(g: G, system: FrozenSystem, seat: Seat): number {
  let strongest = 0;
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat)
      strongest = Math.max(strongest, strengthOf(mightOf(g, system.space, (u) => u.owner === other && isShipUnit(u))));
  return strongest;
}

/** Ground forces of others on a planet. */
export const garrisonAgainst = (planet: FrozenPlanet, seat: Seat): number =>
  planet.units.filter((u) => u.owner !== seat && isGroundForce(u)).length;

/** Ships that carry troops. */
export const isTransport = (type: UnitTypeId): boolean =>
  type === 'carrier' || type === 'dreadnought' || type === 'flagship' || type === 'warSun';
