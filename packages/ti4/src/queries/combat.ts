// Who fights, and what each side rolls.
import { defineValue } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import { isShip, unitTypeIds } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenPlanet, FrozenUnit } from './board.ts';
import { lanes, planetOf, systemOf } from './board.ts';
import type { CombatAbout, DiceGroup, RollKind } from './dice.ts';
import { mayAnnounceRetreat, mayRetreatTo } from './permissions.ts';
import { isFighter, isStructure, isTroop } from './units.ts';
import { combatBonus, combatDice, combatNeed, fightsAs } from './values.ts';

/** What dice are rolled for: who against whom, where, and in which round (0 outside of combat). */
export interface Engagement {
  readonly kind: RollKind;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
  readonly round: number;
}

export const opponent = ({ attacker, defender }: Pick<Engagement, 'attacker' | 'defender'>, seat: Seat): Seat =>
  seat === attacker ? defender : attacker;

/** The units of a seat that fight in the space of a system: its ships, and what has joined them in the combat there. */
export function fleetIn(g: G, system: string, seat: Seat): FrozenUnit[] {
  const at = systemOf(g, system);
  const fleet: FrozenUnit[] = [];
  for (const u of at.space) if (u.owner === seat && isShip(u.type)) fleet.push(u);
  const { combat } = g;
  if (combat === null || combat.joined.length === 0 || combat.system !== system) return fleet;
  const join = (u: FrozenUnit): void => {
    if (u.owner === seat && !isShip(u.type) && combat.joined.includes(u.id)) fleet.push(u);
  };
  at.space.forEach(join);
  for (const planet of at.planets) planet.units.forEach(join);
  return fleet;
}

/** A ship, or what fights as one. */
export const isShipNow = (g: G, { id, type }: Pick<FrozenUnit, 'id' | 'type'>): boolean =>
  isShip(type) || g.combat?.joined.includes(id) === true;

/** What counts as ships other than fighters in a combat: with what has joined it. */
export const nonFightersIn = (g: G, system: string, seat: Seat): FrozenUnit[] =>
  fleetIn(g, system, seat).filter((u) => !isFighter(u));

/** The units of a seat that fight on a planet: ground forces, and what has landed to fight with them. */
export const troopsOn = (g: G, planet: PlanetId, seat: Seat): FrozenUnit[] =>
  planetOf(g, planet).units.filter((u) => u.owner === seat && (!isStructure(u) || isTroop(g, u)));

/** Whoever of a seat can be hit in space or, where a planet is given, on it. */
export const forcesAt = (g: G, system: string, planet: PlanetId | undefined, seat: Seat): FrozenUnit[] =>
  planet === undefined ? fleetIn(g, system, seat) : troopsOn(g, planet, seat);

export function isFighting(g: G, system: string, planet: PlanetId | undefined, seat: Seat): boolean {
  if (planet !== undefined)
    return planetOf(g, planet).units.some((u) => u.owner === seat && (!isStructure(u) || isTroop(g, u)));
  if (g.combat !== null && g.combat.joined.length > 0) return fleetIn(g, system, seat).length > 0;
  return systemOf(g, system).space.some((u) => u.owner === seat && isShip(u.type));
}

/** Both sides still have something to fight with. */
export const isContested = (
  g: G,
  { attacker, defender, system, planet }: Pick<Engagement, 'attacker' | 'defender' | 'system' | 'planet'>,
): boolean => isFighting(g, system, planet, attacker) && isFighting(g, system, planet, defender);

/** Does the seat fight a combat that goes on? What ends it at the start of a round leaves no further moment there. */
export const isFoughtBy = (
  g: G,
  seat: Seat,
  about: Pick<Engagement, 'attacker' | 'defender' | 'system' | 'planet'> & { readonly drawn?: true },
): boolean => (seat === about.attacker || seat === about.defender) && about.drawn !== true && isContested(g, about);

/** Somebody else than the seat who has ground forces on the planet; NOBODY where nobody has. */
export const garrisonOn = (g: G, planet: FrozenPlanet, seat: Seat): Seat =>
  planet.units.find((u) => u.owner !== seat && isTroop(g, u))?.owner ?? NOBODY;

/** May the unit, which stands on the planet, bombard other planets of its system as ships do? */
export const bombardsFromGround = defineValue<
  Game,
  { readonly seat: Seat; readonly unit: UnitTypeId; readonly planet: PlanetId },
  boolean
>('bombards from the ground', () => false);

/** Units of the seat from which bombardment of the system's planets may come. */
export function bombardersIn(g: G, seat: Seat, system: string): FrozenUnit[] {
  const at = systemOf(g, system);
  const found = at.space.filter((u) => u.owner === seat);
  for (const { id: planet, units } of at.planets)
    for (const u of units) if (u.owner === seat && bombardsFromGround(g, { seat, unit: u.type, planet })) found.push(u);
  return found;
}

export function aboutUnit(engagement: Engagement, seat: Seat, unit: UnitTypeId): CombatAbout {
  const { kind, attacker, system, planet, round } = engagement;
  const about: CombatAbout = {
    seat,
    enemy: opponent(engagement, seat),
    unit,
    kind,
    role: seat === attacker ? 'attacker' : 'defender',
    round,
    system,
  };
  return planet === undefined ? about : { ...about, planet };
}

/** The dice of these units of a seat, not yet rolled: type by type, the lowest combat value first. */
export function diceOf(g: G, engagement: Engagement, seat: Seat, units: readonly FrozenUnit[]): DiceGroup[] {
  const groups: DiceGroup[] = [];
  for (const unit of unitTypeIds) {
    let count = 0;
    for (const u of units) {
      if (u.type !== unit) continue;
      const own = g.effects.length === 0 ? null : diceAs(g, engagement, seat, u);
      if (own === null) count++;
      else groups.push(own);
    }
    if (count === 0) continue;
    const about = aboutUnit(engagement, seat, unit);
    const dice = count * combatDice(g, about);
    if (dice > 0)
      groups.push({ seat, unit, dice, need: combatNeed(g, about), bonus: combatBonus(g, about), rolls: [] });
  }
  return groups.length < 2 ? groups : groups.sort((a, b) => a.need - b.need);
}

/** The dice of a unit that fights with the values of another card; null: it rolls as its own says. */
function diceAs(g: G, engagement: Engagement, seat: Seat, unit: FrozenUnit): DiceGroup | null {
  const card = fightsAs(g, unit);
  const isBarrage = engagement.kind === 'anti-fighter barrage';
  const printed = card === null || !(isBarrage || engagement.kind === 'space combat') ? null : card;
  const dice = isBarrage ? printed?.antiFighterBarrage : printed?.combat;
  if (dice === null || dice === undefined) return null;
  const bonus = combatBonus(g, aboutUnit(engagement, seat, unit.type));
  return { seat, unit: unit.type, dice: dice.dice, need: dice.need, bonus, rolls: [] };
}

/** The dice of everything that a side has in the fight. */
export const sideDice = (g: G, engagement: Engagement, seat: Seat): DiceGroup[] =>
  diceOf(g, engagement, seat, forcesAt(g, engagement.system, engagement.planet, seat));

/** Why a unit's dice are as they are: printed, and every change with its source. */
export function explainDice(g: G, engagement: Engagement, seat: Seat, unit: UnitTypeId) {
  const about = aboutUnit(engagement, seat, unit);
  return {
    dice: combatDice.explain(g, about),
    need: combatNeed.explain(g, about),
    bonus: combatBonus.explain(g, about),
  };
}

/** Where a seat may retreat to from a space combat just now; empty where it may not at all. */
export function retreatSystems(g: G, seat: Seat, enemy: Seat, system: string): string[] {
  const open: string[] = [];
  for (const to of lanes(g, seat).get(system) ?? [])
    if (mayRetreatTo(g, { seat, from: system, to }) === null) open.push(to);
  return open.length > 0 && mayAnnounceRetreat(g, { seat, enemy, system }) === null ? open : open.slice(0, 0);
}

/** The order in which units are usually given up. */
export const lossOrder: readonly UnitTypeId[] = [
  'infantry',
  'fighter',
  'mech',
  'pds',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'flagship',
  'warSun',
];
