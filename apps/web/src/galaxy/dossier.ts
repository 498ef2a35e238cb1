// What could be built in a system.
import type { PlanetId } from '@custodian/ti3/facts';
import { dockInSpace, units } from '@custodian/ti3/facts';
import type { Game, System } from '@custodian/ti3/game';
import { dockInSpaceId } from '@custodian/ti3/queries/docks';
import { valuesOf } from './model.ts';

export interface DockListed {
  readonly id: string;
  readonly seat: number;
  /** Null for one that lies in space. */
  readonly planet: PlanetId | null;
  /** Units it builds at once, as printed. */
  readonly limit: number;
  /** Placed this round: it builds from the next. */
  readonly isNew: boolean;
}

export function docksOf(game: Game, system: System): DockListed[] {
  const isNew = (since: number): boolean => since > 0 && since === game.round;
  const onPlanets = system.planets.flatMap((planet) =>
    planet.dock < 0
      ? []
      : {
          id: planet.id,
          seat: planet.owner,
          planet: planet.id,
          limit: valuesOf(game, planet.id).resources + (units.spaceDock.productionBonus ?? 0),
          isNew: isNew(planet.dock),
        },
  );
  const inSpace = system.docks.map(({ id, owner, since }) => ({
    id: dockInSpaceId(id),
    seat: owner,
    planet: null,
    limit: dockInSpace.production,
    isNew: isNew(since),
  }));
  return [...onPlanets, ...inSpace];
}
