// Agendas about trade goods and trade agreements.
import { add, forbid, set, whole } from '@custodian/kernel';
import { addEffect, breakAgreement, gainTradeGoods, giveTradeGoods, spendTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { planetOf } from '../../queries/board.ts';
import { isElected } from '../../queries/council.ts';
import { mayTrade } from '../../queries/permissions.ts';
import {
  agreementsOf,
  hasAgreement,
  hasEffect,
  hasLaw,
  leftOf,
  opponentsOf,
  planetsOf,
  playerOf,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { goodsReceiver, income } from '../../queries/values.ts';
import { breakAllOf } from '../../rules/action/trade.ts';
import { loseGroundForces } from '../../rules/combat/losses.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import {
  agenda,
  electedSeat,
  everyPlayer,
  lasting,
  loseGoods,
  or,
  pickOne,
  playerOption,
  whileLasting,
} from './vocabulary.ts';

/** Minister of Commerce: one trade good from every other player who trades. */
const collectFees: Sequence<'collect fees'> = {
  rule: 'status phase',
  steps: {
    'collect trade goods': {
      do: (x) => {
        for (const payer of traders(x.g, x.v.seat)) giveTradeGoods(x, payer, x.v.seat, 1);
      },
    },
  },
};

const traders = (g: G, minister: Seat): Seat[] =>
  opponentsOf(g, minister).filter((s) => playerOf(g, s).tradeGoods > 0 && agreementsOf(g, s).length > 0);

/** Minister of Exploration: a trade good for a planet that somebody else took. */
const rewardExploration: Sequence<'reward exploration'> = {
  rule: 'trade goods',
  steps: { 'receive a trade good': { do: (x) => void gainTradeGoods(x, x.v.seat, 1) } },
};

/** Trade War: one opponent loses a trade good. */
const wageTradeWar: Sequence<'wage trade war'> = {
  rule: 'trade goods',
  steps: {
    'choose an opponent': {
      ask: (x) => [pickOne(x.v.seat, 'trade goods', say('ask.trade war'), rich(x.g, x.v.seat).map(playerOption), 1)],
      then: (x, got) => {
        const [victim] = got[x.v.seat] as string[];
        spendTradeGoods(x, Number(victim), 1);
      },
    },
  },
};

const rich = (g: G, seat: Seat): Seat[] => opponentsOf(g, seat).filter((s) => playerOf(g, s).tradeGoods > 0);

export const tradeAgendas: readonly Ti3Component[] = [
  agenda('costOverruns', {
    for: everyPlayer((x, seat) => loseGoods(x, seat, planetsOf(x.g, seat).length)),
  }),
  agenda('freeTrade', {
    against: everyPlayer((x, seat) => loseGoods(x, seat, 2)),
    modifies: [withLaw('freeTrade', add, income, (_, __, now) => (now > 0 ? now + 1 : now))],
  }),
  agenda('economicRevitalization', {
    elected: {
      atOnce: (x, decided) => {
        const seat = electedSeat(decided);
        for (const payer of rich(x.g, seat)) giveTradeGoods(x, payer, seat, 1);
      },
    },
  }),
  agenda('openTheTradeRoutes', {
    for: everyPlayer((x, seat) => void gainTradeGoods(x, seat, 2)),
    against: lasting('openTheTradeRoutes'),
    modifies: [whileLasting('openTheTradeRoutes', set, goodsReceiver, (g, seat) => leftOf(g, seat))],
  }),
  agenda('tradeEmbargo', {
    elected: {
      atOnce: (x, decided) => {
        breakAllOf(x, electedSeat(decided));
        addEffect(x, { source: 'agenda:tradeEmbargo', seat: electedSeat(decided), until: 'next round' });
      },
    },
    modifies: [
      forbid(mayTrade, (g, { a, b }, now) =>
        hasEffect(g, 'agenda:tradeEmbargo', a) || hasEffect(g, 'agenda:tradeEmbargo', b)
          ? or(now, why('trade.opening', 'why.embargo'))
          : now,
      ),
    ],
  }),
  agenda('forcedEconomicIndependence', {
    elected: {
      atOnce: (x, { outcome }) => {
        const [a, b] = outcome.map(whole) as [Seat, Seat];
        if (hasAgreement(x.g, a, b)) breakAgreement(x, a, b);
      },
    },
    modifies: [
      withLaw('forcedEconomicIndependence', forbid, mayTrade, (g, { a, b }, now) =>
        isElected(g, 'forcedEconomicIndependence', a) && isElected(g, 'forcedEconomicIndependence', b)
          ? or(now, why('trade.opening', 'why.economic independence'))
          : now,
      ),
    ],
  }),
  agenda('ministerOfCommerce', {
    reacts: [
      {
        window: 'status phase begins',
        may: (g, seat) => (isElected(g, 'ministerOfCommerce', seat) && traders(g, seat).length > 0 ? null : false),
        run: 'collect fees',
        forced: true,
      },
    ],
    procedures: { 'collect fees': collectFees },
  }),
  agenda('ministerOfExploration', {
    reacts: [
      {
        window: 'neutral planet taken',
        may: (g, seat, about) => (isElected(g, 'ministerOfExploration', seat) && about.seat !== seat ? null : false),
        run: 'reward exploration',
        forced: true,
      },
    ],
    procedures: { 'reward exploration': rewardExploration },
  }),
  agenda('compensatedDisarmament', {
    elected: {
      atOnce: (x, { outcome }) => {
        const planet = outcome[0] as PlanetId;
        const { owner, groundForces } = planetOf(x.g, planet);
        if (owner === NOBODY) return;
        loseGroundForces(x, planet, groundForces);
        gainTradeGoods(x, owner, groundForces);
      },
    },
  }),
  agenda('tradeWar', {
    against: everyPlayer((x, seat) => loseGoods(x, seat, 1)),
    reacts: [
      {
        window: 'trade income received',
        may: (g, seat, about) =>
          hasLaw(g, 'tradeWar') && about.seat === seat && about.how === 'secondary' && rich(g, seat).length > 0
            ? null
            : false,
        run: 'wage trade war',
      },
    ],
    procedures: { 'wage trade war': wageTradeWar },
  }),
];
