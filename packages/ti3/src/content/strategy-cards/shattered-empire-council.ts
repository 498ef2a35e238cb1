// The strategy cards of Shattered Empire that concern everybody at once: Assembly and Trade II.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned, whole } from '@custodian/kernel';
import { takeSpeaker } from '../../atoms/cards.ts';
import { refreshPlanets } from '../../atoms/planets.ts';
import { breakAgreement, gainTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { RefreshingPlan } from '../../plans/dealing.ts';
import { refreshingPlan } from '../../plans/dealing.ts';
import { mayConvene } from '../../queries/permissions.ts';
import { agreementsOf, clockwiseFrom, hasAbility, opponentsOf, planetsOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { income, influence, resources } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { pointless, strategyCard } from '../define.ts';
import type { PlanetId, PoliticalCardId } from '../facts/index.ts';

// Assembly

export interface Assembly {
  seat: Seat;
  /** Whose political card is voted on. */
  player: Seat;
  agenda?: PoliticalCardId | null;
}

const primaryAssembly: Sequence<'primary assembly'> = {
  rule: 'strategy.assembly',
  steps: {
    'draw action cards': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 2 }) },
    'draw a political card': { call: 'draw political cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
    'the Speaker token': {
      ask: (x) => [tokenQuestion(x.g, x.v.seat)],
      then: (x, got) => {
        const [how, who] = ((got[x.v.seat] as string[])[0] as string).split(' ');
        const other = Number(who);
        takeSpeaker(x, how === 'take' ? x.v.seat : other);
        x.v.player = how === 'take' ? other : x.v.seat;
      },
    },
    'play a political card': {
      call: 'play agenda',
      with: (x) => (mayConvene(x.g, { seat: x.v.seat }) === null ? { seat: x.v.player } : null),
      then: (x, agenda) => {
        x.v.agenda = agenda;
      },
    },
    'the council convenes': {
      call: 'galactic council',
      with: (x) => (typeof x.v.agenda === 'string' ? { seat: x.v.seat, agenda: x.v.agenda } : null),
    },
  },
};

/** The token comes to him, and another plays a card; or it goes to another, and he plays one himself. */
function tokenQuestion(g: G, seat: Seat): Choose {
  const others = opponentsOf(g, seat);
  const take = g.speaker === seat ? [] : others;
  return {
    kind: 'choose',
    seat,
    rule: 'strategy.assembly',
    ask: say('ask.speaker token'),
    options: [
      ...take.map((player) => ({ id: `take ${player}`, text: say('option.take speaker token', { player }) })),
      ...others.map((player) => ({ id: `give ${player}`, text: say('option.give speaker token', { player }) })),
    ],
    pick: [1, 1],
  };
}

const MORALE = 6;

const worth = (g: G, planet: PlanetId): number => resources(g, planet) + influence(g, planet);

/** Exhausted planets, each of which is not worth too much by itself. */
const refreshable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => p.exhausted && worth(g, p.id) <= MORALE)
    .map((p) => p.id);

const secondaryAssembly: Sequence<'secondary assembly'> = {
  rule: 'strategy.assembly',
  steps: {
    'refresh planets': {
      ask: (x) => refreshing(x.g, x.v.seat),
      then: (x, got) => refreshPlanets(x, planned(refreshingPlan, got, x.v.seat)?.planets ?? []),
    },
  },
};

function refreshing(g: G, seat: Seat): Plan[] {
  const planets = refreshable(g, seat);
  if (planets.length === 0) return [];
  return [
    askForPlan(refreshingPlan, {
      seat,
      rule: 'strategy.assembly',
      ask: say('ask.morale boost', { most: MORALE }),
      about: () => ({ most: MORALE, planets: planets.map((planet) => ({ planet, worth: worth(g, planet) })) }),
      check: (plan) => refuseRefreshing(g, planets, plan.planets),
      sample: (roll) => randomRefreshing(g, planets, roll),
      fallback: () => worthMost(g, planets),
    }),
  ];
}

function refuseRefreshing(g: G, planets: readonly PlanetId[], picked: readonly PlanetId[]): Refusal | null {
  if (new Set(picked).size !== picked.length) return why('strategy.assembly', 'why.plan malformed');
  const strange = picked.find((id) => !planets.includes(id));
  if (strange !== undefined) return why('strategy.assembly', 'why.not to be refreshed');
  const sum = picked.reduce((total, id) => total + worth(g, id), 0);
  return sum > MORALE ? why('strategy.assembly', 'why.worth too much', { sum, most: MORALE }) : null;
}

/** As many as fit, beginning anywhere. */
function randomRefreshing(g: G, planets: readonly PlanetId[], roll: Roll): RefreshingPlan {
  const first = roll(planets.length);
  return asManyAsAllowed(g, [...planets.slice(first), ...planets.slice(0, first)]);
}

const worthMost = (g: G, planets: readonly PlanetId[]): RefreshingPlan =>
  asManyAsAllowed(
    g,
    [...planets].sort((a, b) => worth(g, b) - worth(g, a)),
  );

/** One after the other, as long as their worth allows. */
function asManyAsAllowed(g: G, planets: readonly PlanetId[]): RefreshingPlan {
  const picked: PlanetId[] = [];
  let left = MORALE;
  for (const planet of planets) {
    if (worth(g, planet) > left) continue;
    left -= worth(g, planet);
    picked.push(planet);
  }
  return { planets: picked };
}

// Trade II

export interface TradeTwo {
  seat: Seat;
  /** Who has yet to receive income. */
  queue: Seat[];
}

const primaryTrade: Sequence<'primary tradeII'> = {
  rule: 'strategy.tradeII',
  steps: {
    'choose one': {
      ask: (x) => (breakable(x.g).length === 0 ? [] : [goodsOrBreaking(x.v.seat)]),
      then: (x, got) => {
        x.v.queue = clockwiseFrom(x.g, x.v.seat);
        const [picked = 'goods'] = (got[x.v.seat] as string[] | undefined) ?? [];
        if (picked === 'break') return undefined;
        gainTradeGoods(x, x.v.seat, 3);
        return { goto: 'all receive income' };
      },
    },
    'dissolve agreements': {
      rule: 'trade.breaking',
      ask: (x) => [choosingAgreements(x.g, x.v.seat)],
      then: (x, got) => {
        for (const id of got[x.v.seat] as string[]) {
          const [a, b] = id.split(' ').map(whole) as [Seat, Seat];
          breakAgreement(x, a, b);
        }
      },
    },
    'all receive income': {
      rule: 'trade.income',
      do: (x) => {
        const seat = x.v.queue[0];
        if (seat === undefined) return { goto: 'negotiations' };
        gainTradeGoods(x, seat, Math.max(0, income(x.g, seat) - (seat === x.v.seat ? 0 : 1)));
        return undefined;
      },
    },
    'trade income received': {
      window: 'trade income received',
      about: (x) => ({ seat: x.v.queue[0] as Seat, how: 'primary' }),
      then: (x) => {
        x.v.queue.shift();
        return { goto: 'all receive income' };
      },
    },
    negotiations: { call: 'trade negotiations', with: (x) => ({ seat: x.v.seat }) },
  },
};

/** Agreements that the card may dissolve, as 'seat seat': not those of Hacan. */
const breakable = (g: G): { readonly id: string; readonly a: Seat; readonly b: Seat }[] =>
  seatsIn(g).flatMap((a) =>
    agreementsOf(g, a)
      .filter(({ partner: b }) => a < b && !hasAbility(g, a, 'hacan.bond') && !hasAbility(g, b, 'hacan.bond'))
      .map(({ partner: b }) => ({ id: `${a} ${b}`, a, b })),
  );

const goodsOrBreaking = (seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.tradeII',
  ask: say('ask.goods or breaking'),
  options: [
    { id: 'goods', text: say('option.three trade goods') },
    { id: 'break', text: say('option.dissolve agreements') },
  ],
  pick: [1, 1],
});

function choosingAgreements(g: G, seat: Seat): Choose {
  const all = breakable(g);
  return {
    kind: 'choose',
    seat,
    rule: 'strategy.tradeII',
    ask: say('ask.dissolve agreements'),
    options: all.map(({ id, a, b }) => ({ id, text: say('option.agreement between', { player1: a, player2: b }) })),
    pick: [1, Math.min(2, all.length)],
  };
}

export const councilCards: readonly Ti3Component[] = [
  strategyCard('assembly', {
    procedures: { 'primary assembly': primaryAssembly, 'secondary assembly': secondaryAssembly },
    modifies: [
      pointless('assembly', 'secondary', (g, seat) =>
        refreshable(g, seat).length === 0 ? why('strategy.assembly', 'why.no planet to refresh') : null,
      ),
    ],
  }),
  strategyCard('tradeII', { procedures: { 'primary tradeII': primaryTrade } }),
];
