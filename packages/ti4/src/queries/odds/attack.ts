// How likely a fleet that comes is to take a planet: through space cannons and the combat in space, with everything that is left
// and can land on it, and every ship that may bombarding it.
import type { BattleOdds } from '@custodian/galaxy';
import { foughtOut, oddsOf, opened, sidesOf } from '@custodian/galaxy';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import { isShip } from '../../facts/index.ts';
import type { Game, Seat } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { planetOf, systemIndex, systemOf, unitsOn } from '../board.ts';
import { aboutUnit, garrisonOn } from '../combat.ts';
import { isWithin, fleetIn as limitsOf } from '../limits.ts';
import { beforeCombat } from '../odds.ts';
import { mayBombard } from '../permissions.ts';
import { usualRemoval } from '../removal.ts';
import { byType, isGroundForce, unitCard } from '../units.ts';
import { canLand, combatDice } from '../values.ts';
import type { Conducts } from './conduct.ts';
import type { GroundStanding } from './ground.ts';
import { groundOdds } from './ground.ts';
import type { Scene } from './scene.ts';
import type { SpaceStanding } from './space.ts';
import { shootersAt, spaceFight } from './space.ts';

/** Ships have just moved: space cannons come first. */
export const beforeCannons = (
  game: Game,
  meeting: { readonly attacker: Seat; readonly defender: Seat; readonly system: string },
): SpaceStanding => ({
  ...beforeCombat(game, { kind: 'space combat', ...meeting }),
  shooters: shootersAt(game, meeting.system, meeting.attacker),
});

/** An invasion that begins: bombardment, then these land. */
export const beforeLanding = (game: Game, attacker: Seat, planet: PlanetId, system: string): GroundStanding => ({
  ...beforeCombat(game, {
    kind: 'ground combat',
    attacker,
    defender: garrisonOn(game, planetOf(game, planet), attacker),
    system,
    planet,
  }),
  planet,
  before: ['bombardment', 'space cannon defense'],
});

export interface AttackOdds {
  readonly battle: BattleOdds;
  /** How likely the planet is taken afterwards. */
  readonly taken: number;
}

/** A whole attack on a system and one of its planets. */
export function attackOdds(now: SpaceStanding, planet: PlanetId, conducts: Conducts = {}): AttackOdds {
  const { fight, scene } = spaceFight(now, conducts);
  const sides = sidesOf(fight);
  const { ended, rounds } = foughtOut(fight, sides, opened(fight, sides));
  const none = new Uint8Array(scene.b.units.length);
  const landing = landingOdds(scene, planet, conducts);
  const known = new Map<string, number>();
  let taken = 0;
  for (const { a, b, p, left } of ended) {
    // Whoever has retreated, or has not driven the enemy away, does not land.
    if (left === 'a' || (left === null && sides.b.endurance(b) > 0)) continue;
    const kept = sides.a.left(a);
    const key = scene.a.units
      .map(({ type }, piece) => (kept[piece] === 0 ? '' : isGroundForce({ type }) ? `${type}${kept[piece]}` : type))
      .join();
    let chance = known.get(key);
    if (chance === undefined) {
      chance = landing(complied(scene.board(kept, none), now.attacker, now.system));
      known.set(key, chance);
    }
    taken += p * chance;
  }
  return { battle: oddsOf(fight, sides, ended, rounds), taken };
}

/** How likely the planet is taken from what has come through the combat in space. Asked once for all fleets that differ only in
 *  ships that do nothing to a planet. */
function landingOdds({ game, meeting, a }: Scene, planet: PlanetId, conducts: Conducts): (game: Game) => number {
  const { attacker: seat, system } = meeting;
  const bombarding = { ...meeting, planet, kind: 'bombardment', round: 0 } as const;
  const strips = (type: UnitTypeId): boolean => unitCard(game, seat, type)?.stripsShields === true;
  const isShielded = !a.units.some(({ type }) => type === 'flagship' || strips(type));
  const counts = byType(
    (type) =>
      !isShip(type) ||
      strips(type) ||
      (combatDice(game, aboutUnit(bombarding, seat, type)) > 0 &&
        (!isShielded || mayBombard(game, { seat, planet, unit: type }) === null)),
  );
  const known = new Map<string, number>();
  return (now) => {
    const fleet = systemOf(now, system).space.filter(({ owner }) => owner === seat);
    // A flagship may have a use for every other ship.
    const isAll = fleet.some(({ type }) => type === 'flagship');
    const key = fleet
      .filter(({ type }) => isAll || counts(type))
      .map(({ type, damaged }) => (damaged && !isShip(type) ? `${type}*` : type))
      .join();
    let chance = known.get(key);
    if (chance === undefined) {
      const ashore = landed(now, seat, system, planet);
      const isAnybody = unitsOn(planetOf(ashore, planet), seat).length > 0;
      chance = isAnybody ? groundOdds(beforeLanding(ashore, seat, planet, system), conducts).taken : 0;
      known.set(key, chance);
    }
    return chance;
  };
}

/** The game once a fleet keeps to its limits. */
function complied(game: Game, seat: Seat, system: string): Game {
  const at = systemOf(game, system);
  if (isWithin(limitsOf(game, at, seat), false)) return game;
  const gone = usualRemoval(game, { seat, system }, false);
  return withSystem(game, system, (here) => ({ ...here, space: here.space.filter((u) => !gone.includes(u.id)) }));
}

/** The game once everything that can has landed on the planet. */
export function landed(game: Game, seat: Seat, system: string, planet: PlanetId): Game {
  const isLanding = (unit: FrozenUnit): boolean => unit.owner === seat && canLand(game, { seat, unit, system });
  const landing = systemOf(game, system).space.filter(isLanding);
  return withSystem(game, system, (here) => ({
    ...here,
    space: here.space.filter((u) => !isLanding(u)),
    planets: here.planets.map((p) => (p.id === planet ? { ...p, units: [...p.units, ...landing] } : p)),
  }));
}

function withSystem(game: Game, id: string, change: (here: Game['systems'][number]) => Game['systems'][number]): Game {
  const systems = [...game.systems];
  const at = systemIndex(game, id);
  systems[at] = change(systems[at] as Game['systems'][number]);
  return { ...game, systems };
}
