// Writing decks and hands. Action cards are numbered copies ('moraleBoost.3'); others exist once.

import { used } from '@custodian/kernel';
import type {
  ActionCardId,
  ObjectiveId,
  PoliticalCardId,
  RacialTechnologyId,
  StrategyCardId,
  TechnologyId,
} from '../content/facts/index.ts';
import type { Game, Player, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
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

/** Draws one action card into the hand, reshuffling the discards when the deck is empty. Null: none left at all. */
export function drawActionCard(x: Ti3, seat: Seat): string | null {
  const g = open(x);
  const card = topActionCard(x, g);
  if (card === undefined) return null;
  playerAt(g, seat).hand.push(card);
  reveal(x);
  emit(x, { type: 'actionCardDrawn', seat });
  emit(x, { type: 'actionCardReceived', seat, action: titleOf(card), to: [seat] });
  return card;
}

/** Draws one action card and lays it face up on the table. Null: none left at all. */
export function drawFaceUp(x: Ti3): string | null {
  const g = open(x);
  const card = topActionCard(x, g);
  if (card === undefined) return null;
  g.table.actionCards.push(card);
  delete g.seen[card];
  reveal(x);
  emit(x, { type: 'actionCardFaceUp', action: titleOf(card) });
  return card;
}

/** A seat takes a card that lay face up: everybody knows that he has it. */
export function takeFaceUp(x: Ti3, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(g.table.actionCards, card);
  playerAt(g, seat).hand.push(card);
  g.seen[card] = (1 << g.players.length) - 1;
  emit(x, { type: 'actionCardTaken', seat, action: titleOf(card) });
}

/** A seat has searched the action deck for a card; what is left is shuffled, and its order forgotten. */
export function takeFromActionDeck(x: Ti3, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(g.actionDeck, card);
  playerAt(g, seat).hand.push(card);
  g.actionDeck = x.shuffle('action deck', g.actionDeck);
  forget(g, [card, ...g.actionDeck]);
  emit(x, { type: 'actionDeckSearched', seat });
  emit(x, { type: 'actionCardReceived', seat, action: titleOf(card), to: [seat] });
}

export function discardActionCard(x: Ti3, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(playerAt(g, seat).hand, card);
  g.actionDiscard.push(card);
  delete g.seen[card];
  emit(x, { type: 'actionCardDiscarded', seat, action: titleOf(card) });
}

/** An action card is revealed: it lies on the table while it is carried out. */
export function revealActionCard(x: Ti3, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(playerAt(g, seat).hand, card);
  g.table.actionCards.push(card);
  delete g.seen[card];
  reveal(x);
  emit(x, { type: 'actionCardRevealed', seat, action: titleOf(card) });
}

/** A revealed card leaves the table: to the discards, or back to its player's hand, where everybody knows it. */
export function clearActionCard(x: Ti3, seat: Seat, card: string, backToHand = false): void {
  const g = open(x);
  takeOut(g.table.actionCards, card);
  if (backToHand) {
    playerAt(g, seat).hand.push(card);
    g.seen[card] = (1 << g.players.length) - 1;
  } else g.actionDiscard.push(card);
  emit(x, { type: backToHand ? 'actionCardReturned' : 'actionCardDone', seat, action: titleOf(card) });
}

/** Dice that an action card asks for: everybody sees them. */
export function showCardDice(x: Ti3, seat: Seat, action: ActionCardId, rolls: readonly number[]): void {
  emit(x, { type: 'cardDiceRolled', seat, action, rolls: [...rolls] });
}

/** A revealed card whose target is gone has no effect. */
export function fizzleActionCard(x: Ti3, seat: Seat, card: string): void {
  const g = open(x);
  takeOut(g.table.actionCards, card);
  g.actionDiscard.push(card);
  emit(x, { type: 'actionCardFizzled', seat, action: titleOf(card) });
}

/** From one hand to another; the former holder remembers it. */
export function giveActionCard(x: Ti3, from: Seat, to: Seat, card: string): void {
  const g = open(x);
  const giver = playerAt(g, from);
  // Whoever knew this hand no longer knows which of its cards has left.
  const both = (1 << from) | (1 << to);
  for (const known of giver.hand) if (g.seen[known] !== undefined) keepSeen(g, known, both);
  takeOut(giver.hand, card);
  playerAt(g, to).hand.push(card);
  g.seen[card] = both;
  reveal(x);
  emit(x, { type: 'actionCardGiven', seat: from, seat2: to });
  emit(x, { type: 'actionCardReceived', seat: to, action: titleOf(card), to: [from, to] });
}

/** A seat looks at hidden cards and remembers them. */
export function lookAt(x: Ti3, seat: Seat, cards: readonly string[]): void {
  const g = open(x);
  for (const card of cards) g.seen[card] = (g.seen[card] ?? 0) | (1 << seat);
  reveal(x);
  emit(x, { type: 'cardsSeen', seat, cards: [...cards], to: [seat] });
}

export function drawPoliticalCard(x: Ti3): PoliticalCardId | null {
  const g = open(x);
  refillPolitical(x, g, 1);
  const card = g.politicalDeck.pop();
  if (card === undefined) return null;
  g.table.agendas.push(card as PoliticalCardId);
  delete g.seen[card];
  reveal(x);
  emit(x, { type: 'agendaDrawn', agenda: card as PoliticalCardId });
  return card as PoliticalCardId;
}

/** Makes sure that so many political cards can be drawn, as far as the discards allow. */
export function refillPoliticalDeck(x: Ti3, count: number): void {
  refillPolitical(x, open(x), count);
}

export function discardPoliticalCard(x: Ti3, card: PoliticalCardId): void {
  const g = open(x);
  takeOut(g.table.agendas, card);
  g.politicalDiscard.push(card);
  emit(x, { type: 'agendaDiscarded', agenda: card });
}

/** A seat has chosen what the council votes on: a law in play, a discarded card, or one out of the deck, which is shuffled. */
export function chooseAgenda(x: Ti3, seat: Seat, card: PoliticalCardId): void {
  const g = open(x);
  if (g.politicalDiscard.includes(card)) {
    takeOut(g.politicalDiscard, card);
    g.table.agendas.push(card);
  } else if (g.politicalDeck.includes(card)) {
    takeOut(g.politicalDeck, card);
    g.table.agendas.push(card);
    g.politicalDeck = x.shuffle('political deck', g.politicalDeck);
    forget(g, [card, ...g.politicalDeck]);
  }
  emit(x, { type: 'agendaChosen', seat, agenda: card });
}

/** Of the top cards, `top` goes on top and the others to the bottom in the given order; the seat has seen them all. */
export function arrangePoliticalDeck(x: Ti3, seat: Seat, top: string, bottom: readonly string[]): void {
  const g = open(x);
  const deck = g.politicalDeck.filter((c) => c !== top && !bottom.includes(c));
  g.politicalDeck = [...bottom, ...deck, top] as Game['politicalDeck'];
  // Others who knew these cards do not know where they went.
  for (const card of [top, ...bottom]) g.seen[card] = 1 << seat;
  emit(x, { type: 'politicalDeckArranged', seat });
}

export function enactLaw(x: Ti3, id: PoliticalCardId, elected: readonly string[]): void {
  const g = open(x);
  takeOut(g.table.agendas, id);
  g.laws.push({ id, elected: [...elected] });
  emit(x, { type: 'lawEnacted', agenda: id, elected: [...elected] });
}

export function repealLaw(x: Ti3, id: PoliticalCardId): void {
  const g = open(x);
  const at = g.laws.findIndex((law) => law.id === id);
  if (at < 0) return;
  g.laws.splice(at, 1);
  g.politicalDiscard.push(id);
  emit(x, { type: 'lawRepealed', agenda: id });
}

/** Turns the top objective. Null: the deck is empty. */
export function revealObjective(x: Ti3): ObjectiveId | null {
  const g = open(x);
  const card = g.objectiveDeck.pop();
  if (card === undefined) return null;
  g.objectives.push(card as ObjectiveId);
  delete g.seen[card];
  reveal(x);
  emit(x, { type: 'objectiveRevealed', objective: card as ObjectiveId });
  return card as ObjectiveId;
}

/** Of the top cards of the deck this one is revealed; the others stay where they are. */
export function revealChosenObjective(x: Ti3, card: ObjectiveId): void {
  const g = open(x);
  takeOut(g.objectiveDeck, card);
  g.objectives.push(card);
  delete g.seen[card];
  reveal(x);
  emit(x, { type: 'objectiveRevealed', objective: card });
}

/** A secret objective goes back to the box unclaimed, unseen. */
export function loseSecret(x: Ti3, seat: Seat): void {
  const g = open(x);
  const player = playerAt(g, seat);
  if (player.secret === '') return;
  g.box.objectives.push(player.secret);
  player.secret = '';
  emit(x, { type: 'secretLost', seat });
}

export function gainTechnology(x: Ti3, seat: Seat, technology: TechnologyId | RacialTechnologyId): void {
  playerAt(open(x), seat).technologies.push(technology);
  emit(x, { type: 'technologyGained', seat, technology });
}

export function loseTechnology(x: Ti3, seat: Seat, technology: TechnologyId | RacialTechnologyId): void {
  takeOut(playerAt(open(x), seat).technologies, technology);
  emit(x, { type: 'technologyLost', seat, technology });
}

export function takeStrategyCard(x: Ti3, seat: Seat, card: StrategyCardId): void {
  const at = strategyCardAt(open(x), card);
  at.holder = seat;
  at.active = true;
  used('strategy', card);
  emit(x, { type: 'strategyCardTaken', seat, strategy: card });
}

export function returnStrategyCard(x: Ti3, card: StrategyCardId): void {
  const at = strategyCardAt(open(x), card);
  const seat = at.holder;
  at.holder = NOBODY;
  at.active = true;
  emit(x, { type: 'strategyCardReturned', seat, strategy: card });
}

/** A strategy card stays before its holder and turns to its active side again. */
export function keepStrategyCard(x: Ti3, card: StrategyCardId): void {
  const at = strategyCardAt(open(x), card);
  at.active = true;
  emit(x, { type: 'strategyCardKept', seat: at.holder, strategy: card });
}

/** The strategic action is done: the card turns to its inactive side. */
export function flipStrategyCard(x: Ti3, card: StrategyCardId): void {
  const at = strategyCardAt(open(x), card);
  at.active = false;
  emit(x, { type: 'strategyCardUsed', seat: at.holder, strategy: card });
}

export function addBonusCounter(x: Ti3, card: StrategyCardId): void {
  strategyCardAt(open(x), card).bonus++;
  emit(x, { type: 'bonusCounterPlaced', strategy: card });
}

export function removeBonusCounters(x: Ti3, card: StrategyCardId): void {
  strategyCardAt(open(x), card).bonus = 0;
}

export function takeSpeaker(x: Ti3, seat: Seat): void {
  open(x).speaker = seat;
  emit(x, { type: 'speakerTaken', seat });
}

/** The top of the action deck, which is made anew from the discards when it is empty. */
function topActionCard(x: Ti3, g: Game): string | undefined {
  if (g.actionDeck.length === 0 && g.actionDiscard.length > 0) {
    g.actionDeck = x.shuffle('action deck', g.actionDiscard);
    g.actionDiscard = [];
    forget(g, g.actionDeck);
    emit(x, { type: 'actionDeckShuffled' });
  }
  return g.actionDeck.pop();
}

function refillPolitical(x: Ti3, g: Game, count: number): void {
  if (g.politicalDeck.length >= count || g.politicalDiscard.length === 0) return;
  const shuffled = x.shuffle('political deck', g.politicalDiscard);
  forget(g, shuffled);
  // The discards go under what is left, so that the known top stays the top.
  g.politicalDeck = [...shuffled, ...g.politicalDeck];
  g.politicalDiscard = [];
  emit(x, { type: 'politicalDeckShuffled' });
}

function keepSeen(g: Game, card: string, seats: number): void {
  const left = (g.seen[card] ?? 0) & seats;
  if (left === 0) delete g.seen[card];
  else g.seen[card] = left;
}

function forget(g: Game, cards: readonly string[]): void {
  for (const card of cards) delete g.seen[card];
}

const playerAt = (g: Game, seat: Seat): Player => g.players[seat] as Player;
const strategyCardAt = (g: Game, id: StrategyCardId): Game['strategyCards'][number] =>
  g.strategyCards.find((c) => c.id === id) as Game['strategyCards'][number];

function takeOut<T>(from: T[], item: T): void {
  const at = from.indexOf(item);
  if (at >= 0) from.splice(at, 1);
}
