// The leaders of the Xxcha Kingdom.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { canVote, votesOf } from '../../src/queries/council.ts';
import { progress } from '../../src/queries/objectives.ts';
import { purchasingPower } from '../../src/queries/payment.ts';
import { mayCommit } from '../../src/queries/permissions.ts';
import { resources } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;

scenario(
  ['leader:ggrocutoRinn'],
  'the agent of the Xxcha readies any planet, and near theirs sends an infantry home',
  () => {
    const t = tableWith({ prophecy: true }, 'xxcha', 'norr');
    t.own('norr', 'quann', { infantry: 2 });
    t.own('xxcha', 'lodor');
    t.exhaust('quann');
    t.strategy('xxcha', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('xxcha', 'leader:ggrocutoRinn');
    t.answer('xxcha', t.options('xxcha')[0] as string);
    expect(t.planet('quann').exhausted).toBe(false);
    expect(t.ground('norr', 'quann')).toEqual({ infantry: 1 });
  },
);

test('far from their planets no infantry goes', () => {
  const t = tableWith({ prophecy: true }, 'xxcha', 'norr');
  t.own('norr', 'wellon', { infantry: 2 });
  t.exhaust('wellon');
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('xxcha', 'leader:ggrocutoRinn');
  expect([t.planet('wellon').exhausted, t.ground('norr', 'wellon')]).toEqual([false, { infantry: 2 }]);
});

scenario(['leader:elderQanoj'], 'each planet casts one vote more, and nothing keeps the Xxcha from voting', () => {
  const t = tableWith({ prophecy: true }, 'xxcha', 'nekro');
  t.own('xxcha', 'quann');
  t.unlock('xxcha', 'elderQanoj');
  expect(votesOf(t.game(), 0, ['quann'])).toBe(2);
  t.game().effects.push({
    source: 'action:assassinateRepresentative',
    seat: 0,
    target: '',
    amount: 0,
    until: 'agenda',
  });
  expect(canVote(t.game(), 0, 'mutiny')).toBe(true);
  expect(canVote(t.game(), 1, 'mutiny')).toBe(false);
});

scenario(['leader:elderQanoj'], 'by an Alliance the Nekro Virus votes too', () => {
  const t = tableWith({ prophecy: true }, 'xxcha', 'nekro');
  t.unlock('xxcha', 'elderQanoj');
  t.noteInPlay('xxcha', 'nekro', 'alliance');
  expect(canVote(t.game(), 1, 'mutiny')).toBe(true);
});

scenario(['leader:xxekirGrom'], 'two of five agendas are decided by the Xxcha alone, a law goes', () => {
  const t = tableWith({ prophecy: true }, 'xxcha', 'norr', 'yssaril');
  t.unlock('xxcha', 'xxekirGrom');
  t.strategy('xxcha', 'leadership', 'diplomacy');
  t.law('antiIntellectualRevolution');
  t.hand('norr', 'veto');
  t.decks({
    agendaDeck: [
      'ixthianArtifact',
      'wormholeResearch',
      'economicEquality',
      'mutiny',
      'fleetRegulations',
      'committeeFormation',
    ],
  });
  t.goods('norr', 3);
  t.begin('action phase');
  t.answer('xxcha', 'leader:xxekirGrom');
  t.answer('xxcha', 'antiIntellectualRevolution');
  t.answer('xxcha', ['economicEquality', 'fleetRegulations']);
  // Only the Xxcha could still do something about it.
  expect([t.awaited(), t.options('xxcha')]).toEqual([[0], ['ability:quash']]);
  t.pass('xxcha');
  t.answer('xxcha', 'for');
  expect([0, 1, 2].map((seat) => t.player(seat).tradeGoods)).toEqual([5, 5, 5]);
  t.pass('xxcha');
  t.answer('xxcha', 'against');
  t.playOn(() => leader(t, 'xxcha', 'xxekirGrom') === 'purged');
  expect(t.game().laws).toEqual([]);
  expect(t.game().agendaDeck).toEqual(['ixthianArtifact']);
  expect(t.game().agendaDiscard).toHaveLength(6);
  expect(t.game().effects).toEqual([]);
});

scenario(
  ['leader:xxekirGromOmega'],
  'planets pay and vote with both of their values together, and stay what they are',
  () => {
    const t = tableWith({ prophecy: true, codexIII: true }, 'xxcha', 'norr');
    for (const planet of ['archonRen', 'archonTau'] as const) t.exhaust(planet);
    t.own('xxcha', 'quann'); // 2 and 1
    t.unlock('xxcha', 'xxekirGromOmega');
    expect(purchasingPower(t.game(), 0, 'resources')).toBe(3);
    expect(purchasingPower(t.game(), 0, 'influence')).toBe(3);
    expect(votesOf(t.game(), 0, ['quann'])).toBe(3);
    expect(resources(t.game(), 'quann')).toBe(2);
  },
);

scenario(
  ['leader:xxekirGromOmega', 'objective:amassWealth'],
  'planets give both of their values also where resources and influence are spent together',
  () => {
    const t = tableWith({ prophecy: true, codexIII: true }, 'xxcha', 'norr');
    t.objectives('amassWealth');
    for (const planet of ['archonRen', 'archonTau'] as const) t.exhaust(planet);
    t.own('xxcha', 'quann'); // 2 and 1
    t.own('xxcha', 'wellon'); // 1 and 2
    t.goods('xxcha', 3);
    expect(progress(t.game(), 0, 'amassWealth').have).toBeLessThan(9);
    t.unlock('xxcha', 'xxekirGromOmega');
    expect(progress(t.game(), 0, 'amassWealth').have).toBe(9);
    t.begin('score objectives', { seat: 0 });
    t.answer('xxcha', 'amassWealth');
    while (!t.isOver()) t.confirm('xxcha');
    expect(t.player('xxcha')).toMatchObject({ points: 1, tradeGoods: 0 });
  },
);

scenario(
  ['leader:xxekirGromOmega', 'unit-card:omniopiares'],
  'a planet without influence pays the guards of the Council with its resources',
  () => {
    const t = tableWith({ prophecy: true, codexIII: true }, 'xxcha', 'keleres', 'norr');
    for (const planet of ['archonRen', 'archonTau'] as const) t.exhaust(planet);
    t.own('keleres', 'quann', { mech: 1 });
    t.own('xxcha', 'abyz'); // 3 and 0
    expect(mayCommit(t.game(), { seat: 0, planet: 'quann' })).not.toBeNull();
    t.unlock('xxcha', 'xxekirGromOmega');
    expect(mayCommit(t.game(), { seat: 0, planet: 'quann' })).toBeNull();
  },
);
