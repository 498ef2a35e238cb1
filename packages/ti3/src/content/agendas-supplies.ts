// Agendas about the order of things: command counters, action cards, strategy cards and activation.
import type { Choose, Procedure } from '@custodian/kernel';
import { gainCounters, spendCounters } from '../atoms/board.ts';
import { drawFaceUp, takeFaceUp, titleOf } from '../atoms/cards.ts';
import { handStrategyCard } from '../atoms/council.ts';
import { exhaustPlanets } from '../atoms/planets.ts';
import { addEffect, spendTradeGoods } from '../atoms/table.ts';
import type { G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { systemOf } from '../queries/board.ts';
import { isElected } from '../queries/council.ts';
import { orderOfPlay } from '../queries/order.ts';
import { mayActivate, mayChooseStrategyCard, mayDrawActionCards, mayRedistribute } from '../queries/permissions.ts';
import {
  hasEffect,
  hasLaw,
  leftOf,
  opponentsOf,
  planetsOutsideHome,
  playerOf,
  readyPlanets,
  reinforcementCounters,
  seatsIn,
} from '../queries/players.ts';
import { why } from '../queries/refusals.ts';
import { counterPrice, fleetSupplyLimit, handLimit, influence, statusCards } from '../queries/values.ts';
import { say } from '../words/index.ts';
import {
  agenda,
  discardAtRandom,
  discarding,
  everyPlayer,
  lasting,
  or,
  pickOne,
  planetOption,
  playerOption,
  whileLasting,
} from './agenda-vocabulary.ts';
import type { Ti3Component } from './define.ts';
import { withLaw } from './define.ts';
import type { PlanetId, StrategyCardId } from './facts/index.ts';

const FLEET_LIMIT = 5;
const HAND_LIMIT = 3;

// Traffic Tariffs

const TRADE_GOOD = 'trade good';

/** The toll for a system in which somebody else controls a planet: one trade good, or one planet exhausted. */
const payToll: Procedure<Game, { seat: Seat }> = {
  rule: 'tactical.activate',
  steps: {
    'pay the toll': {
      ask: (x) => {
        const options = tolls(x.g, x.v.seat);
        return options.length < 2 ? [] : [pickOne(x.v.seat, 'tactical.activate', say('ask.pay toll'), options, 1)];
      },
      then: (x, got) => {
        const [paid] = (got[x.v.seat] as string[] | undefined) ?? tolls(x.g, x.v.seat).map((o) => o.id);
        if (paid === TRADE_GOOD) spendTradeGoods(x, x.v.seat, 1);
        else if (paid !== undefined) exhaustPlanets(x, [paid as PlanetId]);
      },
    },
  },
};

const tolls = (g: G, seat: Seat) => [
  ...(playerOf(g, seat).tradeGoods > 0 ? [{ id: TRADE_GOOD, text: say('term.tradeGood') }] : []),
  ...readyPlanets(g, seat).map((p) => planetOption(p.id)),
];

const costsToll = (g: G, seat: Seat, system: string): boolean =>
  systemOf(g, system).planets.some((p) => p.owner !== NOBODY && p.owner !== seat);

type Area = 'commandPool' | 'strategyAllocation';

const areasToPayFrom = (g: G, seat: Seat): Area[] =>
  (['commandPool', 'strategyAllocation'] as const).filter((area) => playerOf(g, seat)[area] > 0);

// Imperial Containment

/** One further counter for the one just placed. */
const discardFurther: Procedure<Game, { seat: Seat }> = {
  rule: 'command pool',
  steps: { 'discard a counter': { do: (x) => spendCounters(x, x.v.seat, 'commandPool', 1) } },
};

// Council's Censure

const CENSURE = 2;

const payCensure: Procedure<Game, { seat: Seat }> = {
  rule: 'strategy phase.choosing',
  steps: { 'discard two counters': { do: (x) => spendCounters(x, x.v.seat, 'strategyAllocation', CENSURE) } },
};

// Checks and Balances

/** The card just chosen goes to another player who has too few. */
const handOver: Procedure<Game, { seat: Seat; about: { card: StrategyCardId } }> = {
  rule: 'strategy phase.choosing',
  steps: {
    'hand the card over': {
      ask: (x) => {
        const needy = inNeed(x.g, x.v.seat);
        if (needy.length < 2) return [];
        const ask = say('ask.hand over', { strategy: x.v.about.card });
        return [pickOne(x.v.seat, 'strategy phase.choosing', ask, needy.map(playerOption), 1)];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as string[] | undefined) ?? inNeed(x.g, x.v.seat).map(String);
        if (picked !== undefined) handStrategyCard(x, x.v.about.card, Number(picked));
      },
    },
  },
};

/** Other players who hold fewer strategy cards than everybody gets. */
function inNeed(g: G, chooser: Seat): Seat[] {
  const each = g.players.length <= 4 ? 2 : 1;
  const held = (seat: Seat): number => g.strategyCards.filter((c) => c.holder === seat).length;
  return opponentsOf(g, chooser).filter((seat) => held(seat) < each);
}

// Core Stability

interface FaceUp {
  seat: Seat;
  /** Who chooses, and how many cards, most influence first. */
  queue?: { seat: Seat; count: number }[];
  cards?: string[];
}

/** The action cards of the Status Phase lie face up, and are chosen by influence. */
const cardsFaceUp: Procedure<Game, FaceUp> = {
  rule: 'status.receive',
  steps: {
    'draw them face up': {
      do: (x) => {
        x.v.queue = orderOfPlay(x.g)
          .map((seat) => ({ seat, count: mayDrawActionCards(x.g, { seat }) === null ? statusCards(x.g, seat) : 0 }))
          .filter((e) => e.count > 0)
          .sort((a, b) => readyInfluence(x.g, b.seat) - readyInfluence(x.g, a.seat));
        const total = x.v.queue.reduce((sum, e) => sum + e.count, 0);
        x.v.cards = [];
        for (let i = 0; i < total; i++) {
          const card = drawFaceUp(x);
          if (card !== null) x.v.cards.push(card);
        }
      },
    },
    'choose among them': {
      ask: (x) => {
        const next = x.v.queue?.[0];
        if (next === undefined || x.v.cards === undefined || x.v.cards.length <= next.count) return [];
        return [choosingFaceUp(next.seat, next.count, x.v.cards)];
      },
      then: (x, got) => {
        const next = x.v.queue?.[0];
        if (next === undefined) return 'end';
        const taken = (got[next.seat] as string[] | undefined) ?? [...(x.v.cards ?? [])];
        for (const card of taken) takeFaceUp(x, next.seat, card);
        x.v.cards = x.v.cards?.filter((c) => !taken.includes(c)) ?? [];
        return undefined;
      },
    },
    'hand limit': {
      call: 'draw action cards',
      with: (x) => ({ seat: x.v.queue?.[0]?.seat, count: 0 }),
      then: (x) => {
        x.v.queue?.shift();
        return { goto: 'choose among them' };
      },
    },
  },
  gives: () => ({ drawn: true }),
};

const readyInfluence = (g: G, seat: Seat): number =>
  readyPlanets(g, seat).reduce((sum, p) => sum + influence(g, p.id), 0);

const choosingFaceUp = (seat: Seat, count: number, cards: readonly string[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'status.receive',
  ask: say('ask.take face up', { count }),
  options: cards.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
  pick: [count, count],
});

export const orderAgendas: readonly Ti3Component[] = [
  agenda('fleetRegulations', {
    for: everyPlayer((x, seat) => {
      const surplus = playerOf(x.g, seat).fleetSupply - FLEET_LIMIT;
      if (surplus > 0) spendCounters(x, seat, 'fleetSupply', surplus);
    }),
    against: everyPlayer((x, seat) => {
      if (reinforcementCounters(x.g, seat) > 0) gainCounters(x, seat, 'fleetSupply', 1);
    }),
    modifies: [withLaw('fleetRegulations', fleetSupplyLimit, () => FLEET_LIMIT)],
  }),
  agenda('imperialAcademy', {
    modifies: [withLaw('imperialAcademy', counterPrice, () => 2)],
  }),
  agenda('ministerOfPolicy', {
    modifies: [
      withLaw('ministerOfPolicy', statusCards, (g, seat, now) =>
        isElected(g, 'ministerOfPolicy', seat) ? now + 1 : now,
      ),
    ],
  }),
  agenda('limitsToIndividualPower', {
    for: discarding((g, seat) =>
      Number.isFinite(handLimit(g, seat)) ? Math.max(0, playerOf(g, seat).hand.length - HAND_LIMIT) : 0,
    ),
    against: everyPlayer(discardAtRandom),
    modifies: [withLaw('limitsToIndividualPower', handLimit, () => HAND_LIMIT)],
  }),
  agenda('resourceManagement', {
    against: discarding((g, seat) => (playerOf(g, seat).hand.length >= 3 ? 2 : 0)),
    modifies: [
      withLaw('resourceManagement', mayRedistribute, (_, __, now) =>
        or(now, why('status.redistribute', 'why.resource management')),
      ),
    ],
  }),
  agenda('coreStability', {
    against: lasting('coreStability'),
    modifies: [
      whileLasting('coreStability', mayDrawActionCards, (_, __, now) =>
        or(now, why('action cards', 'why.no action cards drawn')),
      ),
    ],
    reacts: [
      {
        window: 'before action cards',
        may: (g, seat) => (hasLaw(g, 'coreStability') && seat === orderOfPlay(g)[0] ? null : false),
        run: 'action cards face up',
        forced: true,
      },
    ],
    procedures: { 'action cards face up': cardsFaceUp },
  }),
  agenda('trafficTariffs', {
    against: {
      each: {
        ask: (g, seat) => {
          const areas = areasToPayFrom(g, seat);
          if (areas.length < 2) return null;
          const options = areas.map((id) => ({ id, text: say(`term.area.${id}`) }));
          return pickOne(seat, 'command counters', say('ask.discard counter'), options, 1);
        },
        then: (x, seat, answer) => {
          const [area] = (answer as Area[] | undefined) ?? areasToPayFrom(x.g, seat);
          if (area !== undefined) spendCounters(x, seat, area, 1);
        },
      },
    },
    modifies: [
      withLaw('trafficTariffs', mayActivate, (g, { seat, system }, now) =>
        now === null && costsToll(g, seat, system) && tolls(g, seat).length === 0
          ? why('tactical.activate', 'why.cannot pay toll')
          : now,
      ),
    ],
    reacts: [
      {
        window: 'system activated',
        may: (g, seat, about: { seat: Seat; system: string }) =>
          hasLaw(g, 'trafficTariffs') && about.seat === seat && costsToll(g, seat, about.system) ? null : false,
        run: 'pay the traffic tariff',
        forced: true,
      },
    ],
    procedures: { 'pay the traffic tariff': payToll },
  }),
  agenda('imperialContainment', {
    for: {
      atOnce: (x) => {
        const held = seatsIn(x.g).map((seat) => ({ seat, planets: planetsOutsideHome(x.g, seat).length }));
        const most = Math.max(...held.map((h) => h.planets));
        for (const { seat, planets } of held)
          if (planets === most) addEffect(x, { source: 'agenda:imperialContainment', seat, until: 'round' });
      },
    },
    modifies: [
      whileLasting('imperialContainment', mayActivate, (g, { seat, action }, now) =>
        action !== 'transfer' && isContained(g, seat) && playerOf(g, seat).commandPool < 2
          ? or(now, why('command pool', 'why.contained'))
          : now,
      ),
    ],
    reacts: [
      {
        window: 'system activated',
        may: (g, seat, about: { seat: Seat; action: string }) =>
          about.seat === seat && about.action === 'tactical' && isContained(g, seat) ? null : false,
        run: 'discard a further counter',
        forced: true,
      },
    ],
    procedures: { 'discard a further counter': discardFurther },
  }),
  agenda('councilsCensure', {
    modifies: [
      withLaw('councilsCensure', mayChooseStrategyCard, (g, { seat, card }, now) =>
        card === 'imperial' && isElected(g, 'councilsCensure', seat) && playerOf(g, seat).strategyAllocation < CENSURE
          ? or(now, why('strategy phase.choosing', 'why.censured'))
          : now,
      ),
    ],
    reacts: [
      {
        window: 'strategy card chosen',
        may: (g, seat, about: { seat: Seat; card: StrategyCardId }) =>
          about.seat === seat &&
          about.card === 'imperial' &&
          isElected(g, 'councilsCensure', seat) &&
          playerOf(g, seat).strategyAllocation >= CENSURE
            ? null
            : false,
        run: 'pay for the censure',
        forced: true,
      },
    ],
    procedures: { 'pay for the censure': payCensure },
  }),
  agenda('checksAndBalances', {
    against: {
      atOnce: (x) => {
        const moves = x.g.strategyCards
          .filter((c) => c.holder !== NOBODY)
          .map((c) => ({ card: c.id, to: leftOf(x.g, c.holder) }));
        for (const { card, to } of moves) handStrategyCard(x, card, to);
      },
    },
    reacts: [
      {
        window: 'strategy card chosen',
        may: (g, seat, about: { seat: Seat }) =>
          hasLaw(g, 'checksAndBalances') && about.seat === seat && inNeed(g, seat).length > 0 ? null : false,
        run: 'hand the strategy card over',
        forced: true,
      },
    ],
    procedures: { 'hand the strategy card over': handOver },
  }),
];

const isContained = (g: G, seat: Seat): boolean => hasEffect(g, 'agenda:imperialContainment', seat);
