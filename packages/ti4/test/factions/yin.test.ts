// The Yin Brotherhood.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { hasAbility, hasTechnology } from '../../src/queries/players.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const groundCombat = (prepare: (t: Table) => void = () => undefined): Table => {
  const t = table('yin', 'xxcha');
  t.own('xxcha', 'saudor');
  t.landed('yin', 'saudor', { infantry: 1 });
  t.landed('xxcha', 'saudor', { infantry: 2 });
  t.goods('yin', 2);
  prepare(t);
  t.active('yin', '23');
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  return t;
};

scenario(['ability:indoctrination'], 'two influence turn one of the enemy’s infantry', () => {
  const t = groundCombat();
  t.answer('yin', 'ability:indoctrination');
  // Two against one by then.
  t.dice(8, 1, 1);
  t.answer('yin', { pay: { planets: [], goods: 2 } });
  expect([t.ground('yin', 'saudor'), t.ground('xxcha', 'saudor')]).toEqual([{ infantry: 2 }, {}]);
  expect(t.player('yin').tradeGoods).toBe(0);
  expect(t.events('unitDestroyed')).toHaveLength(1);
});

scenario(['ability:indoctrination'], 'the last one: the combat is over', () => {
  const t = groundCombat((t) => {
    t.planet('saudor').units = t.planet('saudor').units.filter((u) => u.owner === 0);
    t.landed('xxcha', 'saudor', { infantry: 1 });
  });
  t.answer('yin', 'ability:indoctrination');
  t.answer('yin', { pay: { planets: [], goods: 2 } });
  expect(t.isOver()).toBe(true);
  expect(t.events('diceRolled')).toEqual([]);
  expect(t.events('groundCombatEnded')).toMatchObject([{ winner: 0 }]);
});

const spaceCombat = (prepare: (t: Table) => void): Table => {
  const t = table('yin', 'xxcha');
  prepare(t);
  t.active('yin', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  return t;
};

scenario(['ability:devotion'], 'a destroyer given up after a round is a hit where they choose', () => {
  let target = 0;
  const t = spaceCombat((t) => {
    t.fleet('yin', '46', { destroyer: 1, carrier: 1 });
    [, target = 0] = t.fleet('xxcha', '46', { dreadnought: 1, carrier: 1 });
    // The barrage rolls two dice, though there are no fighters.
    t.dice(1, 1, 1, 1, 1, 1);
  });
  t.playOn((where) => where.startsWith('window') && t.options('yin').includes('ability:devotion'));
  t.answer('yin', 'ability:devotion');
  t.dice(10, 1);
  t.answer('yin', String(target));
  expect(t.ships('yin', '46')).toEqual({ carrier: 1 });
  expect(t.ships('xxcha', '46')).toEqual({ dreadnought: 1 });
});

scenario(['ability:devotion'], 'only the ship aimed at may sustain the damage', () => {
  let target = 0;
  const t = spaceCombat((t) => {
    t.fleet('yin', '46', { cruiser: 1, carrier: 1 });
    const [, hit = 0] = t.fleet('xxcha', '46', { carrier: 1, dreadnought: 2 });
    target = hit;
    t.dice(1, 1, 1, 1, 1);
  });
  t.playOn((where) => where.startsWith('window') && t.options('yin').includes('ability:devotion'));
  t.answer('yin', 'ability:devotion');
  t.answer('yin', String(target));
  t.dice(10, 1, 1, 1);
  t.answer('xxcha', { damage: [target], destroy: [] });
  expect(t.unit(target)?.damaged).toBe(true);
});

scenario(['technology:impulseCore'], 'a cruiser given up at the start is a hit on a ship that is no fighter', () => {
  const t = spaceCombat((t) => {
    t.technologies('yin', 'impulseCore');
    t.fleet('yin', '46', { cruiser: 1, carrier: 1 });
    t.fleet('xxcha', '46', { carrier: 1, fighter: 2 });
  });
  t.answer('yin', 'technology:impulseCore');
  expect(t.ships('yin', '46')).toEqual({ carrier: 1 });
  expect(t.ships('xxcha', '46')).toEqual({ fighter: 2 });
});

scenario(
  ['technology:yinSpinner'],
  'after producing, an infantry comes to a planet of that system, wanted or not',
  () => {
    const t = table('yin', 'xxcha');
    t.technologies('yin', 'yinSpinner');
    t.goods('yin', 1);
    t.own('yin', 'saudor', { spaceDock: 1 });
    t.active('yin', '23');
    t.begin('production', { seat: 0, system: '23' });
    t.answer('yin', { units: [{ unit: 'infantry', count: 2 }], pay: { planets: [], goods: 1 } });
    expect(t.isOver()).toBe(true);
    expect(t.ground('yin', 'saudor')).toEqual({ spaceDock: 1, infantry: 3 });
  },
);

scenario(['unit-card:vanHauge'], 'with the flagship every ship of the system goes', () => {
  const t = table('yin', 'xxcha');
  const [flagship = 0] = t.fleet('yin', '46', { flagship: 1, cruiser: 1 });
  t.damage(flagship);
  t.fleet('xxcha', '46', { cruiser: 2 });
  t.active('yin', '46');
  t.dice(1, 1, 1, 10, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.playOn((where) => where === 'assign hits/assign hits');
  t.answer('yin', { damage: [], destroy: [flagship] });
  expect([t.ships('yin', '46'), t.ships('xxcha', '46')]).toEqual([{}, {}]);
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: -1 }]);
});

scenario(['note:greyfireMutagen'], 'for a tactical action the Yin lack faction abilities and technologies', () => {
  const t = table('xxcha', 'yin');
  t.note('yin', 'xxcha', 'greyfireMutagen');
  t.technologies('yin', 'impulseCore', 'sarweenTools');
  t.fleet('xxcha', '25', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('xxcha', '23');
  t.answer('xxcha', 'note:greyfireMutagen#greyfireMutagen.1');
  expect(hasAbility(t.game(), 1, 'devotion')).toBe(false);
  expect(hasTechnology(t.game(), 1, 'impulseCore')).toBe(false);
  expect(hasTechnology(t.game(), 1, 'sarweenTools')).toBe(true);
  expect(t.player('yin').notes).toContain('greyfireMutagen.1');
  t.playOn();
  expect(hasAbility(t.game(), 1, 'devotion')).toBe(true);
});

test('the Yin themselves activate: it works too', () => {
  const t = table('yin', 'xxcha');
  t.note('yin', 'xxcha', 'greyfireMutagen');
  t.fleet('yin', '25', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('yin', '23');
  t.answer('xxcha', 'note:greyfireMutagen#greyfireMutagen.0');
  expect(hasAbility(t.game(), 0, 'devotion')).toBe(false);
});

test('what the Van Hauge takes with it the Yin have destroyed', () => {
  const t = table('yin', 'nekro');
  t.secret('yin', 'destroyTheirGreatestShip');
  const [hauge = 0] = t.fleet('yin', '46', { flagship: 1 });
  t.damage(hauge);
  const [, infantry = 0] = t.fleet('nekro', '46', { flagship: 1, infantry: 1 });
  t.active('yin', '46');
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.answer('nekro', 'unit-card:theAlastor');
  t.dice(1, 1, 10, 1, 1);
  t.answer('nekro', [String(infantry)]);
  t.pass('nekro'); // no retreat
  // Ground forces that fight as ships go with the ships.
  expect([t.ships('yin', '46'), t.ships('nekro', '46')]).toEqual([{}, {}]);
  t.answer('yin', t.options('yin').find((id) => id.includes('destroyTheirGreatestShip')) as string);
  expect(t.player('yin').points).toBe(1);
});
