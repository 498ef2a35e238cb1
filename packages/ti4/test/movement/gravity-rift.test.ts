// Gravity rifts: one move more and one die for each exit.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

// The rift 41 lies between 44, 31, 48 and the empty places around it; 49 is two systems away from 31 through 44 only.
const THROUGH = ['31', '41', '44'];

scenario(['tile:41', 'sequence:movement'], 'a ship that passes a rift moves one farther, if it comes through', () => {
  const t = table('saar', 'xxcha');
  t.technologies('saar', 'antimassDeflectors');
  const [carrier, infantry = 0] = t.fleet('saar', '31', { carrier: 1, infantry: 1 });
  t.dice(4);
  activate(t, 'saar', '44');
  t.answer('saar', move(carrier, THROUGH, [infantry]));
  expect(t.ships('saar', '44')).toEqual({ carrier: 1, infantry: 1 });
  expect(t.events('riftRolled')).toMatchObject([{ roll: 4, lost: false }]);
});

test('with 3 or less it is removed with all it carries, and what it would have picked up later stays', () => {
  const t = table('sol', 'xxcha');
  t.technologies('sol', 'antimassDeflectors', 'advancedCarrierII');
  const [carrier, infantry = 0] = t.fleet('sol', '31', { carrier: 1, infantry: 1 });
  const [, fighter = 0] = t.fleet('sol', '44', { carrier: 1, fighter: 1 });
  const [start = 0] = t.own('sol', 'lazar', { infantry: 1 });
  t.dice(3);
  activate(t, 'sol', '49');
  t.answer('sol', move(carrier, [...THROUGH, '49'], [infantry, start, fighter]));
  expect(t.ships('sol', '49')).toEqual({});
  expect(t.ships('sol', '31')).toEqual({});
  expect(t.ground('sol', 'lazar')).toEqual({});
  expect(t.ships('sol', '44')).toEqual({ carrier: 1, fighter: 1 });
  expect(t.events('unitRemoved')).toHaveLength(3);
  expect(t.events('unitDestroyed')).toHaveLength(0);
});

test('a die for each ship and none for what enters, all after everything was declared', () => {
  const t = table('norr', 'xxcha');
  const [one = 0, two = 0] = t.fleet('norr', '41', { cruiser: 2 });
  t.dice(1, 10);
  activate(t, 'norr', '31');
  t.answer('norr', {
    moves: [
      { ship: one, path: ['41', '31'] },
      { ship: two, path: ['41', '31'] },
    ],
  });
  expect(t.ships('norr', '31')).toEqual({ cruiser: 1 });
  const u = table('norr', 'xxcha');
  const [ship] = u.fleet('norr', '31', { cruiser: 1 });
  activate(u, 'norr', '41');
  u.answer('norr', move(ship, ['31', '41']));
  expect([u.ships('norr', '41'), u.events('riftRolled')]).toEqual([{ cruiser: 1 }, []]);
});

test('each exit of the same rift counts', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'antimassDeflectors');
  const [dreadnought] = t.fleet('norr', '41', { carrier: 1 });
  t.fleet('norr', '44', { cruiser: 1 });
  activate(t, 'norr', '44');
  // Out, back in, and out again: two exits, one other step.
  t.dice(10, 10);
  t.answer('norr', move(dreadnought, ['41', '31', '41', '44']));
  expect(t.events('riftRolled')).toHaveLength(2);
  expect(t.ships('norr', '44')).toEqual({ carrier: 1, cruiser: 1 });
});

test('ships that a rift takes do not count for the fleet pool where the others arrive', () => {
  const t = table('norr', 'xxcha');
  t.tokens('norr', { fleet: 2 });
  const [one = 0, two = 0] = t.fleet('norr', '41', { cruiser: 1, carrier: 1 });
  const [three = 0] = t.fleet('norr', '22', { destroyer: 1 });
  t.dice(1, 10);
  activate(t, 'norr', '31');
  t.answer('norr', {
    moves: [
      { ship: one, path: ['41', '31'] },
      { ship: two, path: ['41', '31'] },
      { ship: three, path: ['22', '31'] },
    ],
  });
  expect(t.ships('norr', '31')).toEqual({ carrier: 1, destroyer: 1 });
});
