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

scenario(['leader:ssruu', 'leader:artunoTheBetrayer'], 'with the text of Artuno trade goods lie on Ssruu', () => {
  const t = tableWith({ prophecy: true }, 'yssaril', 'nomad', 'sol');
  t.begin('gain trade goods', { seat: 0, amount: 3 });
  t.answer('yssaril', 'leader:artunoTheBetrayer');
  expect(t.player('yssaril').leaders?.[0]).toEqual({ id: 'ssruu', is: 'exhausted', goods: 3 });
});

scenario(
  ['leader:ssruu', 'leader:viscountUnlenn'],
  'the text of Viscount Unlenn adds to what he does himself: each ship that was named rolls one more die',
  () => {
    const t = tableWith({ prophecy: true }, 'letnev', 'yssaril', 'sol');
    t.fleet('letnev', '46', { dreadnought: 1 });
    t.fleet('yssaril', '46', { cruiser: 1 });
    t.active('letnev', '46');
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.answer('letnev', 'leader:viscountUnlenn');
    t.answer('yssaril', 'leader:viscountUnlenn');
    t.answer('letnev', String(t.unitIds('letnev', '46')[0]));
    t.answer('yssaril', 'leader:viscountUnlenn');
    t.dice(1, 1, 7, 7);
    t.answer('yssaril', String(t.unitIds('yssaril', '46')[0]));
    t.playOn((where) => where === 'assign hits/assign hits' || where === '', 0);
    expect(t.events('diceRolled').map(({ groups }) => groups.map(({ rolls }) => rolls.length))).toEqual([[2], [2]]);
  },
);
