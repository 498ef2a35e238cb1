// Leaders of the Arborec, the Ghosts of Creuss, Jol-Nar and the L1Z1X.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { mayBombard } from '../../src/queries/permissions.ts';
import { tableWith } from '../kit/index.ts';
import { leader, rest } from './leading.ts';

scenario(['leader:letaniOspha'], 'a ship of anybody may become one that costs up to 2 more', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'sol');
  t.strategy('arborec', 'leadership', 'diplomacy');
  rest(t, 'sol');
  const [ship] = t.fleet('sol', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniOspha');
  expect(t.options('sol')).toEqual(expect.arrayContaining(['dreadnought', 'destroyer', 'fighter']));
  expect(t.options('sol')).not.toContain('flagship');
  t.answer('sol', 'dreadnought');
  expect(t.ships('sol', '25')).toEqual({ dreadnought: 1 });
  expect(t.unit(ship as number)).toBeUndefined();
  expect(t.events('unitDestroyed')).toEqual([]);
  expect(leader(t, 'arborec', 'letaniOspha')).toBe('exhausted');
});

scenario(['leader:letaniOspha'], 'its owner need not replace it', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'sol');
  t.strategy('arborec', 'leadership', 'diplomacy');
  rest(t, 'sol');
  t.fleet('sol', '25', { cruiser: 1 });
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniOspha');
  t.answer('sol', []);
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
});

scenario(['leader:dirzugaRophal'], 'one unit is produced where another player activates a producer', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'arborec');
  t.unlock('arborec', 'dirzugaRophal');
  t.own('arborec', 'quann', { spaceDock: 1 });
  t.goods('arborec', 1);
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('arborec', 'leader:dirzugaRophal');
  expect(
    t.refusal('arborec', { units: [{ unit: 'infantry', count: 2, place: 'quann' }], pay: { planets: [], goods: 1 } }),
  ).not.toBeNull();
  t.answer('arborec', { units: [{ unit: 'infantry', count: 1, place: 'quann' }], pay: { planets: [], goods: 1 } });
  expect(t.ground('arborec', 'quann')).toEqual({ spaceDock: 1, infantry: 1 });
});

test('Dirzuga Rophal does not serve in the own tactical action, nor without a unit that produces', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.unlock('arborec', 'dirzugaRophal');
  t.own('arborec', 'quann', { spaceDock: 1 });
  t.own('arborec', 'lodor', { pds: 1 });
  t.goods('arborec', 3);
  t.begin('tactical action', { seat: 0 });
  t.answer('arborec', '25');
  expect(t.where()).not.toContain('system activated');
  const other = tableWith({ prophecy: true }, 'norr', 'arborec');
  other.unlock('arborec', 'dirzugaRophal');
  other.own('arborec', 'lodor', { pds: 1 });
  other.begin('tactical action', { seat: 0 });
  other.answer('norr', '26');
  expect(other.awaited()).not.toContain(1);
});

test('Dirzuga Rophal is unlocked by 12 ground forces on own planets', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.own('arborec', 'quann', { infantry: 7 });
  t.own('arborec', 'lodor', { infantry: 4, mech: 1 });
  t.landed('arborec', 'wellon', { infantry: 3 });
  expect(leaderProgress(t.game(), 0, 'dirzugaRophal')).toEqual({ have: 12, need: 12 });
});

scenario(['leader:letaniMiasmiala'], 'units are produced wherever ground forces are, and paid', () => {
  const t = tableWith({ prophecy: true }, 'arborec', 'norr');
  t.unlock('arborec', 'letaniMiasmiala');
  t.strategy('arborec', 'leadership', 'diplomacy');
  t.own('arborec', 'quann', { infantry: 1 });
  t.own('arborec', 'lodor', { infantry: 1 });
  t.exhaust('quann', 'lodor', 'nestphar');
  t.goods('arborec', 3);
  t.begin('action phase');
  t.answer('arborec', 'leader:letaniMiasmiala');
  t.answer('arborec', '25');
  t.answer('arborec', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
  expect(t.options('arborec')).toEqual(['26']);
  t.answer('arborec', '26');
  t.answer('arborec', { units: [{ unit: 'infantry', count: 2, place: 'lodor' }], pay: { planets: [], goods: 1 } });
  expect([t.ships('arborec', '25'), t.ground('arborec', 'lodor')]).toEqual([{ cruiser: 1 }, { infantry: 3 }]);
  expect(leader(t, 'arborec', 'letaniMiasmiala')).toBe('purged');
});

scenario(['leader:i48s'], 'whoever activates a system may replace an infantry there with a mech', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'l1z1x');
  const [first] = t.own('norr', 'quann', { infantry: 2 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '25');
  t.answer('l1z1x', 'leader:i48s');
  t.answer('norr', String(first));
  expect(t.ground('norr', 'quann')).toEqual({ infantry: 1, mech: 1 });
  expect(leader(t, 'l1z1x', 'i48s')).toBe('exhausted');
});

scenario(['leader:twoRam'], 'shields do not stop the bombardment of whoever has 2RAM, by an Alliance too', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'norr', 'sol');
  t.own('norr', 'quann', { pds: 1 });
  const shielded = (seat: number) => mayBombard(t.game(), { seat, planet: 'quann', unit: 'dreadnought' }) !== null;
  expect(shielded(0)).toBe(true);
  t.unlock('l1z1x', 'twoRam');
  t.noteInPlay('l1z1x', 'sol', 'alliance');
  expect([shielded(0), shielded(2)]).toEqual([false, false]);
});

test('2RAM is unlocked by 4 dreadnoughts on the board', () => {
  const t = tableWith({ prophecy: true }, 'l1z1x', 'norr');
  t.fleet('l1z1x', '25', { dreadnought: 3 });
  expect(leaderProgress(t.game(), 0, 'twoRam')).toEqual({ have: 3, need: 4 });
});
