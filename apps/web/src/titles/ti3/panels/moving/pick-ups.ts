// What comes aboard from planets: units into the hold, leaders into the ship or into a fighter that it takes along.
import type { LeaderId, PlanetId } from '@custodian/ti3/facts';
import type { Move } from '@custodian/ti3/plans';
import type { Sight } from '../numbers.ts';
import type { Load, Stop } from './draft.ts';

/** `fighters`: those that go along; the path begins where the ship lies. */
export function pickUpsOf(
  { g, seat }: Sight,
  load: Load,
  path: readonly string[],
  fighters: readonly number[],
): NonNullable<Move['pickUps']> {
  const homes = new Map(load.leaders.map((id) => [id, g.leaders.find((l) => l.id === id && l.seat === seat)?.at]));
  const planets = new Set([...Object.keys(load.groundForces), ...Object.keys(load.pds), ...homes.values()]);
  const along = path.map((id) => g.systems.find((s) => s.id === id));
  /** A fighter that has been taken by the time the ship comes to the planet. */
  const ridden = (planet: PlanetId): number | undefined => {
    const passed = along.slice(0, along.findIndex((s) => s?.planets.some((p) => p.id === planet)) + 1);
    return fighters.find((id) => passed.some((s) => s?.ships.some((ship) => ship.id === id)));
  };
  return ([...planets] as PlanetId[]).flatMap((planet) => {
    const fighter = ridden(planet);
    const isRiding = (id: LeaderId): boolean => fighter !== undefined && load.riding.includes(id);
    const here = load.leaders.filter((id) => homes.get(id) === planet);
    const leaders = here.filter((id) => !isRiding(id));
    const riding = here.filter(isRiding);
    const groundForces = load.groundForces[planet] ?? 0;
    const pds = load.pds[planet] ?? 0;
    return [
      ...(groundForces + pds + leaders.length > 0
        ? [{ planet, groundForces, pds, ...(leaders.length > 0 && { leaders }) }]
        : []),
      ...(fighter !== undefined && riding.length > 0
        ? [{ planet, groundForces: 0, pds: 0, leaders: riding, fighter }]
        : []),
    ];
  });
}

/** Could leaders of the stop go aboard a fighter: has one been taken there or before? */
export const mayRide = (load: Load, stops: readonly Stop[], at: Stop): boolean =>
  stops.slice(0, stops.indexOf(at) + 1).some((stop) => (load.fighters[stop.system] ?? 0) > 0);

export const toggleLeader = (load: Load, leader: LeaderId): Load => ({
  ...load,
  leaders: toggled(load.leaders, leader),
  riding: load.riding.filter((id) => id !== leader),
});

/** A leader who comes along changes between the ship and a fighter. */
export const toggleRiding = (load: Load, leader: LeaderId): Load => ({ ...load, riding: toggled(load.riding, leader) });

const toggled = (list: readonly LeaderId[], leader: LeaderId): readonly LeaderId[] =>
  list.includes(leader) ? list.filter((id) => id !== leader) : [...list, leader];
