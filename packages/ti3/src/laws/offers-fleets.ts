// What questions about ships, landings and production offer.
import type { ShipType } from '../content/facts/index.ts';
import * as facts from '../content/facts/index.ts';
import type { G } from '../game.ts';
import type { Build, Move } from '../plans/index.ts';
import type { Offer } from './offers-reading.ts';
import { isOwn, isPayment, offer, paidOrNothing, planetIn, shipIn, sum, unique } from './offers-reading.ts';

interface Aboard {
  readonly ship: number;
  readonly groundForces: number;
  readonly pds: number;
  readonly leaders?: readonly string[];
}

/** Units and leaders that a ship of the fleet in the system has aboard. */
function isAboard(g: G, seat: number, system: string, { ship, groundForces, pds, leaders = [] }: Aboard): boolean {
  const from = shipIn(g, system, ship);
  const isThere = (id: string): boolean =>
    g.leaders.some((l) => l.id === id && l.place === 'ship' && l.at === String(ship));
  return from?.owner === seat && groundForces <= from.groundForces && pds <= from.pds && leaders.every(isThere);
}

/** The ship lies where its way begins, and what it takes along lies on it. */
function isPossible(g: G, seat: number, { ship, path, fighters = [], pickUps = [] }: Move): boolean {
  const isFighter = (id: number, at: string): boolean =>
    shipIn(g, at, id)?.owner === seat && shipIn(g, at, id)?.type === 'fighter';
  return (
    shipIn(g, path[0] as string, ship)?.owner === seat &&
    fighters.every((id) => path.slice(0, -1).some((at) => isFighter(id, at))) &&
    pickUps.every(({ planet, groundForces, pds, leaders = [] }) => {
      const at = planetIn(g, planet);
      const system = g.systems.find((s) => s.planets.some((p) => p.id === planet))?.id;
      const isThere = (id: string): boolean =>
        g.leaders.some((l) => l.id === id && l.seat === seat && l.place === 'planet' && l.at === planet);
      return (
        at?.owner === seat &&
        path.includes(system ?? '') &&
        groundForces <= at.groundForces &&
        pds <= at.pds &&
        leaders.every(isThere)
      );
    })
  );
}

const inFleet = (g: G, seat: number, ids: readonly number[], systems: readonly string[]): boolean =>
  unique(ids) && ids.every((id) => systems.some((system) => shipIn(g, system, id)?.owner === seat));

export const fleetOffers: Readonly<Record<string, Offer>> = {
  movement: offer('movement', (g, { seat, about }, { moves, docks = [] }) => {
    const { systems, reach, docks: mobile = [] } = about;
    return (
      unique([...moves.flatMap((m) => [m.ship, ...(m.fighters ?? [])]), ...docks.map((d) => d.dock)]) &&
      docks.every((d) => mobile.some((o) => o.dock === d.dock && o.from === d.from)) &&
      moves.every(
        (m) =>
          systems.includes(m.path.at(-1) as string) &&
          (m.path.length === 1 || reach.some((r) => r.ship === m.ship && r.path[0] === m.path[0])) &&
          isPossible(g, seat, m),
      )
    );
  }),
  patrols: offer(
    'patrols',
    (_, { about }, { moves }) =>
      moves.length <= 2 &&
      unique(moves.map((m) => m.ship)) &&
      moves.every((m) => about.ships.some((s) => s.id === m.ship && s.to.includes(m.to))),
  ),
  landings: offer(
    'landings',
    (g, { seat, about: { system, planets } }, { landings, reloadings = [], pay }) =>
      landings.every((l) => planets.includes(l.planet) && isAboard(g, seat, system, l)) &&
      reloadings.every((r) => shipIn(g, system, r.into)?.owner === seat && isAboard(g, seat, system, r)) &&
      (pay === undefined || isPayment(g, seat, pay)),
  ),
  bombardment: offer(
    'bombardment',
    (_, { about }, { ships }) =>
      unique(ships.map((s) => s.ship)) &&
      ships.every((s) => about.open.some((o) => o.ship === s.ship && o.planet === s.planet)),
  ),
  'pds fire': offer('pds fire', (_, { about }, { shots }) =>
    shots.every(({ planet, system, target }) => {
      const found = about.reach.find((r) => r.planet === planet && r.system === system && r.target === target);
      const fired = sum(shots, (s) => (s.planet === planet ? s.pds : 0));
      return found !== undefined && fired <= found.pds;
    }),
  ),
  hits: offer('hits', (g, { seat, about }, { destroy, damage }) =>
    inFleet(g, seat, [...destroy, ...damage], [about.system]),
  ),
  excess: offer(
    'excess',
    (g, { seat, about: { fleets } }, { ships }) =>
      ships.length === sum(fleets, (f) => f.excess) &&
      inFleet(
        g,
        seat,
        ships,
        fleets.map((f) => f.system),
      ),
  ),
  razing: offer(
    'razing',
    (_, { about }, { razings }) =>
      unique(razings.map((r) => r.ship)) &&
      unique(razings.map((r) => r.planet)) &&
      razings.every((r) => about.ships.includes(r.ship) && about.planets.includes(r.planet)),
  ),
  'sabotage run': offer(
    'sabotage run',
    (_, { about }, { pools }) =>
      unique(pools.map((p) => p.target)) &&
      pools.every((p) => about.targets.includes(p.target)) &&
      sum(pools, (p) => p.fighters) <= about.most,
  ),
  fighters: offer('fighters', (_, { about }, { fighters }) => fighters <= about.most),
  production: offer('production', (g, { seat, about }, { builds, docks, pay }) => {
    const isOffered = ({ dock, unit, at }: Build): boolean => {
      const found = about.docks.find((d) => d.dock === dock);
      const units = found?.units.find((u) => u.unit === unit);
      if (found === undefined || units === undefined) return false;
      const place = at ?? (facts.shipTypes.includes(unit as ShipType) ? about.system : dock);
      return (
        units.places.includes(place) &&
        sum(builds, (b) => (b.dock === dock ? b.count : 0)) <= found.limit &&
        sum(builds, (b) => (b.unit === unit ? b.count : 0)) <= (units.left ?? Number.POSITIVE_INFINITY)
      );
    };
    return (
      sum(builds, (b) => b.count) <= (about.most ?? Number.POSITIVE_INFINITY) &&
      builds.every(isOffered) &&
      unique(docks) &&
      docks.every((id) => about.sites.some((s) => s.planet === id)) &&
      paidOrNothing(g, seat, builds.length + docks.length > 0, pay)
    );
  }),
  'free/scuttle units': offer('scuttling', (g, { seat }, { ships, planets, docks = [], cargo = [] }) => {
    const systems = g.systems.map((s) => s.id);
    return (
      inFleet(g, seat, ships, systems) &&
      docks.every((id) => g.systems.some((s) => s.docks.some((d) => d.id === id && d.owner === seat))) &&
      cargo.every((c) => systems.some((system) => isAboard(g, seat, system, c))) &&
      planets.every((p) => {
        const at = planetIn(g, p.planet);
        const isThere = at !== undefined && p.groundForces <= at.groundForces && p.pds <= at.pds;
        return isThere && isOwn(g, seat, p.planet) && (!p.dock || at.dock >= 0);
      })
    );
  }),
};
