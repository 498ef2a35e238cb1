import { scenario } from '@custodian/testkit';
import type { RaceId } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { battle, bonuses, facing, invade } from '../battles.ts';
import { table } from '../kit/index.ts';

type Table = ReturnType<typeof table>;

/** A cruiser each; the attacker's dice first. */
function duel(attacker: RaceId, defender: RaceId, ...dice: number[]): Table {
  const t = facing({ [attacker]: { cruiser: 1 }, [defender]: { cruiser: 1 } });
  t.dice(...dice);
  battle(t);
  return t;
}

describe('N’orr', () => {
  scenario(['ability:norr.fury'], '+1 in space battles', () => {
    expect(duel('norr', 'sol', 6, 1).ships('sol', 'quann')).toEqual({});
  });

  scenario(['ability:norr.fury'], '+1 in the barrage and in invasion combat, not for PDS and bombardment', () => {
    const t = table('norr', 'sol');
    t.own('sol', 'quann', { groundForces: 2 });
    t.fleet('norr', 'quann', { dreadnought: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(4, 7, 1, 1, 7, 1);
    invade(t);
    t.confirm('norr');
    // The bombardment's 4 misses a 5; two rounds in which a 7 reaches the 8.
    expect(t.planet('quann').owner).toBe(0);
    expect(bonuses(t).slice(0, 3)).toEqual([
      ['bombardment', 'dreadnought', 0],
      ['invasion combat', 'groundForce', 1],
      ['invasion combat', 'groundForce', 0],
    ]);
  });

  scenario(['ability:norr.fury'], '+1 in the barrage', () => {
    const t = facing({ norr: { destroyer: 1 }, sol: { fighter: 2 } });
    t.dice(8, 8);
    t.anyhow();
    battle(t);
    expect(t.ships('sol', 'quann')).toEqual({});
  });
});

describe('Jol-Nar', () => {
  scenario(['ability:jolnar.clumsy'], '-1 in space battles', () => {
    const t = facing({ jolnar: { cruiser: 1 }, sol: { cruiser: 1 } });
    t.counters('jolnar', { strategyAllocation: 0 });
    t.dice(7, 7);
    battle(t);
    expect(t.ships('jolnar', 'quann')).toEqual({});
    expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1 });
  });

  scenario(['ability:jolnar.clumsy'], '-1 in invasion combat, not for PDS', () => {
    const t = table('sol', 'jolnar');
    t.counters('jolnar', { strategyAllocation: 0 });
    t.own('jolnar', 'quann', { groundForces: 1, pds: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 2 });
    t.dice(6, 8, 8);
    invade(t);
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
  });

  scenario(
    ['ability:jolnar.reroll', 'sequence:recalculation'],
    'a counter from Strategy Allocation for each die rolled again',
    () => {
      const t = facing({ jolnar: { cruiser: 2, dreadnought: 1 }, sol: { cruiser: 3 } });
      t.counters('jolnar', { strategyAllocation: 2 });
      // Dreadnought 6 hits, cruisers 1, 8: one miss. Again 2: still a miss; again 8.
      t.dice(6, 1, 8, 1, 1, 1, 2, 8);
      battle(t);
      expect(t.where()).toBe('window/react');
      t.answer('jolnar', 'ability:jolnar.reroll');
      t.answer('jolnar', 'ability:jolnar.reroll');
      expect(t.player('jolnar').strategyAllocation).toBe(0);
      expect(t.isOver()).toBe(true);
      expect(t.ships('sol', 'quann')).toEqual({});
    },
  );

  scenario(['ability:jolnar.reroll'], 'he chooses between dice of different ships, and may keep his counters', () => {
    const t = facing({ jolnar: { cruiser: 1, dreadnought: 1 }, sol: { cruiser: 1 } });
    t.counters('jolnar', { strategyAllocation: 1 });
    t.dice(1, 1, 1, 6);
    battle(t);
    t.answer('jolnar', 'ability:jolnar.reroll');
    expect(t.where()).toBe('recalculation/choose a die');
    expect(t.options('jolnar')).toEqual(['0', '1']);
    t.answer('jolnar', '0');
    expect(t.ships('sol', 'quann')).toEqual({});

    const other = facing({ jolnar: { cruiser: 1 }, sol: { cruiser: 1 } });
    other.dice(1, 7);
    battle(other);
    other.pass('jolnar');
    expect(other.ships('jolnar', 'quann')).toEqual({});
    expect(other.player('jolnar').strategyAllocation).toBe(2);
  });
});

describe('Naalu', () => {
  const attacked = () => {
    const t = facing({ sol: { cruiser: 2 }, naalu: { carrier: 1, fighter: 2, cruiser: 1, groundForces: 2 } });
    t.agreement('sol', 'naalu');
    return t;
  };

  scenario(
    ['ability:naalu.retreat', 'sequence:slip away'],
    'the attacked fleet slips away: no battle, and no agreement broken',
    () => {
      const t = attacked();
      t.activated('naalu', 'lodor', 'saudor');
      battle(t);
      t.answer('naalu', 'ability:naalu.retreat');
      expect(t.options('naalu').sort()).toEqual(['lodor', 'saudor']);
      t.answer('naalu', 'lodor');
      expect(t.isOver()).toBe(true);
      expect(t.ships('naalu', 'lodor')).toEqual({ carrier: 1, fighter: 2, cruiser: 1, groundForces: 2 });
      expect(t.game().deeds).toEqual([]);
      expect(t.events('agreementBroken')).toEqual([]);
      expect(t.events('diceRolled')).toEqual([]);
    },
  );

  test('not without a system to go to, and not as attacker', () => {
    const t = attacked();
    t.activated('naalu', 'wellon');
    t.dice(1, 1, 1, 1, 1, 1, 7, 7, 1, 1, 1, 1);
    battle(t);
    expect(t.where()).not.toBe('window/react');
  });

  scenario(['ability:naalu.fighters'], 'fighters have +1 in space battles', () => {
    const t = facing({ sol: { cruiser: 1 }, naalu: { fighter: 1 } });
    t.dice(1, 8);
    t.anyhow();
    battle(t);
    expect(t.ships('sol', 'quann')).toEqual({});
  });

  scenario(['ability:naalu.fighters'], 'but not on the ground', () => {
    const t = table('naalu', 'sol');
    t.technologies('naalu', 'gravitonNegator');
    t.own('sol', 'quann', { groundForces: 1 });
    t.fleet('naalu', 'quann', { carrier: 1, fighter: 1 });
    t.fleet('sol', 'lodor', { cruiser: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(8, 8, 1);
    invade(t);
    t.answer('naalu', { fighters: 1 });
    expect(bonuses(t)[0]).toEqual(['invasion combat', 'fighter', 0]);
    // In space they have it.
    t.fleet('naalu', 'lodor', { fighter: 1 });
    t.dice(8, 1);
    t.anyhow();
    t.begin('space battle', { attacker: 0, defender: 1, system: 'lodor' });
    expect(t.ships('sol', 'lodor')).toEqual({});
  });
});

describe('L1z1x', () => {
  scenario(['ability:l1z1x.assault'], 'dreadnoughts have +1 in space battles', () => {
    const t = facing({ l1z1x: { dreadnought: 1 }, sol: { cruiser: 1 } });
    t.dice(4, 1);
    battle(t);
    expect(t.ships('sol', 'quann')).toEqual({});
  });

  scenario(['ability:l1z1x.assault'], 'attacking ground forces have +1; bombardment has not', () => {
    const t = table('l1z1x', 'sol');
    t.own('sol', 'quann', { groundForces: 1 });
    t.fleet('l1z1x', 'quann', { dreadnought: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(4, 7, 1);
    invade(t);
    t.confirm('l1z1x');
    expect(t.planet('quann').owner).toBe(0);
  });

  test('defending ground forces have no bonus', () => {
    const t = table('sol', 'l1z1x');
    t.own('l1z1x', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(8, 7);
    invade(t);
    expect(t.planet('quann').owner).toBe(0);
  });
});

describe('Mentak', () => {
  scenario(
    ['ability:mentak.ambush', 'sequence:exchange fire'],
    'up to two cruisers and destroyers shoot before the battle',
    () => {
      const t = facing({ sol: { cruiser: 2 }, mentak: { cruiser: 1, destroyer: 2 } });
      t.dice(7, 9);
      battle(t);
      expect(t.isOver()).toBe(true);
      expect(t.ships('sol', 'quann')).toEqual({});
      expect(bonuses(t)).toEqual([
        ['shot', 'cruiser', 0],
        ['shot', 'destroyer', 0],
      ]);
    },
  );

  test('one shot each of two cruisers, whatever else is there', () => {
    const t = facing({ mentak: { cruiser: 3 }, sol: { cruiser: 1 } });
    t.dice(1, 1, 7, 1, 1, 1);
    battle(t);
    expect(t.events('diceRolled')[0]).toMatchObject({ kind: 'shot', groups: [{ unit: 'cruiser', rolls: [1, 1] }] });
  });
});

describe('Letnev', () => {
  scenario(['ability:letnev.funding', 'sequence:war funding'], '2 trade goods: all ships have +1 in this round', () => {
    const t = facing({ letnev: { cruiser: 1 }, sol: { cruiser: 2 } });
    t.goods('letnev', 3);
    t.dice(6, 1, 1, 6, 7, 1);
    battle(t);
    t.answer('letnev', 'ability:letnev.funding');
    expect(t.player('letnev').tradeGoods).toBe(1);
    // Round 2, without money: the 6 misses.
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', 'quann')).toEqual({ cruiser: 1 });
    expect(t.game().effects).toEqual([]);
  });

  scenario(['ability:letnev.funding'], 'all ground forces have +2 in this round, as defenders too', () => {
    const t = table('sol', 'letnev');
    t.goods('letnev', 2);
    t.own('letnev', 'quann', { groundForces: 1 });
    t.fleet('sol', 'quann', { carrier: 1 });
    t.landed(0, 'quann', { groundForces: 1 });
    t.dice(1, 6);
    invade(t);
    t.answer('letnev', 'ability:letnev.funding');
    expect(t.planet('quann')).toMatchObject({ owner: 1, groundForces: 1 });
  });

  test('not with fewer than 2 trade goods, and not in battles of others', () => {
    const t = table('letnev', 'sol', 'hacan');
    t.goods('letnev', 1);
    t.fleet('letnev', 'quann', { cruiser: 1 });
    t.fleet('sol', 'quann', { cruiser: 1 });
    t.dice(7, 1);
    battle(t);
    expect(t.isOver()).toBe(true);

    const other = table('sol', 'hacan', 'letnev');
    other.goods('letnev', 5);
    other.fleet('sol', 'quann', { cruiser: 1 });
    other.fleet('hacan', 'quann', { cruiser: 1 });
    other.dice(7, 1);
    battle(other);
    expect(other.isOver()).toBe(true);
  });
});

describe('Xxcha', () => {
  scenario(['ability:xxcha.foresight'], 'the opponent has -1 in the first round of a space battle only', () => {
    const t = duel('sol', 'xxcha', 7, 1, 7, 1);
    expect(t.ships('xxcha', 'quann')).toEqual({});
    expect(bonuses(t).map(([, , bonus]) => bonus)).toEqual([-1, 0, 0, 0]);
  });

  scenario(
    ['ability:xxcha.foresight'],
    'and in the first round of invasion combat, not in PDS fire or bombardment',
    () => {
      const t = table('xxcha', 'sol');
      t.own('sol', 'quann', { groundForces: 1, pds: 1 });
      t.fleet('xxcha', 'quann', { carrier: 1 });
      t.landed(0, 'quann', { groundForces: 2 });
      t.dice(6, 8, 8);
      invade(t);
      expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 1 });
      expect(bonuses(t)).toEqual([
        ['pds', 'pds', 0],
        ['invasion combat', 'groundForce', 0],
        ['invasion combat', 'groundForce', -1],
      ]);
    },
  );
});
