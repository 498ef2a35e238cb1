// Deciding an agenda in a test: it lies on top of the deck, and everybody votes the same way.

import type { PoliticalCardId } from '@custodian/ti3';
import type { Table } from './kit/index.ts';

/** Draws the agenda and lets everybody name the outcome: 'for', 'against', or whom or what to elect. */
export function decide(t: Table, agenda: PoliticalCardId, ...outcome: string[]): void {
  t.decks({ politicalDeck: [agenda] });
  t.begin('galactic council', { seat: 0 });
  everybodyVotes(t, ...outcome);
}

/** The pending vote, until it is decided. */
export function everybodyVotes(t: Table, ...outcome: string[]): void {
  for (let i = t.game().players.length; i > 0; i--) t.answer(t.awaited()[0] as number, outcome);
}

/** The Status Phase, with everybody content with what is proposed. */
export function endTheRound(t: Table): void {
  t.begin('status phase');
  for (let [seat] = t.awaited(); seat !== undefined; [seat] = t.awaited())
    if (t.asked(seat)?.kind === 'plan') t.confirm(seat);
    else t.pass(seat);
}
