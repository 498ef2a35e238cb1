// The secret objectives of the action phase: scored at once when it happens.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { ObjectiveId } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const id = (objective: ObjectiveId): string => `objective:${objective}`;

/** Sol with this secret, and somebody to fight. */
function holding(...secrets: ObjectiveId[]): Table {
  const t = table('sol', 'xxcha', 'norr');
  t.secret('sol', ...secrets);
  return t;
}

const fighting = (t: Table, system: string, planet?: 'lodor'): void => {
  const combat: Game['combat'] = {
    kind: planet === undefined ? 'space combat' : 'ground combat',
    attacker: 0,
    defender: 1,
    system,
    ...(planet === undefined ? {} : { planet }),
    round: 1,
    joined: [],
    sustained: [],
    lost: [],
  };
  t.game().combat = combat;
};

scenario(['objective:destroyTheirGreatestShip'], 'a flagship or war sun of another, however it is destroyed', () => {
  const t = holding('destroyTheirGreatestShip');
  const ids = t.fleet('xxcha', '25', { flagship: 1 });
  t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: null });
  t.answer('sol', id('destroyTheirGreatestShip'));
  expect(t.player('sol')).toMatchObject({ points: 1, secrets: [], scored: ['destroyTheirGreatestShip'] });
});

test('a lesser ship, or one that others destroy, does not do', () => {
  for (const [ship, enemy] of [
    ['dreadnought', 0],
    ['flagship', 2],
    ['flagship', -1],
  ] as const) {
    const t = holding('destroyTheirGreatestShip');
    const ids = t.fleet('xxcha', '25', { [ship]: 1 });
    t.begin('destroy units', { seat: 1, enemy, system: '25', ids, kind: 'space combat' });
    expect(t.isOver()).toBe(true);
  }
});

test('only in the action phase', () => {
  const t = holding('destroyTheirGreatestShip');
  t.game().phase = 'agenda';
  const ids = t.fleet('xxcha', '25', { flagship: 1 });
  t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: null });
  expect(t.isOver()).toBe(true);
});

scenario(['objective:makeAnExampleOfTheirWorld'], 'Bombardment destroys the last ground forces on a planet', () => {
  const t = holding('makeAnExampleOfTheirWorld');
  const ids = t.own('xxcha', 'lodor', { infantry: 2, pds: 1 }).slice(0, 2);
  t.begin('destroy units', { seat: 1, enemy: 0, system: '26', planet: 'lodor', ids, kind: 'bombardment' });
  t.answer('sol', id('makeAnExampleOfTheirWorld'));
  expect(t.player('sol').points).toBe(1);
});

test('not while one is left, and not by other dice', () => {
  for (const [count, kind] of [
    [1, 'bombardment'],
    [2, 'ground combat'],
  ] as const) {
    const t = holding('makeAnExampleOfTheirWorld');
    const ids = t.own('xxcha', 'lodor', { infantry: 2 }).slice(0, count);
    t.begin('destroy units', { seat: 1, enemy: 0, system: '26', planet: 'lodor', ids, kind });
    expect(t.isOver()).toBe(true);
  }
});

scenario(
  ['objective:turnTheirFleetsToDust'],
  'Space Cannon destroys the last ships in a system, in another’s turn too',
  () => {
    const t = holding('turnTheirFleetsToDust');
    t.game().active = 1;
    const ids = t.fleet('xxcha', '25', { cruiser: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'space cannon offense' });
    t.answer('sol', id('turnTheirFleetsToDust'));
    expect(t.player('sol').points).toBe(1);
  },
);

test('fighters that are left are ships', () => {
  const t = holding('turnTheirFleetsToDust');
  const [carrier] = t.fleet('xxcha', '25', { carrier: 1, fighter: 2 });
  t.begin('destroy units', {
    seat: 1,
    enemy: 0,
    system: '25',
    ids: [carrier as number],
    kind: 'space cannon offense',
  });
  expect(t.isOver()).toBe(true);
});

describe('after a combat that is won', () => {
  const win = (t: Table): void => {
    t.fleet('sol', '25', { dreadnought: 2 });
    t.fleet('xxcha', '25', { destroyer: 1 });
    t.game().active = 0;
    t.game().activeSystem = '25';
    t.dice(1, 1, 10, 10, 1, 10, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
  };
  const toTheEnd = (t: Table): void => {
    t.playOn((where) => where === 'window/react' || where === '');
  };

  scenario(['objective:sparkARebellion'], 'against one of those who have the most points', () => {
    const t = holding('sparkARebellion');
    t.player('xxcha').points = 3;
    t.player('norr').points = 3;
    win(t);
    toTheEnd(t);
    t.answer('sol', id('sparkARebellion'));
    expect(t.player('sol').points).toBe(1);
  });

  test('not against somebody who has less than another', () => {
    const t = holding('sparkARebellion');
    t.player('xxcha').points = 2;
    t.player('norr').points = 3;
    win(t);
    t.playOn();
    expect(t.player('sol').points).toBe(0);
  });

  test('not by the only leader', () => {
    const t = holding('sparkARebellion');
    t.player('sol').points = 1;
    win(t);
    t.playOn();
    expect(t.player('sol').scored).toEqual([]);
  });

  scenario(['objective:unveilFlagship'], 'with the flagship in the system', () => {
    const t = holding('unveilFlagship');
    t.fleet('sol', '25', { flagship: 1 });
    t.fleet('xxcha', '25', { destroyer: 1 });
    t.dice(1, 1, 10, 10, 1, 10, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    toTheEnd(t);
    t.answer('sol', id('unveilFlagship'));
    expect(t.player('sol').points).toBe(1);
  });

  test('one objective for each combat, of whatever kind', () => {
    const t = holding('sparkARebellion', 'unveilFlagship');
    t.fleet('sol', '25', { flagship: 1 });
    t.fleet('xxcha', '25', { destroyer: 1 });
    t.dice(1, 1, 10, 10, 1, 10, 10, 1);
    t.begin('space combat', { attacker: 0, defender: 1, system: '25' });
    toTheEnd(t);
    expect(t.options('sol').sort()).toEqual([id('sparkARebellion'), id('unveilFlagship')]);
    t.answer('sol', id('unveilFlagship'));
    t.playOn();
    expect(t.player('sol')).toMatchObject({ points: 1, secrets: ['sparkARebellion'] });
  });
});

describe('one objective for each combat', () => {
  test('counts the barrage and other losses in it', () => {
    const t = holding('destroyTheirGreatestShip', 'makeAnExampleOfTheirWorld');
    fighting(t, '25');
    t.game().effects.push({ source: 'objectives', seat: 0, target: '25', amount: 0, until: 'action' });
    const ids = t.fleet('xxcha', '25', { flagship: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'space combat' });
    expect(t.isOver()).toBe(true);
  });

  test('the space combat and that on a planet are two', () => {
    const t = holding('makeAnExampleOfTheirWorld');
    fighting(t, '26', 'lodor');
    t.game().effects.push({ source: 'objectives', seat: 0, target: '26', amount: 0, until: 'action' });
    const ids = t.own('xxcha', 'lodor', { infantry: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '26', planet: 'lodor', ids, kind: 'bombardment' });
    expect(t.options('sol')).toEqual([id('makeAnExampleOfTheirWorld')]);
  });

  test('so are combats with two players in one system', () => {
    const t = holding('sparkARebellion', 'unveilFlagship');
    t.fleet('sol', '25', { flagship: 1 });
    t.fleet('xxcha', '25', { destroyer: 1 });
    t.fleet('norr', '25', { destroyer: 1 });
    t.dice(1, 1, 10, 10, 1, 1, 1, 10, 10, 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', '25');
    t.answer('sol', '1');
    t.answer('sol', id('sparkARebellion'));
    t.answer('sol', id('unveilFlagship'));
    expect(t.player('sol').scored).toEqual(['sparkARebellion', 'unveilFlagship']);
  });

  test('what happens outside of combats is free', () => {
    const t = holding('turnTheirFleetsToDust');
    t.game().effects.push({ source: 'objectives', seat: 0, target: '25', amount: 0, until: 'action' });
    const ids = t.fleet('xxcha', '25', { cruiser: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: 'space cannon offense' });
    expect(t.options('sol')).toEqual([id('turnTheirFleetsToDust')]);
  });
});

describe('a secret that has come to lie open', () => {
  test('is scored by anybody who does it, once each and with all home planets', () => {
    const t = table('sol', 'xxcha', 'norr');
    t.objectives('destroyTheirGreatestShip');
    t.law('classifiedDocumentLeaks', 'destroyTheirGreatestShip');
    t.player('norr').scored = ['destroyTheirGreatestShip'];
    const ids = t.fleet('xxcha', '25', { flagship: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: null });
    t.answer('sol', id('destroyTheirGreatestShip'));
    expect(t.player('sol')).toMatchObject({ points: 1, scored: ['destroyTheirGreatestShip'] });
  });

  test('is no status phase objective', () => {
    const t = table('sol', 'xxcha', 'norr');
    t.objectives('destroyTheirGreatestShip', 'negotiateTradeRoutes');
    t.goods('sol', 5);
    t.begin('score objectives', { seat: 0 });
    expect(t.barred('sol', 'destroyTheirGreatestShip')).toBe('why.scored in the action phase');
  });
});

describe('at a real table', () => {
  const destroyed = (t: Table): void => {
    const ids = t.fleet('xxcha', '25', { flagship: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '25', ids, kind: null }, true);
  };

  test('whoever could have such a secret is asked', () => {
    const t = holding('forgeAnAlliance');
    destroyed(t);
    expect(t.awaited()).toEqual([0]);
    expect(t.options('sol')).toEqual([]);
  });

  test('nobody is asked for a secret that others have scored, nor who holds none', () => {
    const known = holding('forgeAnAlliance');
    known.player('norr').scored = ['destroyTheirGreatestShip'];
    destroyed(known);
    expect(known.isOver()).toBe(true);
    const empty = holding();
    destroyed(empty);
    expect(empty.isOver()).toBe(true);
  });
});
