// How likely a fleet that comes is to take a planet: through space cannons and the combat in space, with everything that is left
// and can land on it, and every ship that may bombarding it.
import type { BattleOdds, Ended, Sides } from '@custodian/galaxy';
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
import { bulk, canLand, capacity, combatDice } from '../values.ts';
import type { Conducts } from './conduct.ts';
import type { GroundStanding, Landing } from './ground.ts';
import { takenByAny } from './ground.ts';
import { cargoOf } from './lasting.ts';
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
  const { battle, taken } = attackOnPlanets(now, [planet], conducts);
  return { battle, taken: taken[0] ?? 0 };
}

/** The same for several planets, with all forces landed on one of them. */
export function attackOnPlanets(
  now: SpaceStanding,
  planets: readonly PlanetId[],
  conducts: Conducts = {},
): { readonly battle: BattleOdds; readonly taken: readonly number[] } {
  const { fight, scene } = spaceFight(now, conducts);
  const sides = sidesOf(fight);
  const { ended, rounds } = foughtOut(fight, sides, opened(fight, sides));
  return {
    battle: oddsOf(fight, sides, ended, rounds),
    taken: planets.map((planet) => {
      const counts = countingOn(scene, planet);
      return takenBy(comingThrough(scene, sides, counts, ended), counts, scene, planet, conducts);
    }),
  };
}

/** A fleet that has come through, and how likely it does. */
interface Through {
  p: number;
  readonly game: Game;
}

/** All fleets that may come through, those taken together that differ only in ships that do nothing to the planet. */
function comingThrough(scene: Scene, sides: Sides, counts: Counts, ended: readonly Ended[]): Through[] {
  const { game, meeting, a } = scene;
  const { attacker: seat, system } = meeting;
  const none = new Uint8Array(scene.b.units.length);
  // A flagship may have a use for every other ship.
  const flagship = a.units.findIndex(({ type }) => type === 'flagship');
  const marks = a.units.map(({ type }) => (flagship >= 0 || counts(type) ? 1 : 0));
  const forces = a.units.map((unit) => isGroundForce(unit));
  const spare = byType((type) => capacity(game, { seat, type }) - bulk(game, { seat, type }));
  const room = a.units.map(({ type }) => spare(type));
  const load = cargoOf(scene, 'a').reduce((sum, { type }) => sum + bulk(game, { seat, type }), 0);
  const found = new Map<string, Through>();
  for (const { a: state, b, p, left } of ended) {
    // Whoever has retreated, or has not driven the enemy away, does not land.
    if (left === 'a' || (left === null && sides.b.endurance(b) > 0)) continue;
    const kept = sides.a.left(state);
    let key = '';
    let free = -load;
    for (let piece = 0; piece < kept.length; piece++) {
      const hits = kept[piece] as number;
      if (hits > 0) free += room[piece] as number;
      if (marks[piece] === 1) key += forces[piece] ? hits : Math.min(1, hits);
    }
    key += Math.min(0, free);
    const known = found.get(key);
    if (known !== undefined) known.p += p;
    else found.set(key, { p, game: complied(scene.board(kept, none), seat, system) });
  }
  return [...found.values()];
}

type Counts = (type: UnitTypeId) => boolean;

/** Which types may matter to a planet: what can land, and what bombards it. */
function countingOn({ game, meeting, a }: Scene, planet: PlanetId): Counts {
  const { attacker: seat } = meeting;
  const bombarding = { ...meeting, planet, kind: 'bombardment', round: 0 } as const;
  const strips = (type: UnitTypeId): boolean => unitCard(game, seat, type)?.stripsShields === true;
  const isShielded = !a.units.some(({ type }) => type === 'flagship' || strips(type));
  return byType(
    (type) =>
      !isShip(type) ||
      strips(type) ||
      (combatDice(game, aboutUnit(bombarding, seat, type)) > 0 &&
        (!isShielded || mayBombard(game, { seat, planet, unit: type }) === null)),
  );
}

function takenBy(
  through: readonly Through[],
  counts: Counts,
  { meeting }: Scene,
  planet: PlanetId,
  conducts: Conducts,
): number {
  const { attacker: seat, system } = meeting;
  const landings = new Map<string, Landing & { p: number }>();
  for (const { p, game } of through) {
    const ashore = landed(game, seat, system, planet);
    const troops = unitsOn(planetOf(ashore, planet), seat);
    if (troops.length === 0) continue;
    const fleet = systemOf(ashore, system).space.filter(({ owner }) => owner === seat);
    const hasFlagship = fleet.some(({ type }) => type === 'flagship');
    const ships = hasFlagship ? fleet.map(({ id }) => id).join() : '';
    let above = '';
    for (const { type } of fleet) if (counts(type)) above += `${type} `;
    let key = `${ships} ${above}`;
    for (const { id, damaged } of troops) key += damaged ? `${id}*` : `${id} `;
    const known = landings.get(key);
    if (known !== undefined) known.p += p;
    else landings.set(key, { p, now: beforeLanding(ashore, seat, planet, system), fleet: ships, above });
  }
  return takenByAny([...landings.values()], conducts);
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
