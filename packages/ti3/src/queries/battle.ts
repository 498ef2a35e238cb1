// Who rolls what in a battle: the dice of each side, and what they need.
import type { Dice, Volley } from '@custodian/galaxy';
import type { PlanetId, ShipType, UnitId } from '../content/facts/index.ts';
import { unitIds, units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenShip, FrozenSystem } from './board.ts';
import { neighbours, systemOf } from './board.ts';
import { mayFirePds } from './permissions.ts';
import type { CombatAbout, RollKind } from './values.ts';
import { combatBonus, combatDice, combatValue, extraDice, pdsRange } from './values.ts';

/** What two seats fight about, and how far they are: the round from 1, or 0 before the first. */
export interface Engagement {
  readonly kind: RollKind;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly round: number;
}

/** Names one round of one combat. */
export const roundOf = ({ system, planet, round }: Pick<Engagement, 'system' | 'planet' | 'round'>): string =>
  `${planet ?? system} ${round}`;

/** Dice of one kind of unit. A roll hits when roll + bonus reaches `need`. */
export interface DiceGroup extends Dice {
  readonly seat: Seat;
  readonly unit: UnitId;
  /** The results stand: none of these dice is rolled again. */
  readonly final?: true;
}

export type UnitCounts = Readonly<Partial<Record<UnitId, number>>>;

/** The dice of a seat's units, not yet rolled. */
export function diceOf(g: G, engagement: Engagement, seat: Seat, counts: UnitCounts): DiceGroup[] {
  const groups: DiceGroup[] = [];
  for (const unit of unitIds) {
    const count = counts[unit] ?? 0;
    if (count === 0) continue;
    const about = aboutUnit(engagement, seat, unit);
    // Locals that belong to nobody fight as their units are printed.
    const dice =
      seat === NOBODY
        ? count * units[unit].dice
        : count * combatDice(g, about) + extraDiceOf(g, engagement, seat, unit);
    const bonus = seat === NOBODY ? 0 : combatBonus(g, about);
    groups.push({ seat, unit, dice, need: combatValue(about), bonus, rolls: [] });
  }
  return groups;
}

/** Dice of single ships of a type beside those of their type. */
function extraDiceOf(g: G, { kind, system }: Engagement, seat: Seat, unit: UnitId): number {
  if (kind !== 'space battle') return 0;
  let dice = 0;
  for (const ship of systemOf(g, system).ships)
    if (ship.owner === seat && ship.type === unit) dice += extraDice(g, { seat, ship });
  return dice;
}

/** A fleet by types of ship. */
export function fleetCounts(system: FrozenSystem, seat: Seat): Partial<Record<ShipType, number>> {
  const counts: Partial<Record<ShipType, number>> = {};
  for (const ship of system.ships) if (ship.owner === seat) counts[ship.type] = (counts[ship.type] ?? 0) + 1;
  return counts;
}

/** The order in which ships are usually given up: cheap ones first, carriers for what they carry. */
const lossOrder: readonly ShipType[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'];

/** Cheap ships before dear ones; what carries something is lost last, but for war suns. */
export function inOrderOfLoss(fleet: readonly FrozenShip[]): FrozenShip[] {
  const cargo = (s: FrozenShip): number => s.groundForces + s.pds;
  const isSpared = (s: FrozenShip): number => Number(cargo(s) > 0 || s.type === 'warSun');
  return [...fleet].sort(
    (a, b) => isSpared(a) - isSpared(b) || lossOrder.indexOf(a.type) - lossOrder.indexOf(b.type) || cargo(a) - cargo(b),
  );
}

/** PDS of a seat that can fire into a system, by planet. */
export function pdsInRange(g: G, seat: Seat, system: string, target: Seat): { planet: PlanetId; pds: number }[] {
  const found: { planet: PlanetId; pds: number }[] = [];
  for (const at of g.systems)
    for (const { id: planet, owner, pds } of at.planets) {
      if (owner !== seat || pds === 0) continue;
      const reaches = at.id === system || (pdsRange(g, { seat, planet }) > 0 && neighbours(g, at.id).includes(system));
      if (reaches && mayFirePds(g, { seat, planet, target, invasion: false }) === null) found.push({ planet, pds });
    }
  return found;
}

/** What one unit of a kind rolls. */
export const volleyOf = (g: G, about: CombatAbout): Volley => ({
  dice: about.seat === NOBODY ? units[about.unit].dice : combatDice(g, about),
  hitOn: combatValue(about) - (about.seat === NOBODY ? 0 : combatBonus(g, about)),
});

export function aboutUnit(
  { kind, attacker, defender, system, planet, round }: Engagement,
  seat: Seat,
  unit: UnitId,
): CombatAbout {
  const about: CombatAbout = {
    seat,
    enemy: seat === attacker ? defender : attacker,
    unit,
    kind,
    role: seat === attacker ? 'attacker' : 'defender',
    round,
    system,
  };
  return planet === undefined ? about : { ...about, planet };
}

/** Does the unit bombard planets? */
export const bombards = (ship: { readonly type: ShipType }): boolean =>
  units[ship.type].abilities.includes('bombardment');
