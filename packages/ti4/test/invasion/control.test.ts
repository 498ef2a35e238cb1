// What becomes of planets: who keeps them without units, and who takes what stands there. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table, tableWith } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

test('a planet that its last unit leaves stays with its controller (86)', () => {
  const t = table('norr', 'xxcha');
  const [infantry = 0] = t.own('norr', 'quann', { infantry: 1 });
  const [carrier] = t.fleet('norr', '25', { carrier: 1 });
  t.fleet('xxcha', '25', {});
  activate(t, 'norr', '23');
  t.answer('norr', move(carrier, ['25', '23'], [infantry]));
  expect([t.planet('quann').owner, t.ground('norr', 'quann')]).toEqual([0, {}]);
});

scenario(
  ['sequence:gain control'],
  'what is attached stays, and a planet that somebody had is not explored (84, 85)',
  () => {
    const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
    t.own('xxcha', 'saudor', { pds: 1 });
    t.planet('saudor').attachments = ['richWorld'];
    t.landed('norr', 'saudor', { infantry: 1 });
    t.active('norr', '23');
    t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
    t.playOn();
    expect(t.planet('saudor')).toMatchObject({ owner: 0, exhausted: true, attachments: ['richWorld'] });
    expect(t.ground('xxcha', 'saudor')).toEqual({});
    expect(t.events('planetExplored')).toEqual([]);
  },
);

scenario(
  ['sequence:explore gained planet'],
  'each planet is gained and explored before the next is gained (85)',
  () => {
    const t = tableWith({ prophecy: true }, 'norr', 'xxcha');
    const empty = { cultural: [], hazardous: [], industrial: [], frontier: [] };
    Object.assign(t.game(), {
      explorationDecks: { ...empty, industrial: ['abandonedWarehouses.1', 'localFabricators.1'] },
      explorationDiscards: { ...empty },
    });
    const [, one = 0, two = 0] = t.fleet('norr', '36', { carrier: 1, infantry: 2 });
    t.active('norr', '36');
    t.begin('invasion', { seat: 0, system: '36' });
    t.answer('norr', {
      landings: [
        { planet: 'lor', units: [two] },
        { planet: 'arnor', units: [one] },
      ],
    });
    // Lor first; Arnor is nobody's while its card is carried out.
    expect([t.planet('lor').owner, t.planet('arnor').owner]).toEqual([0, -1]);
    t.playOn();
    expect([t.planet('lor').owner, t.planet('arnor').owner]).toEqual([0, 0]);
  },
);

scenario(['ability:assimilate'], 'a dock that was assimilated produces in the same action', () => {
  const t = table('l1z1x', 'sol');
  t.own('sol', 'quann', { spaceDock: 1 });
  const [, infantry = 0] = t.fleet('l1z1x', '25', { carrier: 1, infantry: 1 });
  t.goods('l1z1x', 3);
  t.begin('tactical action', { seat: 0 });
  t.answer('l1z1x', '25');
  t.playOn((where) => where === 'invasion/commit ground forces', 1);
  t.answer('l1z1x', { landings: [{ planet: 'quann', units: [infantry] }] });
  t.playOn((where) => where.startsWith('produc') && t.awaited().includes(0), 1);
  expect(t.ground('l1z1x', 'quann')).toEqual({ infantry: 1, spaceDock: 1 });
  expect(t.where()).toContain('produc');
});
