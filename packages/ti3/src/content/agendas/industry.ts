// Agendas about building: space docks, units and wormholes.
import { forbid, planIn, set } from '@custodian/kernel';
import { placeDock, placeGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { mobilizationPlan } from '../../plans/sharing.ts';
import { gates, hasWormhole, isHome, shipGates, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { isElected, nominees } from '../../queries/council.ts';
import { capitalShips } from '../../queries/fleet.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayBuildDock, mayProduceAt, mayProduceUnit } from '../../queries/permissions.ts';
import { planetsOf, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { influence, levySize, producingDocks, productionLimit, resources, unitsPerCost } from '../../queries/values.ts';
import { loseShips } from '../../rules/combat/losses.ts';
import type { Decided } from '../../rules/council/agenda-effects.ts';
import { askMobilization } from '../../rules/movement/mobilizing.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { planets } from '../facts/index.ts';
import { agenda, electedSeat, lasting, or, pickOne, planetOption, whileLasting } from './vocabulary.ts';

// Mass Mobilization

/** A ground force for every five votes for it. */
const mobilized = ({ cast }: Decided): number =>
  Math.floor(cast.reduce((sum, c) => (c.choice[0] === 'for' ? sum + c.votes : sum), 0) / 5);

// Closing the Wormholes

export interface AtWormholes extends Decided {
  /** Fleets that are still to lose a ship. */
  queue: { readonly seat: Seat; readonly system: string }[];
}

/** Each fleet at a wormhole loses one ship of its owner's choice. */
const shipsAtWormholes: Sequence<'ships at wormholes'> = {
  rule: 'wormholes',
  steps: {
    'fleets at wormholes': {
      do: (x) => {
        const systems = x.g.systems.filter((s) => hasWormhole(s, 'alpha') || hasWormhole(s, 'beta'));
        x.v.queue = orderOfPlay(x.g).flatMap((seat) =>
          systems.filter((s) => capitalShips(s, seat).length > 0).map((s) => ({ seat, system: s.id })),
        );
      },
    },
    'remove a ship': {
      ask: (x) => {
        const next = x.v.queue[0];
        if (next === undefined) return [];
        const ships = capitalShips(systemOf(x.g, next.system), next.seat);
        if (ships.length < 2) return [];
        const options = ships.map((s) => ({
          id: String(s.id),
          text: say('option.ship', { unit: s.type, system: next.system }),
          on: [next.system],
        }));
        return [pickOne(next.seat, 'wormholes', say('ask.lose ship', { system: next.system }), options, 1)];
      },
      then: (x, got) => {
        const next = x.v.queue.shift();
        if (next === undefined) return 'end';
        const [picked] = (got[next.seat] as string[] | undefined) ?? [];
        const ship = picked === undefined ? capitalShips(systemOf(x.g, next.system), next.seat)[0]?.id : Number(picked);
        if (ship !== undefined) loseShips(x, next.system, [ship]);
        return { goto: 'remove a ship' };
      },
    },
  },
};

// Subsidized Industry

const dockSites = (g: G, seat: Seat): PlanetId[] =>
  unitsLeft(g, seat, 'spaceDock') < 1
    ? []
    : planetsOf(g, seat)
        .filter((p) => p.dock < 0 && !isElected(g, 'holyPlanetOfIxth', p.id))
        .map((p) => p.id);

export const industryAgendas: readonly Ti3Component[] = [
  agenda('humaneLabor', {
    against: lasting('humaneLabor'),
    modifies: [
      withLaw('humaneLabor', set, productionLimit, () => 2),
      whileLasting('humaneLabor', forbid, mayProduceAt, (_, __, now) =>
        or(now, why('space dock.building', 'why.humane labor')),
      ),
    ],
  }),
  agenda('holyPlanetOfIxth', {
    modifies: [
      set(nominees, (g, id, now) =>
        id === 'holyPlanetOfIxth' ? now.filter((p) => !isHome(systemOfPlanet(g, p as PlanetId))) : now,
      ),
      withLaw('holyPlanetOfIxth', forbid, mayProduceAt, (g, { dock }, now) =>
        isElected(g, 'holyPlanetOfIxth', dock) ? or(now, why('space dock.building', 'why.holy planet')) : now,
      ),
      withLaw('holyPlanetOfIxth', forbid, mayBuildDock, (g, { planet }, now) =>
        isElected(g, 'holyPlanetOfIxth', planet) ? or(now, why('space dock.new', 'why.holy planet')) : now,
      ),
    ],
  }),
  agenda('laborForcePolitics', {
    against: lasting('laborForcePolitics'),
    modifies: [
      withLaw('laborForcePolitics', set, resources, (_, planet) => planets[planet].influence),
      withLaw('laborForcePolitics', set, influence, (_, planet) => planets[planet].resources),
      whileLasting('laborForcePolitics', set, producingDocks, () => 1),
    ],
  }),
  agenda('regulatedConscription', {
    modifies: [
      withLaw('regulatedConscription', set, unitsPerCost, (_, { unit }, now) => (unit === 'groundForce' ? 1 : now)),
      withLaw('regulatedConscription', set, levySize, () => 1),
    ],
  }),
  agenda('massMobilization', {
    for: {
      each: {
        ask: (g, seat, decided) => askMobilization(g, seat, mobilized(decided)),
        then: (x, seat, answer) => {
          for (const { planet, count } of planIn(mobilizationPlan, answer)?.planets ?? [])
            placeGroundForces(x, seat, planet, count);
        },
      },
    },
    against: lasting('massMobilization'),
    modifies: [
      whileLasting('massMobilization', forbid, mayProduceUnit, (_, { unit }, now) =>
        unit === 'groundForce' ? or(now, why('ground force', 'why.no ground forces bought')) : now,
      ),
    ],
  }),
  agenda('subsidizedIndustry', {
    elected: {
      each: {
        ask: (g, seat, decided) => {
          const sites = electedSeat(decided) === seat ? dockSites(g, seat) : [];
          return sites.length === 0 ? null : pickOne(seat, 'space dock', say('ask.free dock'), sites.map(planetOption));
        },
        then: (x, seat, answer) => {
          const [planet] = (answer ?? []) as PlanetId[];
          if (planet !== undefined) placeDock(x, seat, planet);
        },
      },
    },
  }),
  agenda('closingTheWormholes', {
    against: { run: 'ships at wormholes' },
    modifies: [withLaw('closingTheWormholes', set, shipGates, () => [])],
    procedures: { 'ships at wormholes': shipsAtWormholes },
  }),
  agenda('wormholeReconstruction', {
    modifies: [withLaw('wormholeReconstruction', set, gates, (_, __, now) => [now.flat()])],
  }),
];
