// The Transfer Action: two adjacent systems of one player's units.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { transferPairs } from '../../src/queries/transfers.ts';
import { table } from '../kit/index.ts';
import { move } from './moving.ts';

scenario(['sequence:transfer action'], 'two systems are activated, units change places, land and are produced', () => {
  const t = table('norr', 'xxcha');
  t.counters('norr', { commandPool: 1 });
  t.own('norr', 'quann', { groundForces: 3, pds: 1 });
  t.own('norr', 'saudor', { groundForces: 1 });
  const [carrier = 0, cruiser = 0] = t.fleet('norr', 'quann', { carrier: 1, cruiser: 1 });
  const [destroyer = 0] = t.fleet('norr', 'saudor', { destroyer: 1 });
  t.begin('transfer action', { seat: t.seat('norr') });
  t.answer('norr', 'quann saudor');
  expect(t.player('norr').commandPool).toBe(0);
  expect(t.system('quann').counters & t.system('saudor').counters).toBe(1);
  t.answer('norr', {
    moves: [
      { ship: carrier, path: ['quann', 'saudor'], pickUps: [{ planet: 'quann', groundForces: 2, pds: 1 }] },
      { ship: cruiser, path: ['quann', 'saudor'] },
      { ship: destroyer, path: ['saudor', 'quann'] },
    ],
  });
  expect(t.ships('norr', 'quann')).toEqual({ destroyer: 1 });
  t.answer('norr', { landings: [{ ship: carrier, planet: 'saudor', groundForces: 2, pds: 1 }] });
  expect(t.planet('saudor')).toMatchObject({ groundForces: 3, pds: 1 });
  expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, cruiser: 1 });
});

scenario(['sequence:transfer action'], 'units land on friendly planets only', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'arnor', { groundForces: 2 });
  t.own('xxcha', 'bereg');
  const [carrier = 0] = t.fleet('norr', 'arnor-lor', { carrier: 1 });
  t.fleet('norr', 'bereg-lirtaIV', { cruiser: 1 });
  t.begin('transfer action', { seat: t.seat('norr') });
  t.answer('norr', 'arnor-lor bereg-lirtaIV');
  t.answer('norr', {
    moves: [
      {
        ship: carrier,
        path: ['arnor-lor', 'bereg-lirtaIV'],
        pickUps: [{ planet: 'arnor', groundForces: 1, pds: 0 }],
      },
    ],
  });
  for (const planet of ['bereg', 'lirtaIV'])
    expect(t.refusal('norr', { landings: [{ ship: carrier, planet, groundForces: 1, pds: 0 }] })).toBe(
      'why.own planets only',
    );
});

scenario(['sequence:transfer action'], 'ships move between the two systems and nowhere else', () => {
  const t = table('norr', 'xxcha');
  const [cruiser = 0] = t.fleet('norr', 'quann', { cruiser: 1, fighter: 0 });
  const [other = 0] = t.fleet('norr', 'lodor', { cruiser: 1 });
  t.fleet('norr', 'saudor', { destroyer: 3 });
  t.begin('transfer action', { seat: t.seat('norr') });
  t.answer('norr', 'quann saudor');
  expect(t.refusal('norr', move(other, 'lodor', 'quann'))).toBe('why.not between the two');
  expect(t.refusal('norr', move(cruiser, 'quann', 'mecatolRex', 'saudor'))).toBe('why.not between the two');
  expect(t.refusal('norr', move(cruiser, 'quann', 'lodor'))).toBe('why.ends elsewhere');
  expect(t.refusal('norr', move(cruiser, 'quann', 'saudor'))).toBe('why.fleet supply exceeded');
  const [destroyer = 0] = t.shipIds('norr', 'saudor');
  t.answer('norr', {
    moves: [
      { ship: cruiser, path: ['quann', 'saudor'] },
      { ship: destroyer, path: ['saudor', 'quann'] },
    ],
  });
  expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 1, destroyer: 2 });
});

scenario(['sequence:transfer action'], 'both systems hold own units, no enemy unit, no own counter', () => {
  const t = table('norr', 'xxcha');
  const seat = t.seat('norr');
  t.own('norr', 'quann', { groundForces: 1 });
  t.own('norr', 'saudor', { pds: 1 });
  t.own('norr', 'lodor');
  t.fleet('norr', 'arnor-lor', { fighter: 1 });
  expect(transferPairs(t.game(), seat)).toEqual([
    ['quann', 'saudor'],
    ['quann', 'arnor-lor'],
    ['saudor', 'arnor-lor'],
  ]);
  t.own('xxcha', 'lor');
  expect(transferPairs(t.game(), seat)).toHaveLength(3);
  t.own('xxcha', 'lor', { pds: 1 });
  expect(transferPairs(t.game(), seat)).toEqual([['quann', 'saudor']]);
  t.activated('norr', 'quann');
  expect(transferPairs(t.game(), seat)).toEqual([]);
});

scenario(
  ['sequence:transfer action'],
  'the second counter comes from reinforcements: without one there is no transfer',
  () => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'quann', { groundForces: 1 });
    t.own('norr', 'saudor', { pds: 1 });
    t.counters('norr', { commandPool: 3, fleetSupply: 10, strategyAllocation: 3 });
    expect(transferPairs(t.game(), 0)).toEqual([]);
    t.counters('norr', { commandPool: 0, fleetSupply: 3 });
    expect(transferPairs(t.game(), 0)).toEqual([]);
  },
);

scenario(['tile:empty-beta', 'sequence:transfer action'], 'a wormhole joins two systems for a transfer', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0] = t.fleet('norr', 'empty-beta', { carrier: 1 });
  t.fleet('norr', 'quann', { carrier: 1 });
  t.begin('transfer action', { seat: t.seat('norr') });
  t.answer('norr', 'quann empty-beta');
  t.answer('norr', { moves: [{ ship: carrier, path: ['empty-beta', 'quann'] }] });
  expect(t.ships('norr', 'quann')).toEqual({ carrier: 2 });
});

scenario(['sequence:transfer action'], 'units are produced in one of the two systems, not in both', () => {
  const t = table('norr', 'xxcha');
  t.goods('norr', 6);
  t.own('norr', 'quann', { dock: true });
  t.own('norr', 'saudor', { dock: true });
  t.begin('transfer action', { seat: t.seat('norr') });
  t.answer('norr', 'quann saudor');
  expect(t.where()).toBe('transfer action/choose where to produce');
  expect(t.options('norr')).toEqual(['quann', 'saudor']);
  t.answer('norr', 'saudor');
  expect(t.state().stack[1]).toMatchObject({ run: 'produce units', v: { system: 'saudor' } });
  t.confirm('norr');
  expect(t.isOver()).toBe(true);
});
