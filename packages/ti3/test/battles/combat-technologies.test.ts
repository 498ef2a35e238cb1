import { scenario } from '@custodian/testkit';
import { describe, expect } from 'vitest';
import { battle, bonuses, facing, invade } from '../battles.ts';
import { table } from '../kit/index.ts';

describe('Hylar V Assault Laser', () => {
  scenario(['technology:hylarVAssaultLaser'], 'cruisers and destroyers have +1, in the barrage too', () => {
    const t = facing({ sol: { cruiser: 1, destroyer: 1, dreadnought: 1 }, hacan: { fighter: 1, carrier: 1 } });
    t.technologies('sol', 'hylarVAssaultLaser');
    // Barrage 8 hits. Round: dreadnought 1, cruiser 6 hits; carrier 1.
    t.dice(8, 1, 1, 6, 1, 1);
    battle(t);
    expect(t.isOver()).toBe(true);
    expect(t.ships('hacan', 'quann')).toEqual({});
    expect(bonuses(t)).toEqual([
      ['barrage', 'destroyer', 1],
      ['space battle', 'dreadnought', 0],
      ['space battle', 'cruiser', 1],
      ['space battle', 'destroyer', 1],
      ['space battle', 'carrier', 0],
    ]);
  });
});

describe('Cybernetics', () => {
  scenario(['technology:cybernetics'], 'fighters have +1', () => {
    const t = facing({ sol: { fighter: 1, carrier: 1 }, hacan: { cruiser: 1 } });
    t.technologies('sol', 'cybernetics');
    t.dice(1, 8, 1);
    battle(t);
    expect(t.ships('hacan', 'quann')).toEqual({});
  });
});

describe('Magen Defense Grid', () => {
  scenario(['technology:magenDefenseGrid'], 'PDS have +1 in space', () => {
    const t = table('sol', 'hacan');
    t.technologies('hacan', 'magenDefenseGrid');
    t.own('hacan', 'quann', { pds: 1 });
    t.fleet('sol', 'quann', { cruiser: 1 });
    t.dice(5);
    t.begin('pds fire', { seat: 0, systems: ['quann'], ownToo: true });
    t.answer('hacan', 'fire');
    expect(t.ships('sol', 'quann')).toEqual({});
  });

  scenario(['technology:magenDefenseGrid'], 'ground forces that defend a planet with a PDS have +1', () => {
    const t = table('sol', 'hacan');
    t.technologies('hacan', 'magenDefenseGrid');
    t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 2 });
    t.dice(5, 1, 7);
    invade(t);
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1 });
  });

  scenario(['sequence:invasion combat'], 'the grid needs a PDS on the planet, and helps no attacker', () => {
    const t = table('sol', 'hacan');
    for (const race of ['sol', 'hacan'] as const) t.technologies(race, 'magenDefenseGrid');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(8, 7);
    invade(t);
    expect(bonuses(t).map(([, , bonus]) => bonus)).toEqual([0, 0]);
  });
});

describe('Assault Cannon', () => {
  scenario(
    ['technology:assaultCannon', 'sequence:exchange fire'],
    'each dreadnought fires before the battle, without return fire',
    () => {
      const t = facing({ sol: { dreadnought: 2 }, hacan: { cruiser: 2 } });
      t.technologies('sol', 'assaultCannon');
      t.dice(5, 5);
      battle(t);
      expect(t.isOver()).toBe(true);
      expect(t.ships('hacan', 'quann')).toEqual({});
      // Shots before the battle are part of it: two ships are beaten.
      expect(t.game().deeds).toContainEqual({ deed: 'won battle', seat: 0, about: 'quann', amount: 2 });
    },
  );

  scenario(['technology:assaultCannon'], 'both sides fire at once, and a hit can be sustained', () => {
    const t = facing({ sol: { dreadnought: 1 }, hacan: { dreadnought: 1 } });
    for (const race of ['sol', 'hacan'] as const) t.technologies(race, 'assaultCannon');
    t.dice(5, 5, 5, 5);
    battle(t);
    expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['shot', 'space battle']);
    expect(t.events('shipDamaged')).toHaveLength(2);
    expect(t.system('quann').ships).toEqual([]);
  });
});

describe('Graviton Negator', () => {
  scenario(['technology:gravitonNegator'], 'dreadnoughts bombard through the shield of a PDS', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'gravitonNegator');
    t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
    const [dreadnought] = t.fleet('sol', 'quann', { dreadnought: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(5, 1);
    invade(t);
    t.answer('sol', { ships: [{ ship: dreadnought as number, planet: 'quann' }] });
    expect(t.planet('quann').owner).toBe(0);
  });

  scenario(['technology:gravitonNegator'], 'a dreadnought still needs a landing', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'gravitonNegator');
    t.own('hacan', 'arnor', { groundForces: 1, pds: 1 });
    t.own('hacan', 'lor', { groundForces: 1, pds: 1 });
    const [dreadnought] = t.fleet('sol', 'arnor-lor', { dreadnought: 1 });
    t.landed(0, 'lor', { groundForces: 1 });
    invade(t, 'arnor-lor');
    const plan = (planet: string) => ({ ships: [{ ship: dreadnought as number, planet }] });
    expect(t.refusal('sol', plan('arnor'))).toBe('why.no landing to support');
    expect(t.refusal('sol', plan('lor'))).toBe(null);
  });

  scenario(
    ['technology:gravitonNegator', 'sequence:take ground hits'],
    'fighters join an invasion; the survivors return to space',
    () => {
      const t = table('sol', 'hacan');
      t.technologies('sol', 'gravitonNegator');
      t.own('hacan', 'quann', { groundForces: 2 });
      t.fleet('sol', 'quann', { carrier: 1, fighter: 3 });
      t.landed(0, 'quann', { groundForces: 2 });
      // Round 1: fighters 9, 1, ground forces 8, 1; both defenders 8, 8.
      t.dice(9, 1, 8, 1, 8, 8);
      invade(t);
      expect(t.refusal('sol', { fighters: 4 })).toBe('why.too few fighters');
      for (const nonsense of [null, {}, [], { fighters: -1 }, { fighters: 1.5 }, { fighters: '2' }])
        expect(t.refusal('sol', nonsense)).toBe('kernel.unread');
      t.answer('sol', { fighters: 2 });
      expect(t.ships('sol', 'quann')).toEqual({ carrier: 1, fighter: 1 });
      // Two hits: any mix of fighters and ground forces.
      expect(t.options('sol')).toEqual(['0', '1', '2']);
      t.answer('sol', '1');
      expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
      expect(t.ships('sol', 'quann')).toEqual({ carrier: 1, fighter: 2 });
    },
  );

  scenario(['technology:gravitonNegator'], 'without a ground force left the invasion fails', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'gravitonNegator');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1, fighter: 2 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(9, 1, 1, 8);
    invade(t);
    t.answer('sol', { fighters: 2 });
    t.answer('sol', '0');
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 0, invaders: null });
    expect(t.ships('sol', 'quann')).toEqual({ carrier: 1, fighter: 2 });
  });
});

describe('Dacxive Animators', () => {
  scenario(['technology:dacxiveAnimators'], 'the winner rolls for every ground force killed on both sides', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'dacxiveAnimators');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 2 });
    t.dice(8, 1, 8, 6, 5);
    invade(t);
    // One survives, and of the two killed one comes back for Sol.
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 2 });
  });

  scenario(
    ['technology:dacxiveAnimators'],
    'the defender has it too; kills of PDS and bombardment do not count',
    () => {
      const t = table('sol', 'hacan');
      t.technologies('hacan', 'dacxiveAnimators');
      t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
      t.fleet('sol', 'quann', { carrier: 1 });
      t.landed(0, 'quann', { groundForces: 2 });
      t.dice(6, 1, 8, 6);
      invade(t);
      expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 2 });
      expect(t.diceLeft()).toBe(0);
    },
  );
});

describe('Gen Synthesis', () => {
  scenario(['technology:genSynthesis'], 'ground forces have +1 in invasion combat', () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'genSynthesis');
    t.own('hacan', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(7, 1);
    invade(t);
    expect(t.planet('quann').owner).toBe(0);
  });

  scenario(
    ['technology:genSynthesis'],
    'a destroyed ground force returns home on 5 or more, whatever killed it',
    () => {
      const t = facing({ sol: { carrier: 1, groundForces: 3 }, hacan: { cruiser: 1 } });
      t.technologies('sol', 'genSynthesis');
      t.dice(1, 7, 4, 5, 10);
      battle(t);
      expect(t.isOver()).toBe(true);
      expect(t.planet('jord').groundForces).toBe(2);
    },
  );
});

describe('X-89 Bacterial Weapon', () => {
  const facing = () => {
    const t = table('sol', 'hacan');
    t.technologies('sol', 'x89BacterialWeapon');
    t.own('hacan', 'quann', { groundForces: 5 });
    const [dreadnought] = t.fleet('sol', 'quann', { dreadnought: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.hand('sol', 'plague');
    return { t, plan: { ships: [{ ship: dreadnought as number, planet: 'quann' }] } };
  };

  scenario(
    ['technology:x89BacterialWeapon', 'sequence:release bacteria'],
    'instead of bombarding, all enemy ground forces die and the hand is discarded',
    () => {
      const { t, plan } = facing();
      invade(t);
      t.answer('sol', plan);
      expect(t.options('sol')).toContain('technology:x89BacterialWeapon');
      t.answer('sol', 'technology:x89BacterialWeapon');
      expect(t.isOver()).toBe(true);
      expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
      expect(t.player('sol').hand).toEqual([]);
      expect(t.events('diceRolled')).toEqual([]);
    },
  );

  scenario(['technology:x89BacterialWeapon'], 'it may be kept: then the ships bombard', () => {
    const { t, plan } = facing();
    t.dice(10, 1, 8, 1, 1, 1);
    invade(t);
    t.answer('sol', plan);
    expect(t.where()).toBe('window/react');
    t.pass('sol');
    expect(t.player('sol').hand).toHaveLength(1);
    expect(t.events('diceRolled')[0]?.kind).toBe('bombardment');
  });
});

describe('Graviton Laser System', () => {
  scenario(
    ['technology:gravitonLaserSystem', 'sequence:focus lasers'],
    'each missed PDS die is rolled once more, in space',
    () => {
      const t = table('sol', 'hacan');
      t.technologies('hacan', 'gravitonLaserSystem');
      t.own('hacan', 'quann', { pds: 2 });
      t.fleet('sol', 'quann', { cruiser: 2 });
      t.dice(1, 6, 6);
      t.begin('pds fire', { seat: 0, systems: ['quann'], ownToo: true });
      t.confirm('hacan');
      expect(t.ships('sol', 'quann')).toEqual({});
      expect(t.events('dieRerolled')).toMatchObject([{ seat: 1, unit: 'pds', before: 1, after: 6 }]);
    },
  );

  scenario(['technology:gravitonLaserSystem'], 'and against invaders; a second miss stands', () => {
    const t = table('sol', 'hacan');
    t.technologies('hacan', 'gravitonLaserSystem');
    t.own('hacan', 'quann', { groundForces: 1, pds: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(1, 2, 8, 1);
    invade(t);
    expect(t.planet('quann').owner).toBe(0);
    expect(t.events('dieRerolled')).toHaveLength(1);
  });
});
