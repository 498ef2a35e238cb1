import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayBombard, mayRetreat } from '../../src/queries/permissions.ts';
import type { CombatAbout } from '../../src/queries/values.ts';
import { combatBonus } from '../../src/queries/values.ts';
import { decide, endTheRound } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'hacan');
const bonus = (t: ReturnType<typeof table>, about: Partial<CombatAbout>): number =>
  combatBonus(t.game(), {
    seat: 0,
    enemy: 1,
    unit: 'cruiser',
    kind: 'space battle',
    role: 'attacker',
    round: 2,
    system: 'wellon',
    ...about,
  });

scenario(['agenda:codeOfHonor'], 'Code of Honor: nobody leaves a space battle', () => {
  const t = seats();
  decide(t, 'codeOfHonor', 'for');
  for (const role of ['attacker', 'defender'] as const)
    expect(mayRetreat(t.game(), { seat: 0, enemy: 1, system: 'wellon', role })?.text.key).toBe('why.code of honor');
});

scenario(
  ['agenda:crownOfThalnos'],
  'Crown of Thalnos: +1 for ground forces of the elected player, and nobody else',
  () => {
    const t = seats();
    decide(t, 'crownOfThalnos', '0');
    expect(bonus(t, { unit: 'groundForce', kind: 'invasion combat' })).toBe(1);
    expect(bonus(t, { unit: 'cruiser' })).toBe(0);
    expect(bonus(t, { seat: 2, unit: 'groundForce', kind: 'invasion combat' })).toBe(0);
  },
);

scenario(
  ['agenda:unconventionalWeapons'],
  'Unconventional Weapons: -2 for dreadnoughts and war suns, in bombardment too',
  () => {
    const t = seats();
    decide(t, 'unconventionalWeapons', 'for');
    expect(bonus(t, { unit: 'dreadnought' })).toBe(-2);
    expect(bonus(t, { unit: 'warSun', kind: 'bombardment' })).toBe(-2);
    expect(bonus(t, { unit: 'cruiser' })).toBe(0);
  },
);

scenario(
  ['agenda:unconventionalWeapons'],
  'Unconventional Weapons against: a planet exhausted for each of them',
  () => {
    const t = seats();
    t.fleet('hacan', 'wellon', { dreadnought: 1, warSun: 1 });
    decide(t, 'unconventionalWeapons', 'against');
    t.answer('hacan', ['arretze', 'kamdorn']);
    expect(t.events('planetsExhausted')).toHaveLength(1);
    expect(t.planet('hercant').exhausted).toBe(false);
  },
);

scenario(['agenda:conventionsOfWar'], 'Conventions of War: no bombardment of a planet with a space dock', () => {
  const t = seats();
  t.own('letnev', 'quann', { dock: true });
  t.own('letnev', 'lodor');
  decide(t, 'conventionsOfWar', 'for');
  const may = (unit: 'dreadnought' | 'warSun', planet: 'quann' | 'lodor') =>
    mayBombard(t.game(), { seat: 0, ship: 1, unit, planet, landed: true })?.text.key;
  expect(may('warSun', 'quann')).toBe('why.conventions of war');
  expect(may('dreadnought', 'quann')).toBe('why.conventions of war');
  expect(may('warSun', 'lodor')).toBeUndefined();
});

scenario(
  ['agenda:conventionsOfWar'],
  'Conventions of War against: who voted against gives back a dock outside home',
  () => {
    const t = seats();
    t.own('sol', 'jord', { dock: true });
    t.own('letnev', 'quann', { dock: true });
    t.own('letnev', 'lodor', { dock: true });
    t.own('hacan', 'saudor', { dock: true });
    t.own('hacan', 'mecatolRex');
    t.exhaust('mecatolRex');
    t.decks({ politicalDeck: ['conventionsOfWar'] });
    t.begin('galactic council', { seat: 0 });
    t.answer('letnev', 'against');
    t.answer('hacan', 'for');
    t.answer('sol', 'against');
    t.answer('letnev', 'lodor');
    const docks = (['jord', 'quann', 'lodor', 'saudor'] as const).map((p) => t.planet(p).dock >= 0);
    expect(docks).toEqual([true, true, false, true]);
  },
);

scenario(['agenda:armsReduction'], 'Arms Reduction: at most 2 dreadnoughts and 4 cruisers each', () => {
  const t = seats();
  t.counters('sol', { fleetSupply: 9 });
  t.fleet('sol', 'wellon', { dreadnought: 2, cruiser: 3 });
  t.fleet('sol', 'thibah', { dreadnought: 1, cruiser: 2, destroyer: 3 });
  decide(t, 'armsReduction', 'for');
  const ships = (at: string, type: 'dreadnought' | 'cruiser') => t.shipIds('sol', at, type).map(String);
  const [two] = [ships('wellon', 'dreadnought')];
  expect(t.refusal('sol', two)).toBe('why.destroy exactly');
  t.answer('sol', [ships('thibah', 'dreadnought')[0] as string, ships('wellon', 'cruiser')[0] as string]);
  expect(t.ships('sol', 'wellon')).toEqual({ dreadnought: 2, cruiser: 2 });
  expect(t.ships('sol', 'thibah')).toEqual({ cruiser: 2, destroyer: 3 });
});

scenario(['agenda:armsReduction'], 'Arms Reduction against: planets with a red specialty are exhausted', () => {
  const t = seats();
  t.own('sol', 'lor');
  t.own('sol', 'quann');
  decide(t, 'armsReduction', 'against');
  expect([t.planet('lor').exhausted, t.planet('quann').exhausted]).toEqual([true, false]);
});

scenario(['agenda:publicExecution'], 'Public Execution: no action cards, no ready planets, and -1 this round', () => {
  const t = seats();
  t.player('letnev').hand = ['sabotage.1', 'sabotage.2'];
  decide(t, 'publicExecution', '1');
  expect(t.player('letnev').hand).toEqual([]);
  expect([t.planet('arcPrime').exhausted, t.planet('wrenTerra').exhausted]).toEqual([true, true]);
  expect(bonus(t, { seat: 1 })).toBe(-1);
  expect(bonus(t, { seat: 2 })).toBe(0);
});

scenario(
  ['agenda:prophecyOfIxth'],
  'Prophecy of Ixth: +1 for fighters of the elected player; it cannot be repealed',
  () => {
    const t = seats();
    decide(t, 'prophecyOfIxth', '0');
    expect(bonus(t, { unit: 'fighter' })).toBe(1);
    expect(bonus(t, { seat: 2, unit: 'fighter' })).toBe(0);
    t.decks({ politicalDeck: ['repeal'] });
    t.begin('galactic council', { seat: 0 });
    expect(t.isOver()).toBe(true);
  },
);

scenario(['agenda:prophecyOfIxth'], 'the prophecy is lost in a later round with fewer than two fighters bought', () => {
  const t = seats();
  decide(t, 'prophecyOfIxth', '0');
  // The round of the election does not count.
  endTheRound(t);
  expect(bonus(t, { unit: 'fighter' })).toBe(1);
  // Two fighters are bought.
  t.game().deeds = [];
  t.own('sol', 'jord', { dock: true });
  t.begin('produce units', { seat: 0, system: 'home-sol' });
  t.answer('sol', {
    builds: [{ dock: 'jord', unit: 'fighter', count: 2 }],
    docks: [],
    pay: { planets: ['jord'], goods: 0 },
  });
  endTheRound(t);
  expect(bonus(t, { unit: 'fighter' })).toBe(1);
  t.game().deeds = [{ deed: 'bought fighters', seat: 0, about: '', amount: 1 }];
  endTheRound(t);
  expect(bonus(t, { unit: 'fighter' })).toBe(0);
  expect(t.game().politicalDiscard).toEqual(['prophecyOfIxth']);
});

scenario(
  ['agenda:ministerOfWar'],
  'Minister of War: a counter for one hit before the battle, without return fire',
  () => {
    const t = seats();
    t.law('ministerOfWar', '1');
    t.fleet('sol', 'wellon', { cruiser: 1 });
    t.fleet('letnev', 'wellon', { destroyer: 1 });
    t.begin('space battle', { attacker: 0, defender: 1, system: 'wellon' });
    t.answer('letnev', 'agenda:ministerOfWar');
    expect(t.player('letnev').strategyAllocation).toBe(1);
    expect(t.ships('sol', 'wellon')).toEqual({});
    expect(t.ships('letnev', 'wellon')).toEqual({ destroyer: 1 });
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['agenda:ministerOfInternalSecurity'],
  'Minister of Internal Security: up to four ground forces on Mecatol Rex, once',
  () => {
    const t = seats();
    t.law('ministerOfInternalSecurity', '2');
    t.own('sol', 'mecatolRex', { groundForces: 5 });
    t.strategy('sol', 'warfare');
    t.begin('action phase');
    t.answer('hacan', 'agenda:ministerOfInternalSecurity');
    expect(t.options('hacan')).toEqual(['1', '2', '3', '4']);
    t.answer('hacan', '4');
    expect(t.planet('mecatolRex')).toMatchObject({ owner: 0, groundForces: 1 });
    expect(t.game().laws).toEqual([]);
  },
);

scenario(
  ['agenda:ancientArtifact'],
  'the Ancient Artifact goes off: Mecatol Rex is laid waste, fleets and garrisons around it face three dice each',
  () => {
    const t = seats();
    t.counters('letnev', { fleetSupply: 5 });
    t.own('sol', 'mecatolRex', { groundForces: 3, pds: 1, dock: true });
    t.fleet('letnev', 'mecatolRex', { carrier: 1, groundForces: 2 });
    t.own('sol', 'lodor', { groundForces: 4, pds: 1 });
    t.fleet('letnev', 'quann', { cruiser: 2, fighter: 1 });
    t.fleet('sol', 'abyz-fria', { cruiser: 1 });
    // The artifact, then the garrison of Lodor, then the fleet at Quann.
    t.dice(5, 5, 4, 10, 9, 1, 4);
    t.anyhow();
    decide(t, 'ancientArtifact', 'for');
    expect(t.planet('mecatolRex')).toMatchObject({ owner: 0, groundForces: 0, pds: 0, dock: -1 });
    expect(t.ships('letnev', 'mecatolRex')).toEqual({});
    expect(t.planet('lodor')).toMatchObject({ groundForces: 2, pds: 1 });
    const [cruiser] = t.shipIds('letnev', 'quann', 'cruiser') as [number];
    t.answer('letnev', { destroy: [cruiser], damage: [] });
    expect(t.ships('sol', 'abyz-fria')).toEqual({ cruiser: 1 });
    expect(t.diceLeft()).toBe(0);
  },
);

scenario(['agenda:ancientArtifact'], 'the Ancient Artifact speaks: two technologies for everybody', () => {
  const t = seats();
  t.dice(6);
  decide(t, 'ancientArtifact', 'for');
  t.answer('sol', 'enviroCompensator');
  // The first may be the prerequisite of the second.
  expect(t.options('sol')).toContain('sarweenTools');
  t.answer('sol', 'sarweenTools');
  t.answer('letnev', 'hylarVAssaultLaser');
  expect(t.player('sol').technologies).toEqual(['enviroCompensator', 'sarweenTools']);
  const against = seats();
  decide(against, 'ancientArtifact', 'against');
  expect(against.isOver()).toBe(true);
});
