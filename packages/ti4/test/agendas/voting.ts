// Agendas that are voted on: norr is the speaker, hacan and sol vote before him.
import type { AgendaId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The last agenda named is revealed first. */
export function council(...agendas: AgendaId[]): Table {
  const t = table('norr', 'hacan', 'sol');
  t.game().phase = 'agenda';
  t.decks({ agendaDeck: agendas, actionDeck: ['plague.1', 'spy.1', 'bunker.1', 'salvage.1'] });
  return t;
}

export const vote = (outcome: string, ...planets: string[]) => ({ outcome, planets });

/** Everybody who may interrupt declines. */
export function passAll(t: Table): void {
  while (!t.isOver() && t.where().startsWith('window')) for (const seat of t.awaited()) t.pass(seat);
}

/** Hacan votes, the others abstain. */
export function decide(t: Table, outcome: string, planet = 'hercant'): void {
  passAll(t);
  for (const seat of [1, 2, 0]) {
    if (!t.awaited().includes(seat) || !t.where().endsWith('/vote')) continue;
    t.answer(seat, seat === 1 ? vote(outcome, planet) : vote(''));
    passAll(t);
  }
}

/** The agenda is decided so, on a table that was arranged before. */
export function resolve(agenda: AgendaId, outcome: string, arrange: (t: Table) => void = () => undefined): Table {
  const t = council(agenda);
  arrange(t);
  t.begin('one agenda', {});
  decide(t, outcome);
  return t;
}
