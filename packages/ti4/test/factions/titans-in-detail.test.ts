// What a plain reading of the Titans of Ul gets wrong (faq 126 and the notes on their components).
import { describe, expect, test } from 'vitest';
import { unitsLeft } from '../../src/queries/players.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const pok = { prophecy: true, codexI: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};
const asleep = (t: Table, ...planets: ('quann' | 'abyz' | 'fria')[]): void => {
  for (const id of planets) t.planet(id).sleeper = true;
};

describe('Awaken', () => {
  test('on an undefended planet of another control changes at once, and structures fall', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('sol', 'quann', { pds: 1, spaceDock: 1 });
    asleep(t, 'quann');
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.pass('titans');
    expect(t.planet('quann')).toMatchObject({ owner: 0, exhausted: true });
    expect([t.ground('titans', 'quann'), t.ground('sol', 'quann')]).toEqual([{ pds: 1 }, {}]);
  });

  test('what has awoken was not committed: no cannon of the planet fires at it', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('sol', 'quann', { infantry: 1, pds: 2 });
    asleep(t, 'quann');
    t.dice(7, 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.playOn(() => false);
    expect(t.events('diceRolled').map((e) => e.kind)).toEqual(['ground combat', 'ground combat']);
    expect(t.planet('quann').owner).toBe(0);
  });

  test('a PDS is taken off the board for it where none is left', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'abyz', { pds: 2 });
    t.own('titans', 'fria', { pds: 2 });
    t.own('titans', 'lodor', { pds: 2 });
    t.own('titans', 'quann', { infantry: 1 });
    asleep(t, 'quann');
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.pass('titans');
    t.answer('titans', t.options('titans')[0] as string);
    expect(t.ground('titans', 'quann')).toEqual({ infantry: 1, pds: 1 });
    expect(unitsLeft(t.game(), 0, 'pds')).toBe(0);
  });

  test('no third Hel-Titan awakens on a planet', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 2 });
    asleep(t, 'quann');
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    expect(t.options('titans')).not.toContain('ability:awaken');
    expect(t.planet('quann').sleeper).toBe(true);
  });

  test('a mech and an infantry may come for a sleeper instead, and fight', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    t.player('sol').leaders = [];
    t.player('titans').leaders = [];
    t.own('sol', 'quann', { infantry: 1 });
    asleep(t, 'quann');
    t.dice(10, 10, 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'ability:awaken');
    t.answer('titans', 'unit-card:hecatoncheires');
    t.playOn(() => false);
    expect(t.planet('quann').sleeper).toBeUndefined();
    expect(t.ground('titans', 'quann')).toEqual({ mech: 1, infantry: 1 });
    expect(t.planet('quann').owner).toBe(0);
  });
});

describe('Ouranos', () => {
  test('only a PDS that stood there at activation becomes the flagship', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'quann', { infantry: 1 });
    asleep(t, 'quann');
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    expect(t.options('titans')).toEqual(['ability:awaken']);
    t.answer('titans', 'ability:awaken');
    expect(t.options('titans')).not.toContain('unit-card:ouranos');
  });

  test('a flagship that came so fights the ships that are there', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 1 });
    t.fleet('sol', '25', { destroyer: 1 });
    t.dice(1, 1, 10, 10, 10, 10);
    t.begin('tactical action', { seat: 0 });
    t.answer('titans', '25');
    t.answer('titans', 'unit-card:ouranos');
    t.playOn(() => false);
    expect(t.events('spaceCombatEnded')).toHaveLength(1);
  });
});

describe('Hel-Titans', () => {
  test('take hits of a bombardment where a war sun strips their shields', () => {
    const t = tableWith(pok, 'muaat', 'titans', 'norr');
    alone(t);
    t.fleet('muaat', '25', { warSun: 1 });
    t.own('titans', 'quann', { pds: 1 });
    t.active('muaat', '25');
    t.dice(10, 10, 10);
    t.begin('bombardment', { seat: 0, system: '25' });
    if (t.awaited().length > 0) t.confirm('muaat');
    expect(t.ground('titans', 'quann')).toEqual({});
  });

  test('are not destroyed as structures while they defend alone: they fight', () => {
    const t = tableWith(pok, 'sol', 'titans', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 1 });
    const [, infantry = 0] = t.fleet('sol', '25', { carrier: 1, infantry: 1 });
    t.active('sol', '25');
    // The infantry misses and the Hel-Titan hits.
    t.dice(1, 10);
    t.begin('invasion', { seat: 0, system: '25' });
    t.answer('sol', { landings: [{ planet: 'quann', units: [infantry] }] });
    t.pass('titans');
    expect(t.planet('quann').owner).toBe(1);
    expect(t.ground('titans', 'quann')).toEqual({ pds: 1 });
    expect(t.ground('sol', 'quann')).toEqual({});
  });

  test('are captured by nobody', () => {
    const t = tableWith(pok, 'vuilraith', 'titans', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 1, infantry: 1 });
    t.landed('vuilraith', 'quann', { infantry: 3 });
    t.active('vuilraith', '25');
    t.dice(10, 10, 1, 1, 1);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.playOn(() => false);
    expect(t.ground('titans', 'quann')).toEqual({});
    expect(t.player('vuilraith').captured).toEqual([{ type: 'infantry', owner: -1 }]);
  });

  test('add nothing to the dock that Warfare uses', () => {
    const t = tableWith(pok, 'sol', 'titans', 'norr');
    alone(t);
    t.own('titans', 'elysium', { spaceDock: 1, pds: 2 });
    t.goods('titans', 9);
    t.tokens('titans', { strategy: 1 });
    t.strategy('sol', 'warfare');
    t.begin('strategic action', { seat: 0, card: 'warfare' });
    t.playOn((where) => where === 'strategic action/use the secondary ability');
    t.answer('titans', 'secondary');
    const made = (count: number) => ({
      units: [{ unit: 'fighter', count }],
      pay: { planets: [], goods: Math.ceil(count / 2) },
    });
    // Elysium has 4 resources.
    expect(t.refusal('titans', made(7))).toBe('why.production limit');
    expect(t.refusal('titans', made(6))).toBeNull();
  });

  test('may be among the ground forces of Compensated Disarmament', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 1, infantry: 1, spaceDock: 1 });
    t.begin('agenda effect', { agenda: 'compensatedDisarmament', outcome: 'quann', casts: [] });
    expect(t.ground('titans', 'quann')).toEqual({ spaceDock: 1 });
    expect(t.player('titans').tradeGoods).toBe(2);
  });
});

describe('Hecatoncheires', () => {
  test('needs room for the PDS: not on a planet with two of them', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'quann', { pds: 2 });
    t.strategy('titans', 'construction', 'trade');
    t.begin('place structure', { seat: 0, types: ['pds'], planets: ['quann'], must: true, why: { key: 'ask.awaken' } });
    expect(t.isOver()).toBe(true);
    expect(t.ground('titans', 'quann')).toEqual({ pds: 2 });
  });

  test('comes out of the reinforcements alone', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    alone(t);
    t.own('titans', 'abyz', { mech: 4 });
    t.own('titans', 'quann', { infantry: 1 });
    t.begin('place structure', { seat: 0, types: ['pds'], planets: ['quann'], must: true, why: { key: 'ask.awaken' } });
    expect(t.isOver()).toBe(true);
    expect(t.ground('titans', 'quann')).toEqual({ infantry: 1, pds: 1 });
  });
});

describe('their leaders', () => {
  test('Tellurian cancels hits, and nothing that destroys', () => {
    const t = tableWith(pok, 'sol', 'titans', 'norr');
    const ids = t.fleet('titans', '46', { cruiser: 1 });
    t.begin('destroy units', { seat: 1, enemy: 0, system: '46', ids, kind: null });
    expect(t.isOver()).toBe(true);
    expect(t.ships('titans', '46')).toEqual({});
  });

  test('who used Tungstantus makes something', () => {
    const t = tableWith(pok, 'titans', 'sol', 'norr');
    t.unlock('titans', 'tungstantus');
    t.own('titans', 'elysium', { spaceDock: 1 });
    t.begin('production', { seat: 0, system: '55' });
    t.answer('titans', 'leader:tungstantus');
    expect(t.refusal('titans', { units: [], pay: { planets: [], goods: 0 } })).not.toBeNull();
    t.answer('titans', { units: [{ unit: 'destroyer', count: 1 }], pay: { planets: [], goods: 1 } });
    expect(t.player('titans').tradeGoods).toBe(0);
  });

  test('the cannon of Geoform fires for whoever controls Elysium', () => {
    const t = tableWith(pok, 'norr', 'titans', 'sol');
    alone(t);
    t.own('sol', 'elysium', { infantry: 1 });
    t.planet('elysium').attachments = ['geoform'];
    t.fleet('norr', '55', { cruiser: 1 });
    t.active('norr', '55');
    t.dice(10, 1, 1);
    t.begin('space cannon offense', { seat: 0, system: '55' });
    expect(t.awaited()).toEqual([2]);
  });
});

describe('Terraform', () => {
  test('an explorer picks the deck of a planet that has all traits', () => {
    const t = tableWith(pok, 'sol', 'titans', 'norr');
    alone(t);
    t.own('sol', 'quann', { infantry: 1 });
    t.planet('quann').attachments = ['terraform'];
    t.begin('explore planet', { seat: 0, planet: 'quann' });
    expect(t.options('sol').sort()).toEqual(['cultural', 'hazardous', 'industrial']);
  });
});
