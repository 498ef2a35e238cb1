// Action cards played as an action on players: their trade goods, counters, agreements, planets and hands.
import { whole } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { giveActionCard } from '../../atoms/cards.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { breakAgreement, gainTradeGoods, giveTradeGoods, spendTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import {
  agreementsOf,
  hasAbility,
  opponentsOf,
  planetsOutsideHome,
  playerOf,
  readyPlanets,
  seatsIn,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard } from './define.ts';
import { cardOnOne, cardOnSelf, choosingOpponent, planetTarget, seatTarget, unlessNone } from './targets.ts';

const goodYear = cardOnSelf({
  id: 'goodYear',
  on: ['as an action'],
  may: (g, seat) => {
    if (planetsOutsideHome(g, seat).length === 0) return why('action cards.playing', 'why.no planet abroad');
    return g.tradeSupply === 0 ? why('trade goods', 'why.trade supply empty') : null;
  },
  carryOut: (x, seat) => gainTradeGoods(x, seat, planetsOutsideHome(x.g, seat).length),
});

/** Every agreement in play that a single player may end: none of Hacan, 'seat-partner' with the lower seat first. */
function breakable(g: G): string[] {
  const found: string[] = [];
  for (const seat of seatsIn(g)) {
    if (hasAbility(g, seat, 'hacan.bond')) continue;
    for (const { partner } of agreementsOf(g, seat))
      if (partner > seat && !hasAbility(g, partner, 'hacan.bond')) found.push(`${seat}-${partner}`);
  }
  return found;
}

const partners = (pair: string): [Seat, Seat] => pair.split('-').map(whole) as [Seat, Seat];

const influenceInTheMerchantsGuild = cardOnOne({
  id: 'influenceInTheMerchantsGuild',
  on: ['as an action'],
  ask: say('ask.merchants guild'),
  none: why('trade.breaking', 'why.no agreement to break'),
  among: breakable,
  option: (_, id) => {
    const [seat, seat2] = partners(id);
    return { id, text: say('option.card agreement', { seat, seat2 }) };
  },
  carryOut: (x, _, pair) => breakAgreement(x, ...partners(pair)),
});

const opponentsWho = (g: G, seat: Seat, has: (opponent: Seat) => boolean): string[] =>
  opponentsOf(g, seat).filter(has).map(String);

const insubordination = cardOnOne({
  id: 'insubordination',
  on: ['as an action'],
  ask: say('ask.insubordination'),
  none: why('action cards.playing', 'why.command pools empty'),
  among: (g, seat) => opponentsWho(g, seat, (s) => playerOf(g, s).commandPool > 0),
  option: seatTarget,
  carryOut: (x, _, opponent) => spendCounters(x, Number(opponent), 'commandPool', 1),
});

const privateers = cardOnOne({
  id: 'privateers',
  on: ['as an action'],
  ask: say('ask.privateers'),
  none: why('action cards.playing', 'why.no trade goods of opponents'),
  among: (g, seat) => opponentsWho(g, seat, (s) => playerOf(g, s).tradeGoods > 0),
  option: seatTarget,
  carryOut: (x, seat, target) => {
    const opponent = Number(target);
    const goods = playerOf(x.g, opponent).tradeGoods;
    const half = Math.floor(goods / 2);
    giveTradeGoods(x, opponent, seat, half);
    spendTradeGoods(x, opponent, goods - half);
  },
});

interface Robbed extends Played<'as an action'> {
  opponent?: Seat;
}

const half = (g: G, seat: Seat): number => Math.floor(readyPlanets(g, seat).length / 2);

const robbable = (g: G, seat: Seat): string[] =>
  opponentsWho(g, seat, (s) => half(g, s) > 0 && !hasPlayedOn(g, seat, 'stellarCriminals', String(s)));

const stellarCriminals = actionCard<'as an action', Robbed>({
  id: 'stellarCriminals',
  on: ['as an action'],
  may: (g, seat) => unlessNone(robbable(g, seat), why('action cards.playing', 'why.no planets to exhaust')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose opponent': choosingOpponent({
        ask: say('ask.stellar criminals'),
        among: (g, v) => robbable(g, v.seat),
      }),
      'he picks his planets': {
        ask: (x) => {
          const opponent = x.v.opponent as Seat;
          const count = half(x.g, opponent);
          return [
            {
              kind: 'choose',
              seat: opponent,
              rule: 'action cards.playing',
              ask: say('ask.exhaust planets', { count }),
              options: readyPlanets(x.g, opponent).map((p) => planetTarget(x.g, p.id)),
              pick: [count, count],
            },
          ];
        },
        then: (x, got) => {
          notePlayedOn(x, x.v.seat, 'stellarCriminals', String(x.v.opponent));
          exhaustPlanets(x, got[x.v.opponent as Seat] as PlanetId[]);
        },
      },
    },
  },
});

const spiedOn = (g: G, seat: Seat): string[] =>
  opponentsWho(g, seat, (s) => playerOf(g, s).hand.length > 0 && !hasPlayedOn(g, seat, 'successfulSpy', String(s)));

const successfulSpy = actionCard<'as an action', Robbed>({
  id: 'successfulSpy',
  on: ['as an action'],
  may: (g, seat) => unlessNone(spiedOn(g, seat), why('action cards.playing', 'why.no cards of opponents')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose opponent': choosingOpponent({
        ask: say('ask.successful spy'),
        among: (g, v) => spiedOn(g, v.seat),
      }),
      'take cards': {
        do: (x) => {
          const opponent = x.v.opponent as Seat;
          notePlayedOn(x, x.v.seat, 'successfulSpy', String(opponent));
          for (let i = 0; i < 2; i++) {
            const hand = playerOf(x.g, opponent).hand;
            if (hand.length > 0) giveActionCard(x, opponent, x.v.seat, hand[x.roll('spy', hand.length) - 1] as string);
          }
        },
      },
      'hand limit': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 0 }) },
    },
  },
});

export const cardsOnPlayers: readonly Ti3Component[] = [
  goodYear,
  influenceInTheMerchantsGuild,
  insubordination,
  privateers,
  stellarCriminals,
  successfulSpy,
];
