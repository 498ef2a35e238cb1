// The Status Phase, step by step, and what players may do in it without being asked.
import { quickRoll } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { ti3 } from '@custodian/ti3';
import { expect } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Three players at the beginning of a Status Phase, nothing in the decks. */
function status(prepare: (t: Table) => void = () => undefined): Table {
  const t = table('norr', 'xxcha', 'mentak');
  t.strategy('mentak', 'initiative');
  t.strategy('norr', 'logistics');
  t.strategy('xxcha', 'imperial');
  prepare(t);
  t.begin('status phase');
  return t;
}

const inOrder = ['mentak', 'norr', 'xxcha'] as const;

scenario(
  ['sequence:status phase'],
  'ships are repaired, counters lifted, planets refreshed, cards and counters dealt',
  () => {
    const t = status((t) => {
      const [dreadnought] = t.fleet('norr', 'quann', { dreadnought: 1 });
      Object.assign(t.system('quann').ships.find((s) => s.id === dreadnought) as object, { damaged: true });
      t.activated('norr', 'quann', 'home-norr');
      t.exhaust('quinarra');
      t.decks({ actionDeck: ['directHit.1', 'directHit.2', 'directHit.3'] });
      t.counters('norr', { commandPool: 0 });
    });
    expect(t.system('quann').ships[0]?.damaged).toBe(false);
    expect(t.system('quann').counters).toBe(0);
    expect(t.planet('quinarra').exhausted).toBe(false);
    // In order of play, from the top of the deck.
    expect(inOrder.map((who) => t.player(who).hand)).toEqual([['directHit.3'], ['directHit.2'], ['directHit.1']]);
    expect(t.events('countersGained').length).toBeGreaterThanOrEqual(3);
    expect(t.player('norr').commandPool).toBe(2);
  },
);

scenario(
  ['sequence:status phase'],
  'objectives are claimed in order of play, and the first to reach 10 points wins',
  () => {
    const t = status((t) => {
      t.decks({ objectives: ['docks3'] });
      for (const who of ['norr', 'xxcha'] as const) t.player(who).points = 9;
      for (const planet of ['quinarra', 'lodor', 'saudor'] as const) t.own('norr', planet, { dock: true });
      for (const planet of ['archonRen', 'abyz', 'fria'] as const) t.own('xxcha', planet, { dock: true });
    });
    expect(t.options('norr')).toEqual(['docks3']);
    t.answer('norr', 'docks3');
    expect(t.game().winner).toEqual({ seats: [0], why: 'points' });
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:status phase'], 'all redistribute their command counters at once', () => {
  const t = status((t) => t.counters('norr', { commandPool: 1, fleetSupply: 3, strategyAllocation: 0 }));
  const { commandPool, fleetSupply, strategyAllocation } = t.player('norr');
  const count = commandPool + fleetSupply + strategyAllocation;
  expect(t.awaited().sort()).toEqual([0, 1, 2]);
  expect(t.refusal('norr', { commandPool: count + 1, fleetSupply: 0, strategyAllocation: 0 })).toBe(
    'why.counters do not add up',
  );
  expect(t.refusal('norr', { commandPool: count + 1, fleetSupply: -1, strategyAllocation: 0 })).toBe('kernel.unread');
  expect(t.refusal('norr', { commandPool: count })).toBe('kernel.unread');
  t.answer('norr', { commandPool: 0, fleetSupply: count, strategyAllocation: 0 });
  t.confirm('xxcha');
  t.confirm('mentak');
  expect(t.player('norr')).toMatchObject({ commandPool: 0, fleetSupply: count, strategyAllocation: 0 });
  expect(t.events('countersRedistributed')).toHaveLength(1);
});

scenario(['sequence:status phase'], 'strategy cards return, and what lasted for the round is over', () => {
  const t = status((t) => {
    t.game().effects.push({ source: 'action:dugIn', seat: 0, target: '', amount: 0, until: 'round' });
    t.game().effects.push({ source: 'action:dugIn', seat: 1, target: '', amount: 0, until: 'next round' });
  });
  for (const who of inOrder) t.confirm(who);
  expect(t.isOver()).toBe(true);
  expect(t.game().strategyCards.every((card) => card.holder === -1)).toBe(true);
  expect(t.game().effects.map((e) => [e.seat, e.until])).toEqual([[1, 'round']]);
});

scenario(
  ['sequence:status phase'],
  'a trade agreement is broken by one partner alone, in the Status Phase only',
  () => {
    const t = status((t) => t.agreement('norr', 'xxcha'));
    expect(() => t.free('mentak', 'break trade agreement', { partner: 0 })).toThrow('why.no agreement');
    expect(() => t.free('norr', 'break trade agreement', { partner: 2 })).toThrow('why.no agreement');
    expect(() => t.free('norr', 'break trade agreement', {})).toThrow('kernel.unread');
    t.free('norr', 'break trade agreement', { partner: 1 });
    expect(t.player('norr').contracts.every((card) => card.partner === -1)).toBe(true);
    expect(t.player('xxcha').contracts.every((card) => card.partner === -1)).toBe(true);
    t.game().phase = 'action';
    expect(() => t.free('norr', 'break trade agreement', { partner: 1 })).toThrow('why.only in the status phase');
  },
);

scenario(['sequence:status phase'], 'units are scuttled, and nothing is left that cannot stay', () => {
  const t = status((t) => {
    t.own('norr', 'quinarra', { groundForces: 3, pds: 1, dock: true });
    t.fleet('norr', 'home-norr', { carrier: 1, fighter: 4, groundForces: 1 });
  });
  const [carrier] = t.shipIds('norr', 'home-norr', 'carrier') as [number];
  const fighters = t.shipIds('norr', 'home-norr', 'fighter');
  const scuttle = (ships: number[], garrison: object = {}) => {
    const from = { planet: 'quinarra', groundForces: 0, pds: 0, dock: false, ...garrison };
    t.free('norr', 'scuttle units', { ships, planets: Object.keys(garrison).length > 0 ? [from] : [] } as never);
  };
  expect(() => scuttle([])).toThrow('why.no such unit');
  expect(() => scuttle([999])).toThrow('why.no such unit');
  expect(() => scuttle([], { groundForces: 4 })).toThrow('why.no such unit');
  expect(() => scuttle([carrier])).toThrow('why.fighters without capacity');
  expect(() => scuttle([], { pds: -1 })).toThrow('kernel.unread');
  scuttle([carrier, fighters[0] as number], { groundForces: 1, pds: 1 });
  expect(t.ships('norr', 'home-norr')).toEqual({ fighter: 3 });
  expect(t.planet('quinarra')).toMatchObject({ groundForces: 2, pds: 0, owner: 0 });
  expect(() => scuttle([], { dock: true })).toThrow('why.fighters without capacity');
  scuttle(fighters.slice(1), { dock: true });
  expect(t.planet('quinarra').dock).toBe(-1);
});

scenario(['sequence:status phase'], 'random housekeeping is always possible', () => {
  const roll = quickRoll(3);
  for (let i = 0; i < 60; i++) {
    const t = status((t) => {
      t.agreement('norr', 'xxcha');
      t.own('norr', 'quinarra', { groundForces: roll(2), pds: roll(2), dock: true });
      t.fleet('norr', 'home-norr', { fighter: 3 });
      t.fleet('norr', 'quann', { carrier: 1, fighter: roll(6) });
    });
    for (const name of ['scuttle units', 'break trade agreement']) {
      const action = ti3.free[name];
      expect(action?.may(t.game(), 0)).toBe(null);
      t.free('norr', name, action?.sample(t.game(), 0, roll) ?? null);
    }
  }
});

scenario(
  ['sequence:status phase'],
  'without the Game Over card the game ends with the round of the last objective',
  () => {
    const play = (objectiveDeck: 'tech9'[]) => {
      const t = status((t) => {
        Object.assign(t.game().options, { longWar: true, noGameOver: true });
        t.decks({ objectiveDeck });
        t.player('xxcha').points = 3;
      });
      for (const who of inOrder) t.confirm(who);
      return t.game().winner?.seats;
    };
    expect([play(['tech9']), play([])]).toEqual([undefined, [1]]);
  },
);

scenario(['sequence:status phase'], 'in the Age of Empire the turn token reaches the Game Over card', () => {
  const play = (round: number) => {
    const t = status((t) => {
      t.game().options.ageOfEmpire = true;
      t.game().round = round;
      t.decks({ objectives: ['tech5', 'tech9', 'imperiumRex'] });
      t.player('norr').points = 3;
    });
    for (const who of inOrder) t.confirm(who);
    return t.game().winner?.seats;
  };
  expect([play(2), play(3)]).toEqual([undefined, [0]]);
});
