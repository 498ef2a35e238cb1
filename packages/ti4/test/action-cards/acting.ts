// Playing action cards as actions: the first faction named is the first to act.
import type { ActionCardId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';

/** The first seat plays the card as its action. */
export function act(t: Table, card: ActionCardId): void {
  t.hand(0, card);
  t.begin('action phase');
  t.answer(0, `action:${card}`);
}

/** Why the first seat cannot play the card as its action. */
export function barredAction(t: Table, card: ActionCardId): string | undefined {
  t.hand(0, card);
  t.begin('action phase');
  return t.barred(0, `action:${card}`);
}

/** The next one is asked for an action: the turn of the first is over. */
export const isNextTurn = (t: Table): boolean => t.awaited()[0] === 1 && t.where().includes('choose an action');
