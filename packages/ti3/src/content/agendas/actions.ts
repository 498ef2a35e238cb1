// Agendas about strategy cards and activation.

import { forbid } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { handStrategyCard } from '../../atoms/council.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect, spendTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { isElected } from '../../queries/council.ts';
import { mayActivate, mayActivateTogether, mayChooseStrategyCard } from '../../queries/permissions.ts';
import {
  hasEffect,
  hasLaw,
  leftOf,
  opponentsOf,
  planetsOutsideHome,
  playerOf,
  readyPlanets,
  seatsIn,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { standsFor } from '../../queries/strategy-cards.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { agenda, or, pickOne, planetOption, playerOption, whileLasting } from './vocabulary.ts';

// Traffic Tariffs

const TRADE_GOOD = 'trade good';

/** The toll for a system in which somebody else controls a planet: one trade good, or one planet exhausted. */
const payToll: Sequence<'pay the traffic tariff'> = {
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

/** For how many systems the seat could pay. */
const tollsLeft = (g: G, seat: Seat): number => playerOf(g, seat).tradeGoods + readyPlanets(g, seat).length;

const costsToll = (g: G, seat: Seat, system: string): boolean =>
  systemOf(g, system).planets.some((p) => p.owner !== NOBODY && p.owner !== seat);

type Area = 'commandPool' | 'strategyAllocation';

const areasToPayFrom = (g: G, seat: Seat): Area[] =>
  (['commandPool', 'strategyAllocation'] as const).filter((area) => playerOf(g, seat)[area] > 0);

// Imperial Containment

const isContained = (g: G, seat: Seat): boolean => hasEffect(g, 'agenda:imperialContainment', seat);

/** One further counter for the one just placed. */
const discardFurther: Sequence<'discard a further counter'> = {
  rule: 'command pool',
  steps: { 'discard a counter': { do: (x) => spendCounters(x, x.v.seat, 'commandPool', 1) } },
};

// Council's Censure

const CENSURE = 2;

const payCensure: Sequence<'pay for the censure'> = {
  rule: 'strategy phase.choosing',
  steps: { 'discard two counters': { do: (x) => spendCounters(x, x.v.seat, 'strategyAllocation', CENSURE) } },
};

// Checks and Balances

/** The card just chosen goes to another player who has too few. */
const handOver: Sequence<'hand the strategy card over'> = {
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

export const actionAgendas: readonly Ti3Component[] = [
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
      withLaw('trafficTariffs', forbid, mayActivate, (g, { seat, system }, now) =>
        now === null && costsToll(g, seat, system) && tollsLeft(g, seat) === 0
          ? why('tactical.activate', 'why.cannot pay toll')
          : now,
      ),
      withLaw('trafficTariffs', forbid, mayActivateTogether, (g, { seat, systems }, now) =>
        now === null && systems.filter((system) => costsToll(g, seat, system)).length > tollsLeft(g, seat)
          ? why('tactical.activate', 'why.cannot pay toll')
          : now,
      ),
    ],
    reacts: [
      {
        window: 'system activated',
        may: (g, seat, about) =>
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
          if (most > 0 && planets === most)
            addEffect(x, { source: 'agenda:imperialContainment', seat, until: 'round' });
      },
    },
    modifies: [
      whileLasting('imperialContainment', forbid, mayActivate, (g, { seat, action }, now) =>
        action === undefined && isContained(g, seat) && playerOf(g, seat).commandPool < 2
          ? or(now, why('command pool', 'why.contained'))
          : now,
      ),
    ],
    reacts: [
      {
        window: 'system activated',
        may: (g, seat, about) =>
          about.seat === seat && about.action === 'tactical' && isContained(g, seat) ? null : false,
        run: 'discard a further counter',
        forced: true,
      },
    ],
    procedures: { 'discard a further counter': discardFurther },
  }),
  agenda('councilsCensure', {
    modifies: [
      withLaw('councilsCensure', forbid, mayChooseStrategyCard, (g, { seat, card }, now) =>
        standsFor(card, 'imperial') &&
        isElected(g, 'councilsCensure', seat) &&
        playerOf(g, seat).strategyAllocation < CENSURE
          ? or(now, why('strategy phase.choosing', 'why.censured'))
          : now,
      ),
    ],
    reacts: [
      {
        window: 'strategy card chosen',
        may: (g, seat, about) =>
          about.seat === seat &&
          standsFor(about.card, 'imperial') &&
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
        may: (g, seat, about) =>
          hasLaw(g, 'checksAndBalances') && about.seat === seat && inNeed(g, seat).length > 0 ? null : false,
        run: 'hand the strategy card over',
        forced: true,
      },
    ],
    procedures: { 'hand the strategy card over': handOver },
  }),
];
