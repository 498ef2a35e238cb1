// The Status Phase: objectives, then everything that is reset before the next round.
import type { Decision, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, used } from '@custodian/kernel';
import type { CounterArea } from '../../atoms/board.ts';
import { liftAllCounters, redistributeCounters } from '../../atoms/board.ts';
import { keepStrategyCard, returnStrategyCard } from '../../atoms/cards.ts';
import { refreshPlanets } from '../../atoms/planets.ts';
import { beginPhase, endEffects } from '../../atoms/table.ts';
import { repairShip } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Areas } from '../../plans/sharing.ts';
import { countersPlan } from '../../plans/sharing.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayRedistribute } from '../../queries/permissions.ts';
import { planetsOf, playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetSupplyLimit, handLimit, keepsStrategyCard, statusCards, statusCounters } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { endByPoints, ifAnyoneIsOut } from './victory.ts';

export interface Status {
  /** Seats that the running step still has to come to. */
  queue?: Seat[];
}

export const statusPhase: Sequence<'status phase'> = {
  rule: 'status phase',
  steps: {
    begin: { do: (x) => beginPhase(x, 'status') },
    'status phase begins': {
      window: 'status phase begins',
      about: () => ({}),
      then: (x) => {
        x.v.queue = orderOfPlay(x.g);
      },
    },
    'captive leaders': {
      rule: 'leaders.captives',
      call: 'captive leaders',
      with: (x) => (x.g.leaders.some((l) => l.place === 'captive') ? {} : null),
    },
    'qualify for objectives': {
      rule: 'status.objectives',
      call: 'claim objectives',
      with: (x) => nextSeat(x.v, (seat) => ({ seat })),
      then: () => ({ goto: 'qualify for objectives' }),
    },
    'repair damaged ships': {
      rule: 'status.repair',
      do: (x) => {
        for (const system of x.g.systems)
          for (const ship of system.ships) if (ship.damaged) repairShip(x, system.id, ship.id);
      },
    },
    'remove command counters': { rule: 'status.counters', do: (x) => liftAllCounters(x) },
    'refresh planet cards': {
      rule: 'status.refresh',
      do: (x) => {
        for (const seat of seatsIn(x.g)) {
          const exhausted = planetsOf(x.g, seat).filter((p) => p.exhausted);
          refreshPlanets(
            x,
            exhausted.map((p) => p.id),
          );
        }
      },
    },
    'before action cards': {
      rule: 'status.receive',
      window: 'before action cards',
      about: () => ({}),
      then: (x, about) => {
        x.v.queue = about.drawn === true ? [] : orderOfPlay(x.g);
      },
    },
    'receive action cards': {
      rule: 'status.receive',
      call: 'draw action cards',
      with: (x) => nextSeat(x.v, (seat) => ({ seat, count: statusCards(x.g, seat) })),
      then: () => ({ goto: 'receive action cards' }),
    },
    'all have their cards': {
      do: (x) => {
        x.v.queue = orderOfPlay(x.g);
      },
    },
    'receive command counters': {
      rule: 'status.receive',
      call: 'receive counters',
      with: (x) =>
        nextSeat(x.v, (seat) => ({
          seat,
          count: statusCounters(x.g, seat),
          ...(mayRedistribute(x.g, { seat }) === null && { beforeRedistribution: true as const }),
        })),
      then: () => ({ goto: 'receive command counters' }),
    },
    'redistribute command areas': {
      rule: 'status.redistribute',
      ask: (x) => orderOfPlay(x.g).flatMap((seat) => askToRedistribute(x.g, seat)),
      then: (x, got) => {
        for (const seat of orderOfPlay(x.g)) {
          const areas = got[seat] as Areas | undefined;
          if (areas !== undefined && !isAsBefore(x.g, seat, areas)) redistributeCounters(x, seat, onlyAreas(areas));
        }
      },
    },
    'fleets in compliance': { rule: 'fleet supply', call: 'compliance', with: ifAnyBreach },
    'before strategy cards return': { window: 'before strategy cards return', about: () => ({}) },
    'return strategy cards': {
      rule: 'status.return',
      do: (x) => {
        for (const { id: card, holder: seat } of x.g.strategyCards) {
          if (seat === NOBODY) continue;
          if (keepsStrategyCard(x.g, { seat, card })) keepStrategyCard(x, card);
          else returnStrategyCard(x, card);
        }
      },
    },
    'end of the round': {
      do: (x) => {
        endEffects(x, 'round');
        x.v.queue = orderOfPlay(x.g).filter((seat) => playerOf(x.g, seat).hand.length > handLimit(x.g, seat));
      },
    },
    'fleets back to normal': { rule: 'fleet supply', call: 'compliance', with: ifAnyBreach },
    'hands back to normal': {
      rule: 'action cards.hand',
      call: 'draw action cards',
      with: (x) => nextSeat(x.v, (seat) => ({ seat, count: 0 })),
      then: () => ({ goto: 'hands back to normal' }),
    },
    elimination: { call: 'elimination', with: ifAnyoneIsOut },
    'last round': {
      rule: 'imperium rex',
      do: (x) => {
        if (isLastRound(x.g)) endByPoints(x);
      },
    },
  },
};

/** The variables of the call for the next seat in the queue; null when all have had their turn. */
function nextSeat<Given>(v: Status, about: (seat: Seat) => Given): Given | null {
  const seat = v.queue?.shift();
  return seat === undefined ? null : about(seat);
}

const areas: readonly CounterArea[] = ['commandPool', 'fleetSupply', 'strategyAllocation'];

const onlyAreas = ({ commandPool, fleetSupply, strategyAllocation }: Areas): Areas => ({
  commandPool,
  fleetSupply,
  strategyAllocation,
});

const isAsBefore = (g: G, seat: Seat, chosen: Areas): boolean =>
  areas.every((area) => playerOf(g, seat)[area] === chosen[area]);

function askToRedistribute(g: G, seat: Seat): Decision[] {
  const player = playerOf(g, seat);
  const sum = areas.reduce((n, area) => n + player[area], 0);
  if (sum === 0 || mayRedistribute(g, { seat }) !== null) return [];
  const limit = fleetSupplyLimit(g, seat);
  return [
    askForPlan(countersPlan, {
      seat,
      rule: 'status.redistribute',
      ask: say('ask.redistribute counters', { count: sum }),
      about: () => ({ count: sum }),
      check: (plan) => refuseAreas(plan, sum, limit),
      sample: (roll) => sampleAreas(onlyAreas(player), limit, roll),
      fallback: () => onlyAreas(player),
    }),
  ];
}

function refuseAreas(plan: Areas, sum: number, limit: number): Refusal | null {
  const given = areas.reduce((n, area) => n + plan[area], 0);
  if (given !== sum) return why('status.redistribute', 'why.counters do not add up', { given, count: sum });
  return plan.fleetSupply > limit ? why('fleet supply', 'why.fleet supply full') : null;
}

/** A counter or two change places: a race that keeps throwing its areas about would only lose its fleets. */
function sampleAreas(start: Areas, limit: number, roll: Roll): Areas {
  const now = { ...start };
  for (let moves = roll(3) - 1; moves > 0; moves--) {
    const from = areas[roll(3) - 1] as CounterArea;
    const to = areas[roll(3) - 1] as CounterArea;
    if (now[from] === 0 || (to === 'fleetSupply' && now.fleetSupply >= limit)) continue;
    now[from]--;
    now[to]++;
  }
  return now;
}

/**
 * Two options end the game after a Status Phase: the Long War without the Game Over card, when the last objective has been
 * drawn, and the Age of Empire, whose turn token moves one card a round until it lies on that card.
 */
function isLastRound(g: G): boolean {
  if (g.options.ageOfEmpire) return g.round >= g.objectives.length;
  const isLast = g.options.noGameOver && g.objectiveDeck.length === 0;
  if (isLast) used('option', 'noGameOver');
  return isLast;
}
