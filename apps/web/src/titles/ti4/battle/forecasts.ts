// How a combat will end, as far as it can be reckoned: from where one stands, and of one that a plan would bring about.
import type { BattleOdds } from '@custodian/galaxy';
import type { Frame, Seat, Text } from '@custodian/kernel';
import type { PlanetId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { planetOf, shipsOf, systemOf } from '@custodian/ti4/queries/board';
import { garrisonOn } from '@custodian/ti4/queries/combat';
import { combatNow } from '@custodian/ti4/queries/combat-now';
import { combatOdds } from '@custodian/ti4/queries/odds';
import { attackOnPlanets, beforeCannons, beforeLanding } from '@custodian/ti4/queries/odds/attack';
import { groundOdds } from '@custodian/ti4/queries/odds/ground';
import { leftOutInSpace, leftOutOnPlanet, onceEach } from '@custodian/ti4/queries/odds/left-out';
import { canLand } from '@custodian/ti4/queries/values';

export interface Forecast {
  readonly kind: 'space' | 'ground';
  readonly odds: BattleOdds;
  /** What could change them and is not counted; empty: they are exact for what is assumed. */
  readonly leftOut: readonly Text[];
  /** Space cannons are still to come and counted. */
  readonly cannons: boolean;
}

/** The combat that is being fought, from the present step on; side a attacks. */
export function fromHere(game: Game, stack: readonly Frame[]): Forecast | null {
  const now = combatNow(game, stack);
  if (now === null) return null;
  const isInSpace = now.kind === 'space combat';
  return {
    kind: isInSpace ? 'space' : 'ground',
    odds: combatOdds(now),
    leftOut: now.planet === undefined ? leftOutInSpace(now) : leftOutOnPlanet({ ...now, planet: now.planet }),
    cannons: false,
  };
}

/** What a fleet that comes must expect: the combat in space, where there is one, and how likely each planet is to fall. */
export interface Arrival {
  readonly battle: Forecast | null;
  readonly planets: readonly { readonly planet: PlanetId; readonly taken: number }[];
  /** What could change how likely the planets fall, and is not counted. */
  readonly leftOut: readonly Text[];
}

/** `after` as it will be once the ships have moved. */
export function ofArrival(after: Game, system: string, attacker: Seat): Arrival {
  const game: Game = { ...after, activeSystem: system };
  const at = systemOf(game, system);
  if (shipsOf(at, attacker).length === 0) return { battle: null, planets: [], leftOut: [] };
  const enemy = at.space.find((unit) => unit.owner !== attacker && shipsOf(at, unit.owner).includes(unit))?.owner;
  const hasTroops = at.space.some((unit) => unit.owner === attacker && canLand(game, { seat: attacker, unit, system }));
  const hostile = hasTroops ? at.planets.filter(({ owner }) => owner !== attacker && owner !== NOBODY) : [];
  const ids = hostile.map(({ id }) => id);
  const leftOut = onceEach(ids.flatMap((id) => leftOutOnPlanet(beforeLanding(game, attacker, id, system))));
  const attack = (defender: Seat, planets: readonly PlanetId[]) => {
    const standing = beforeCannons(game, { attacker, defender, system });
    return { standing, ...attackOnPlanets(standing, planets) };
  };
  const shown = (taken: (planet: (typeof hostile)[number], i: number) => number): Arrival['planets'] =>
    hostile.map((planet, i) => ({ planet: planet.id, taken: taken(planet, i) }));
  if (enemy === undefined) {
    const planets = shown(({ id, owner }) => attack(owner, [id]).taken[0] ?? 0);
    return { battle: null, planets, leftOut };
  }
  const { standing, battle, taken } = attack(enemy, ids);
  return {
    battle: {
      kind: 'space',
      odds: battle,
      leftOut: leftOutInSpace(standing),
      cannons: standing.shooters?.length !== 0,
    },
    planets: shown((_, i) => taken[i] ?? 0),
    leftOut,
  };
}

/** A fight for a planet that a landing would bring about: `game` as it will be once the forces have landed. */
export function ofLanding(game: Game, system: string, planet: PlanetId, attacker: Seat): Forecast | null {
  const at = planetOf(game, planet);
  const defender = garrisonOn(game, at, attacker);
  if (defender === NOBODY || !at.units.some((u) => u.owner === attacker)) return null;
  // Bombardment is over.
  const now = { ...beforeLanding(game, attacker, planet, system), before: ['space cannon defense'] as const };
  return { kind: 'ground', odds: groundOdds(now).battle, leftOut: leftOutOnPlanet(now), cannons: true };
}
