// Command counters received: as many as reinforcements hold, placed on the race sheet where their player wants them.
import type { Json, Plan, Procedure, Refusal, Roll } from '@custodian/kernel';
import type { CounterArea } from '../atoms/board.ts';
import { gainCounters } from '../atoms/board.ts';
import type { Game, Seat } from '../game.ts';
import { reinforcementCounters } from '../queries/players.ts';
import { why } from '../queries/refusals.ts';
import { say } from '../words/index.ts';
import { isCount, isRecord } from './reading.ts';

const areas = ['commandPool', 'fleetSupply', 'strategyAllocation'] as const satisfies readonly CounterArea[];
type Placement = Record<(typeof areas)[number], number>;

/** Gives how many counters were received. */
export const receiveCounters: Procedure<Game, { seat: Seat; count: number }> = {
  rule: 'command counters',
  steps: {
    'take from reinforcements': {
      do: (x) => {
        x.v.count = Math.max(0, Math.min(x.v.count, reinforcementCounters(x.g, x.v.seat)));
        return x.v.count === 0 ? 'end' : undefined;
      },
    },
    'place on the race sheet': {
      ask: (x) => [placing(x.v.seat, x.v.count)],
      then: (x, got) => {
        const placement = got[x.v.seat] as Placement;
        for (const area of areas) gainCounters(x, x.v.seat, area, placement[area]);
      },
    },
  },
  gives: (x) => x.v.count,
};

const placing = (seat: Seat, count: number): Plan => ({
  kind: 'plan',
  seat,
  rule: 'command counters',
  ask: say('ask.place counters', { count }),
  shape: 'counters',
  about: { count },
  check: (plan) => refusePlacement(count, plan),
  sample: (roll) => scatter(count, roll),
  fallback: spread(count),
});

function refusePlacement(count: number, plan: Json): Refusal | null {
  if (!isRecord(plan) || areas.some((area) => !isCount(plan[area])))
    return why('command counters', 'why.plan malformed');
  const placed = areas.reduce((sum, area) => sum + (plan[area] as number), 0);
  return placed === count ? null : why('command counters', 'why.place every counter', { count, placed });
}

function scatter(count: number, roll: Roll): Placement {
  const placement: Placement = { commandPool: 0, fleetSupply: 0, strategyAllocation: 0 };
  for (let i = 0; i < count; i++) placement[areas[roll(areas.length) - 1] as (typeof areas)[number]]++;
  return placement;
}

/** Half to the Command Pool, the rest shared: what suits most turns. */
function spread(count: number): Placement {
  const commandPool = Math.ceil(count / 2);
  const fleetSupply = Math.floor((count - commandPool) / 2);
  return { commandPool, fleetSupply, strategyAllocation: count - commandPool - fleetSupply };
}
