// Writing action cards: the deck, hands and discards. They are numbered copies ('moraleBoost.3').
import type { ActionCardId } from '../facts/index.ts';
import { actionCards } from '../facts/index.ts';
import type { Game, Seat, Ti4 } from '../game.ts';
import { forget, playerAt, takeOut } from './finding.ts';
import { emit, open, reveal } from './pen.ts';

/** The title of a numbered copy. */
export function titleOf(card: string): ActionCardId {
  let title = titles.get(card);
  if (title === undefined) {
    title = card.slice(0, card.lastIndexOf('.')) as ActionCardId;
    titles.set(card, title);
  }
  return title;
}
// Every window asks every hand: the few copies there are need cutting only once.
const titles = new Map<string, ActionCardId>();

/** Draws one action card into the hand. An emptied deck is made anew of the discards at once. Null: none left at all. */
export function drawActionCard(x: Ti4, seat: Seat): string | null {
  const g = open(x);
  refill(x, g);
  const card = g.actionDeck.pop();
  if (card === undefined) return null;
  playerAt(x, seat).hand.push(card);
  refill(x, g);
  reveal(x);
  emit(x, { type: 'actionCardDrawn', seat });
  emit(x, { type: 'actionCardReceived', seat, action: titleOf(card), to: [seat] });
  return card;
}

/** Cards are revealed from the deck until so many with a component action have come: those are kept, the others go back. */
export function revealForActions(x: Ti4, seat: Seat, count: number): void {
  const g = open(x);
  const others: string[] = [];
  const everybody = (1 << g.players.length) - 1;
  for (let kept = 0; kept < count; ) {
    refill(x, g);
    const card = g.actionDeck.pop();
    if (card === undefined) break;
    emit(x, { type: 'actionCardRevealed', seat, action: titleOf(card) });
    if (actionCards[titleOf(card)].timing !== 'action') {
      others.push(card);
      continue;
    }
    playerAt(x, seat).hand.push(card);
    g.seen[card] = everybody;
    kept++;
  }
  g.actionDeck = x.shuffle('action deck', [...g.actionDeck, ...others]);
  forget(g, g.actionDeck);
  reveal(x);
}

export function discardActionCard(x: Ti4, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(playerAt(x, seat).hand, card);
  g.actionDiscard.push(card);
  forget(g, [card]);
  emit(x, { type: 'actionCardDiscarded', seat, action: titleOf(card) });
}

/** It lies on the table while it is carried out. */
export function layActionCard(x: Ti4, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(playerAt(x, seat).hand, card);
  g.table.actionCards.push(card);
  forget(g, [card]);
  reveal(x);
  emit(x, { type: 'actionCardPlayed', seat, action: titleOf(card) });
}

/** From the table to the discards: carried out, or cancelled. */
export function clearActionCard(x: Ti4, seat: Seat, card: string, how: 'actionCardDone' | 'actionCardCancelled'): void {
  const g = open(x);
  takeOut(g.table.actionCards, card);
  g.actionDiscard.push(card);
  emit(x, { type: how, seat, action: titleOf(card) });
}

/** From one hand to another; the former holder remembers it. */
export function giveActionCard(x: Ti4, from: Seat, to: Seat, card: string): void {
  const g = open(x);
  const giver = playerAt(x, from);
  // Whoever knew this hand no longer knows which of its cards has left.
  const both = (1 << from) | (1 << to);
  for (const known of giver.hand) {
    const seen = g.seen[known];
    if (seen !== undefined) g.seen[known] = seen & both;
  }
  takeOut(giver.hand, card);
  playerAt(x, to).hand.push(card);
  g.seen[card] = both;
  reveal(x);
  emit(x, { type: 'actionCardGiven', seat: from, seat2: to });
  emit(x, { type: 'actionCardReceived', seat: to, action: titleOf(card), to: [from, to] });
}

/** Out of the discards into a hand: everybody knows it there. */
export function takeDiscarded(x: Ti4, seat: Seat, card: string): void {
  const g = open(x);
  if (!takeOut(g.actionDiscard, card)) return;
  playerAt(x, seat).hand.push(card);
  g.seen[card] = (1 << g.players.length) - 1;
  emit(x, { type: 'actionCardTaken', seat, action: titleOf(card) });
}

/** A seat looks at hidden cards and remembers them. */
export function lookAt(x: Ti4, seat: Seat, cards: readonly string[]): void {
  const g = open(x);
  for (const card of cards) g.seen[card] = (g.seen[card] ?? 0) | (1 << seat);
  reveal(x);
  emit(x, { type: 'cardsSeen', seat, cards: [...cards], to: [seat] });
}

/** Dice that a card asks for: everybody sees them. */
export function showCardDice(x: Ti4, seat: Seat, action: ActionCardId, rolls: readonly number[]): void {
  emit(x, { type: 'cardDiceRolled', seat, action, rolls: [...rolls] });
}

function refill(x: Ti4, g: Game): void {
  if (g.actionDeck.length > 0 || g.actionDiscard.length === 0) return;
  g.actionDeck = x.shuffle('action deck', g.actionDiscard);
  g.actionDiscard = [];
  forget(g, g.actionDeck);
  emit(x, { type: 'actionDeckShuffled' });
}
