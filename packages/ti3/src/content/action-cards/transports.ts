// Transport and Massive Transport: along a chain of adjacent systems without enemy ships, both ends included. Special
// systems do not break it.
import type { Procedure } from '@custodian/kernel';
import { retargetEffects } from '../../atoms/table.ts';
import { moveDock, moveGroundForces } from '../../atoms/units.ts';
import type { G, Game, Seat } from '../../game.ts';
import type { FrozenPlanet } from '../../queries/board.ts';
import { neighbours, planetOf, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/playing-action-cards.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import type { Played } from './define.ts';
import { actionCard } from './define.ts';
import { choosing, planetTarget, spareFigures, unlessNone } from './targets.ts';

const idsOf = (planets: readonly FrozenPlanet[]): PlanetId[] => planets.map((p) => p.id);

const isClear = (g: G, seat: Seat, id: string): boolean => systemOf(g, id).ships.every((s) => s.owner === seat);

/** Every system that such a chain joins with this one, itself included; none when enemy ships are here. */
function joinedWithoutEnemies(g: G, seat: Seat, from: string): ReadonlySet<string> {
  const joined = new Set<string>();
  if (!isClear(g, seat, from)) return joined;
  joined.add(from);
  for (const id of joined)
    for (const next of neighbours(g, id)) if (!joined.has(next) && isClear(g, seat, next)) joined.add(next);
  return joined;
}

interface Transport extends Played {
  from?: PlanetId;
  to?: PlanetId;
}

/** How many may go: a part of a garrison needs a figure of its own where none stands. */
function loads(g: G, seat: Seat, from: FrozenPlanet, to: FrozenPlanet): number[] {
  const all = [1, 2, 3].filter((count) => count <= from.groundForces);
  const needsFigure = to.groundForces === 0 && spareFigures(g, seat) <= 0;
  return needsFigure ? all.filter((count) => count === from.groundForces) : all;
}

const destinations = (g: G, seat: Seat, from: FrozenPlanet): PlanetId[] => {
  const joined = joinedWithoutEnemies(g, seat, systemOfPlanet(g, from.id).id);
  return idsOf(planetsOf(g, seat)).filter(
    (id) =>
      id !== from.id &&
      joined.has(systemOfPlanet(g, id).id) &&
      loads(g, seat, from, planetOf(g, id)).length > 0 &&
      !hasPlayedOn(g, seat, 'transport', id),
  );
};

const origins = (g: G, seat: Seat): PlanetId[] =>
  idsOf(
    planetsOf(g, seat).filter(
      (p) => p.groundForces > 0 && !hasPlayedOn(g, seat, 'transport', p.id) && destinations(g, seat, p).length > 0,
    ),
  );

const transport = actionCard({
  id: 'transport',
  on: ['as an action'],
  may: (g, seat) => unlessNone(origins(g, seat), why('action cards.playing', 'why.no way for ground forces')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose origin': choosing({
        ask: say('ask.transport from'),
        among: (g, v) => origins(g, v.seat),
        option: planetTarget,
        into: (v, id) => {
          v.from = id as PlanetId;
        },
      }),
      'choose destination': choosing({
        ask: say('ask.transport to'),
        among: (g, v) => destinations(g, v.seat, planetOf(g, v.from as PlanetId)),
        option: planetTarget,
        into: (v, id) => {
          v.to = id as PlanetId;
        },
      }),
      'choose how many': choosing({
        ask: say('ask.transport count'),
        among: (g, v) => carried(g, v).map(String),
        option: (_, id) => ({ id, text: say('option.ground forces', { count: Number(id) }) }),
        into: (v, id) => {
          v.count = Number(id);
        },
      }),
      'take effect': {
        do: (x) => {
          const { seat, from, to, count } = x.v as Required<Transport> & { count: number };
          notePlayedOn(x, seat, 'transport', from);
          notePlayedOn(x, seat, 'transport', to);
          moveGroundForces(x, from, to, count);
        },
      },
    },
  } satisfies Procedure<Game, Transport & { count?: number }>,
});

const carried = (g: G, v: Transport): number[] =>
  loads(g, v.seat, planetOf(g, v.from as PlanetId), planetOf(g, v.to as PlanetId));

const sites = (g: G, seat: Seat, from: PlanetId): PlanetId[] => {
  const joined = joinedWithoutEnemies(g, seat, systemOfPlanet(g, from).id);
  return planetsOf(g, seat)
    .filter((p) => p.dock < 0 && joined.has(systemOfPlanet(g, p.id).id))
    .map((p) => p.id);
};

const movableDocks = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => p.dock >= 0 && !hasPlayedOn(g, seat, 'massiveTransport', p.id) && sites(g, seat, p.id).length > 0)
    .map((p) => p.id);

const massiveTransport = actionCard({
  id: 'massiveTransport',
  on: ['as an action'],
  may: (g, seat) => unlessNone(movableDocks(g, seat), why('action cards.playing', 'why.no way for a dock')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose space dock': choosing({
        ask: say('ask.massive transport from'),
        among: (g, v) => movableDocks(g, v.seat),
        option: planetTarget,
        into: (v, id) => {
          v.from = id as PlanetId;
        },
      }),
      'choose destination': choosing({
        ask: say('ask.massive transport to'),
        among: (g, v) => sites(g, v.seat, v.from as PlanetId),
        option: planetTarget,
        into: (v, id) => {
          v.to = id as PlanetId;
        },
      }),
      'take effect': {
        do: (x) => {
          const from = x.v.from as PlanetId;
          const to = x.v.to as PlanetId;
          moveDock(x, from, to);
          // What holds for the dock goes with it, and so does that this card was played on it.
          for (const source of ['action:spacedockAccident', 'action:productivitySpike'])
            retargetEffects(x, source, from, to);
          notePlayedOn(x, x.v.seat, 'massiveTransport', to);
        },
      },
      'check fleets': { call: 'compliance', with: () => ({}) },
    },
  } satisfies Procedure<Game, Played & { from?: PlanetId; to?: PlanetId }>,
});

export const transports: readonly Ti3Component[] = [transport, massiveTransport];
