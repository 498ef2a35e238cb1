// Writing objectives.
import { used } from '@custodian/kernel';
import type { ObjectiveId, ObjectiveStage } from '../facts/index.ts';
import { objectives } from '../facts/index.ts';
import type { Seat, Ti4 } from '../game.ts';
import { ownsLaw } from '../queries/players.ts';
import { forget, playerAt, takeOut } from './finding.ts';
import { emit, open, reveal } from './pen.ts';

/** The next public objective is opened. Null: none is left. */
export function revealObjective(x: Ti4): ObjectiveId | null {
  const next = open(x).objectives.find((o) => !o.open);
  if (next === undefined) return null;
  next.open = true;
  reveal(x);
  emit(x, { type: 'objectiveRevealed', objective: next.id as ObjectiveId });
  return next.id as ObjectiveId;
}

/** A further public objective of a stage is opened, of those that were not laid out. Null: none is left. */
export function addObjective(x: Ti4, stage: ObjectiveStage): ObjectiveId | null {
  const g = open(x);
  const [card] = x.shuffle(
    'objectives',
    (g.box.objectives as ObjectiveId[]).filter((id) => objectives[id].stage === stage),
  );
  if (card === undefined) return null;
  takeOut(g.box.objectives, card as string);
  g.objectives.push({ id: card, open: true });
  forget(g, [card]);
  reveal(x);
  emit(x, { type: 'objectiveRevealed', objective: card });
  return card;
}

/** A scored secret objective lies among the public ones from now on. */
export function leakObjective(x: Ti4, objective: ObjectiveId): void {
  open(x).objectives.push({ id: objective, open: true });
  emit(x, { type: 'objectiveRevealed', objective });
}

/** Draws a secret objective. Null: none is left. */
export function drawSecret(x: Ti4, seat: Seat): ObjectiveId | null {
  const card = open(x).secretDeck.pop() as ObjectiveId | undefined;
  if (card === undefined) return null;
  playerAt(x, seat).secrets.push(card);
  reveal(x);
  emit(x, { type: 'secretDealt', seat });
  if (ownsLaw(x.g, seat, 'searchWarrant')) showSecrets(x, seat, [card]);
  else emit(x, { type: 'secretReceived', seat, objective: card, to: [seat] });
  return card;
}

/** Secret objectives in a hand that everybody sees from now on. */
export function showSecrets(x: Ti4, seat: Seat, cards: readonly ObjectiveId[]): void {
  announceSecrets(x, seat, cards);
  for (const objective of cards) emit(x, { type: 'secretReceived', seat, objective });
}

/** An unscored secret goes back, and the deck is shuffled. */
export function returnSecret(x: Ti4, seat: Seat, card: ObjectiveId): void {
  const g = open(x);
  takeOut(playerAt(x, seat).secrets, card);
  g.secretDeck = x.shuffle('secret objectives', [...g.secretDeck, card]);
  forget(g, g.secretDeck);
  emit(x, { type: 'secretReturned', seat });
}

/** Whoever is about to score secret objectives says which: everybody knows them from now on. */
export function announceSecrets(x: Ti4, seat: Seat, cards: readonly ObjectiveId[]): void {
  const g = open(x);
  const { secrets } = playerAt(x, seat);
  const announced = cards.filter((card) => secrets.includes(card));
  for (const card of announced) g.seen[card] = (1 << g.players.length) - 1;
  if (announced.length > 0) reveal(x);
}

/** Scored: a secret one lies open from now on. Points are gained apart. */
export function scoreObjective(x: Ti4, seat: Seat, card: ObjectiveId): void {
  const player = playerAt(x, seat);
  takeOut(player.secrets, card);
  player.scored.push(card);
  forget(open(x), [card]);
  used('objective', card);
  emit(x, { type: 'objectiveScored', seat, objective: card });
}
