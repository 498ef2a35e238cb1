// The position after a movement, for the odds of a battle there.
import type { Game } from '@custodian/ti3/game';
import { systemOf } from '@custodian/ti3/queries/board';
import type { Cargo } from '@custodian/ti3/queries/fleet';
import type { Ship } from '../numbers.ts';
import type { Draft, Moving } from './draft.ts';
import { shipOf } from './draft.ts';
import { planOf } from './movement.ts';

/** The game with the ships where the plan takes them and what they pick up aboard: for the odds of a battle there. */
export function afterMoving(m: Moving, draft: Draft): Game {
  const arriving = new Map<string, Ship[]>();
  const gone = new Set<number>();
  const aboard = new Map<string, Cargo>();
  for (const { ship, path, fighters = [], pickUps = [] } of planOf(m, draft).moves) {
    const to = path.at(-1) as string;
    const boarding = { groundForces: 0, pds: 0 };
    for (const { planet, groundForces, pds } of pickUps) {
      const known = aboard.get(planet) ?? { groundForces: 0, pds: 0 };
      aboard.set(planet, { groundForces: known.groundForces + groundForces, pds: known.pds + pds });
      boarding.groundForces += groundForces;
      boarding.pds += pds;
    }
    for (const id of path.length > 1 ? [ship, ...fighters] : []) {
      const found = path.flatMap((system) => shipOf(m, system, id) ?? [])[0];
      if (found === undefined) continue;
      gone.add(id);
      const loaded = {
        ...found,
        groundForces: found.groundForces + boarding.groundForces,
        pds: found.pds + boarding.pds,
      };
      arriving.set(to, [...(arriving.get(to) ?? []), id === ship ? loaded : found]);
    }
  }
  const systems = m.g.systems.map((system) => ({
    ...system,
    ships: [...system.ships.filter((s) => !gone.has(s.id)), ...(arriving.get(system.id) ?? [])],
    planets: system.planets.map((planet) => {
      const left = aboard.get(planet.id);
      if (left === undefined) return planet;
      return { ...planet, groundForces: planet.groundForces - left.groundForces, pds: planet.pds - left.pds };
    }),
  }));
  return { ...m.g, systems };
}

/** Whose fleet lies where the ships go; null when nobody's does. */
export const enemyIn = (m: Moving, system: string): number | null =>
  systemOf(m.g, system).ships.find((s) => s.owner !== m.seat)?.owner ?? null;
