// How a battle will end, as far as it can be reckoned: from where one stands, and of one that a plan would bring about.
import type { BattleOdds } from '@custodian/galaxy';
import type { Frame, Seat, Text } from '@custodian/kernel';
import type { PlanetId } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import { NOBODY } from '@custodian/ti3/game';
import { planetOf, shipsOf, systemOf } from '@custodian/ti3/queries/board';
import { attackOdds } from '@custodian/ti3/queries/odds/conquest';
import { bombardersOf, invasionOdds, landing } from '@custodian/ti3/queries/odds/ground';
import { leftOutInSpace, leftOutOnPlanet, onceEach } from '@custodian/ti3/queries/odds/left-out';
import { battleNow } from '@custodian/ti3/queries/odds/now';
import { beforeMoving, spaceBattleOdds } from '@custodian/ti3/queries/odds/space';
import { mayInvade } from '@custodian/ti3/queries/permissions';

export interface Forecast {
  readonly kind: 'space' | 'ground';
  readonly odds: BattleOdds;
  /** What could change them and is not counted; empty: they are exact for what is assumed. */
  readonly leftOut: readonly Text[];
  /** PDS fire is still to come and counted. */
  readonly pds: boolean;
}

/** The battle that is being fought, from the present step on; side a attacks. */
export function fromHere(game: Game, stack: readonly Frame[]): Forecast | null {
  const now = battleNow(game, stack);
  if (now === null) return null;
  if (now.kind === 'space')
    return {
      kind: 'space',
      odds: spaceBattleOdds(now.game, now.system, now.attacker, now.defender, now),
      leftOut: leftOutInSpace(now.game, now),
      pds: now.ahead.includes('pds'),
    };
  return {
    kind: 'ground',
    odds: invasionOdds(game, now),
    leftOut: leftOutOnPlanet(game, { ...now, isLanded: true }),
    pds: now.ahead.includes('PDS fire') && planetOf(game, now.planet).pds > 0,
  };
}

/** What a fleet that comes must expect: the battle in space, where there is one, and how likely each planet is to fall. */
export interface Arrival {
  readonly battle: Forecast | null;
  readonly planets: readonly { readonly planet: PlanetId; readonly taken: number }[];
  /** What could change how likely the planets fall, and is not counted. */
  readonly leftOut: readonly Text[];
}

/** `game` as it will be once the ships have moved. */
export function ofArrival(game: Game, system: string, attacker: Seat): Arrival {
  const at = systemOf(game, system);
  if (!at.ships.some((ship) => ship.owner === attacker)) return { battle: null, planets: [], leftOut: [] };
  const enemy = at.ships.find((ship) => ship.owner !== attacker)?.owner;
  const hasTroops = at.ships.some((ship) => ship.owner === attacker && ship.groundForces > 0);
  const hostile = hasTroops
    ? at.planets.filter(({ id, owner }) => {
        const isHostile = owner !== attacker && owner !== NOBODY;
        return isHostile && mayInvade(game, { seat: attacker, planet: id }) === null;
      })
    : [];
  const without = onceEach(
    hostile.flatMap(({ id }) => {
      const bombarding = bombardersOf(game, attacker, id, shipsOf(at, attacker));
      return leftOutOnPlanet(game, { ...landing(attacker, id, 1, bombarding), isLanded: false });
    }),
  );
  const attack = (defender: Seat, planets: readonly PlanetId[]) =>
    attackOdds(game, { attacker, defender, system }, planets, beforeMoving);
  if (enemy === undefined) {
    const taken = ({ id, owner }: (typeof hostile)[number]) => attack(owner, [id]).planets[0]?.taken ?? 0;
    return {
      battle: null,
      planets: hostile.map((planet) => ({ planet: planet.id, taken: taken(planet) })),
      leftOut: without,
    };
  }
  const ids = hostile.map(({ id }) => id);
  const { battle, planets } = attack(enemy, ids);
  const leftOut = leftOutInSpace(game, { ...beforeMoving, attacker, defender: enemy, system });
  return {
    battle: { kind: 'space', odds: battle, leftOut, pds: true },
    planets: ids.map((planet, i) => ({ planet, taken: planets[i]?.taken ?? 0 })),
    leftOut: without,
  };
}

/** Fights for planets that a landing would bring about: all ships bombard the strongest garrison that they may. */
export function ofLandings(
  game: Game,
  seat: Seat,
  system: string,
  landings: readonly { readonly planet: PlanetId; readonly groundForces: number }[],
): ReadonlyMap<PlanetId, Forecast> {
  const fights = landings
    .filter(({ planet, groundForces }) => groundForces > 0 && planetOf(game, planet).owner !== seat)
    .filter(({ planet }) => planetOf(game, planet).owner !== NOBODY && planetOf(game, planet).groundForces > 0)
    .sort((a, b) => planetOf(game, b.planet).groundForces - planetOf(game, a.planet).groundForces);
  const found = new Map<PlanetId, Forecast>();
  let ships = shipsOf(systemOf(game, system), seat);
  for (const { planet, groundForces } of fights) {
    const bombarding = bombardersOf(game, seat, planet, ships);
    ships = ships.filter(({ type }) => bombarding[type] === undefined);
    const standing = landing(seat, planet, groundForces, bombarding);
    found.set(planet, {
      kind: 'ground',
      odds: invasionOdds(game, standing),
      leftOut: leftOutOnPlanet(game, { ...standing, isLanded: false }),
      pds: planetOf(game, planet).pds > 0,
    });
  }
  return found;
}
