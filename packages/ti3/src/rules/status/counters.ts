// Command counters received: as many as reinforcements hold, placed on the race sheet where their player wants them.
import type { Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import type { CounterArea } from '../../atoms/board.ts';
import { gainCounters } from '../../atoms/board.ts';
import type { G, Seat } from '../../game.ts';
import type { Areas } from '../../plans/sharing.ts';
import { countersPlan } from '../../plans/sharing.ts';
import { playerOf, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetSupplyLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

const areas = ['commandPool', 'fleetSupply', 'strategyAllocation'] as const satisfies readonly CounterArea[];
type Placement = Record<(typeof areas)[number], number>;

/** Gives how many counters were received. */
export const receiveCounters: Sequence<'receive counters'> = {
  rule: 'command counters',
  steps: {
    'take from reinforcements': {
      do: (x) => {
        x.v.count = Math.max(0, Math.min(x.v.count, reinforcementCounters(x.g, x.v.seat)));
        return x.v.count === 0 ? 'end' : undefined;
      },
    },
    'place on the race sheet': {
      // Whoever is about to redistribute all his counters places the new ones with the others.
      ask: (x) => (x.v.beforeRedistribution ? [] : [placing(x.g, x.v.seat, x.v.count)]),
      then: (x, got) => {
        const placement = planned(countersPlan, got, x.v.seat) ?? wherePlaced(x.g, x.v.seat, x.v.count);
        for (const area of areas) gainCounters(x, x.v.seat, area, placement[area]);
      },
    },
  },
  gives: (x) => x.v.count,
};

const roomInFleetSupply = (g: G, seat: Seat): number =>
  Math.max(0, fleetSupplyLimit(g, seat) - playerOf(g, seat).fleetSupply);

function placing(g: G, seat: Seat, count: number): Plan {
  const room = roomInFleetSupply(g, seat);
  return askForPlan(countersPlan, {
    seat,
    rule: 'command counters',
    ask: say('ask.place counters', { count }),
    about: () => ({ count }),
    check: (plan) => refusePlacement(count, room, plan),
    sample: (roll) => scatter(count, room, roll),
    fallback: () => wherePlaced(g, seat, count),
  });
}

function refusePlacement(count: number, room: number, plan: Areas): Refusal | null {
  const placed = areas.reduce((sum, area) => sum + plan[area], 0);
  if (placed !== count) return why('command counters', 'why.place every counter', { count, placed });
  return plan.fleetSupply > room ? why('fleet supply', 'why.fleet supply full') : null;
}

function scatter(count: number, room: number, roll: Roll): Placement {
  const placement: Placement = { commandPool: 0, fleetSupply: 0, strategyAllocation: 0 };
  for (let i = 0; i < count; i++) {
    const area = areas[roll(areas.length) - 1] as (typeof areas)[number];
    placement[area === 'fleetSupply' && placement.fleetSupply >= room ? 'commandPool' : area]++;
  }
  return placement;
}

/** How much an area counts. Each further counter in it counts less than the one before. */
const weights: Placement = { commandPool: 5, fleetSupply: 5, strategyAllocation: 4 };

/** One by one where a counter is missed most: actions first, then larger fleets, then secondary abilities. */
function wherePlaced(g: G, seat: Seat, count: number): Placement {
  const player = playerOf(g, seat);
  const room = roomInFleetSupply(g, seat);
  const placement: Placement = { commandPool: 0, fleetSupply: 0, strategyAllocation: 0 };
  const gain = (area: keyof Placement): number => {
    const now = player[area] + placement[area];
    return weights[area] * (Math.sqrt(now + 1) - Math.sqrt(now));
  };
  for (let i = 0; i < count; i++) {
    const open = areas.filter((area) => area !== 'fleetSupply' || placement.fleetSupply < room);
    placement[open.reduce((best, area) => (gain(area) > gain(best) ? area : best))]++;
  }
  return placement;
}
