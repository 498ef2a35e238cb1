// Agendas that the council has decided, for their scenarios.
import type { AgendaId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';

/** Carries out a decided agenda: who voted for what is given by seat. */
export function decide(
  t: Table,
  agenda: AgendaId,
  outcome: string,
  votes: Readonly<Record<number, string>> = {},
): void {
  t.game().phase = 'agenda';
  t.game().active = -1;
  const casts = Object.entries(votes).map(([seat, side]) => ({ seat: Number(seat), outcome: side, votes: 1 }));
  t.begin('agenda effect', { agenda, outcome, casts });
}
