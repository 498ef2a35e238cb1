// Propulsion technologies, and the upgrades that move or carry more.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { moveValue } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

scenario(['technology:antimassDeflectors'], 'ships enter and cross asteroid fields', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'antimassDeflectors');
  const [cruiser] = t.fleet('norr', '49', { cruiser: 1 });
  activate(t, 'norr', '22');
  expect(t.refusal('norr', move(cruiser, ['49', '44', '22']))).toBe(null);
  const u = table('norr', 'xxcha');
  u.technologies('norr', 'antimassDeflectors');
  const [entering] = u.fleet('norr', '49', { cruiser: 1 });
  activate(u, 'norr', '44');
  u.answer('norr', move(entering, ['49', '44']));
  expect(u.ships('norr', '44')).toEqual({ cruiser: 1 });
});

scenario(['technology:antimassDeflectors'], 'space cannons of others need one more', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'antimassDeflectors');
  t.own('xxcha', 'saudor', { pds: 1 });
  t.fleet('norr', '23', { cruiser: 1 });
  t.active('norr', '23');
  t.dice(6);
  t.begin('space cannon offense', { seat: 0, system: '23' });
  t.answer('xxcha', '0');
  expect(t.ships('norr', '23')).toEqual({ cruiser: 1 });
  expect(t.events('diceRolled').at(-1)).toMatchObject({ groups: [{ need: 6, bonus: -1, rolls: [6] }] });
});

scenario(['technology:gravityDrive'], 'one ship moves one farther, also out of a nebula', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'gravityDrive');
  const [slow] = t.fleet('norr', '42', { carrier: 1 });
  t.fleet('norr', '35', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '27');
  t.answer('norr', 'technology:gravityDrive');
  expect(t.options('norr')).toHaveLength(2);
  t.answer('norr', String(slow));
  expect(t.refusal('norr', move(slow, ['42', '35', '27']))).toBe(null);
  expect(moveValue(t.game(), { seat: 0, unit: t.unit(slow as number) as never, from: '42', to: '27' })).toBe(2);
  t.answer('norr', move(slow, ['42', '35', '27']));
  expect(t.isOver()).toBe(true);
  expect(t.game().effects).toEqual([]);
});

scenario(['technology:lightWaveDeflector'], 'ships move through others’ ships, but not through a nebula', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'lightWaveDeflector');
  const [cruiser] = t.fleet('norr', '19', { cruiser: 1 });
  t.fleet('xxcha', '23', { dreadnought: 1 });
  activate(t, 'norr', '29');
  expect(t.isOver()).toBe(true);
  const u = table('norr', 'xxcha');
  u.technologies('norr', 'lightWaveDeflector');
  const [ship] = u.fleet('norr', '19', { cruiser: 1 });
  u.fleet('xxcha', '23', { dreadnought: 1 });
  activate(u, 'norr', '25');
  expect(u.refusal('norr', move(ship, ['19', '23', '25']))).toBe(null);
  expect(cruiser).toBe(ship);
});

scenario(['technology:fleetLogistics'], 'a second action in the same turn, and not a third', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'fleetLogistics');
  t.strategy('norr', 'leadership');
  t.strategy('xxcha', 'diplomacy');
  t.strategy(2, 'politics');
  t.begin('action phase');
  t.answer('norr', 'tactical');
  t.answer('norr', '46');
  expect(t.options('norr')).toEqual(['technology:fleetLogistics']);
  t.answer('norr', 'technology:fleetLogistics');
  expect(t.where()).toBe('action phase/choose an action');
  t.answer('norr', 'tactical');
  t.answer('norr', '47');
  expect(t.asked('norr')).toBeUndefined();
  expect(t.awaited()).toEqual([1]);
});

scenario(['technology:carrierII', 'unit:carrier'], 'a carrier II moves 2 and carries 6', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'carrierII');
  const [carrier, ...cargo] = t.fleet('norr', '19', { carrier: 1, fighter: 6 });
  activate(t, 'norr', '25');
  t.answer('norr', move(carrier, ['19', '23', '25'], cargo));
  expect(t.ships('norr', '25')).toEqual({ carrier: 1, fighter: 6 });
});

scenario(['technology:cruiserII', 'unit:cruiser'], 'a cruiser II moves 3 and carries 1', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'cruiserII');
  const [cruiser] = t.fleet('norr', '34', { cruiser: 1 });
  const [infantry] = t.own('norr', 'wellon', { infantry: 1 });
  activate(t, 'norr', '25');
  t.answer('norr', move(cruiser, ['34', '19', '23', '25'], [infantry as number]));
  expect(t.ships('norr', '25')).toEqual({ cruiser: 1, infantry: 1 });
});

scenario(['technology:dreadnoughtII', 'unit:dreadnought'], 'a dreadnought II moves 2', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'dreadnoughtII');
  const [ship] = t.fleet('sol', '19', { dreadnought: 1 });
  activate(t, 'sol', '25');
  expect(t.refusal('sol', move(ship, ['19', '23', '25']))).toBe(null);
});

scenario(
  ['technology:fighterII', 'unit:fighter'],
  'fighters II fly by themselves, and count against the fleet pool',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'fighterII');
    t.tokens('norr', { fleet: 2 });
    const fighters = t.fleet('norr', '19', { carrier: 1, fighter: 4 }).slice(1);
    activate(t, 'norr', '25');
    t.answer('norr', { moves: fighters.slice(0, 3).map((ship) => ({ ship, path: ['19', '23', '25'] })) });
    // Three fighters without a carrier, and a fleet pool of two: one goes.
    expect(t.ships('norr', '25')).toEqual({ fighter: 2 });
    expect(t.events('unitRemoved')).toHaveLength(1);
    expect(t.events('unitDestroyed')).toHaveLength(0);
  },
);

scenario(['technology:fighterII'], 'a fighter flies or is carried, never both', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'fighterII');
  const [carrier, fighter] = t.fleet('norr', '23', { carrier: 1, fighter: 1 });
  activate(t, 'norr', '25');
  const path = ['23', '25'];
  const both = {
    moves: [
      { ship: carrier as number, path, cargo: [fighter as number] },
      { ship: fighter as number, path },
    ],
  };
  expect(t.refusal('norr', both)).toBe('why.unit named twice');
  expect(t.refusal('norr', move(fighter, path))).toBe(null);
});
