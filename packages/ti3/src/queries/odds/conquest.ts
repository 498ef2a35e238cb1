// How likely a fleet that comes is to take a planet: through PDS fire and the battle in space, with all ground forces that are
// left landed on it, Generals and Agents along with them, and every ship that may bombarding it.
import type { BattleOdds, Ended, Fight, Sides } from '@custodian/galaxy';
import { foughtOut, oddsOf, opened, sidesOf } from '@custodian/galaxy';
import type { PlanetId } from '../../content/facts/index.ts';
import { leaders } from '../../content/facts/index.ts';
import type { G } from '../../game.ts';
import type { FrozenShip } from '../board.ts';
import { leadersAboard } from '../leaders.ts';
import type { Conducts } from './conduct.ts';
import type { Fleet, Meeting } from './fleet.ts';
import { shipsLeft } from './fleet.ts';
import type { LandingForce } from './ground.ts';
import { bombardersOf, landing, mayJoin, takenByAny } from './ground.ts';
import type { BattleStanding } from './space.ts';
import { beforeMoving, spaceBattle } from './space.ts';

export interface Conquest {
  readonly taken: number;
}

/** A fleet that has come through. */
interface Landing {
  readonly p: number;
  readonly ships: readonly FrozenShip[];
  /** What is left to the invader and to the defender to spend on dice. */
  readonly rerolls: number;
  readonly others: number;
}

/** A whole attack: the battle in space, and what comes of each of these planets. */
export interface AttackOdds {
  readonly battle: BattleOdds;
  readonly planets: readonly Conquest[];
}

export function attackOdds(
  g: G,
  meeting: Meeting,
  planets: readonly PlanetId[],
  now: BattleStanding = beforeMoving,
  conducts: Conducts = {},
): AttackOdds {
  const { fight, attackers } = spaceBattle(g, meeting, now, conducts);
  const sides = sidesOf(fight);
  const { ended, rounds } = foughtOut(fight, sides, opened(fight, sides));
  const landings = planets.length === 0 ? [] : landingsOf(fight, sides, attackers, ended);
  return {
    battle: oddsOf(fight, sides, ended, rounds),
    planets: planets.map((planet) => conquest(g, meeting, planet, landings, conducts)),
  };
}

export const conquestOdds = (
  g: G,
  meeting: Meeting,
  planet: PlanetId,
  now: BattleStanding = beforeMoving,
  conducts: Conducts = {},
): Conquest => attackOdds(g, meeting, [planet], now, conducts).planets[0] as Conquest;

/** The fleets that come through, those that are alike taken together. */
function landingsOf(fight: Fight, sides: Sides, { ships }: Fleet, ended: readonly Ended[]): readonly Landing[] {
  const landings = new Map<string, Landing>();
  for (const { a, p, left, b } of ended) {
    // Whoever has gone away, or has not driven the enemy away, does not land.
    if (left === 'a' || (left === null && sides.b.endurance(b) > 0)) continue;
    const kept = fight.settles?.a?.(sides.a.left(a)) ?? sides.a.left(a);
    const [rerolls, others] = [sides.a.purse(a), sides.b.purse(b)];
    const key = `${kept.map((hits) => Math.min(1, hits)).join('')} ${rerolls} ${others}`;
    landings.set(key, { p: (landings.get(key)?.p ?? 0) + p, ships: shipsLeft(ships, kept), rerolls, others });
  }
  return [...landings.values()];
}

function conquest(
  g: G,
  { attacker }: Meeting,
  planet: PlanetId,
  landings: readonly Landing[],
  conducts: Conducts,
): Conquest {
  const alike = new Map<string, { landing: Landing; game: G; joining: number; forces: LandingForce[] }>();
  for (const landing of landings) {
    const { p, ships, rerolls, others } = landing;
    const groundForces = ships.reduce((sum, ship) => sum + ship.groundForces, 0);
    if (groundForces === 0) continue;
    const joining = ships.filter((ship) => ship.type === 'fighter' && leadersAboard(g, ship.id).length === 0).length;
    const game = withLanded(g, planet, ships);
    const led = game.leaders.filter(({ place, at }) => place === 'planet' && at === planet).map(({ id }) => id);
    const key = `${mayJoin(g, attacker) ? joining : 0} ${rerolls} ${others} ${led}`;
    const known = alike.get(key) ?? { landing, game, joining, forces: [] };
    known.forces.push({ p, groundForces, bombarding: bombardersOf(g, attacker, planet, ships) });
    alike.set(key, known);
  }
  let taken = 0;
  for (const { landing: from, game, joining, forces } of alike.values()) {
    const { rerolls, others } = from;
    // What was spent in space is gone; rounds on the ground are not paid for.
    taken += takenByAny(game, { ...landing(attacker, planet, 0, {}), joining }, forces, {
      attacker: { ...conducts.attacker, rerolls, funded: 0 },
      defender: { ...conducts.defender, rerolls: others, funded: 0 },
    });
  }
  return { taken };
}

/** The game once Generals and Agents aboard have gone down to the planet. */
function withLanded(g: G, planet: PlanetId, ships: readonly FrozenShip[]): G {
  if (g.leaders.length === 0) return g;
  const isAboard = (at: string): boolean => ships.some(({ id }) => String(id) === at);
  return {
    ...g,
    leaders: g.leaders.map((leader) =>
      leader.place === 'ship' && isAboard(leader.at) && ['general', 'agent'].includes(leaders[leader.id].type)
        ? { ...leader, place: 'planet', at: planet }
        : leader,
    ),
  };
}
