// Who rolls what in a battle: the dice of each side, what they need, and how likely it is that they win.
import type { BattleOdds, ShipGroup, Volley } from '@custodian/galaxy';
import { battleOdds, hitDistribution, mixOdds } from '@custodian/galaxy';
import type { PlanetId, ShipType, UnitId } from '../content/facts/index.ts';
import { shipTypes, unitIds, units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenShip, FrozenSystem } from './board.ts';
import { neighbours, shipsOf, systemOf } from './board.ts';
import { sustains } from './fleet.ts';
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

/** Dice of one kind of unit. A roll hits when roll + bonus reaches `need`. */
export interface DiceGroup {
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly dice: number;
  readonly need: number;
  readonly bonus: number;
  /** Empty until rolled. */
  readonly rolls: readonly number[];
  /** The results stand: none of these dice is rolled again. */
  readonly final?: true;
}

export type UnitCounts = Readonly<Partial<Record<UnitId, number>>>;

export const hits = ({ rolls, need, bonus }: DiceGroup): number => rolls.filter((r) => r + bonus >= need).length;
export const misses = (group: DiceGroup): number => group.rolls.length - hits(group);

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
export const lossOrder: readonly ShipType[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'];

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

/** A fleet as the odds see it: ships of a type together, those already damaged or with dice of their own apart. */
export function shipGroups(g: G, engagement: Engagement, seat: Seat): ShipGroup[] {
  const groups: ShipGroup[] = [];
  const fleet = shipsOf(systemOf(g, engagement.system), seat);
  for (const type of shipTypes) {
    const ships = fleet.filter((s) => s.type === type);
    if (ships.length === 0) continue;
    const priority = lossOrder.indexOf(type);
    const volley = volleyOf(g, aboutUnit(engagement, seat, type));
    const add = (alike: readonly FrozenShip[], hits: 1 | 2): void => {
      const usual = alike.filter((ship) => extraDice(g, { seat, ship }) === 0);
      if (usual.length > 0) groups.push({ count: usual.length, ...volley, hits, priority });
      for (const ship of alike)
        if (!usual.includes(ship))
          groups.push({ count: 1, ...volley, dice: volley.dice + extraDice(g, { seat, ship }), hits, priority });
    };
    add(ships.filter(sustains), 2);
    add(
      ships.filter((s) => !sustains(s)),
      1,
    );
  }
  return groups;
}

/** Exact odds of a space battle fought to the end, barrage included; other shots before the battle are not. */
export function spaceBattleOdds(g: G, system: string, attacker: Seat, defender: Seat): BattleOdds {
  const battle: Engagement = { kind: 'space battle', attacker, defender, system, round: 2 };
  const sides = { a: attacker, b: defender } as const;
  const fleet = { a: shipGroups(g, battle, sides.a), b: shipGroups(g, battle, sides.b) };
  const first = (side: 'a' | 'b'): Volley[] => shipGroups(g, { ...battle, round: 1 }, sides[side]);
  const firstRound = { a: first('a'), b: first('b') };
  const parts = [];
  for (const [lostA, p] of barrage(g, battle, sides.b, sides.a).entries())
    for (const [lostB, q] of barrage(g, battle, sides.a, sides.b).entries())
      parts.push({
        p: p * q,
        odds: battleOdds(withoutFighters(fleet.a, lostA), withoutFighters(fleet.b, lostB), { firstRound }),
      });
  return mixOdds(parts);
}

/** How likely it is that a seat's destroyers remove 0, 1, 2 … of the enemy's fighters. */
function barrage(g: G, battle: Engagement, seat: Seat, enemy: Seat): number[] {
  const system = systemOf(g, battle.system);
  const destroyers = fleetCounts(system, seat).destroyer ?? 0;
  const fighters = fleetCounts(system, enemy).fighter ?? 0;
  const about = aboutUnit({ ...battle, kind: 'barrage', round: 0 }, seat, 'destroyer');
  const lost = hitDistribution([{ count: destroyers, ...volleyOf(g, about) }]);
  const all = lost.slice(fighters).reduce((sum, p) => sum + p, 0);
  return [...lost.slice(0, fighters), ...(lost.length > fighters ? [all] : [])];
}

/** Fighters are the first to go, so they are the groups of priority 0; one with dice of its own comes last. */
function withoutFighters(groups: readonly ShipGroup[], lost: number): ShipGroup[] {
  let left = lost;
  return groups.map((group) => {
    if (group.priority !== 0) return group;
    const gone = Math.min(left, group.count);
    left -= gone;
    return { ...group, count: group.count - gone };
  });
}

const volleyOf = (g: G, about: CombatAbout): Volley => ({
  dice: combatDice(g, about),
  hitOn: combatValue(about) - combatBonus(g, about),
});

function aboutUnit({ kind, attacker, defender, system, planet, round }: Engagement, seat: Seat, unit: UnitId) {
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
