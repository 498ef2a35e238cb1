// Writing political cards in players' hands (the strategy cards of Shattered Empire).

import type { PoliticalCardId } from '../content/facts/index.ts';
import type { Player, Seat, Ti3 } from '../game.ts';
import { refillPoliticalDeck } from './cards.ts';
import { emit, open, reveal } from './pen.ts';

/** Draws one political card into the hand. Null: none is left at all. */
export function drawToPoliticalHand(x: Ti3, seat: Seat): PoliticalCardId | null {
  refillPoliticalDeck(x, 1);
  const g = open(x);
  const card = g.politicalDeck.pop() as PoliticalCardId | undefined;
  if (card === undefined) return null;
  (g.players[seat] as Player).politicalHand.push(card);
  reveal(x);
  emit(x, { type: 'politicalCardDrawn', seat });
  emit(x, { type: 'politicalCardReceived', seat, agenda: card, to: [seat] });
  return card;
}

/** A political card goes from a hand to the table, for the council to vote on. */
export function playPoliticalCard(x: Ti3, seat: Seat, card: PoliticalCardId): void {
  takeFromHand(x, seat, card);
  open(x).table.agendas.push(card);
  emit(x, { type: 'politicalCardPlayed', seat, agenda: card });
}

export function discardFromPoliticalHand(x: Ti3, seat: Seat, card: PoliticalCardId): void {
  takeFromHand(x, seat, card);
  open(x).politicalDiscard.push(card);
  emit(x, { type: 'politicalCardDiscarded', seat, agenda: card });
}

function takeFromHand(x: Ti3, seat: Seat, card: PoliticalCardId): void {
  const g = open(x);
  const player = g.players[seat] as Player;
  player.politicalHand = player.politicalHand.filter((c) => c !== card);
  delete g.seen[card];
}
