// Command tokens: gained into pools, moved between them, and placed on the board.
import type { Choose, Plan, Refusal, Roll, Text } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import {
  gainTokens as gain,
  placeToken as place,
  redistributeTokens as redistribute,
  spendTokens,
} from '../../atoms/board.ts';
import { exhaustRelic } from '../../atoms/relics.ts';
import type { RelicId } from '../../facts/index.ts';
import type { G, Pool, Seat, Ti4 } from '../../game.ts';
import { pools } from '../../game.ts';
import type { TokensPlan } from '../../plans/rounds.ts';
import { tokensPlan } from '../../plans/rounds.ts';
import { hasToken, systemOf } from '../../queries/board.ts';
import { playerOf, tokensLeft, tokensOnSheet } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { ownFleetLimit, tokenStandIns } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

type Pools = Record<Pool, number>;

export interface GainingTokens {
  readonly seat: Seat;
  count: number;
}

export const gainTokens: Sequence<'gain tokens'> = {
  rule: 'command tokens',
  steps: {
    'take from reinforcements': {
      do: (x) => {
        x.v.count = Math.max(0, Math.min(x.v.count, tokensLeft(x.g, x.v.seat)));
        return x.v.count === 0 ? 'end' : undefined;
      },
    },
    'choose pools': {
      ask: ({ g, v: { seat, count } }) => [placing(g, seat, count)],
      then: (x, got) => {
        const plan = planned(tokensPlan, got, x.v.seat) as TokensPlan;
        for (const pool of pools) gain(x, x.v.seat, pool, plan[pool]);
      },
    },
  },
};

/** Tokens that are shared out anew right afterwards go where they are missed most. */
export function gainBeforeRedistribution(x: Ti4, seat: Seat, count: number): void {
  const shares = wherePlaced(x.g, seat, Math.min(count, tokensLeft(x.g, seat)));
  for (const pool of pools) gain(x, seat, pool, shares[pool]);
}

export const redistributeTokens: Sequence<'redistribute tokens'> = {
  rule: 'command tokens',
  steps: {
    'share out anew': {
      ask: (x) => x.v.seats.filter((seat) => tokensOnSheet(x.g, seat) > 0).map((seat) => sharing(x.g, seat)),
      then: (x, got) => {
        for (const seat of x.v.seats) {
          const plan = planned(tokensPlan, got, seat);
          if (plan !== undefined) redistribute(x, seat, plan);
        }
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
};

export const placeToken: Sequence<'place token'> = {
  rule: 'command tokens',
  steps: {
    'from where': {
      ask: ({ g, v: { seat, system } }) => {
        const from = sourcesOf(g, seat, system);
        return from.length < 2 ? [] : [choosingPool(seat, system, from as Pool[])];
      },
      then: (x, got) => {
        const { seat, system } = x.v;
        const [from] = (got[seat] as Source[] | undefined) ?? sourcesOf(x.g, seat, system);
        if (from === undefined) return 'end';
        place(x, seat, system, from);
        return from === 'fleet' ? undefined : 'end';
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
};

/** Tokens that are spent from the strategy pool, or placed in a system out of it. */
export interface SpendingStrategyTokens {
  readonly seat: Seat;
  readonly count: number;
  readonly system?: string;
  /** A relic that was exhausted for one of them. */
  standIn?: RelicId;
  fromFleet?: true;
}

export const spendStrategyTokens: Sequence<'spend strategy tokens'> = {
  rule: 'command tokens',
  steps: {
    'which token': {
      ask: ({ g, v: { seat, count } }) => (count === 0 ? [] : choosingStandIn(g, seat, count)),
      then: (x, got) => {
        const [relic] = (got[x.v.seat] as readonly RelicId[] | undefined) ?? [];
        if (relic === undefined) return;
        exhaustRelic(x, x.v.seat, relic);
        x.v.standIn = relic;
      },
    },
    'from which pool': {
      ask: ({ g, v: { seat, standIn } }) => {
        const from = standIn === undefined || tokensLeft(g, seat) > 0 ? [] : filledPools(g, seat);
        return from.length < 2 ? [] : [poolQuestion(seat, say('ask.stand-in from pool'), from)];
      },
      then: (x, got) => {
        const { seat, count, system, standIn } = x.v;
        const own = standIn === undefined ? count : count - 1;
        if (system === undefined) spendTokens(x, seat, 'strategy', own);
        else if (own > 0) place(x, seat, system, 'strategy');
        if (standIn === undefined) return;
        const [picked] = (got[seat] as Pool[] | undefined) ?? filledPools(x.g, seat);
        const from = tokensLeft(x.g, seat) > 0 ? 'reinforcements' : picked;
        if (from === undefined) return;
        if (from === 'fleet') x.v.fromFleet = true;
        if (system !== undefined) place(x, seat, system, from);
        else if (from !== 'reinforcements') spendTokens(x, seat, from, 1);
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: (x) => (x.v.fromFleet === true ? {} : null) },
  },
  gives: ({ v: { count, standIn } }) => ({ spent: standIn === undefined ? count : count - 1 }),
};

const filledPools = (g: G, seat: Seat): Pool[] => pools.filter((pool) => playerOf(g, seat)[pool] > 0);

/** Asked only of those who have such a relic; without enough tokens in the pool it must be used. */
function choosingStandIn(g: G, seat: Seat, count: number): Choose[] {
  const relics = tokenStandIns(g, seat);
  if (relics.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'relics',
      ask: say('ask.stand-in for a token'),
      options: relics.map((id) => ({ id, text: say(`relic.${id}`) })),
      pick: [playerOf(g, seat).strategy < count ? 1 : 0, 1],
    },
  ];
}

type Source = Pool | 'reinforcements';

/** Where a token that must be placed comes from; nothing where one lies already, or none is to be had. */
function sourcesOf(g: G, seat: Seat, system: string): Source[] {
  if (hasToken(systemOf(g, system), seat)) return [];
  if (tokensLeft(g, seat) > 0) return ['reinforcements'];
  return filledPools(g, seat);
}

const choosingPool = (seat: Seat, system: string, from: readonly Pool[]): Choose =>
  poolQuestion(seat, say('ask.token from pool', { system }), from);

const poolQuestion = (seat: Seat, ask: Text, from: readonly Pool[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'command tokens',
  ask,
  options: from.map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) })),
  pick: [1, 1],
});

const onlyPools = ({ tactic, fleet, strategy }: Readonly<Pools>): Pools => ({ tactic, fleet, strategy });

export const tokensIn = (plan: TokensPlan): number => plan.tactic + plan.fleet + plan.strategy;

function placing(g: G, seat: Seat, count: number): Plan {
  const room = roomInFleet(g, seat);
  return askForPlan(tokensPlan, {
    seat,
    rule: 'command tokens',
    ask: say('ask.place tokens', { count }),
    about: () => ({ count, what: 'gain' as const }),
    check: (plan) => refuseTokens(plan, count, room),
    sample: (roll) => scatter(count, room, roll),
    fallback: () => wherePlaced(g, seat, count),
  });
}

function sharing(g: G, seat: Seat): Plan {
  const now = asAllowed(g, seat);
  const count = tokensOnSheet(g, seat);
  const most = ownFleetLimit(g, seat);
  return askForPlan(tokensPlan, {
    seat,
    rule: 'command tokens',
    ask: say('ask.redistribute tokens', { count }),
    about: () => ({ count, what: 'redistribute' as const }),
    check: (plan) => refuseTokens(plan, count, most),
    sample: (roll) => moveSome(now, most, roll),
    fallback: () => now,
  });
}

/** The tokens as they lie, but for a fleet pool that has become too large. */
function asAllowed(g: G, seat: Seat): Pools {
  const now = onlyPools(playerOf(g, seat));
  const excess = Math.max(0, now.fleet - ownFleetLimit(g, seat));
  return { ...now, fleet: now.fleet - excess, tactic: now.tactic + excess };
}

function refuseTokens(plan: TokensPlan, count: number, fleet: number): Refusal | null {
  const given = tokensIn(plan);
  if (given !== count) return why('command tokens', 'why.tokens do not add up', { given, count });
  return plan.fleet > fleet ? why('fleet pool', 'why.fleet pool full') : null;
}

const roomInFleet = (g: G, seat: Seat): number => Math.max(0, ownFleetLimit(g, seat) - playerOf(g, seat).fleet);

function scatter(count: number, room: number, roll: Roll): Pools {
  const shares: Pools = { tactic: 0, fleet: 0, strategy: 0 };
  for (let i = 0; i < count; i++) {
    const pool = pools[roll(3) - 1] as Pool;
    shares[pool === 'fleet' && shares.fleet >= room ? 'tactic' : pool]++;
  }
  return shares;
}

/** A token or two change places: whoever keeps throwing his pools about only loses ships. */
function moveSome(start: Pools, most: number, roll: Roll): Pools {
  const now = { ...start };
  for (let moves = roll(3) - 1; moves > 0; moves--) {
    const from = pools[roll(3) - 1] as Pool;
    const to = pools[roll(3) - 1] as Pool;
    if (now[from] === 0 || (to === 'fleet' && now.fleet >= most)) continue;
    now[from]--;
    now[to]++;
  }
  return now;
}

/** How much a pool counts. Each further token in it counts less than the one before. */
const weights: Pools = { tactic: 5, fleet: 5, strategy: 4 };

/** One by one where a token is missed most: actions first, then larger fleets, then secondary abilities. */
function wherePlaced(g: G, seat: Seat, count: number): Pools {
  const player = playerOf(g, seat);
  const room = roomInFleet(g, seat);
  const shares: Pools = { tactic: 0, fleet: 0, strategy: 0 };
  const worth = (pool: Pool): number => {
    const now = player[pool] + shares[pool];
    return weights[pool] * (Math.sqrt(now + 1) - Math.sqrt(now));
  };
  for (let i = 0; i < count; i++) {
    const open = pools.filter((pool) => pool !== 'fleet' || shares.fleet < room);
    shares[open.reduce((best, pool) => (worth(pool) > worth(best) ? pool : best))]++;
  }
  return shares;
}
