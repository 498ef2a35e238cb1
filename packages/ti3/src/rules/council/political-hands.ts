// Political cards in hand (the strategy cards of Shattered Empire): drawing them, and playing one for the council.
import type { Choose } from '@custodian/kernel';
import { discardFromPoliticalHand, drawToPoliticalHand, playPoliticalCard } from '../../atoms/political-hands.ts';
import type { PoliticalCardId } from '../../content/facts/index.ts';
import { politicalCardHandLimit } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { canBeVotedOn } from '../../queries/council.ts';
import { playerOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export const drawPoliticalCards: Sequence<'draw political cards'> = {
  rule: 'political cards.hand',
  steps: {
    draw: {
      do: (x) => {
        for (let i = 0; i < x.v.count; i++) drawToPoliticalHand(x, x.v.seat);
      },
    },
    discard: {
      ask: (x) => {
        const { seat } = x.v;
        const surplus = playerOf(x.g, seat).politicalHand.length - politicalCardHandLimit;
        if (surplus <= 0) return [];
        return [choosing(seat, handOf(x.g, seat), surplus)];
      },
      then: (x, got) => {
        for (const card of (got[x.v.seat] ?? []) as PoliticalCardId[]) discardFromPoliticalHand(x, x.v.seat, card);
      },
    },
  },
};

/** The seat plays a political card from his hand, drawing one if he has none; gives it, or null when there is none. */
export const playAgenda: Sequence<'play agenda'> = {
  rule: 'strategy.assembly',
  steps: {
    'draw if he has none': {
      do: (x) => {
        if (handOf(x.g, x.v.seat).length === 0) drawToPoliticalHand(x, x.v.seat);
      },
    },
    'choose a political card': {
      // Asked by the size of the hand: to be asked must not tell what it holds.
      ask: (x) => {
        const { seat } = x.v;
        return handOf(x.g, seat).length < 2 ? [] : [choosing(seat, playable(x.g, seat), null)];
      },
      then: (x, got) => {
        const [card] = (got[x.v.seat] as PoliticalCardId[] | undefined) ?? playable(x.g, x.v.seat);
        x.v.agenda = card ?? null;
        if (card !== undefined) playPoliticalCard(x, x.v.seat, card);
      },
    },
  },
  gives: (x) => x.v.agenda ?? null,
};

const handOf = (g: G, seat: Seat): readonly PoliticalCardId[] =>
  playerOf(g, seat).politicalHand as readonly PoliticalCardId[];

/** Cards that somebody could be elected by, or all when none can. */
function playable(g: G, seat: Seat): readonly PoliticalCardId[] {
  const hand = handOf(g, seat);
  const useful = hand.filter((card) => canBeVotedOn(g, card));
  return useful.length > 0 ? useful : hand;
}

/** `surplus`: how many are discarded; null when one is played. */
const choosing = (seat: Seat, cards: readonly PoliticalCardId[], surplus: number | null): Choose => ({
  kind: 'choose',
  seat,
  rule: surplus === null ? 'strategy.assembly' : 'political cards.hand',
  ask: surplus === null ? say('ask.play political card') : say('ask.discard political cards', { count: surplus }),
  options: cards.map((id) => ({ id, text: say('option.agenda', { agenda: id }), on: [id] })),
  pick: [surplus ?? 1, surplus ?? 1],
  secret: true,
});
