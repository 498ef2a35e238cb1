// What must hold at a Third Edition table whenever a new turn of the Action Phase begins, beside the laws of every game.
import type { Frozen, State } from '@custodian/kernel';
import type { Laws } from '@custodian/title';
import * as facts from '../content/facts/index.ts';
import type { Game } from '../game.ts';
import { countFleet, fleetSize, roomOn, unsupportedFighters } from '../queries/fleet.ts';
import { fleetLimit } from '../queries/values.ts';
import { offeredAlone } from './offered-alone.ts';
import { isOffered, kinds } from './offers.ts';

export const laws: Laws<Game> = {
  also: invariants,
  ambiguous: (id) => ambiguous.has(id),
  kinds,
  offers: isOffered,
  alone: offeredAlone,
};

const families: readonly (readonly string[])[] = [
  facts.actionCardIds,
  facts.politicalCardIds,
  facts.objectiveIds,
  facts.tileIds,
  facts.planetIds,
];
const ambiguous = new Set(families.flat().filter((id, n, all) => all.indexOf(id) !== n));

/** What is wrong between two turns; nothing is looked at in the middle of one. */
function invariants(state: State<Game>): string[] {
  const [, phase, deeper] = state.stack;
  if (phase?.run !== 'action phase' || deeper !== undefined) return [];
  const g = state.game as Frozen<Game>;
  return [
    ...g.systems.flatMap((system) => [...fleetsIn(g, system), ...cargoIn(g, system), ...leftBehind(system)]),
    ...astrayLeaders(g),
  ];
}

/** Between turns a leader is at home on a planet of his owner, if he is on one at all, and nobody is on the run. */
function astrayLeaders(g: Frozen<Game>): string[] {
  const wrong: string[] = [];
  for (const { id, seat, place, at } of g.leaders) {
    if (place === 'escaping') wrong.push(`${id} is still on the run`);
    if (place !== 'planet') continue;
    const planet = g.systems.flatMap((s) => s.planets).find((p) => p.id === at);
    if (planet?.owner !== seat) wrong.push(`${id} of seat ${seat} is on ${at}, which seat ${planet?.owner} holds`);
  }
  return wrong;
}

type FrozenSystem = Frozen<Game>['systems'][number];

function fleetsIn(g: Frozen<Game>, system: FrozenSystem): string[] {
  const owners = [...new Set(system.ships.map((ship) => ship.owner))];
  const wrong = owners.length > 1 ? [`ships of seats ${owners.join(' and ')} share ${system.id} after a turn`] : [];
  for (const seat of owners) {
    const fleet = countFleet(g, system, seat);
    const limit = fleetLimit(g, { seat, system: system.id });
    const size = fleetSize(g, seat, fleet);
    if (size > limit) wrong.push(`seat ${seat} has ${size} ships in ${system.id}, with a fleet supply of ${limit}`);
    const homeless = unsupportedFighters(g, seat, fleet);
    if (homeless > 0) wrong.push(`seat ${seat} has ${homeless} fighters without capacity in ${system.id}`);
  }
  return wrong;
}

function cargoIn(g: Frozen<Game>, system: FrozenSystem): string[] {
  return system.ships
    .filter(
      (ship) => ship.groundForces < 0 || ship.pds < 0 || (ship.groundForces + ship.pds > 0 && roomOn(g, ship) < 0),
    )
    .map(
      (ship) =>
        `${ship.type} ${ship.id} in ${system.id} carries ${ship.groundForces} ground forces and ${ship.pds} PDS`,
    );
}

function leftBehind(system: FrozenSystem): string[] {
  const wrong: string[] = [];
  for (const planet of system.planets) {
    if (planet.invaders !== null) wrong.push(`invaders are left on ${planet.id}`);
    if (planet.owner < 0 && (planet.groundForces > 0 || planet.pds > 0 || planet.dock >= 0))
      wrong.push(`units stand on neutral ${planet.id}`);
    if (planet.groundForces < 0 || planet.pds < 0) wrong.push(`a negative number of units on ${planet.id}`);
  }
  return wrong;
}
