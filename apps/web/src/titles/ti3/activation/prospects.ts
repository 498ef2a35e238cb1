// What an activation of each system could bring a seat: who could come, what could be built, what lies there already. Needs
// what every component changes, so the page asks for it through reckoning.ts.
import type { Seat } from '@custodian/kernel';
import type { ShipType } from '@custodian/ti3/facts';
import { shipTypes } from '@custodian/ti3/facts';
import type { Game, System } from '@custodian/ti3/game';
import { NOBODY } from '@custodian/ti3/game';
import { pdsInRange } from '@custodian/ti3/queries/battle';
import { lanes, systemOf } from '@custodian/ti3/queries/board';
import { docksIn, docksNextTo } from '@custodian/ti3/queries/docks';
import { mayProduceAt } from '@custodian/ti3/queries/permissions';
import { hasCounter } from '@custodian/ti3/queries/players';
import type { Purpose } from '../../../galaxy/activation/prospects.ts';
import { byWorth } from '../../../galaxy/activation/prospects.ts';
import type { MovementAbout } from '../panels/moving/draft.ts';
import { comingInto, dockSites } from '../reckoning/systems.ts';

export interface Prospect {
  readonly system: string;
  readonly purpose: Purpose;
  /** Ships that could come, each with a way. */
  readonly reach: MovementAbout['reach'];
  readonly ships: readonly { readonly kind: ShipType; readonly count: number }[];
  /** A dock of one's own could build here, or a new one could be placed. */
  readonly builds: 'units' | 'dock' | null;
  /** Others whose ships lie here. */
  readonly fleets: readonly { readonly seat: Seat; readonly ships: number }[];
  /** Planets that are not one's own. */
  readonly planets: number;
}

/** In the order in which they are worth looking at. */
export const prospectsOf = (game: Game, seat: Seat, systems: readonly string[]): Prospect[] =>
  systems.map((id) => prospectOf(game, seat, systemOf(game, id) as System)).sort(byWorth);

function prospectOf(game: Game, seat: Seat, system: System): Prospect {
  const coming = comingInto(game, seat, system);
  const reach = coming.reach as MovementAbout['reach'];
  const others = [...new Set(system.ships.map((ship) => ship.owner))].filter((owner) => owner !== seat);
  const builds = buildsIn(game, seat, system);
  const acts = coming.loads || actsHere(game, seat, system, others);
  return {
    system: system.id,
    purpose:
      builds === 'units' ? 'build' : reach.length > 0 ? 'move' : builds !== null ? 'build' : acts ? 'here' : 'nothing',
    reach,
    ships: countsOf(game, reach),
    builds,
    fleets: others.map((owner) => ({ seat: owner, ships: system.ships.filter((ship) => ship.owner === owner).length })),
    planets: system.planets.filter((planet) => planet.owner !== seat).length,
  };
}

function buildsIn(game: Game, seat: Seat, system: System): Prospect['builds'] {
  if (docksIn(system, seat).some(({ id: dock }) => mayProduceAt(game, { seat, dock }) === null)) return 'units';
  return dockSites(game, system).some((site) => site.seat === seat) ? 'dock' : null;
}

/** Units aboard could land, PDS could fire, a dock in space could come. */
function actsHere(game: Game, seat: Seat, system: System, others: readonly Seat[]): boolean {
  const aboard = system.ships.some((ship) => ship.owner === seat && ship.groundForces + ship.pds > 0);
  if (aboard && system.planets.length > 0) return true;
  if (others.some((other) => other !== NOBODY && pdsInRange(game, seat, system.id, other).length > 0)) return true;
  const near = (lanes(game).get(system.id) ?? []).filter((id) => game.systems.some((each) => each.id === id));
  return docksNextTo(game, seat, near, (from) => from.id !== system.id && !hasCounter(from, seat)).length > 0;
}

function countsOf(game: Game, reach: Prospect['reach']): Prospect['ships'] {
  const coming = new Set(reach.map(({ ship }) => ship));
  const types = game.systems.flatMap((system) =>
    system.ships.filter(({ id }) => coming.has(id)).map(({ type }) => type),
  );
  return shipTypes
    .map((kind) => ({ kind, count: types.filter((type) => type === kind).length }))
    .filter(({ count }) => count > 0);
}
