// What a plain reading of the objectives of Prophecy of Kings gets wrong: what counts as a ground force or a ship, and in which step.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { ObjectiveId } from '../../src/facts/index.ts';
import { progress } from '../../src/queries/objectives.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const revised = { prophecy: true, codexI: true, codexIII: true };
const id = (objective: ObjectiveId): string => `objective:${objective}`;
const numbers = (t: Table, seat: number, objective: ObjectiveId): [number, number] => {
  const { have, need } = progress(t.game(), seat, objective);
  return [have, need];
};
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

describe('Hel-Titans', () => {
  scenario(['unit-card:helTitan'], 'are among the ground forces of a planet', () => {
    const t = tableWith(revised, 'titans', 'sol', 'norr');
    t.own('titans', 'quann', { infantry: 6, mech: 1, pds: 2 });
    expect(numbers(t, 0, 'occupyTheFringe')).toEqual([9, 9]);
    t.landed('titans', 'quann', { spaceDock: 1 });
    expect(numbers(t, 0, 'occupyTheFringe')).toEqual([0, 9]);
  });

  test.each(['makeAnExampleOfTheirWorld', 'makeAnExampleOfTheirWorldOmega'] as const)(
    '%s: a planet on which one is left still has ground forces',
    (objective) => {
      const t = tableWith(revised, 'sol', 'titans', 'norr');
      t.secret('sol', objective);
      const [titan, infantry] = t.own('titans', 'quann', { pds: 1, infantry: 1 });
      const bombed = (unit = 0) =>
        t.begin('destroy units', {
          seat: 1,
          enemy: 0,
          system: '25',
          planet: 'quann',
          ids: [unit],
          kind: 'bombardment',
        });
      bombed(infantry);
      expect(t.isOver()).toBe(true);
      bombed(titan);
      expect(t.options('sol')).toEqual([id(objective)]);
    },
  );
});

describe('Turn Their Fleets to Dust', () => {
  /** The only big ship of the Xxcha sustains a hit of cannons, and is hit directly. */
  function directHit(objective: ObjectiveId): Table {
    const t = tableWith(revised, 'xxcha', 'sol', 'norr');
    t.secret('sol', objective);
    t.hand('sol', 'directHit');
    const [dreadnought = 0] = t.fleet('xxcha', '25', { dreadnought: 1 });
    t.active('xxcha', '25');
    t.begin('take hits', { seat: 0, by: 1, hits: 1, kind: 'space cannon offense', system: '25' });
    t.answer('xxcha', { damage: [dreadnought], destroy: [] });
    t.answer('sol', 'action:directHit');
    return t;
  }

  scenario(['objective:turnTheirFleetsToDustOmega'], 'as revised, by a Direct Hit in that step too', () => {
    expect(directHit('turnTheirFleetsToDustOmega').options('sol')).toEqual([id('turnTheirFleetsToDustOmega')]);
  });

  test('as first printed only the cannons themselves do', () => {
    const t = directHit('turnTheirFleetsToDust');
    expect(t.ships('xxcha', '25')).toEqual({});
    expect(t.isOver()).toBe(true);
  });

  test('fighters alone are no such fleet', () => {
    const t = tableWith(revised, 'xxcha', 'sol', 'norr');
    t.secret('sol', 'turnTheirFleetsToDustOmega');
    const ids = t.fleet('xxcha', '25', { fighter: 1 });
    t.active('xxcha', '25');
    t.anyhow();
    t.begin('destroy units', { seat: 0, enemy: 1, system: '25', ids, kind: 'space cannon offense' });
    expect(t.isOver()).toBe(true);
  });
});

describe('Make an Example of Their World', () => {
  /** X-89 Ω takes what the bombardment has left. */
  function bacteria(objective: ObjectiveId): Table {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.secret('sol', objective);
    t.technologies('sol', 'x89BacterialWeaponOmega');
    t.fleet('sol', '25', { dreadnought: 1 });
    t.own('xxcha', 'quann', { infantry: 2 });
    t.active('sol', '25');
    alone(t);
    t.dice(10);
    t.begin('bombardment', { seat: 0, system: '25' });
    t.confirm('sol');
    t.answer('sol', 'technology:x89BacterialWeaponOmega');
    expect(t.ground('xxcha', 'quann')).toEqual({});
    return t;
  }

  scenario(['objective:makeAnExampleOfTheirWorldOmega'], 'as revised, by X-89 in that step too', () => {
    expect(bacteria('makeAnExampleOfTheirWorldOmega').options('sol')).toEqual([id('makeAnExampleOfTheirWorldOmega')]);
  });

  test('as first printed only the bombardment itself does', () => {
    expect(bacteria('makeAnExampleOfTheirWorld').isOver()).toBe(true);
  });
});

describe('Demonstrate Your Power', () => {
  test('is shown before what is salvaged comes', () => {
    const t = tableWith(revised, 'mentak', 'sol', 'norr');
    t.secret('mentak', 'demonstrateYourPower');
    t.technologies('mentak', 'salvageOperations');
    t.goods('mentak', 9);
    t.fleet('mentak', '25', { carrier: 2 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.active('mentak', '25');
    alone(t);
    t.dice(10, 10, 1, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.answer('mentak', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
    expect(t.ships('mentak', '25')).toEqual({ carrier: 2, cruiser: 1 });
    expect(t.isOver()).toBe(true);
  });

  test('counts ships of the moment: mechs that fight as such', () => {
    const t = tableWith(revised, 'naaz', 'sol', 'norr');
    t.secret('naaz', 'demonstrateYourPower');
    t.fleet('naaz', '25', { carrier: 1, mech: 2 });
    t.fleet('sol', '25', { fighter: 1 });
    t.active('naaz', '25');
    alone(t);
    t.anyhow();
    t.dice(10, 10, 10, 10, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    t.playOn((where) => where === '' || t.options('naaz').includes(id('demonstrateYourPower')));
    expect(t.options('naaz')).toEqual([id('demonstrateYourPower')]);
  });
});

describe('Strengthen Bonds', () => {
  test('with a Terraform that lies on a planet', () => {
    const t = tableWith(revised, 'sol', 'titans', 'norr');
    t.own('sol', 'quann', { infantry: 1 });
    t.note('titans', 'sol', 'terraform');
    t.strategy('sol', 'leadership', 'diplomacy');
    expect(numbers(t, 0, 'strengthenBonds')).toEqual([0, 1]);
    t.begin('action phase');
    t.answer('sol', 'note:terraform#terraform.1');
    expect(numbers(t, 0, 'strengthenBonds')).toEqual([1, 1]);
  });
});

describe('structures', () => {
  test('Floating Factories are on no planet, but they are structures', () => {
    const t = tableWith(revised, 'saar', 'sol', 'norr');
    t.fleet('saar', '25', { spaceDock: 1 });
    t.fleet('saar', '26', { spaceDock: 1 });
    expect(numbers(t, 0, 'improveInfrastructure')).toEqual([0, 3]);
    expect(numbers(t, 0, 'buildDefenses')).toEqual([2, 4]);
  });

  test('a system with a planet that was destroyed is one without planets', () => {
    const t = tableWith(revised, 'sol', 'titans', 'norr');
    t.fleet('sol', '26', { cruiser: 1 });
    t.system('26').planets = [];
    expect(numbers(t, 0, 'exploreDeepSpace')).toEqual([1, 3]);
  });
});

describe('other players', () => {
  test('trading from afar makes no neighbors', () => {
    const t = tableWith(revised, 'hacan', 'sol', 'norr');
    expect(numbers(t, 0, 'fosterCohesion')).toEqual([0, 2]);
    expect(numbers(t, 0, 'pushBoundaries')).toEqual([0, 2]);
  });

  test('wormholes that only the Creuss see make neighbors both ways', () => {
    const t = tableWith(revised, 'creuss', 'sol', 'norr');
    t.fleet('creuss', '40', { cruiser: 1 });
    t.fleet('sol', '39', { cruiser: 1 });
    expect(numbers(t, 0, 'fosterCohesion')).toEqual([1, 2]);
    expect(numbers(t, 1, 'fosterCohesion')).toEqual([1, 2]);
  });

  test('one planet does not serve two homes', () => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.own('sol', 'archonTau');
    expect(numbers(t, 0, 'ruleDistantLands')).toEqual([1, 2]);
  });

  test('homes of eliminated players are homes of others, and are on the edge', () => {
    const t = tableWith(revised, 'sol', 'xxcha', 'norr');
    t.player('xxcha').eliminated = true;
    t.fleet('sol', '14', { flagship: 1 });
    expect(numbers(t, 0, 'achieveSupremacy')).toEqual([1, 1]);
    expect(numbers(t, 0, 'populateTheOuterRim')).toEqual([1, 3]);
  });
});

describe('the edge of the board', () => {
  test('has the home of the Creuss and the nexus on it, and the gate where it lies', () => {
    const t = tableWith(revised, 'sol', 'creuss', 'norr');
    t.fleet('sol', '51', { cruiser: 1 });
    t.fleet('sol', '17', { cruiser: 1 });
    expect(numbers(t, 0, 'populateTheOuterRim')).toEqual([2, 3]);
  });
});

describe('anomalies', () => {
  scenario(['unit-card:dimensionalTear'], 'a dimensional tear makes one', () => {
    const t = tableWith(revised, 'sol', 'vuilraith', 'norr');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '25', { cruiser: 1 });
    t.fleet('sol', '26', { cruiser: 1 });
    expect(numbers(t, 0, 'makeHistory')).toEqual([1, 2]);
  });
});
