// The commander and hero of the Yssaril Tribes.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { hide } from '../../src/hiding.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;

scenario(['leader:soAta'], 'who activates a system with Yssaril units is looked over, by them alone', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'yssaril', 'sol');
  t.unlock('yssaril', 'soAta');
  t.own('yssaril', 'quann', { infantry: 1 });
  t.secret('norr', 'becomeTheGatekeeper');
  t.hand('norr', 'plague');
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('yssaril', 'leader:soAta');
  t.answer('yssaril', 'secrets');
  expect(hide(t.game(), 1).players[0]?.secrets).toEqual(['becomeTheGatekeeper']);
  expect(hide(t.game(), 1).players[0]?.hand).toEqual(['?']);
  expect(hide(t.game(), 2).players[0]?.secrets).toEqual(['?']);
});

test('an activation without units of theirs shows them nothing', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'yssaril', 'sol');
  t.unlock('yssaril', 'soAta');
  t.hand('norr', 'plague');
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  expect(t.options('yssaril')).not.toContain('leader:soAta');
});

scenario(['leader:kyverBladeAndKey'], 'each shows a card: it is taken, or three others go at random', () => {
  const t = tableWith({ prophecy: true }, 'yssaril', 'norr', 'sol');
  t.unlock('yssaril', 'kyverBladeAndKey');
  t.strategy('yssaril', 'leadership', 'diplomacy');
  t.hand('norr', 'plague', 'spy');
  t.hand('sol', 'veto', 'bunker', 'flankSpeed', 'ghostShip');
  t.begin('action phase');
  t.answer('yssaril', 'leader:kyverBladeAndKey');
  t.answer('norr', 'spy.1');
  t.answer('sol', 'bunker.1');
  t.answer('yssaril', 'take');
  t.answer('yssaril', 'discard');
  expect(t.player('yssaril').hand).toEqual(['spy.1']);
  expect(t.player('norr').hand).toEqual(['plague.1']);
  expect(t.player('sol').hand).toHaveLength(1);
  expect(t.game().actionDiscard).toHaveLength(3);
  expect(leader(t, 'yssaril', 'kyverBladeAndKey')).toBe('purged');
});
