// Action cards in a test: played by the first seat, whatever the others hold.
import type { WindowName } from '@custodian/ti3';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import type { ActionCardId } from '../../src/content/facts/index.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

export const three = (): Table => table('norr', 'xxcha', 'sol');

/** Three players in the order of their strategy cards, which have still to act. */
export function aboutToAct(): Table {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'diplomacy');
  t.strategy('letnev', 'trade');
  t.strategy('sol', 'warfare');
  return t;
}

/** Plays a card of seat 0 as an action. */
export function playAsAction(t: Table, card: ActionCardId, live = false): void {
  t.hand(0, card);
  t.begin('play card as an action', { seat: 0, component: `action:${card}`, about: { seat: 0 } }, live);
}

/** Why seat 0 may not play the card as an action now. */
export function refusedAsAction(t: Table, card: ActionCardId): string | undefined {
  const answer = behaviourOf(card)?.may(t.game(), 0, { seat: 0 }, 'as an action');
  return answer === false ? undefined : answer?.text.key;
}

/** Carries a revealed card of seat 0 out. */
export function carryOut(t: Table, card: ActionCardId, window: WindowName, about: object = {}): void {
  const [copy = ''] = t.hand(0, card);
  t.player(0).hand.pop();
  t.game().table.actionCards.push(copy);
  t.begin('play action card', { seat: 0, component: `action:${card}`, about, window, card: copy });
}
