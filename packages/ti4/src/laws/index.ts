// What must hold at a Fourth Edition table whenever a new turn of the action phase begins, beside the laws of every game.
import type { Frozen, State } from '@custodian/kernel';
import type { Laws } from '@custodian/title';
import * as facts from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from '../queries/board.ts';
import { scoredSecrets } from '../queries/objectives.ts';
import { unitCard } from '../queries/units.ts';
import {
  bulk,
  capacity,
  commodityLimit,
  fighterSupport,
  fleetLimit,
  handLimit,
  load,
  secretLimit,
} from '../queries/values.ts';
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
  facts.agendaIds,
  facts.objectiveIds,
  facts.noteIds,
  facts.tileIds,
  facts.planetIds,
];
/** Tiles are numbered, and so are units where one of them is picked. */
const numbered = new Set<string>(facts.tileIds);
const ambiguous = new Set(families.flat().filter((id, n, all) => all.indexOf(id) !== n || numbered.has(id)));

/** What is wrong between two turns; nothing is looked at in the middle of one. */
function invariants(state: State<Game>): string[] {
  const [, phase, deeper] = state.stack;
  if (phase?.run !== 'action phase' || deeper !== undefined) return [];
  const g = state.game as Frozen<Game>;
  return [
    ...g.systems.flatMap((system) => [...fleetsIn(g, system), ...forcesIn(system)]),
    ...g.players.flatMap((_, seat) => handsOf(g, seat)),
  ];
}

function fleetsIn(g: G, system: FrozenSystem): string[] {
  const owners = [...new Set(system.space.filter((u) => facts.isShip(u.type)).map((u) => u.owner))];
  const wrong = owners.length > 1 ? [`ships of seats ${owners.join(' and ')} share ${system.id} after a turn`] : [];
  for (const seat of new Set(system.space.map((u) => u.owner))) wrong.push(...fleetOf(g, system, seat));
  return wrong;
}

/** Ships within the fleet pool, and what they carry within their capacity. */
function fleetOf(g: G, system: FrozenSystem, seat: Seat): string[] {
  const own = system.space.filter((u) => u.owner === seat);
  const ships = own.filter((u) => facts.isShip(u.type) && u.type !== 'fighter').length;
  const most = fleetLimit(g, { seat, system: system.id });
  const wrong = ships > most ? [`seat ${seat} has ${ships} ships in ${system.id}, fleet pool ${most}`] : [];
  const room = own.reduce((sum, u) => sum + capacity(g, { seat, type: u.type }), 0);
  const size = room > 0 ? load : bulk;
  const cargo = own.reduce((sum, u) => sum + size(g, { seat, type: u.type }), 0);
  const fighters = own.filter((u) => u.type === 'fighter').length;
  const supported = Math.min(fighters, fighterSupport(g, { seat, system: system.id }));
  const each = unitCard(g, seat, 'fighter')?.excessInFleetPool ?? null;
  const excess = Math.max(0, cargo - supported - room);
  if (excess > 0 && (each === null || excess > fighters || ships + Math.ceil(excess * each) > most))
    wrong.push(`seat ${seat} has ${cargo} aboard in ${system.id}, capacity ${room}`);
  return wrong;
}

/** On a planet stand units of one player, and he controls it; on the one without a surface none. */
function forcesIn(system: FrozenSystem): string[] {
  return system.planets.flatMap((planet) => {
    const owners = [...new Set(planet.units.map((u) => u.owner))];
    if (planet.id === 'custodiaVigilia' && owners.length > 0) return [`units stand on ${planet.id}`];
    if (owners.length > 1) return [`units of seats ${owners.join(' and ')} share ${planet.id}`];
    const [owner] = owners;
    return owner !== undefined && owner !== planet.owner
      ? [`units of seat ${owner} on ${planet.id}, which ${planet.owner === NOBODY ? 'nobody' : planet.owner} controls`]
      : [];
  });
}

function handsOf(g: G, seat: Seat): string[] {
  const p = g.players[seat] as G['players'][number];
  if (p.eliminated) {
    const left = p.hand.length + p.notes.length + p.notesInPlay.length + p.secrets.length + p.technologies.length;
    return left > 0 ? [`seat ${seat} is eliminated and has ${left} cards`] : [];
  }
  const secrets = p.secrets.length + scoredSecrets(g, seat).length;
  return [
    ...(p.hand.length > handLimit(g, seat) ? [`seat ${seat} holds ${p.hand.length} action cards`] : []),
    ...(secrets > secretLimit(g, seat) ? [`seat ${seat} has ${secrets} secret objectives`] : []),
    ...(p.commodities > commodityLimit(g, seat) ? [`seat ${seat} has ${p.commodities} commodities`] : []),
  ];
}
