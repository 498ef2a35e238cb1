import { scenario } from '@custodian/testkit';
import { NOBODY } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { invade } from '../battles.ts';
import { table } from '../kit/index.ts';

scenario(
  ['sequence:invasion combat', 'sequence:fight for a planet', 'unit:pds', 'unit:groundForce'],
  'the Xxcha PDS fires at the landed N’orr before the combat',
  () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'quann', { groundForces: 1, pds: 1, dock: true });
    t.fleet('norr', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 3, pds: 1 });
    // The PDS hits. Round 1: two N'orr (their +1 is undone by the Xxcha) 8, 1; the Xxcha ground force 8.
    t.dice(6, 8, 1, 8);
    invade(t, 'quann');
    expect(t.isOver()).toBe(true);
    expect(t.planet('quann')).toMatchObject({
      owner: 0,
      exhausted: true,
      groundForces: 1,
      pds: 1,
      dock: -1,
      invaders: null,
    });
    expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['pds', 'invasion combat']);
    expect(t.game().deeds).toContainEqual({ deed: 'invaded', seat: 0, about: 'quann', amount: 1 });
  },
);

scenario(['sequence:invasion combat'], 'when both sides are destroyed the defender keeps the planet', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'quann', { groundForces: 1, dock: true });
  t.fleet('sol', 'quann', { carrier: 1 });
  t.landed(0, 'quann', { groundForces: 1, pds: 1 });
  t.dice(8, 8);
  invade(t, 'quann');
  expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 0, pds: 0, dock: 0, invaders: null });
  // The PDS that landed with the invaders is gone.
  expect(t.events('pdsDestroyed')).toMatchObject([{ seat: 0, count: 1 }]);
  expect(t.events('invasionFailed')).toHaveLength(1);
});

scenario(
  ['sequence:invasion combat', 'sequence:take ground hits'],
  'rounds go on until one side has no ground forces',
  () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'quann', { groundForces: 2 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 2 });
    t.dice(1, 8, 7, 8, 1, 7, 7, 8);
    invade(t, 'quann');
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1, invaders: null });
    expect(t.diceLeft()).toBe(0);
  },
);

scenario(['sequence:invasion combat'], 'a planet without ground forces falls without resistance', () => {
  const t = table('sol', 'hacan');
  t.agreement('sol', 'hacan');
  t.own('hacan', 'quann', { pds: 2, dock: true });
  t.fleet('sol', 'quann', { carrier: 1 });
  t.landed(0, 'quann', { groundForces: 1, pds: 1 });
  invade(t, 'quann');
  // Its PDS do not fire at what lands: no invasion combat is fought.
  expect(t.events('diceRolled')).toEqual([]);
  expect(t.planet('quann')).toMatchObject({ owner: 0, exhausted: true, groundForces: 1, pds: 1, dock: -1 });
  expect(t.events('agreementBroken')).toHaveLength(1);
  expect(t.game().deeds.map((d) => d.deed)).toContain('took planet');
});

test('planets without ground forces fall before the others are fought for, and nobody is asked for their order', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'arnor', { groundForces: 1, pds: 1 });
  t.own('hacan', 'lor', { pds: 1, dock: true });
  t.fleet('sol', 'arnor-lor', { carrier: 1 });
  t.landed(0, 'arnor', { groundForces: 1 });
  t.landed(0, 'lor', { groundForces: 1 });
  t.dice(6);
  invade(t, 'arnor-lor');
  expect(t.isOver()).toBe(true);
  expect(t.events('planetTaken').map((e) => e.planet)).toEqual(['lor']);
  expect(t.planet('arnor')).toMatchObject({ owner: 1, invaders: null });
});

test('PDS fire where bombardment has killed the last ground force: the landing was an invasion', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
  t.fleet('sol', 'quann', { warSun: 1 });
  t.landed(0, 'quann', { groundForces: 1 });
  t.dice(10, 1, 1, 6);
  invade(t, 'quann');
  t.confirm('sol');
  expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['bombardment', 'pds']);
  expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 0, pds: 1 });
});

scenario(['sequence:invasion combat'], 'the active player decides in which order planets are fought for', () => {
  const t = table('sol', 'hacan');
  t.agreement('sol', 'hacan');
  t.own('hacan', 'arnor', { groundForces: 1 });
  t.own('hacan', 'lor', { groundForces: 1 });
  t.fleet('sol', 'arnor-lor', { carrier: 1 });
  t.landed(0, 'arnor', { groundForces: 1 });
  t.landed(0, 'lor', { groundForces: 1 });
  t.dice(8, 1, 1, 8);
  invade(t, 'arnor-lor');
  expect(t.options('sol')).toEqual(['arnor', 'lor']);
  t.answer('sol', 'lor');
  expect(t.isOver()).toBe(true);
  expect(t.planet('lor').owner).toBe(0);
  expect(t.planet('arnor')).toMatchObject({ owner: 1, invaders: null });
  expect(t.player('sol').contracts[0]?.partner).toBe(NOBODY);
});

describe('bombardment', () => {
  scenario(
    ['sequence:bombardment', 'sequence:invasion combat', 'unit:dreadnought'],
    'a dreadnought bombards where ground forces have landed, before PDS and combat',
    () => {
      const t = table('sol', 'hacan');
      t.own('hacan', 'quann', { groundForces: 2 });
      const [dreadnought] = t.fleet('sol', 'quann', { dreadnought: 1, carrier: 1 });
      t.landed(0, 'quann', { groundForces: 1 });
      t.dice(5, 8, 1);
      invade(t, 'quann');
      expect(t.where()).toBe('invasion combat/divide the bombardment');
      t.answer('sol', { ships: [{ ship: dreadnought as number, planet: 'quann' }] });
      expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
      expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['bombardment', 'invasion combat']);
    },
  );

  scenario(
    ['unit:pds', 'unit:dreadnought', 'sequence:bombardment'],
    'a PDS shields its planet from dreadnoughts',
    () => {
      const t = table('sol', 'hacan');
      t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
      t.fleet('sol', 'quann', { dreadnought: 1 });
      t.landed(0, 'quann', { groundForces: 1 });
      t.dice(1, 8, 1);
      invade(t, 'quann');
      expect(t.isOver()).toBe(true);
      expect(t.events('planetBombarded')).toEqual([]);
    },
  );

  scenario(
    ['unit:warSun', 'sequence:bombardment'],
    'a war sun ignores shields and needs no landing; three dice, and no war',
    () => {
      const t = table('sol', 'hacan');
      t.agreement('sol', 'hacan');
      t.own('hacan', 'quann', { groundForces: 4, pds: 1 });
      const [warSun] = t.fleet('sol', 'quann', { warSun: 1 });
      t.dice(3, 2, 10);
      invade(t, 'quann');
      t.answer('sol', { ships: [{ ship: warSun as number, planet: 'quann' }] });
      expect(t.isOver()).toBe(true);
      expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 2, pds: 1 });
      expect(t.events('agreementBroken')).toEqual([]);
    },
  );

  scenario(['sequence:bombardment'], 'each ship bombards one planet; dreadnoughts only where they may', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'arnor', { groundForces: 1 });
    t.own('hacan', 'lor', { groundForces: 1 });
    const [warSun, dreadnought, cruiser] = t.fleet('sol', 'arnor-lor', {
      warSun: 1,
      dreadnought: 1,
      cruiser: 1,
    }) as [number, number, number];
    t.landed(0, 'lor', { groundForces: 1 });
    t.dice(1, 1, 1, 1, 8, 1);
    invade(t, 'arnor-lor');
    const at = (ship: number, planet: string) => ({ ship, planet });
    expect(t.refusal('sol', { ships: [at(dreadnought, 'arnor')] })).toBe('why.no landing to support');
    expect(t.refusal('sol', { ships: [at(warSun, 'lor'), at(warSun, 'arnor')] })).toBe('why.bombards once');
    expect(t.refusal('sol', { ships: [at(cruiser, 'lor')] })).toBe('why.does not bombard');
    expect(t.refusal('sol', { ships: [at(999, 'lor')] })).toBe('why.ship not in fleet');
    expect(t.refusal('sol', { ships: [at(warSun, 'jord')] })).toBe('why.not in the system');
    for (const nonsense of [
      null,
      1,
      [],
      {},
      { ships: 'all' },
      { ships: [1] },
      { ships: [{ ship: 1.5, planet: 'lor' }] },
    ])
      expect(t.refusal('sol', nonsense)).toBe('kernel.unread');
    t.answer('sol', { ships: [at(warSun, 'arnor'), at(dreadnought, 'lor')] });
    expect(t.isOver()).toBe(true);
    expect(t.events('planetBombarded').map((e) => e.planet)).toEqual(['arnor', 'lor']);
    expect(t.planet('lor').owner).toBe(0);
  });

  test('nobody has to bombard', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { warSun: 1 });
    invade(t, 'quann');
    t.answer('sol', { ships: [] });
    expect(t.isOver()).toBe(true);
    expect(t.planet('quann').groundForces).toBe(1);
  });

  test('a planet bombed empty falls to the ground forces that landed there, as an invasion', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { dreadnought: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(10);
    invade(t, 'quann');
    t.confirm('sol');
    expect(t.planet('quann').owner).toBe(0);
    expect(t.game().deeds.map((d) => d.deed)).toContain('invaded');
  });
});
