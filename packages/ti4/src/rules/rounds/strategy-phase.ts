// The strategy phase: strategy cards are chosen clockwise from the speaker, and trade goods lie on what is left.
import type { Barred, Choose, Option } from '@custodian/kernel';
import {
  beginPhase,
  beginRound,
  endEffects,
  layGoodsOn,
  returnStrategyCard,
  takeStrategyCard,
} from '../../atoms/table.ts';
import type { StrategyCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { speakerOrder } from '../../queries/order.ts';
import { strategyCardsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { cardsEach } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface Choosing {
  /** Who chooses, one entry a choice. */
  order: Seat[];
  at: number;
  card: StrategyCardId;
  /** Trade goods that lay on the card. */
  goods: number;
  /** Cards that the chooser may not take now. */
  refused: StrategyCardId[];
}

export const strategyPhase: Sequence<'strategy phase'> = {
  rule: 'strategy phase',
  steps: {
    'begin the phase': {
      do: (x) => {
        beginRound(x);
        beginPhase(x, 'strategy');
      },
    },
    'strategy phase begins': {
      window: 'strategy phase begins',
      about: () => ({}),
      then: (x) => {
        Object.assign(x.v, { order: choosingOrder(x.g), at: 0, refused: [] });
        return x.v.order.length === 0 ? { goto: 'trade goods on what is left' } : undefined;
      },
    },
    'choose a strategy card': {
      ask: (x) => choosingCard(x.g, chooser(x.v), x.v.refused),
      then: (x, got) => {
        const seat = chooser(x.v);
        const [card] = (got[seat] as StrategyCardId[] | undefined) ?? choosable(x.g, x.v.refused);
        x.v.card = card as StrategyCardId;
        takeStrategyCard(x, seat, x.v.card);
      },
    },
    'strategy card chosen': {
      window: 'strategy card chosen',
      about: (x) => ({ seat: chooser(x.v), card: x.v.card }),
      then: (x, about) => {
        if (about.refused !== true) return undefined;
        x.v.refused.push(x.v.card);
        returnStrategyCard(x, x.v.card);
        return { goto: 'choose a strategy card' };
      },
    },
    // The chooser gains them, also when the card itself goes to somebody else.
    'trade goods on the card': {
      call: 'gain trade goods',
      with: (x) => {
        const amount = x.g.strategyCards.find((c) => c.id === x.v.card)?.tradeGoods ?? 0;
        if (amount === 0) return null;
        layGoodsOn(x, x.v.card, -amount);
        return { seat: chooser(x.v), amount, from: 'card' };
      },
    },
    'next to choose': {
      do: (x) => {
        x.v.at++;
        x.v.refused = [];
        return x.v.at < x.v.order.length ? { goto: 'choose a strategy card' } : undefined;
      },
    },
    'trade goods on what is left': {
      do: (x) => {
        for (const { id, holder } of x.g.strategyCards) if (holder === NOBODY) layGoodsOn(x, id, 1);
      },
    },
    'strategy phase ends': { window: 'strategy phase ends', about: () => ({}) },
    'end of the phase': { do: (x) => endEffects(x, 'strategy phase') },
  },
};

/** Clockwise from the speaker; where everybody has two cards, twice in the same order. A card that was kept stands for a choice. */
function choosingOrder(g: G): Seat[] {
  const seats = speakerOrder(g);
  const held = seats.map((seat) => strategyCardsOf(g, seat).length);
  const order: Seat[] = [];
  for (let pick = 1; pick <= cardsEach(g, null); pick++)
    seats.forEach((seat, i) => {
      if ((held[i] as number) < pick) order.push(seat);
    });
  return order.slice(0, onTable(g).length);
}

const chooser = (v: Choosing): Seat => v.order[v.at] as Seat;

const onTable = (g: G): StrategyCardId[] => g.strategyCards.filter((c) => c.holder === NOBODY).map((c) => c.id);

/** What may be taken; where everything was refused, there is nothing else to take. */
function choosable(g: G, refused: readonly StrategyCardId[]): StrategyCardId[] {
  const left = onTable(g);
  const allowed = left.filter((card) => !refused.includes(card));
  return allowed.length > 0 ? allowed : left;
}

function choosingCard(g: G, seat: Seat, refused: readonly StrategyCardId[]): Choose[] {
  const allowed = choosable(g, refused);
  if (allowed.length === 1) return [];
  const barred: Barred[] = onTable(g)
    .filter((card) => !allowed.includes(card))
    .map((card) => ({ option: cardOption(card), why: why('strategy phase', 'why.card refused') }));
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy phase',
      ask: say('ask.choose strategy card'),
      options: allowed.map(cardOption),
      barred,
      pick: [1, 1],
    },
  ];
}

const cardOption = (id: StrategyCardId): Option => ({ id, text: say(`strategy.${id}`), on: [id] });
