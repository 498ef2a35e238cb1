// How likely it is that a planet is taken: bombardment, defensive PDS fire, then rounds of ground forces, fought to the end
// without action cards; fighters that fight on the ground are given up before ground forces.
import type { BattleOdds, ShipGroup } from '@custodian/galaxy';
import { battleOdds } from '@custodian/galaxy';
import type { PlanetId, ShipType, UnitId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { Engagement, UnitCounts } from './battle.ts';
import { aboutUnit, lossOrder, volleyOf } from './battle.ts';
import { planetOf, shipsOf, systemOf, systemOfPlanet } from './board.ts';
import type { BattleStanding, Cell, Meeting } from './odds.ts';
import { beforeMoving, countsOf, fleetGroups, scoresOf, spaceBattleOdds, spread } from './odds.ts';
import { mayBombard, mayDestroyByBombarding, mayFirePds } from './permissions.ts';

export type InvasionShot = 'bombardment' | 'PDS fire';

/** Who invades a planet with what, and how far the fight has come. */
export interface InvasionStanding {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly groundForces: number;
  /** Fighters that fight beside them. */
  readonly fighters: number;
  /** Dreadnoughts and war suns that bombard the planet. */
  readonly bombarding: UnitCounts;
  readonly ahead: readonly InvasionShot[];
  /** The round whose dice are rolled next. */
  readonly round: number;
  /** Hits scored that have not been taken yet. */
  readonly pending: { readonly attacker: number; readonly defender: number };
}

/** Nothing has been fired yet. */
export const landing = (
  seat: Seat,
  planet: PlanetId,
  groundForces: number,
  bombarding: UnitCounts,
): InvasionStanding => ({
  seat,
  planet,
  groundForces,
  fighters: 0,
  bombarding,
  ahead: ['bombardment', 'PDS fire'],
  round: 1,
  pending: { attacker: 0, defender: 0 },
});

/** Side a is the invader: its fighters and ground forces; b the ground forces of the planet. Where both sides are gone the
 *  planet is not taken. */
export function invasionOdds(g: G, now: InvasionStanding): BattleOdds {
  const { owner: defender, groundForces, pds } = planetOf(g, now.planet);
  const system = systemOfPlanet(g, now.planet).id;
  const battle = { attacker: now.seat, defender, system, planet: now.planet };
  const side = (seat: Seat, kinds: readonly (readonly [UnitId, number])[], round: number): ShipGroup[] =>
    kinds.map(([unit, count], priority) => {
      const volley = volleyOf(g, aboutUnit({ ...battle, kind: 'invasion combat', round }, seat, unit));
      return { count, ...volley, hits: 1, priority };
    });
  const invaders = [['fighter', now.fighters] as const, ['groundForce', now.groundForces] as const];
  const at = (round: number) => ({
    a: side(now.seat, invaders, round),
    b: side(defender, [['groundForce', groundForces]], round),
  });
  let cells: Cell[] = [{ a: now.pending.attacker, b: now.pending.defender, p: 1 }];
  // A planet without ground forces falls without resistance.
  if (groundForces > 0) {
    const before = (kind: 'bombardment' | 'pds', seat: Seat, firing: UnitCounts): number[] =>
      scoresOf(g, { ...battle, kind, round: 0 } satisfies Engagement, seat, firing);
    const mayDestroy = mayDestroyByBombarding(g, { seat: now.seat, planet: now.planet }) === null;
    const mayFire = mayFirePds(g, { seat: defender, planet: now.planet, target: now.seat, invasion: true }) === null;
    if (now.ahead.includes('bombardment') && mayDestroy)
      cells = spread(cells, () => ({ onA: [1], onB: before('bombardment', now.seat, now.bombarding) }));
    if (now.ahead.includes('PDS fire') && pds > 0 && mayFire)
      cells = spread(cells, () => ({ onA: before('pds', defender, { pds }), onB: [1] }));
  }
  const { a, b } = at(now.round + 1);
  return battleOdds(a, b, { firstRound: at(now.round), start: cells });
}

/** Ships of a seat that could bombard the planet once ground forces have landed there. */
export function bombardersOf(g: G, seat: Seat, planet: PlanetId, fleet: Partial<Record<ShipType, number>>): UnitCounts {
  if (planetOf(g, planet).groundForces === 0) return {};
  const counts: Partial<Record<UnitId, number>> = {};
  for (const unit of ['dreadnought', 'warSun'] as const) {
    const count = fleet[unit] ?? 0;
    if (count > 0 && mayBombard(g, { seat, unit, planet, landed: true }) === null) counts[unit] = count;
  }
  return counts;
}

/** How likely the attacker is to take a planet with everything that he brings: through PDS fire and the battle in space, with
 *  all ground forces that are left landed on it and every ship that may bombarding it. */
export function conquestOdds(
  g: G,
  { attacker, defender, system }: Meeting,
  planet: PlanetId,
  now: BattleStanding = beforeMoving,
): number {
  const groups = fleetGroups(g, { attacker, defender, system }, attacker, now.round);
  let taken = 0;
  for (const { p, left } of spaceBattleOdds(g, system, attacker, defender, now).a.endings) {
    const fleet = countsOf(groups, left);
    const groundForces = troopsLeft(g, attacker, system, fleet);
    if (p === 0 || groundForces === 0) continue;
    const invasion = landing(attacker, planet, groundForces, bombardersOf(g, attacker, planet, fleet));
    taken += p * invasionOdds(g, invasion).a.wins;
  }
  return taken;
}

/** Ground forces aboard what is left of a fleet: of ships alike the emptiest are lost first. */
function troopsLeft(g: G, seat: Seat, system: string, left: Partial<Record<ShipType, number>>): number {
  const ships = shipsOf(systemOf(g, system), seat);
  return lossOrder.reduce((sum, type) => {
    const loads = ships
      .filter((s) => s.type === type)
      .sort((a, b) => a.groundForces + a.pds - (b.groundForces + b.pds));
    const kept = left[type] ?? 0;
    return sum + loads.slice(loads.length - kept).reduce((troops, ship) => troops + ship.groundForces, 0);
  }, 0);
}
