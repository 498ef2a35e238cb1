// Action cards of later sets about actions, strategy cards, discards and production.
import type { Choose } from '@custodian/kernel';
import { takeDiscarded, titleOf } from '../../atoms/action-cards.ts';
import { addEffect, layGoodsOn } from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import { actionCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasEffect } from '../../queries/players.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';

const coupDetat = actionCard<'strategic action begins'>({
  id: 'coupDetat',
  on: ['strategic action begins'],
  timing: 'when',
  may: (_, seat, about) => (about.seat !== seat && about.prevented !== true ? null : false),
  effect: atOnce(() => ({ prevented: true })),
});

const GOODS = 5;
const LEAST_CARDS = 3;

const cardOption = (id: StrategyCardId) => ({ id, text: say(`strategy.${id}`), on: [id] });

type Investing = Played<'strategy phase begins', null> & { cards?: readonly StrategyCardId[]; left?: number };

/** First the cards, which get a trade good each; then where the rest of them goes. */
const manipulateInvestments = actionCard<'strategy phase begins', null, Investing>({
  id: 'manipulateInvestments',
  on: ['strategy phase begins'],
  may: () => null,
  effect: {
    rule: 'trade goods',
    steps: {
      'choose strategy cards': {
        ask: ({ g, v: { seat } }) => {
          const ask = say('ask.invest in cards', { least: LEAST_CARDS, count: GOODS });
          const options = g.strategyCards.map(({ id }) => cardOption(id));
          return [{ kind: 'choose', seat, rule: 'trade goods', ask, options, pick: [LEAST_CARDS, GOODS] }];
        },
        then: (x, got) => {
          x.v.cards = got[x.v.seat] as readonly StrategyCardId[];
          x.v.left = GOODS - x.v.cards.length;
          for (const card of x.v.cards) layGoodsOn(x, card, 1);
        },
      },
      'one more': {
        ask: ({ v: { seat, cards = [], left = 0 } }): Choose[] =>
          left === 0
            ? []
            : [
                {
                  kind: 'choose',
                  seat,
                  rule: 'trade goods',
                  ask: say('ask.invest one more', { count: left }),
                  options: cards.map(cardOption),
                  pick: [1, 1],
                },
              ],
        then: (x, got) => {
          const [card] = (got[x.v.seat] as readonly StrategyCardId[] | undefined) ?? [];
          if (card === undefined) return undefined;
          layGoodsOn(x, card, 1);
          x.v.left = (x.v.left ?? 1) - 1;
          return { goto: 'one more' };
        },
      },
    },
    gives: () => undefined,
  },
});

const masterPlan = actionCard<'action performed'>({
  id: 'masterPlan',
  on: ['action performed'],
  may: (_, seat, about) => (about.seat === seat && about.again === undefined ? null : false),
  effect: atOnce(() => ({ again: 'any' })),
});

const reverseEngineer = actionCard<'action card discarded'>({
  id: 'reverseEngineer',
  on: ['action card discarded'],
  may: (g, seat, about) =>
    about.seat !== seat && actionCards[titleOf(about.card)].timing === 'action' && g.actionDiscard.includes(about.card)
      ? null
      : false,
  effect: {
    rule: 'action cards',
    steps: {
      take: { do: (x) => takeDiscarded(x, x.v.seat, x.v.about.card) },
      'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

const WAR_MACHINE = 'action:warMachine';

const isAtWork = (g: G, seat: Seat): boolean => hasEffect(g, WAR_MACHINE, seat);

const warMachine = actionCard<'production used'>({
  id: 'warMachine',
  on: ['production used'],
  timing: 'when',
  may: (g, seat, about) => (about.seat === seat && !isAtWork(g, seat) ? null : false),
  effect: atOnce((x) => {
    const { seat, about } = x.v;
    // No second copy for the same use.
    addEffect(x, { source: WAR_MACHINE, seat, until: 'production' });
    return { more: (about.more ?? 0) + 4, discount: (about.discount ?? 0) + 1 };
  }),
});

export const cardsOfRounds: readonly Ti4Component[] = [
  coupDetat,
  manipulateInvestments,
  masterPlan,
  reverseEngineer,
  warMachine,
];
