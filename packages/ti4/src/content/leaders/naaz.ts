// The leaders of the Naaz-Rokha Alliance.
import { oneOf } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import { showSecondary } from '../../atoms/table.ts';
import type { PlanetId, StrategyCardId } from '../../facts/index.ts';
import { strategyCards } from '../../facts/index.ts';
import type { G, Pool, Seat } from '../../game.ts';
import { NOBODY, pools } from '../../game.ts';
import { hasUnit, planetOf } from '../../queries/board.ts';
import { traitsOf } from '../../queries/exploration.ts';
import { mayUseStrategy } from '../../queries/permissions.ts';
import { planetsOf, playerOf, tokensLeft } from '../../queries/players.ts';
import type { TokenSource } from '../../queries/values.ts';
import { secondaryCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { declaredStrategyCards } from '../../rules/rounds/strategic-action.ts';
import { say } from '../../words/index.ts';
import { planetOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const explorable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((planet) => traitsOf(planet).length > 0)
    .map((planet) => planet.id);

/** Whoever exhausts it allows, and the player whose turn ends explores or does not. */
const garvAndGunn = agent<'turn ends', Aiming<'turn ends'> & { planet?: PlanetId }>('garvAndGunn', {
  on: ['turn ends'],
  may: (g, _, { seat: active }) => (explorable(g, active).length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a planet': {
        ask: ({ g, v: { about } }) =>
          choosing(
            about.seat,
            say('ask.explore one of your planets'),
            explorable(g, about.seat).map((planet) => planetOption(g, planet)),
            [0, 1],
          ),
        then: (x, got) => {
          const [planet] = (got[x.v.about.seat] as readonly PlanetId[] | undefined) ?? [];
          if (planet !== undefined) x.v.planet = planet;
        },
      },
      explore: {
        rule: 'exploration',
        call: 'explore planet',
        with: ({ v: { about, planet } }) => (planet === undefined ? null : { seat: about.seat, planet }),
      },
    },
    gives: () => undefined,
  },
});

const dartAndTai = commander<'planet gained'>('dartAndTai', {
  goal: (g, seat) => ({
    have: g.systems.filter((s) => hasUnit(s, seat, (u) => u.type === 'mech')).length,
    need: 3,
  }),
  on: ['planet gained'],
  may: (g, seat, { seat: winner, planet, from }) =>
    winner === seat && from !== NOBODY && from !== seat && traitsOf(planetOf(g, planet)).length > 0 ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      explore: {
        rule: 'exploration',
        call: 'explore planet',
        with: ({ v: { seat, about } }) => ({ seat, planet: about.planet }),
      },
    },
    gives: () => undefined,
  },
});

type Hesh = Aiming<'component action'> & {
  /** The strategy cards that are still to be used, and the token that goes for the first. */
  cards?: StrategyCardId[];
  token?: TokenSource;
};

/** Tokens come from the reinforcements; where there are none, from any pool. */
const tokenSources = (g: G, seat: Seat): TokenSource['from'][] =>
  tokensLeft(g, seat) > 0 ? ['reinforcements'] : pools.filter((pool) => playerOf(g, seat)[pool] > 0);

const synthesizable = (g: G, seat: Seat): StrategyCardId[] =>
  g.strategyCards
    .filter(({ id: card, holder, exhausted }) => {
      if (holder !== NOBODY && exhausted) return false;
      if (mayUseStrategy(g, { seat, card, ability: 'secondary' }) !== null) return false;
      return secondaryCost(g, { seat, card }) === 0 || tokenSources(g, seat).length > 0;
    })
    .map(({ id }) => id);

const secondaries = (): `secondary ${StrategyCardId}`[] =>
  [...declaredStrategyCards].map((card) => `secondary ${card}` as const);

const nextCard = ({ cards = [] }: Hesh): StrategyCardId => cards[0] as StrategyCardId;

const heshAndPrit = hero<'component action', Hesh>('heshAndPrit', {
  on: ['component action'],
  effect: {
    rule: 'leaders',
    steps: {
      'gain a relic': { rule: 'relics', call: 'gain relic', with: (x) => ({ seat: x.v.seat }) },
      'choose strategy cards': {
        ask: ({ g, v: { seat } }) => {
          const options = synthesizable(g, seat).map((strategy) => ({
            id: strategy,
            text: say('option.strategy card', { strategy }),
            on: [strategy],
          }));
          const most = Math.min(2, options.length);
          return choosing(seat, say('ask.perfect synthesis'), options, [0, most]);
        },
        then: (x, got) => {
          x.v.cards = [...((got[x.v.seat] as readonly StrategyCardId[] | undefined) ?? [])];
        },
      },
      'next card': {
        do: (x) => {
          const { seat, cards = [] } = x.v;
          const [card] = cards;
          if (card === undefined) return 'end';
          if (!synthesizable(x.g, seat).includes(card)) {
            cards.shift();
            return { goto: 'next card' };
          }
          return undefined;
        },
      },
      'from where': {
        rule: 'command tokens',
        ask: ({ g, v }) => {
          const from = tokenSources(g, v.seat);
          if (secondaryCost(g, { seat: v.seat, card: nextCard(v) }) === 0 || from[0] === 'reinforcements') return [];
          const options = (from as Pool[]).map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) }));
          return choosing(v.seat, say('ask.token for a strategy card', { strategy: nextCard(v) }), options);
        },
        then: (x, got) => {
          const { seat } = x.v;
          const from = pickedOf(got, seat, tokenSources(x.g, seat)) as TokenSource['from'] | undefined;
          x.v.token = { of: seat, from: from ?? 'reinforcements' };
          showSecondary(x, seat, nextCard(x.v));
          const cost = secondaryCost(x.g, { seat, card: nextCard(x.v) });
          const isSpent = strategyCards[nextCard(x.v)].secondaryToken === 'spent';
          if (isSpent && from !== undefined && from !== 'reinforcements') spendTokens(x, seat, from, cost);
        },
      },
      'carry out the ability': oneOf(secondaries, {
        rule: 'strategic action',
        call: (x) => `secondary ${nextCard(x.v)}` as const,
        with: ({ v: { seat, token } }) => (token === undefined ? { seat } : { seat, token }),
      }),
      'ability resolved': {
        window: 'strategy ability resolved',
        about: (x) => ({ seat: x.v.seat, card: nextCard(x.v), ability: 'secondary' }),
        then: (x) => {
          x.v.cards?.shift();
          return { goto: 'next card' };
        },
      },
    },
    gives: () => undefined,
  },
});

export const naaz: readonly Ti4Component[] = [garvAndGunn, dartAndTai, heshAndPrit];
