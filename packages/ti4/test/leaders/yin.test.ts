// The leaders of the Yin Brotherhood.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { leaderProgress } from '../../src/queries/leaders.ts';
import { refuseResearch } from '../../src/queries/technologies.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

type Who = Parameters<Table['player']>[0];
const leader = (t: Table, who: Who, id: string) => t.player(who).leaders?.find((each) => each.id === id)?.is;
const revised = { prophecy: true, codexIII: true } as const;

scenario(['leader:brotherMilor'], 'fighters take the place of a cruiser, and the combat goes on', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol', 'yin');
  t.fleet('norr', '25', { dreadnought: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.active('norr', '25');
  t.dice(10, 1, 1, 9, 9, 1, 1, 1, 10, 10);
  t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  t.answer('yin', 'leader:brotherMilor');
  t.answer('sol', '2');
  expect(t.events('unitsPlaced').map((e) => e.unit)).toContain('fighter');
  expect(leader(t, 'yin', 'brotherMilor')).toBe('exhausted');
});

test('for a dreadnought no fighters come', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'sol', 'yin');
  const [big] = t.fleet('sol', '25', { dreadnought: 1 });
  t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids: [big as number], kind: null });
  expect(t.isOver()).toBe(true);
});

scenario(['leader:brotherMilorOmega'], 'infantry come for ground forces, fighters for any ship', () => {
  const t = tableWith(revised, 'norr', 'sol', 'yin');
  const [, gone] = t.own('sol', 'quann', { pds: 1, infantry: 1 });
  t.begin('destroy units', { seat: 1, enemy: 0, system: '25', planet: 'quann', ids: [gone as number], kind: null });
  t.answer('yin', 'leader:brotherMilorOmega');
  t.answer('sol', 'quann');
  expect(t.ground('sol', 'quann')).toEqual({ pds: 1, infantry: 2 });
  const other = tableWith(revised, 'norr', 'sol', 'yin');
  const [ship] = other.fleet('sol', '25', { carrier: 1, dreadnought: 1 });
  other.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids: [(ship as number) + 1], kind: null });
  other.answer('yin', 'leader:brotherMilorOmega');
  other.answer('sol', 'space 25');
  expect(other.ships('sol', '25')).toEqual({ carrier: 1, fighter: 2 });
});

function indoctrinated(sets: { prophecy: true; codexIII?: true }) {
  const t = tableWith(sets, 'yin', 'xxcha');
  t.own('xxcha', 'quann', { infantry: 1 });
  t.landed('yin', 'quann', { infantry: 1 });
  t.goods('yin', 2);
  t.exhaust('darien');
  t.active('yin', '25');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
  t.answer('yin', 'ability:indoctrination');
  return t;
}

scenario(['leader:brotherOmar'], 'Indoctrination unlocks him; he is a green prerequisite', () => {
  const t = indoctrinated({ prophecy: true });
  expect(leaderProgress(t.game(), 0, 'brotherOmar')).toEqual({ have: 1, need: 1 });
  t.player('yin').technologies = [];
  expect(leader(t, 'yin', 'brotherOmar')).toBe('unlocked');
  expect(refuseResearch(t.game(), 1, 'dacxiveAnimators', 0)).not.toBeNull();
  expect(refuseResearch(t.game(), 0, 'dacxiveAnimators', 0)).toBeNull();
});

scenario(['leader:brotherOmar'], 'each payment brings one infantry more, beyond the limit of Production', () => {
  const t = tableWith({ prophecy: true }, 'yin', 'xxcha');
  t.unlock('yin', 'brotherOmar');
  t.own('yin', 'quann', { spaceDock: 1 }); // 4 units
  t.goods('yin', 2);
  t.exhaust('darien', 'quann');
  t.begin('production', { seat: 0, system: '25' });
  const made = (count: number) => ({ units: [{ unit: 'infantry', count }], pay: { planets: [], goods: 2 } });
  expect(t.refusal('yin', made(7))).not.toBeNull();
  t.answer('yin', made(6));
  expect(t.ground('yin', 'quann')).toEqual({ spaceDock: 1, infantry: 6 });
});

scenario(['leader:brotherOmar'], 'paid for one by one each infantry brings another', () => {
  const t = tableWith({ prophecy: true }, 'yin', 'xxcha');
  t.unlock('yin', 'brotherOmar');
  t.own('yin', 'quann', { spaceDock: 1 }); // 4 units
  t.goods('yin', 4);
  t.exhaust('darien', 'quann');
  t.begin('production', { seat: 0, system: '25' });
  const made = (count: number, goods: number) => ({
    units: [{ unit: 'infantry', count }],
    pay: { planets: [], goods },
  });
  expect(t.refusal('yin', made(9, 4))).toBe('why.production limit');
  t.answer('yin', made(8, 4));
  expect(t.ground('yin', 'quann')).toEqual({ spaceDock: 1, infantry: 8 });
  expect(t.player('yin').tradeGoods).toBe(0);
});

scenario(['leader:brotherOmarOmega'], 'for an infantry the Yin research what another player owns', () => {
  const t = tableWith(revised, 'yin', 'norr');
  t.unlock('yin', 'brotherOmarOmega');
  t.own('yin', 'quann', { infantry: 1 });
  t.technologies('norr', 'assaultCannon');
  t.begin('research technology', { seat: 0, why: { key: 'ask.deploy' } });
  t.answer('yin', 'leader:brotherOmarOmega');
  expect(t.ground('yin', 'quann')).toEqual({});
  expect(t.barred('yin', 'neuralMotivator')).toBe('why.known to nobody else');
  t.answer('yin', 'assaultCannon');
  expect(t.player('yin').technologies).toContain('assaultCannon');
});

test('Devotion unlocks the revised commander too', () => {
  const t = tableWith(revised, 'yin', 'norr');
  t.fleet('yin', '25', { destroyer: 1, dreadnought: 1 });
  t.fleet('norr', '25', { dreadnought: 1 });
  t.active('yin', '25');
  t.begin('devote', {
    seat: 0,
    about: { kind: 'space combat', attacker: 0, defender: 1, system: '25', round: 1 },
  });
  expect(leaderProgress(t.game(), 0, 'brotherOmarOmega')).toEqual({ have: 1, need: 1 });
});

scenario(['leader:dannelOfTheTenth'], 'planets with infantry double it or are readied', () => {
  const t = tableWith({ prophecy: true }, 'yin', 'norr');
  t.unlock('yin', 'dannelOfTheTenth');
  t.strategy('yin', 'leadership', 'diplomacy');
  t.own('yin', 'quann', { infantry: 2, mech: 1 });
  t.own('yin', 'lodor', { infantry: 1 });
  t.exhaust('quann', 'lodor');
  t.begin('action phase');
  t.answer('yin', 'leader:dannelOfTheTenth');
  t.answer('yin', ['quann']);
  expect(t.ground('yin', 'quann')).toEqual({ infantry: 4, mech: 1 });
  expect([t.planet('quann').exhausted, t.planet('lodor').exhausted]).toEqual([true, false]);
  expect(leader(t, 'yin', 'dannelOfTheTenth')).toBe('purged');
});

scenario(['leader:dannelOfTheTenthOmega'], 'before mechs of the Council they pay to land, once for a planet', () => {
  const t = tableWith(revised, 'yin', 'keleres');
  t.unlock('yin', 'dannelOfTheTenthOmega');
  t.strategy('yin', 'leadership', 'diplomacy');
  for (const { leaders } of t.game().players)
    for (const each of leaders ?? []) if (each.is === 'readied') each.is = 'exhausted';
  t.own('keleres', 'quann', { mech: 1 });
  t.own('keleres', 'lodor', { mech: 1 });
  t.exhaust('darien');
  t.goods('yin', 1);
  t.begin('action phase');
  t.answer('yin', 'leader:dannelOfTheTenthOmega');
  expect(t.options('yin')).toEqual(expect.arrayContaining(['quann', 'lodor']));
  t.answer('yin', 'quann');
  expect(t.options('yin')).toContain('quann');
  expect(t.options('yin')).not.toContain('lodor');
  t.answer('yin', 'quann');
  expect(t.ground('yin', 'quann')).toEqual({ infantry: 2 });
  expect(t.player('yin').tradeGoods).toBe(0);
});

scenario(['leader:dannelOfTheTenthOmega'], '3 infantry come to planets anywhere and fight, and no cannon fires', () => {
  const t = tableWith(revised, 'yin', 'norr');
  t.unlock('yin', 'dannelOfTheTenthOmega');
  t.strategy('yin', 'leadership', 'diplomacy');
  for (const each of t.player('yin').leaders ?? []) if (each.is === 'readied') each.is = 'exhausted';
  t.own('norr', 'quann', { infantry: 1, pds: 1 });
  t.begin('action phase');
  t.answer('yin', 'leader:dannelOfTheTenthOmega');
  expect(t.options('yin')).not.toContain('quinarra');
  expect(t.options('yin')).not.toContain('mecatolRex');
  t.answer('yin', 'quann');
  t.answer('yin', 'quann');
  t.dice(10, 1, 1);
  t.answer('yin', 'wellon');
  t.playOn(() => leader(t, 'yin', 'dannelOfTheTenthOmega') === 'purged');
  expect(t.planet('wellon').owner).toBe(0);
  expect(t.planet('quann').owner).toBe(0);
  expect(t.ground('norr', 'quann')).toEqual({});
});
