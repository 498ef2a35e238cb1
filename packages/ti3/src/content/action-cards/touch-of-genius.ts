// Touch of Genius: for 3 influence it has the effect of a discarded action card, when that card could be played.
import type { Plan } from '@custodian/kernel';
import { askForPlan, isAblated, oneOf, planned } from '@custodian/kernel';
import { titleOf } from '../../atoms/cards.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import { cardCopyPlan } from '../../plans/payment.ts';
import { why } from '../../queries/refusals.ts';
import type { CardGives, Played } from '../../rules/action/playing-action-cards.ts';
import { cardSequences, isCopyOf } from '../../rules/action/playing-action-cards.ts';
import { leastWaste, pay, purchasingPower, randomPayment, refusePayment } from '../../rules/production/spending.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId } from '../facts/index.ts';
import type { CardEffect } from './define.ts';
import { actionCard, behaviourOf, cardsFor, couldPlay } from './define.ts';

const PRICE = 3;

interface Copying extends Played {
  copied: ActionCardId;
  result?: CardGives;
}

/** Could this seat play the card now, were it in his hand? */
function isPlayable(g: G, seat: Seat, id: ActionCardId, about: Windows[WindowName], window: WindowName): boolean {
  const behaviour = behaviourOf(id);
  if (behaviour === undefined || id === 'touchOfGenius' || !behaviour.on.includes(window)) return false;
  return !isAblated('action', id) && behaviour.may(g, seat, about, window) === null;
}

const isDiscarded = (g: G, id: ActionCardId): boolean => g.actionDiscard.some((card) => isCopyOf(card, id));

/** The titles among the discards that may be copied now. */
function copyable(g: G, { seat, about, window }: Pick<Copying, 'seat' | 'about' | 'window'>): ActionCardId[] {
  return [...new Set(g.actionDiscard.map(titleOf))].filter((id) => isPlayable(g, seat, id, about, window));
}

const copying: CardEffect<WindowName, Copying> = {
  rule: 'action cards.playing',
  steps: {
    'choose and pay': {
      ask: (x) => {
        const cards = copyable(x.g, x.v);
        return cards.length === 0 || purchasingPower(x.g, x.v.seat, 'influence') < PRICE ? [] : [choice(x, cards)];
      },
      then: (x, got) => {
        const plan = planned(cardCopyPlan, got, x.v.seat);
        if (plan === undefined) return 'end';
        x.v.copied = plan.card;
        pay(x, x.v.seat, plan.pay);
        return undefined;
      },
    },
    'use its effect': oneOf(cardSequences, {
      call: (x) => `action ${x.v.copied}` as const,
      with: (x) => {
        const { seat, about, window, card } = x.v;
        // Paying may have taken away what the card needs.
        return isPlayable(x.g, seat, x.v.copied, about, window) ? { seat, about, window, card } : null;
      },
      then: (x, result) => {
        x.v.result = typeof result === 'object' && result !== null ? result : {};
      },
    }),
  },
  gives: (x) => x.v.result,
};

function choice({ g, v: { seat } }: Ti3<Copying>, cards: readonly ActionCardId[]): Plan {
  return askForPlan(cardCopyPlan, {
    seat,
    rule: 'action cards.playing',
    ask: say('ask.touch of genius', { price: PRICE }),
    about: () => ({ cards, price: PRICE }),
    check: (plan) =>
      cards.includes(plan.card)
        ? refusePayment(g, seat, 'influence', PRICE, plan.pay)
        : why('action cards.playing', 'why.not to be copied'),
    sample: (roll) => ({
      card: cards[roll(cards.length) - 1] as ActionCardId,
      pay: randomPayment(g, seat, 'influence', PRICE, roll) as Payment,
    }),
    fallback: () => ({ card: cards[0] as ActionCardId, pay: leastWaste(g, seat, 'influence', PRICE) as Payment }),
  });
}

/** It listens wherever one of the other cards does. */
export function touchOfGenius(cards: readonly Ti3Component[]): Ti3Component {
  const windows = new Set(
    cards.flatMap((card) => behaviourOf(card.id.slice('action:'.length) as ActionCardId)?.on ?? []),
  );
  return actionCard<WindowName, Copying>({
    id: 'touchOfGenius',
    on: [...windows],
    could: (g, seat, about, window) =>
      cardsFor(window).some(
        (id) => id !== 'touchOfGenius' && couldPlay(g, seat, id, window, about) && isDiscarded(g, id),
      ) && purchasingPower(g, seat, 'influence') >= PRICE,
    may: (g, seat, about, window) => {
      // The means first: they are looked up faster than all the cards that lie there.
      if (purchasingPower(g, seat, 'influence') < PRICE)
        return why('spending.costs', 'why.influence for genius', { price: PRICE });
      return g.actionDiscard.some((card) => isPlayable(g, seat, titleOf(card), about, window))
        ? null
        : why('action cards.playing', 'why.nothing to copy');
    },
    effect: copying,
  });
}
