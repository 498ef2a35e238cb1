// Warfare technologies, and others that work in combats.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { combatDice, combatNeed } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const spaceCombat = (t: Table, system: string): void => {
  t.active('norr', system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};

scenario(['technology:plasmaScoring'], 'one die more for a whole volley of space cannons', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'plasmaScoring');
  t.own('xxcha', 'saudor', { pds: 2 });
  t.fleet('norr', '23', { cruiser: 3 });
  t.active('norr', '23');
  t.dice(6, 6, 6);
  t.begin('space cannon offense', { seat: 0, system: '23' });
  t.answer('xxcha', '0');
  t.answer('xxcha', '0');
  expect(t.ships('norr', '23')).toEqual({});
});

scenario(['technology:plasmaScoring'], 'the extra die may be left out: three dreadnoughts roll 0, 3 or 4 dice', () => {
  const bombarded = (extra: boolean): number => {
    const t = table('sol', 'xxcha');
    t.technologies('sol', 'plasmaScoring');
    t.own('xxcha', 'arnor', { infantry: 5 });
    const ids = t.fleet('sol', '36', { dreadnought: 3 });
    t.active('sol', '36');
    t.dice(...(extra ? [10, 10, 10, 10] : [10, 10, 10]));
    t.begin('bombardment', { seat: 0, system: '36' });
    t.answer('sol', { targets: ids.map((unit) => ({ unit, planet: 'arnor' })) });
    t.answer('sol', extra ? t.options('sol') : []);
    return t.ground('xxcha', 'arnor').infantry ?? 0;
  };
  expect([bombarded(true), bombarded(false)]).toEqual([1, 2]);
});

scenario(['technology:plasmaScoring'], 'of a bombardment of two planets one gets the extra die', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'plasmaScoring');
  t.own('xxcha', 'arnor', { infantry: 3 });
  t.own('xxcha', 'lor', { infantry: 3 });
  const [one = 0, two = 0] = t.fleet('sol', '36', { dreadnought: 2 });
  t.active('sol', '36');
  t.dice(10, 10, 10);
  t.begin('bombard', {
    seat: 0,
    system: '36',
    targets: [
      { unit: one, planet: 'arnor' },
      { unit: two, planet: 'lor' },
    ],
  });
  t.answer('sol', t.options('sol')[1] as string);
  expect([t.ground('xxcha', 'arnor'), t.ground('xxcha', 'lor')]).toEqual([{ infantry: 2 }, { infantry: 1 }]);
});

scenario(['technology:magenDefenseGrid'], 'the attacker rolls no dice in the round, then the card is exhausted', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'magenDefenseGrid');
  t.own('xxcha', 'saudor', { infantry: 2, pds: 1 });
  t.landed('norr', 'saudor', { infantry: 1 });
  t.active('norr', '23');
  t.dice(10, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  t.answer('xxcha', 'technology:magenDefenseGrid');
  expect(t.player('xxcha').exhausted).toEqual(['magenDefenseGrid']);
  expect(t.ground('norr', 'saudor')).toEqual({});
  expect(t.ground('xxcha', 'saudor')).toEqual({ infantry: 2, pds: 1 });
  expect(t.events('diceRolled')).toHaveLength(1);
});

scenario(['technology:magenDefenseGrid'], 'a war sun of the enemy takes the shield away, and with it the grid', () => {
  const shielded = (withWarSun: boolean): boolean => {
    const t = table('norr', 'xxcha');
    t.technologies('xxcha', 'magenDefenseGrid');
    t.technologies('norr', 'warSun');
    t.own('xxcha', 'saudor', { infantry: 2, pds: 1 });
    t.landed('norr', 'saudor', { infantry: 1 });
    t.fleet('norr', '23', withWarSun ? { warSun: 1 } : { cruiser: 1 });
    t.active('norr', '23');
    t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
    return t.options('xxcha').includes('technology:magenDefenseGrid');
  };
  expect([shielded(false), shielded(true)]).toEqual([true, false]);
});

scenario(['technology:duraniumArmor'], 'a unit that did not sustain damage in the round is repaired', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'duraniumArmor');
  const [old = 0, fresh = 0] = t.fleet('norr', '46', { dreadnought: 2 });
  t.damage(old);
  t.fleet('xxcha', '46', { cruiser: 2 });
  t.dice(1, 1, 10, 1);
  spaceCombat(t, '46');
  t.playOn((where) => where === 'assign hits/assign hits');
  t.answer('norr', { damage: [fresh], destroy: [] });
  expect([t.unit(old)?.damaged, t.unit(fresh)?.damaged]).toEqual([false, true]);
});

scenario(['technology:assaultCannon'], 'who has three ships takes one of the enemy’s that are no fighters', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'assaultCannon');
  t.fleet('norr', '46', { cruiser: 3 });
  const [, dreadnought = 0] = t.fleet('xxcha', '46', { carrier: 1, dreadnought: 1, fighter: 2 });
  spaceCombat(t, '46');
  expect(t.options('xxcha')).toHaveLength(2);
  t.answer('xxcha', String(dreadnought));
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 1, fighter: 2 });
  expect(t.events('unitDamaged')).toHaveLength(0);
});

scenario(['technology:assaultCannon'], 'fighters are neither counted nor destroyed', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'assaultCannon');
  t.technologies('xxcha', 'assaultCannon');
  t.fleet('norr', '46', { carrier: 2, fighter: 3 });
  t.tokens('xxcha', { fleet: 3 });
  t.fleet('xxcha', '46', { carrier: 3, fighter: 2 });
  spaceCombat(t, '46');
  expect(t.ships('norr', '46')).toEqual({ carrier: 1, fighter: 3 });
  expect(t.ships('xxcha', '46')).toEqual({ carrier: 3, fighter: 2 });
});

scenario(['technology:gravitonLaserSystem'], 'hits go to ships other than fighters while there are any', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'gravitonLaserSystem');
  t.own('xxcha', 'saudor', { pds: 2 });
  t.fleet('norr', '23', { carrier: 1, fighter: 3 });
  t.active('norr', '23');
  t.dice(6, 6);
  t.begin('space cannon offense', { seat: 0, system: '23' });
  t.answer('xxcha', '0');
  t.answer('xxcha', 'technology:gravitonLaserSystem');
  t.playOn();
  // The carrier and, with the second hit, a fighter; without the carrier the others are removed.
  expect(
    t
      .events('unitDestroyed')
      .map((e) => e.unit)
      .sort(),
  ).toEqual(['carrier', 'fighter']);
  expect(t.ships('norr', '23')).toEqual({});
  expect(t.player('xxcha').exhausted).toEqual(['gravitonLaserSystem']);
});

scenario(['technology:dacxiveAnimators'], 'whoever wins a ground combat gets an infantry', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'dacxiveAnimators');
  t.technologies('xxcha', 'dacxiveAnimators');
  t.own('xxcha', 'saudor', { infantry: 1 });
  t.landed('norr', 'saudor', { infantry: 2 });
  t.active('norr', '23');
  t.dice(10, 1, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  t.answer('norr', 'technology:dacxiveAnimators');
  expect(t.ground('norr', 'saudor')).toEqual({ infantry: 3 });
  expect(t.asked('xxcha')).toBeUndefined();
});

scenario(['technology:x89BacterialWeapon'], 'all infantry on a planet dies, shields or not', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'x89BacterialWeapon');
  t.own('xxcha', 'saudor', { infantry: 3, pds: 1 });
  t.fleet('sol', '23', { dreadnought: 1 });
  t.strategy('sol', 'leadership');
  t.begin('action phase');
  t.answer('sol', 'technology:x89BacterialWeapon');
  expect(t.ground('xxcha', 'saudor')).toEqual({ pds: 1 });
  expect(t.planet('saudor').owner).toBe(1);
  expect(t.player('sol').exhausted).toEqual(['x89BacterialWeapon']);
});

scenario(['technology:warSun', 'unit:warSun'], 'three dice that hit with 3', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'warSun');
  const about = {
    seat: 0,
    enemy: 1,
    unit: 'warSun',
    kind: 'space combat',
    role: 'attacker',
    round: 1,
    system: '23',
  } as const;
  expect([combatDice(t.game(), about), combatNeed(t.game(), about)]).toEqual([3, 3]);
});

scenario(
  ['technology:destroyerII', 'unit:destroyer'],
  'a destroyer II fires three barrage dice that hit with 6',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'destroyerII');
    t.fleet('norr', '46', { destroyer: 1 });
    t.fleet('xxcha', '46', { carrier: 1, fighter: 3 });
    t.dice(6, 6, 6);
    spaceCombat(t, '46');
    expect(t.ships('xxcha', '46')).toEqual({ carrier: 1 });
  },
);

scenario(['technology:pdsII', 'unit:pds'], 'a PDS II fires into adjacent systems and hits with 5', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'pdsII');
  t.own('xxcha', 'saudor', { pds: 1 });
  t.fleet('norr', '25', { cruiser: 1 });
  t.active('norr', '25');
  t.dice(5);
  t.begin('space cannon offense', { seat: 0, system: '25' });
  t.answer('xxcha', '0');
  expect(t.ships('norr', '25')).toEqual({});
});

scenario(['technology:infantryII', 'unit:infantry'], 'infantry II hits with 7', () => {
  const t = table('sol', 'hacan');
  t.technologies('hacan', 'infantryII');
  const about = {
    seat: 1,
    enemy: 0,
    unit: 'infantry',
    kind: 'ground combat',
    role: 'defender',
    round: 1,
    system: '23',
  } as const;
  expect(combatNeed(t.game(), about)).toBe(7);
});
