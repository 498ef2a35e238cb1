// Plans that no panel would build: what a question does not offer is refused, whatever else the plan holds.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { describe, expect } from 'vitest';
import { table } from '../kit/index.ts';

describe('bombardment', () => {
  scenario(
    ['domain:hostileLocals2', 'sequence:invasion combat'],
    'hostile locals are not bombarded, not even beside a planet that is',
    () => {
      const t = table('norr', 'xxcha');
      t.planet('bereg').domain = { id: 'hostileLocals2', faceUp: false };
      t.own('xxcha', 'lirtaIV', { groundForces: 2 });
      const [carrier = 0, warSun = 0] = t.fleet('norr', 'bereg-lirtaIV', { carrier: 1, warSun: 1, groundForces: 2 });
      t.begin('planetary landings', { seat: 0, system: 'bereg-lirtaIV', friendlyOnly: false });
      t.answer('norr', { landings: [{ ship: carrier, planet: 'bereg', groundForces: 2, pds: 0 }] });
      expect(t.planet('bereg')).toMatchObject({ owner: -1, groundForces: 2 });
      t.begin('invasion combat', { seat: 0, system: 'bereg-lirtaIV' });
      const at = (planet: string): Json => ({ ships: [{ ship: warSun, planet }] });
      expect(t.refusal('norr', at('lirtaIV'))).toBeNull();
      expect(t.refusal('norr', at('bereg'))).toBe('why.locals not bombarded');
    },
  );
});

describe('fighters left behind in a transfer', () => {
  const board = () => {
    const t = table('norr', 'xxcha');
    t.counters('norr', { fleetSupply: 4 });
    const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1, fighter: 3 });
    const [cruiser = 0, other = 0] = t.fleet('norr', 'saudor', { cruiser: 1, carrier: 1, fighter: 6 });
    t.begin('transfer action', { seat: 0 });
    t.answer('norr', 'quann saudor');
    const leaving = { ship: carrier, path: ['quann', 'saudor'] };
    const entering = { ship: cruiser, path: ['saudor', 'quann'] };
    return { t, leaving, entering, other };
  };

  scenario(
    ['sequence:transfer action', 'unit:fighter'],
    'they are given up, whatever else moves where they stay',
    () => {
      const { t, leaving, entering } = board();
      expect(t.refusal('norr', { moves: [leaving] })).toBeNull();
      expect(t.refusal('norr', { moves: [entering] })).toBeNull();
      t.answer('norr', { moves: [leaving, entering] });
      expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
      expect(t.ships('norr', 'saudor')).toEqual({ carrier: 2, fighter: 6 });
    },
  );

  scenario(['sequence:transfer action', 'unit:fighter'], 'a carrier that arrives supports those it can', () => {
    const { t, leaving, other } = board();
    const fighters = t.shipIds('norr', 'saudor', 'fighter');
    t.answer('norr', { moves: [leaving, { ship: other, path: ['saudor', 'quann'], fighters: fighters.slice(0, 5) }] });
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, fighter: 6 });
    expect(t.ships('norr', 'saudor')).toEqual({ carrier: 1, cruiser: 1, fighter: 1 });
  });

  scenario(
    ['sequence:transfer action', 'unit:fighter'],
    'ground forces taken aboard take no room from fighters that stay, whatever else leaves',
    () => {
      const t = table('norr', 'xxcha');
      t.own('norr', 'quann', { groundForces: 2 });
      const [stays = 0, leaves = 0] = t.fleet('norr', 'quann', { carrier: 2, fighter: 10 });
      t.fleet('norr', 'saudor', { cruiser: 1 });
      t.begin('transfer action', { seat: 0 });
      t.answer('norr', 'quann saudor');
      const load = (groundForces: number) => ({
        ship: stays,
        path: ['quann'],
        pickUps: [{ planet: 'quann', groundForces, pds: 0 }],
      });
      const leave = { ship: leaves, path: ['quann', 'saudor'] };
      expect(t.refusal('norr', { moves: [load(2)] })).toBeNull();
      expect(t.refusal('norr', { moves: [leave] })).toBeNull();
      expect(t.refusal('norr', { moves: [load(2), leave] })).toBe('why.fighters without capacity');
    },
  );
});

describe('PDS with a single target', () => {
  const armed = () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'quann', { pds: 2 });
    t.fleet('norr', 'quann', { cruiser: 2 });
    t.begin('pds fire', { seat: 0, systems: ['quann'], ownToo: true });
    return t;
  };
  const shots = (pds: number): Json => ({ shots: [{ planet: 'quann', system: 'quann', target: 0, pds }] });

  scenario(['sequence:pds fire', 'unit:pds'], 'one fires and the other holds its fire', () => {
    const t = armed();
    t.dice(6);
    t.answer('xxcha', shots(1));
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
    expect(t.isOver()).toBe(true);
  });

  scenario(
    ['sequence:pds fire', 'unit:pds'],
    'who only confirms fires them all; none need fire; a third is not there',
    () => {
      const t = armed();
      expect(t.refusal('xxcha', shots(3))).toBe('why.pds fire once');
      expect(t.refusal('xxcha', { shots: [] })).toBeNull();
      t.dice(6, 6);
      t.confirm('xxcha');
      expect(t.ships('norr', 'quann')).toEqual({});
    },
  );
});

describe('a fighter figure for each carrier', () => {
  /** Nine systems with fighters; the ninth has two carriers full of them, its neighbour is activated. */
  const board = (elsewhere: number) => {
    const t = table('norr', 'xxcha');
    t.counters('norr', { fleetSupply: 4 });
    const systems = ['lodor', 'saudor', 'wellon', 'thibah', 'tarmann', 'abyz-fria', 'empty-1', 'empty-2', 'nebula'];
    for (const system of systems.slice(0, elsewhere)) t.fleet('norr', system, { carrier: 1, fighter: 1 });
    const [first = 0, second = 0, ...fighters] = t.fleet('norr', 'arnor-lor', { carrier: 2, fighter: 4 });
    t.activated('norr', 'quann');
    t.anyhow();
    t.begin('movement', { seat: 0, system: 'quann' });
    const move = (ship: number, ...along: number[]) => ({ ship, path: ['arnor-lor', 'quann'], fighters: along });
    return { t, first, second, fighters, move };
  };

  scenario(['sequence:movement', 'unit:fighter', 'unit:carrier'], 'two carriers with counters need two', () => {
    const { t, first, second, fighters, move } = board(9);
    const [a = 0, b = 0, c = 0, d = 0] = fighters;
    expect(t.refusal('norr', { moves: [move(first, a, b, c, d)] })).toBeNull();
    expect(t.refusal('norr', { moves: [move(first, a, b, c, d), move(second)] })).toBeNull();
    expect(t.refusal('norr', { moves: [move(first, a, b), move(second, c, d)] })).toBe('why.no fighter figure');
    expect(t.refusal('norr', { moves: [move(first, a, b, c)] })).toBe('why.no fighter figure');
  });

  scenario(['sequence:movement', 'unit:fighter', 'unit:carrier'], 'those that stay need one beside them', () => {
    const { t, first, second, fighters, move } = board(8);
    const [a = 0, b = 0, c = 0, d = 0] = fighters;
    expect(t.refusal('norr', { moves: [move(first, a, b), move(second, c, d)] })).toBeNull();
    expect(t.refusal('norr', { moves: [move(first, a, b), move(second, c)] })).toBe('why.no fighter figure');
  });
});

describe('a plan longer than the board is large', () => {
  const board = () => {
    const t = table('norr', 'xxcha');
    const [cruiser = 0] = t.fleet('norr', 'quann', { cruiser: 1 });
    t.activated('norr', 'saudor');
    t.begin('movement', { seat: 0, system: 'saudor' });
    return { t, move: { ship: cruiser, path: ['quann', 'saudor'] } };
  };

  scenario(['sequence:movement'], 'is refused before anything in it is looked at', () => {
    const { t, move } = board();
    expect(t.refusal('norr', { moves: [move] })).toBeNull();
    expect(t.refusal('norr', { moves: Array.from({ length: 1_200 }, () => move) })).toBe('kernel.too long');
    expect(t.refusal('norr', { moves: [{ ...move, path: Array.from({ length: 1_200 }, () => 'quann') }] })).toBe(
      'kernel.too long',
    );
    const nested = Array.from({ length: 40 }, (_, n) => ({
      ...move,
      fighters: Array.from({ length: 99 }, (_, m) => n + m),
    }));
    expect(t.refusal('norr', { moves: nested })).toBe('kernel.too long');
  });

  scenario(['sequence:movement'], 'and so is one that says a thing twice', () => {
    const { t, move } = board();
    expect(t.refusal('norr', { moves: [move, { ...move }] })).toBe('kernel.said twice');
    expect(t.refusal('norr', { moves: [move, { ...move, fighters: [] }] })).toBe('why.ship twice');
  });
});
