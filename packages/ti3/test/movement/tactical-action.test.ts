// The Tactical Action as a whole: its seven steps, one after the other.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { combatBonus } from '../../src/queries/values.ts';
import { table } from '../kit/index.ts';

scenario(
  ['sequence:tactical action'],
  'a counter from the Command Pool activates a system; some systems never are',
  () => {
    const t = table('norr', 'xxcha');
    t.counters('norr', { commandPool: 2 });
    t.activated('norr', 'quann');
    t.activated('xxcha', 'saudor');
    t.begin('tactical action', { seat: t.seat('norr') });
    expect(t.barred('norr', 'quann')).toBe('why.already activated');
    expect(t.barred('norr', 'asteroidField-1')).toBe('why.asteroids never activated');
    expect(t.barred('norr', 'supernova')).toBe('why.supernova never activated');
    expect(t.options('norr')).toContain('nebula');
    t.answer('norr', 'saudor');
    expect(t.player('norr').commandPool).toBe(1);
    expect(t.system('saudor').counters).toBe(0b11);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['tile:asteroidField', 'tile:supernova'], 'asteroid fields and supernovas are never activated', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'antimassDeflectors');
  t.begin('tactical action', { seat: t.seat('norr') });
  for (const system of ['asteroidField-1', 'asteroidField-2', 'supernova'])
    expect(t.options('norr')).not.toContain(system);
});

scenario(['sequence:tactical action'], 'activate, move, land: a neutral planet is taken', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'quann', { groundForces: 2 });
  const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1 });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'saudor');
  expect(t.where()).toBe('movement/move ships into the system');
  t.answer('norr', {
    moves: [{ ship: carrier, path: ['quann', 'saudor'], pickUps: [{ planet: 'quann', groundForces: 2, pds: 0 }] }],
  });
  expect(t.where()).toBe('planetary landings/land units');
  t.answer('norr', { landings: [{ ship: carrier, planet: 'saudor', groundForces: 2, pds: 0 }] });
  expect(t.planet('saudor')).toMatchObject({ owner: t.seat('norr'), groundForces: 2, exhausted: true });
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:tactical action'], 'a system may be activated for production alone', () => {
  const t = table('norr', 'xxcha');
  t.goods('norr', 4);
  t.own('norr', 'quann', { dock: true });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'quann');
  expect(t.state().stack[1]).toMatchObject({ run: 'produce units', v: { system: 'quann' } });
  t.confirm('norr');
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:tactical action'], 'a fleet that meets enemy ships, even a fighter, must fight', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'saudor', { dock: true, groundForces: 1 });
  t.fleet('xxcha', 'saudor', { fighter: 1 });
  const [cruiser = 0] = t.fleet('norr', 'quann', { cruiser: 1 });
  t.dice(10, 1);
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'saudor');
  t.answer('norr', { moves: [{ ship: cruiser, path: ['quann', 'saudor'] }] });
  expect(t.ships('xxcha', 'saudor')).toEqual({});
  expect(t.planet('saudor').owner).toBe(t.seat('xxcha'));
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:tactical action'], 'enemy ships are left alone when nothing moves in', () => {
  const t = table('norr', 'xxcha');
  t.fleet('xxcha', 'saudor', { cruiser: 1 });
  t.fleet('norr', 'quann', { cruiser: 1 });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'saudor');
  t.confirm('norr');
  expect(t.isOver()).toBe(true);
  expect(t.ships('xxcha', 'saudor')).toEqual({ cruiser: 1 });
});

scenario(['sequence:tactical action'], 'with two enemies there the active player chooses whom to fight first', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.fleet('xxcha', 'saudor', { cruiser: 1 });
  t.fleet('sol', 'saudor', { cruiser: 1 });
  const [cruiser = 0] = t.fleet('norr', 'quann', { cruiser: 1 });
  t.dice(10, 1, 10, 1);
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'saudor');
  t.answer('norr', { moves: [{ ship: cruiser, path: ['quann', 'saudor'] }] });
  expect(t.options('norr')).toEqual(['1', '2']);
  t.answer('norr', '2');
  expect(t.events('shipDestroyed').map((e) => e.seat)).toEqual([2, 1]);
  expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 1 });
});

scenario(
  ['technology:fleetLogistics'],
  'Fleet Logistics: a second tactical action, with a counter of its own, no third',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'fleetLogistics');
    t.counters('norr', { commandPool: 3 });
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', 'quann');
    expect(t.where()).toBe('tactical action/a second tactical action');
    t.answer('norr', 'yes');
    expect(t.barred('norr', 'quann')).toBe('why.already activated');
    t.answer('norr', 'saudor');
    expect(t.player('norr').commandPool).toBe(1);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['technology:fleetLogistics'], 'Fleet Logistics: the second action is optional and needs a counter', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'fleetLogistics');
  t.counters('norr', { commandPool: 2 });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'quann');
  t.answer('norr', 'no');
  expect(t.isOver()).toBe(true);
  t.counters('norr', { commandPool: 1 });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'saudor');
  expect(t.isOver()).toBe(true);
});

scenario(['technology:advancedFighters'], 'Advanced Fighters add 1 to the fighters’ combat rolls', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'advancedFighters');
  const bonus = (unit: 'fighter' | 'cruiser') =>
    combatBonus(t.game(), {
      seat: t.seat('xxcha'),
      enemy: t.seat('norr'),
      unit,
      kind: 'space battle',
      role: 'attacker',
      round: 1,
      system: 'quann',
    });
  expect(bonus('fighter')).toBe(1);
  expect(bonus('cruiser')).toBe(0);
});
