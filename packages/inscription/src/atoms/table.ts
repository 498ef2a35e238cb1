// Writing what happens in the middle of the table: events, dice, production, scores.
import { isAblated, used } from '@custodian/kernel';
import { eventOf } from '../content/index.ts';
import type { Resource } from '../facts/vocabulary.ts';
import type { Game, Scores, T } from '../game.ts';
import { facesOf } from './markers.ts';
import { emit, open, reveal } from './pen.ts';

/** The top card of the event deck is turned over: a new round, perhaps a new stage. */
export function revealEvent(x: T): void {
  const g = open(x);
  // A card that is switched off is passed over.
  g.deck = g.deck.filter((id) => !isAblated('event', id));
  const card = g.deck.shift() as string;
  g.event = card;
  g.round++;
  g.stage = eventOf(card).stage;
  reveal(x);
  used('event', card);
  emit(x, {
    type: 'eventRevealed',
    event: card,
    card: { key: `event-card.${card}` },
    round: g.round,
    stage: g.stage,
  });
}

export function discardEvent(x: T): void {
  const g = open(x);
  g.discard.push(g.event as string);
  g.event = null;
}

/** Nothing of an event is left but what was marked: no active sheet, no dice; what may be used once a round may be used again. */
export function endEvent(x: T): void {
  const g = open(x);
  g.dice = null;
  g.council = null;
  for (const player of g.players) {
    player.active = null;
    player.used = player.used.filter((ability) => ability.startsWith('stage '));
  }
}

export function layDice(x: T, black: readonly Resource[], focus: readonly number[]): void {
  open(x).dice = { black: [...black], focus: [...focus] };
  emit(x, { type: 'diceRolled', black: [...black], focus: facesOf(focus) });
}

export function writeScores(x: T, scores: readonly Scores[]): void {
  scores.forEach(({ votes: _, ...written }, seat) => {
    if (written.rank !== null) used('rival', 'rank');
    emit(x, { type: 'scored', seat, ...written });
  });
}

export function win(x: T, winner: NonNullable<Game['winner']>): void {
  open(x).winner = winner;
  const { why, seats } = winner;
  if (why === 'loss') emit(x, { type: 'gameLost' });
  else emit(x, { type: 'gameWon', seats, why });
}
