// Transport and Massive Transport: along a chain of adjacent systems without enemy ships, both ends included. Special
// systems do not break it.
import type { Step, Text } from '@custodian/kernel';
import { retargetEffects } from '../../atoms/table.ts';
import { moveDock, moveGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenPlanet, FrozenSystem } from '../../queries/board.ts';
import { neighbours, planetOf, systemOf } from '../../queries/board.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { why } from '../../queries/refusals.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard } from './define.ts';
import { choosing, planetTarget, spareFigures, unlessNone } from './targets.ts';

/** Systems without enemy ships, by the chain they belong to. */
function chainsOf(g: G, seat: Seat): ReadonlyMap<string, number> {
  const chains = new Map<string, number>();
  const isClear = (system: FrozenSystem): boolean => !hasEnemyShips(system, seat);
  let chain = 0;
  for (const start of g.systems) {
    if (chains.has(start.id) || !isClear(start)) continue;
    chains.set(start.id, ++chain);
    const open = [start.id];
    for (const id of open)
      for (const next of neighbours(g, id))
        if (!chains.has(next) && isClear(systemOf(g, next))) {
          chains.set(next, chain);
          open.push(next);
        }
  }
  return chains;
}

/** The planets of a seat, with their chains; those under enemy ships are on none. */
function joinedPlanets(g: G, seat: Seat): { planet: FrozenPlanet; chain: number }[] {
  const chains = chainsOf(g, seat);
  const joined: { planet: FrozenPlanet; chain: number }[] = [];
  for (const system of g.systems) {
    const chain = chains.get(system.id);
    if (chain === undefined) continue;
    for (const planet of system.planets) if (planet.owner === seat) joined.push({ planet, chain });
  }
  return joined;
}

/** Pairs of planets between which something may be transported. */
function routes(
  g: G,
  seat: Seat,
  may: (from: FrozenPlanet, to: FrozenPlanet) => boolean,
): { from: PlanetId; to: PlanetId }[] {
  const joined = joinedPlanets(g, seat);
  return joined.flatMap((a) =>
    joined
      .filter((b) => a !== b && a.chain === b.chain && may(a.planet, b.planet))
      .map((b) => ({ from: a.planet.id, to: b.planet.id })),
  );
}

type Routes = readonly { readonly from: PlanetId; readonly to: PlanetId }[];

interface Transport extends Played<'as an action'> {
  from?: PlanetId;
  to?: PlanetId;
  count?: number;
}

const choosingOrigin = (ask: Text, routesOf: (g: G, seat: Seat) => Routes): Step<ThirdEdition, Transport> =>
  choosing<Transport>({
    ask,
    among: (g, v) => [...new Set(routesOf(g, v.seat).map((r) => r.from))],
    option: planetTarget,
    into: (v, id) => {
      v.from = id as PlanetId;
    },
  });

const choosingDestination = (ask: Text, routesOf: (g: G, seat: Seat) => Routes): Step<ThirdEdition, Transport> =>
  choosing<Transport>({
    ask,
    among: (g, v) =>
      routesOf(g, v.seat)
        .filter((r) => r.from === v.from)
        .map((r) => r.to),
    option: planetTarget,
    into: (v, id) => {
      v.to = id as PlanetId;
    },
  });

/** How many may go: a part of a garrison needs a figure of its own where none stands. */
function loads(from: FrozenPlanet, to: FrozenPlanet, figures: number): number[] {
  const all = [1, 2, 3].filter((count) => count <= from.groundForces);
  return to.groundForces === 0 && figures <= 0 ? all.filter((count) => count === from.groundForces) : all;
}

function marches(g: G, seat: Seat): Routes {
  const figures = spareFigures(g, seat);
  const isNew = ({ id }: FrozenPlanet): boolean => !hasPlayedOn(g, seat, 'transport', id);
  return routes(g, seat, (from, to) => loads(from, to, figures).length > 0 && isNew(from) && isNew(to));
}

const transport = actionCard<'as an action', Transport>({
  id: 'transport',
  on: ['as an action'],
  may: (g, seat) => unlessNone(marches(g, seat), why('action cards.playing', 'why.no way for ground forces')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose origin': choosingOrigin(say('ask.transport from'), marches),
      'choose destination': choosingDestination(say('ask.transport to'), marches),
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
          const { seat, from, to, count } = x.v as Required<Transport>;
          notePlayedOn(x, seat, 'transport', from);
          notePlayedOn(x, seat, 'transport', to);
          moveGroundForces(x, from, to, count);
        },
      },
    },
  },
});

const carried = (g: G, v: Transport): number[] =>
  loads(planetOf(g, v.from as PlanetId), planetOf(g, v.to as PlanetId), spareFigures(g, v.seat));

const hauls = (g: G, seat: Seat): Routes =>
  routes(g, seat, (from, to) => from.dock >= 0 && to.dock < 0 && !hasPlayedOn(g, seat, 'massiveTransport', from.id));

const massiveTransport = actionCard<'as an action', Transport>({
  id: 'massiveTransport',
  on: ['as an action'],
  may: (g, seat) => unlessNone(hauls(g, seat), why('action cards.playing', 'why.no way for a dock')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose space dock': choosingOrigin(say('ask.massive transport from'), hauls),
      'choose destination': choosingDestination(say('ask.massive transport to'), hauls),
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
      'check fleets': { call: 'compliance', with: ifAnyBreach },
    },
  },
});

export const transports: readonly Ti3Component[] = [transport, massiveTransport];
