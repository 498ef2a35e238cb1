// What becomes of leaders: in battles, on planets that fall, in captivity.

import { scenario } from '@custodian/testkit';
import type { PlanetId } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Hacan attack at Quann with two cruisers; the only cruiser of Sol there, with its diplomat aboard, is hit. */
function shipLost(die: number, prepare?: (t: Table) => void): Table {
  const t = table('sol', 'hacan');
  t.own('sol', 'lodor');
  const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 2 });
  t.leader('rev', cruiser);
  prepare?.(t);
  t.dice(10, 1, 1, die);
  t.anyhow();
  t.begin('space battle', { attacker: 1, defender: 0, system: 'quann' });
  return t;
}

scenario(['sequence:take hits'], 'a ship is destroyed in a space battle: 1 to 5 kills its leader', () => {
  for (const die of [1, 5]) expect(shipLost(die).leaderAt('rev')).toBe('dead');
});

scenario(
  ['sequence:take hits', 'sequence:leaders escape'],
  'a ship is destroyed in a space battle: on 6 to 8 the leader escapes to a planet of his owner’s choice',
  () => {
    for (const die of [6, 8]) {
      const t = shipLost(die);
      expect(t.where()).toBe('leaders escape/choose a refuge');
      expect(t.options('sol')).toEqual(['lodor', 'jord']);
      t.answer('sol', 'jord');
      expect(t.leaderAt('rev')).toBe('planet jord');
      expect(t.isOver()).toBe(true);
    }
  },
);

scenario(['sequence:take hits'], 'a ship is destroyed in a space battle: on 9 or 10 the opponent has a captive', () => {
  for (const die of [9, 10]) expect(shipLost(die).leaderAt('rev')).toBe('captive 1');
});

scenario(['sequence:leaders escape'], 'a planet under blockade is no refuge, and without one the leader dies', () => {
  const one = shipLost(6, (t) => t.fleet('hacan', 'lodor', { fighter: 1 }));
  expect(one.leaderAt('rev')).toBe('planet jord');
  const none = shipLost(6, (t) => {
    t.fleet('hacan', 'lodor', { fighter: 1 });
    t.fleet('hacan', 'home-sol', { cruiser: 1 });
  });
  expect(none.leaderAt('rev')).toBe('dead');
});

scenario(['sequence:pds fire'], 'destroyed otherwise than in a space battle, a ship takes its leaders with it', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'quann', { pds: 1 });
  const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
  t.leader('rev', cruiser);
  t.leader('connor', cruiser);
  t.dice(6);
  t.begin('pds fire', { seat: 0, systems: ['quann'], ownToo: true });
  t.answer('hacan', 'fire');
  expect([t.leaderAt('rev'), t.leaderAt('connor')]).toEqual(['dead', 'dead']);
});

scenario(
  ['sequence:before the battle', 'unit:fighter'],
  'the barrage takes a fighter with a leader last, and he may escape it',
  () => {
    const t = table('sol', 'hacan');
    const [carrier = 0] = t.fleet('sol', 'quann', { carrier: 1 });
    const [led = 0, other = 0] = t.fleet('sol', 'quann', { fighter: 2 });
    t.fleet('hacan', 'quann', { destroyer: 1 });
    t.leader('rev', led);
    t.dice(10, 1, 10, 10, 10);
    t.begin('before the battle', { attacker: 1, defender: 0, system: 'quann' });
    expect(t.shipIds('sol', 'quann')).toEqual([carrier, led]);
    expect(t.shipIds('sol', 'quann')).not.toContain(other);
    t.begin('before the battle', { attacker: 1, defender: 0, system: 'quann' });
    expect(t.leaderAt('rev')).toBe('captive 1');
  },
);

scenario(['sequence:compliance'], 'scuttled or removed for want of capacity, a ship takes its leaders with it', () => {
  const t = table('sol', 'hacan');
  const [fighter = 0] = t.fleet('sol', 'quann', { fighter: 1 });
  t.leader('rev', fighter);
  t.anyhow();
  t.begin('compliance');
  expect(t.leaderAt('rev')).toBe('dead');
  const other = table('sol', 'hacan');
  const [cruiser = 0] = other.fleet('sol', 'quann', { cruiser: 1 });
  other.leader('rev', cruiser);
  other.game().phase = 'status';
  other.begin('acquire technology', { seat: 0, buy: false });
  other.free('sol', 'scuttle units', { ships: [cruiser], planets: [] });
  expect(other.leaderAt('rev')).toBe('dead');
});

/** Hacan have landed on Lodor, which Sol holds with one ground force and its diplomat. */
function planetInvaded(...dice: number[]): Table {
  const t = table('sol', 'hacan');
  t.own('sol', 'lodor', { groundForces: 1 });
  t.own('sol', 'quann');
  t.fleet('hacan', 'lodor', { carrier: 1 });
  t.landed(1, 'lodor', { groundForces: 2 });
  t.leader('connor', 'lodor');
  t.dice(...dice);
  t.begin('invasion combat', { seat: 1, system: 'lodor' });
  return t;
}

scenario(['sequence:take control'], 'a planet is invaded: 1 to 5 captures its leader, 10 kills him', () => {
  for (const die of [1, 5]) expect(planetInvaded(8, 1, 1, die).leaderAt('connor')).toBe('captive 1');
  expect(planetInvaded(8, 1, 1, 10).leaderAt('connor')).toBe('dead');
});

scenario(['sequence:take control', 'sequence:leaders escape'], 'a planet is invaded: on 6 to 9 he escapes', () => {
  for (const die of [6, 9]) {
    const t = planetInvaded(8, 1, 1, die);
    expect(t.options('sol')).toEqual(['quann', 'jord']);
    t.answer('sol', 'quann');
    expect(t.leaderAt('connor')).toBe('planet quann');
    expect(t.planet('lodor').owner).toBe(1);
  }
});

scenario(['sequence:take control'], 'a planet that falls without resistance is not invaded: its leader escapes', () => {
  const t = table('sol', 'hacan');
  t.own('sol', 'lodor');
  t.fleet('hacan', 'lodor', { carrier: 1 });
  t.landed(1, 'lodor', { groundForces: 2 });
  t.leader('connor', 'lodor');
  t.dice();
  t.begin('invasion combat', { seat: 1, system: 'lodor' });
  expect(t.leaderAt('connor')).toBe('planet jord');
});

scenario(['sequence:turn neutral'], 'from a planet that turns neutral he escapes, even under a blockade', () => {
  const t = table('sol', 'hacan');
  t.own('sol', 'lodor', { groundForces: 1 });
  t.fleet('hacan', 'home-sol', { cruiser: 1 });
  t.leader('connor', 'lodor');
  t.begin('turn neutral', { planets: ['lodor'] });
  expect(t.leaderAt('connor')).toBe('planet jord');
});

scenario(['sequence:fight for a planet'], 'when an invasion fails, the leaders who landed are captives', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'lodor', { groundForces: 1 });
  t.fleet('sol', 'lodor', { carrier: 1 });
  t.landed(0, 'lodor', { groundForces: 1 });
  t.leader('rev', 'lodor');
  t.dice(8, 8);
  t.begin('invasion combat', { seat: 0, system: 'lodor' });
  // Both sides are destroyed: the planet stays with its owner all the same.
  expect(t.planet('lodor').owner).toBe(1);
  expect(t.leaderAt('rev')).toBe('captive 1');
});

scenario(['sequence:planetary landings'], 'when a landing on a neutral planet fails, they are dead', () => {
  const t = table('sol', 'hacan');
  t.planet('lodor').domain = { id: 'radiation', faceUp: true };
  const [carrier = 0] = t.fleet('sol', 'lodor', { carrier: 1, groundForces: 1 });
  t.leader('rev', carrier);
  t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: false });
  t.answer('sol', { landings: [{ ship: carrier, planet: 'lodor', groundForces: 1, pds: 0, leaders: ['rev'] }] });
  expect(t.planet('lodor').owner).toBe(-1);
  expect(t.leaderAt('rev')).toBe('dead');
});

scenario(['sequence:retreat'], 'a fleet that retreats takes its leaders with it', () => {
  const t = table('sol', 'hacan');
  const [cruiser = 0] = t.fleet('sol', 'quann', { cruiser: 1 });
  t.fleet('hacan', 'quann', { cruiser: 1 });
  t.leader('rev', cruiser);
  t.activated('sol', 'lodor');
  t.dice(1, 1);
  t.begin('space battle', { attacker: 1, defender: 0, system: 'quann' });
  t.answer('sol', 'retreat');
  expect(t.shipIds('sol', 'lodor')).toEqual([cruiser]);
  expect(t.leaderAt('rev')).toBe(`ship ${cruiser}`);
});

/** Hacan hold two leaders of Sol and one of the Norr. */
function captives(): Table {
  const t = table('sol', 'hacan', 'norr');
  t.leader('rev', { captor: 'hacan' });
  t.leader('connor', { captor: 'hacan' });
  t.leader('tro', { captor: 'hacan' });
  return t;
}

scenario(
  ['sequence:captive leaders', 'sequence:leaders escape'],
  'in the Status Phase a captor keeps, executes, hands over or frees',
  () => {
    const t = captives();
    t.own('sol', 'lodor');
    t.begin('captive leaders');
    expect(t.awaited()).toEqual([1]);
    const give = (leader: string, to: number) => ({ leader, fate: 'give', to });
    expect(t.refusal('hacan', { captives: [give('rev', 1)] })).toBe('why.not at the table');
    expect(t.refusal('hacan', { captives: [give('rev', 0), give('rev', 2)] })).toBe('why.not your captive');
    expect(t.refusal('hacan', { captives: [{ leader: 'gila', fate: 'execute' }] })).toBe('why.not your captive');
    expect(t.refusal('hacan', { captives: [{ leader: 'rev', fate: 'marry' }] })).toBe('kernel.unread');
    t.answer('hacan', { captives: [give('rev', 0), give('connor', 2), { leader: 'tro', fate: 'execute' }] });
    expect(t.options('sol')).toEqual(['lodor', 'jord']);
    t.answer('sol', 'jord');
    expect(t.leaderAt('rev')).toBe('planet jord');
    expect(t.leaderAt('connor')).toBe('captive 2');
    expect(t.leaderAt('tro')).toBe('dead');
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:status phase'], 'the Status Phase asks who holds captives, and nobody else', () => {
  const t = captives();
  t.begin('status phase');
  expect(t.where()).toBe('captive leaders/decide about captives');
  expect(t.awaited()).toEqual([1]);
  t.confirm('hacan');
  expect(t.leaderAt('rev')).toBe('captive 1');
  const other = table('sol', 'hacan');
  other.begin('status phase');
  expect(other.where()).not.toBe('captive leaders/decide about captives');
});

/** The Norr invade Lodor, which Hacan hold with one ground force. */
function searched(t: Table, ...dice: number[]): Table {
  t.own('hacan', 'lodor', { groundForces: 1 });
  t.fleet('norr', 'lodor', { carrier: 1 });
  t.landed(2, 'lodor', { groundForces: 2 });
  t.dice(10, 1, 1, ...dice);
  t.begin('invasion combat', { seat: 2, system: 'lodor' });
  return t;
}

scenario(
  ['sequence:captives found'],
  'a third player finds a captive on 9 or 10: another’s leader is his captive now',
  () => {
    const t = searched(captives(), 9);
    expect(t.options('norr')).toEqual(['rev', 'connor', 'tro']);
    t.answer('norr', 'rev');
    expect(t.leaderAt('rev')).toBe('captive 2');
    expect(t.leaderAt('connor')).toBe('captive 1');
  },
);

scenario(['sequence:captives found'], 'who finds his own leader frees him', () => {
  const t = searched(captives(), 10);
  t.answer('norr', 'tro');
  expect(t.options('norr')).toContain('quinarra');
  // Lodor is no refuge of an enemy: no ships of others lie there.
  expect(t.options('norr')).toContain('lodor');
  t.answer('norr', 'quinarra');
  expect(t.leaderAt('tro')).toBe('planet quinarra');
});

scenario(['sequence:captives found'], 'on 8 or less nobody is found, and without a combat nobody is looked for', () => {
  const t = searched(captives(), 8);
  expect(t.isOver()).toBe(true);
  expect(t.leaderAt('rev')).toBe('captive 1');
  const other = captives();
  other.own('hacan', 'lodor');
  other.fleet('norr', 'lodor', { carrier: 1 });
  other.landed(2, 'lodor', { groundForces: 1 });
  other.dice();
  other.begin('invasion combat', { seat: 2, system: 'lodor' });
  expect(other.planet('lodor').owner).toBe(2);
  expect(other.leaderAt('rev')).toBe('captive 1');
});

scenario(['sequence:captives found'], 'with the last planet of a player go all his captives', () => {
  const t = captives();
  for (const planet of ['arretze', 'hercant', 'kamdorn'] as PlanetId[]) t.planet(planet).owner = -1;
  searched(t);
  t.answer('norr', 'lodor');
  expect([t.leaderAt('rev'), t.leaderAt('connor'), t.leaderAt('tro')]).toEqual([
    'captive 2',
    'captive 2',
    'planet lodor',
  ]);
});

scenario(['sequence:elimination'], 'captives of a player who leaves the game are free', () => {
  const t = table('sol', 'hacan', 'norr');
  t.leader('rev', { captor: 'hacan' });
  for (const planet of ['arretze', 'hercant', 'kamdorn'] as PlanetId[]) t.planet(planet).owner = -1;
  t.begin('elimination');
  expect(t.player('hacan').eliminated).toBe(true);
  expect(t.leaderAt('rev')).toBe('planet jord');
});

describe('leaders are no units', () => {
  test('a hit on one of two like ships is a decision when a leader is aboard one of them', () => {
    const t = table('sol', 'hacan');
    const [first = 0, second = 0] = t.fleet('sol', 'quann', { cruiser: 2 });
    t.leader('rev', first);
    t.begin('take hits', { seat: 0, enemy: 1, system: 'quann', hits: 1, battle: true });
    t.answer('sol', { destroy: [second], damage: [] });
    expect(t.leaderAt('rev')).toBe(`ship ${first}`);
  });
});
