// What faction sheets say beside their main lines.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { mayIgnoreAll } from '../../src/queries/technologies.ts';
import { influence, resources } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';
import { activate } from '../movement/moving.ts';

scenario(['ability:munitionsReserves'], 'dice of the barrage may be rolled again too', () => {
  const t = table('letnev', 'xxcha');
  t.goods('letnev', 2);
  t.fleet('letnev', '46', { destroyer: 1 });
  t.fleet('xxcha', '46', { carrier: 1, fighter: 2 });
  t.active('letnev', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(1, 1);
  t.answer('letnev', 'ability:munitionsReserves');
  expect(t.player('letnev').tradeGoods).toBe(0);
  t.answer('letnev', 'ability:munitionsReserves');
  t.dice(10, 10, 1, 1);
  t.answer('letnev', {
    dice: [
      { group: 0, die: 0 },
      { group: 0, die: 1 },
    ],
  });
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1 });
});

scenario(['note:warFunding'], 'its holder too rolls dice of the barrage again', () => {
  const t = table('xxcha', 'letnev');
  t.note('letnev', 'xxcha', 'warFunding');
  t.fleet('xxcha', '46', { destroyer: 1 });
  t.fleet('letnev', '46', { carrier: 1, fighter: 2 });
  t.active('xxcha', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.dice(1, 1);
  t.answer('xxcha', 'note:warFunding#warFunding.1');
  expect(t.options('xxcha')).toEqual(['note:warFunding']);
});

scenario(['unit-card:wrathOfKenara'], 'a trade good helps dice of the barrage too', () => {
  const t = table('hacan', 'xxcha');
  t.goods('hacan', 1);
  t.fleet('hacan', '46', { flagship: 1, destroyer: 1 });
  t.fleet('xxcha', '46', { carrier: 1, fighter: 2 });
  t.active('hacan', '46');
  t.dice(8, 1, 1, 1, 1, 1, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('hacan', 'unit-card:wrathOfKenara');
  expect(t.player('hacan').tradeGoods).toBe(0);
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1, fighter: 1 });
});

scenario(['technology:inheritanceSystems'], 'it makes research worth while where prerequisites are missing', () => {
  const t = table('l1z1x', 'xxcha');
  t.technologies('l1z1x', 'inheritanceSystems');
  t.exhaust('zeroZeroZero');
  t.goods('l1z1x', 6);
  expect(mayIgnoreAll(t.game(), { seat: 0, cost: 4 })).toBe(true);
  expect(mayIgnoreAll(t.game(), { seat: 0, cost: 5 })).toBe(false);
});

scenario(['note:politicalFavor'], 'it costs the Xxcha a token, replaces the agenda, and goes home', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.note('xxcha', 'sol', 'politicalFavor');
  t.tokens('xxcha', { strategy: 1 });
  t.game().phase = 'agenda';
  t.game().active = -1;
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.begin('one agenda', {});
  t.answer('sol', 'note:politicalFavor#politicalFavor.1');
  t.playOn();
  expect(t.player('xxcha').strategy).toBe(0);
  expect(t.game().agendaDiscard).toContain('economicEquality');
  expect(t.player('xxcha').notes).toContain('politicalFavor.1');
});

test('Foresight does not answer to a dock that comes alone', () => {
  const t = table('saar', 'naalu');
  const [dock = 0] = t.fleet('saar', '25', { spaceDock: 1 });
  t.fleet('naalu', '23', { carrier: 1 });
  t.tokens('naalu', { strategy: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('saar', '23');
  t.answer('saar', { moves: [{ ship: dock, path: ['25', '23'] }] });
  expect(t.options('naalu')).not.toContain('ability:foresight');
  expect(t.ships('saar', '23')).toEqual({});
});

scenario(
  ['technology:hegemonicTradePolicy', 'agenda:coreMining'],
  'what a law adds to a planet is exchanged with the rest',
  () => {
    const t = table('winnu', 'xxcha');
    t.technologies('winnu', 'hegemonicTradePolicy');
    t.own('winnu', 'quann', { spaceDock: 1 }); // 2 resources, 1 influence
    t.exhaust('winnu');
    t.law('coreMining', 'quann');
    t.goods('winnu', 5);
    t.active('winnu', '25');
    t.begin('production', { seat: 0, system: '25' });
    t.answer('winnu', 'technology:hegemonicTradePolicy');
    t.answer('winnu', 'quann');
    expect([resources(t.game(), 'quann'), influence(t.game(), 'quann')]).toEqual([1, 4]);
  },
);

scenario(['technology:instinctTraining'], 'even Sabotage is cancelled', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.technologies('xxcha', 'instinctTraining');
  t.tokens('xxcha', { strategy: 1 });
  t.hand('sol', 'miningInitiative');
  t.hand('norr', 'sabotage');
  t.strategy('sol', 'leadership');
  t.strategy('xxcha', 'diplomacy');
  t.strategy('norr', 'trade');
  t.begin('action phase');
  t.answer('sol', 'action:miningInitiative');
  if (t.asked('xxcha') !== undefined) t.pass('xxcha');
  t.answer('norr', 'action:sabotage');
  t.answer('xxcha', 'technology:instinctTraining');
  expect(t.player('sol').tradeGoods).toBeGreaterThan(0);
  expect(t.player('xxcha')).toMatchObject({ strategy: 0, exhausted: ['instinctTraining'] });
});

test('guns of a planet may hit the fighters of the Matriarch that land', () => {
  const t = table('naalu', 'xxcha');
  const [, ...fighters] = t.fleet('naalu', '25', { flagship: 1, fighter: 1 });
  t.own('xxcha', 'quann', { pds: 1 });
  t.active('naalu', '25');
  t.begin('invasion', { seat: 0, system: '25' });
  t.answer('naalu', { landings: [{ planet: 'quann', units: fighters }] });
  t.dice(6);
  t.answer('xxcha', 'fire');
  expect(t.ships('naalu', '25')).toEqual({ flagship: 1 });
  // The guns stand: nobody has taken the planet.
  expect(t.ground('xxcha', 'quann')).toEqual({ pds: 1 });
});

test('without troops on the planet its guns fall to no fighter', () => {
  const t = table('naalu', 'xxcha');
  const [, ...fighters] = t.fleet('naalu', '25', { flagship: 1, fighter: 1 });
  t.own('xxcha', 'quann', { pds: 1 });
  t.active('naalu', '25');
  t.begin('invasion', { seat: 0, system: '25' });
  t.answer('naalu', { landings: [{ planet: 'quann', units: fighters }] });
  t.pass('xxcha');
  expect(t.ships('naalu', '25')).toEqual({ flagship: 1, fighter: 1 });
  expect(t.planet('quann').owner).toBe(1);
  expect(t.ground('xxcha', 'quann')).toEqual({ pds: 1 });
});

scenario(['unit-card:hilColish'], 'it may go last: others pass through its wormhole before it leaves', () => {
  const t = table('creuss', 'xxcha');
  const [flagship = 0] = t.fleet('creuss', '23', { flagship: 1 });
  const [carrier = 0] = t.fleet('creuss', '51', { carrier: 1 });
  activate(t, 'creuss', '19');
  const through = { ship: carrier, path: ['51', '23', '19'] };
  t.answer('creuss', { moves: [{ ship: flagship, path: ['23', '19'] }, through] });
  expect(t.ships('creuss', '19')).toEqual({ flagship: 1, carrier: 1 });
});

scenario(['ability:harrow'], 'a planetary shield stops it', () => {
  const harrowed = (pds: number): boolean => {
    const t = table('l1z1x', 'xxcha');
    t.fleet('l1z1x', '25', { dreadnought: 1 });
    t.own('xxcha', 'quann', { infantry: 2, pds });
    t.landed('l1z1x', 'quann', { infantry: 2 });
    t.active('l1z1x', '25');
    t.dice(1, 1, 1, 1, 10, 10, 10, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    return t.options('l1z1x').includes('ability:harrow');
  };
  expect([harrowed(0), harrowed(1)]).toEqual([true, false]);
});

scenario(['ability:pillage'], 'both parties of a transaction may be robbed', () => {
  const t = table('sol', 'hacan', 'mentak');
  t.goods('sol', 4);
  t.goods('hacan', 4);
  t.fleet('sol', '25', { cruiser: 1 });
  t.fleet('hacan', '23', { cruiser: 1 });
  t.fleet('mentak', '18', { cruiser: 1 });
  t.strategy('sol', 'leadership');
  t.strategy('hacan', 'diplomacy');
  t.strategy('mentak', 'trade');
  t.begin('action phase');
  const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
  t.free('sol', 'offer a transaction', {
    partner: 1,
    give: { ...nothing, tradeGoods: 1 },
    take: nothing,
    promise: '',
    wanted: '',
  });
  t.answer('hacan', { answer: 'accept', give: nothing, take: nothing, promise: '', wanted: '' });
  t.answer('mentak', 'ability:pillage#1');
  t.answer('mentak', 'ability:pillage#0');
  expect([t.player('sol').tradeGoods, t.player('hacan').tradeGoods, t.player('mentak').tradeGoods]).toEqual([2, 4, 2]);
});
