// What an activation of each system could bring a seat: who could come, what could be produced, what lies there already. Needs
// what every component changes, so the page asks for it through reckoning.ts.
import type { Seat } from '@custodian/kernel';
import type { ShipTypeId } from '@custodian/ti4/facts';
import { shipTypeIds } from '@custodian/ti4/facts';
import type { Game, System } from '@custodian/ti4/game';
import { systemOf } from '@custodian/ti4/queries/board';
import { cannonTargets, gunsOf } from '@custodian/ti4/queries/cannons';
import { rangeOf } from '@custodian/ti4/queries/movement';
import { producersIn } from '@custodian/ti4/queries/production';
import { isGroundForce, isShipUnit } from '@custodian/ti4/queries/units';
import { capacity } from '@custodian/ti4/queries/values';
import type { Purpose } from '../../../galaxy/activation/prospects.ts';
import { byWorth } from '../../../galaxy/activation/prospects.ts';
import type { MovementAbout } from '../panels/moving/draft.ts';
import { canMove, comingInto } from '../reckoning/systems.ts';

export interface Prospect {
  readonly system: string;
  readonly purpose: Purpose;
  /** What a movement would be asked about. */
  readonly about: MovementAbout;
  readonly reach: MovementAbout['reach'];
  readonly ships: readonly { readonly kind: ShipTypeId; readonly count: number }[];
  /** Units could be produced here. */
  readonly produces: boolean;
  /** Others whose ships lie here. */
  readonly fleets: readonly { readonly seat: Seat; readonly ships: number }[];
  /** Planets that are not one's own. */
  readonly planets: number;
}

/** In the order in which they are worth looking at. */
export const prospectsOf = (game: Game, seat: Seat, systems: readonly string[]): Prospect[] =>
  systems.map((id) => prospectOf(game, seat, systemOf(game, id) as System)).sort(byWorth);

function prospectOf(game: Game, seat: Seat, system: System): Prospect {
  const mustered = comingInto(game, seat, system);
  const { origins, loaders } = mustered;
  const reach = origins.flatMap((origin) => {
    const path = origin.route(() => 1);
    return origin.ships.map((ship) => ({
      ship: ship.id,
      path,
      room: capacity(game, { seat, type: ship.type }),
      move: rangeOf(game, ship, path[0] as string, system.id),
    }));
  });
  const others = [...new Set(system.space.filter(isShipUnit).map((u) => u.owner))].filter((owner) => owner !== seat);
  const produces = producersIn(game, seat, system.id).length > 0;
  const acts = canMove(mustered) || actsHere(game, seat, system);
  return {
    system: system.id,
    purpose: produces ? 'build' : reach.length > 0 ? 'move' : acts ? 'here' : 'nothing',
    about: {
      system: system.id,
      reach,
      loaders: loaders.map((ship) => ({ ship: ship.id, room: capacity(game, { seat, type: ship.type }) })),
    },
    reach,
    ships: countsOf(game, reach),
    produces,
    fleets: others.map((owner) => ({
      seat: owner,
      ships: system.space.filter((u) => u.owner === owner && isShipUnit(u)).length,
    })),
    planets: system.planets.filter((planet) => planet.owner !== seat).length,
  };
}

/** Ground forces in space could land, space cannons could fire. */
function actsHere(game: Game, seat: Seat, system: System): boolean {
  const aboard = system.space.some((u) => u.owner === seat && isGroundForce(u));
  if (aboard && system.planets.length > 0) return true;
  return gunsOf(game, seat, system.id).length > 0 && cannonTargets(game, seat, system.id, seat).length > 0;
}

function countsOf(game: Game, reach: Prospect['reach']): Prospect['ships'] {
  const coming = new Set(reach.map(({ ship }) => ship));
  const types = game.systems.flatMap((system) =>
    system.space.filter(({ id }) => coming.has(id)).map(({ type }) => type),
  );
  return shipTypeIds
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0);
}
