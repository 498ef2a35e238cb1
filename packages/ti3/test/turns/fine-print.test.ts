// Sentences of the rulebook read once more, in positions that its own examples do not show.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { facing } from '../battles.ts';
import { table } from '../kit/index.ts';

scenario(
  ['sequence:movement', 'unit:carrier'],
  'a carrier brings six fighters and picks up where it arrives: the dock there supports three of them',
  () => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'quann', { groundForces: 4, dock: true });
    const [carrier = 0, ...fighters] = t.fleet('norr', 'saudor', { carrier: 1, fighter: 6 });
    t.own('norr', 'saudor', { groundForces: 1 });
    t.activated('norr', 'quann');
    t.begin('movement', { seat: t.seat('norr'), system: 'quann' });
    const taking = (planet: string, groundForces: number): Json => ({
      moves: [{ ship: carrier, path: ['saudor', 'quann'], fighters, pickUps: [{ planet, groundForces, pds: 0 }] }],
    });
    // Under way it holds six units and no more; where it has arrived, the system's capacity counts.
    expect(t.refusal('norr', taking('saudor', 1))).toBe('why.no room aboard');
    expect(t.refusal('norr', taking('quann', 4))).toBe('why.fighters without capacity');
    t.answer('norr', taking('quann', 3));
    expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, fighter: 6, groundForces: 3 });
  },
);

scenario(['unit:carrier', 'sequence:movement'], 'a carrier holds 4 fighters, 1 ground force and 1 PDS', () => {
  const t = table('norr', 'xxcha');
  t.own('norr', 'saudor', { groundForces: 2, pds: 1 });
  const [carrier = 0, ...fighters] = t.fleet('norr', 'saudor', { carrier: 1, fighter: 4 });
  t.activated('norr', 'quann');
  t.begin('movement', { seat: t.seat('norr'), system: 'quann' });
  const taking = (groundForces: number): Json => ({
    moves: [
      { ship: carrier, path: ['saudor', 'quann'], fighters, pickUps: [{ planet: 'saudor', groundForces, pds: 1 }] },
    ],
  });
  expect(t.refusal('norr', taking(2))).toBe('why.no room aboard');
  t.answer('norr', taking(1));
  expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, fighter: 4, groundForces: 1, pds: 1 });
});

scenario(['sequence:tactical action'], 'every race may activate the same system, each once', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan', 'letnev', 'naalu');
  for (const seat of [0, 1, 2, 3, 4, 5]) {
    t.begin('tactical action', { seat });
    t.answer(seat, 'mecatolRex');
    expect(t.isOver()).toBe(true);
    t.begin('tactical action', { seat });
    expect(t.barred(seat, 'mecatolRex')).toBe('why.already activated');
  }
  expect(t.system('mecatolRex').counters).toBe(0b111111);
});

scenario(
  ['sequence:pds fire', 'unit:fighter'],
  'fighters whose carrier one player has shot down are gone before the next fires',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.strategy('norr', 'initiative');
    t.strategy('sol', 'diplomacy');
    t.strategy('xxcha', 'logistics');
    t.technologies('sol', 'deepSpaceCannon');
    t.own('sol', 'lodor', { pds: 1 });
    t.own('xxcha', 'quann', { pds: 1 });
    t.fleet('norr', 'quann', { carrier: 1, fighter: 2, cruiser: 1 });
    t.dice(10, 10);
    t.begin('pds fire', { seat: t.seat('norr'), systems: ['quann'], ownToo: true });
    t.answer('sol', 'fire');
    t.answer('norr', { destroy: t.shipIds('norr', 'quann', 'carrier'), damage: [] });
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
    t.answer('xxcha', 'fire');
    expect(t.ships('norr', 'quann')).toEqual({});
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['sequence:invasion combat', 'technology:genSynthesis'],
  'ground forces that return home defend the planet that is fought for next',
  () => {
    const t = table('sol', 'norr');
    t.technologies('norr', 'genSynthesis');
    t.own('norr', 'quinarra', { groundForces: 1 });
    t.own('norr', 'trenlak', { groundForces: 1 });
    for (const planet of ['quinarra', 'trenlak'] as const) t.landed('sol', planet, { groundForces: 1 });
    // Quinarra falls, and its ground force comes back on a 5. On Tren'lak there are then two to roll for, and both hit.
    t.dice(10, 1, 5, 1, 10, 10);
    t.begin('invasion combat', { seat: t.seat('sol'), system: 'home-norr' });
    t.answer('sol', 'quinarra');
    expect(t.planet('quinarra').owner).toBe(t.seat('sol'));
    expect(t.planet('trenlak')).toMatchObject({ owner: t.seat('norr'), groundForces: 2 });
    expect(t.diceLeft()).toBe(0);
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['sequence:retreat', 'sequence:compliance'],
  'after a retreat ships beyond Fleet Supply and fighters without capacity are destroyed',
  () => {
    const t = facing({ sol: { cruiser: 1 }, hacan: { cruiser: 2, fighter: 2 } });
    t.counters('hacan', { fleetSupply: 3 });
    t.own('hacan', 'quann', { dock: true });
    t.fleet('hacan', 'saudor', { destroyer: 2 });
    t.activated('hacan', 'saudor');
    t.dice(1, 1, 1, 1, 1);
    t.begin('space battle', { attacker: t.seat('sol'), defender: t.seat('hacan'), system: 'quann' });
    t.answer('hacan', 'retreat');
    expect(t.where()).toBe('compliance/ships beyond Fleet Supply');
    t.answer('hacan', { ships: t.shipIds('hacan', 'saudor', 'destroyer').slice(1) });
    expect(t.ships('hacan', 'saudor')).toEqual({ cruiser: 2, destroyer: 1 });
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:tactical action', 'unit:spaceDock'], 'who has withdrawn still builds at his blockaded dock', () => {
  const t = table('sol', 'hacan');
  t.own('sol', 'quann', { dock: true, groundForces: 1 });
  t.goods('sol', 1);
  t.fleet('hacan', 'quann', { dreadnought: 2 });
  const [cruiser = 0] = t.fleet('sol', 'lodor', { cruiser: 1 });
  t.activated('sol', 'saudor');
  t.dice(1, 1, 1);
  t.begin('tactical action', { seat: t.seat('sol') });
  t.answer('sol', 'quann');
  t.answer('sol', { moves: [{ ship: cruiser, path: ['lodor', 'quann'] }] });
  t.answer('sol', 'retreat');
  const build = (unit: string): Json => ({
    builds: [{ dock: 'quann', unit, count: 1 }],
    docks: [],
    pay: { planets: [], goods: 1 },
  });
  expect(t.refusal('sol', build('destroyer'))).toBe('why.blockade');
  t.answer('sol', build('groundForce'));
  expect(t.planet('quann').groundForces).toBe(2);
});

scenario(
  ['strategy:trade', 'sequence:strategic action'],
  'what adds to trade income adds nothing to an agreement formed in the same action',
  () => {
    const t = table('sol', 'hacan', 'norr');
    t.technologies('hacan', 'microTechnology');
    t.begin('strategic action', { seat: t.seat('sol'), card: 'trade' });
    t.answer('sol', 'trade');
    t.answer('sol', '1 0 0');
    t.answer('hacan', 'yes');
    while (t.where() === 'trade negotiations/propose an agreement') t.pass(t.awaited()[0] as number);
    // Hacan would use the secondary ability free of charge, but there is nothing to receive.
    expect(t.isOver()).toBe(true);
    expect(t.player('hacan')).toMatchObject({ tradeGoods: 0, contracts: [{ partner: 0 }, { partner: -1 }] });
  },
);

scenario(
  ['sequence:invasion combat', 'unit:pds'],
  'the PDS of a planet do not fire at those who land on the planet beside it',
  () => {
    const t = table('norr', 'xxcha');
    t.own('xxcha', 'arnor', { pds: 2 });
    t.own('xxcha', 'lor', { groundForces: 1 });
    t.landed('norr', 'lor', { groundForces: 1 });
    t.dice(10, 1);
    t.begin('invasion combat', { seat: t.seat('norr'), system: 'arnor-lor' });
    expect(t.planet('lor')).toMatchObject({ owner: t.seat('norr'), groundForces: 1, exhausted: true });
    expect(t.planet('arnor')).toMatchObject({ owner: t.seat('xxcha'), pds: 2 });
  },
);

scenario(['unit:pds', 'sequence:pds fire'], 'PDS aboard a carrier do not fire', () => {
  const t = facing({ norr: { cruiser: 1 }, xxcha: { carrier: 1, pds: 2 } });
  t.begin('pds fire', { seat: t.seat('norr'), systems: ['quann'], ownToo: true });
  expect(t.isOver()).toBe(true);
});

scenario(['strategy:diplomacy'], 'a space dock alone is a unit that the pact protects', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'quann', { dock: true });
  t.begin('primary diplomacy', { seat: t.seat('norr') });
  t.answer('norr', String(t.seat('xxcha')));
  t.begin('tactical action', { seat: t.seat('norr') });
  expect(t.barred('norr', 'quann')).toBe('why.diplomatic pact');
  expect(t.options('norr')).toContain('saudor');
});

scenario(['action:flankSpeed'], 'two Flank Speeds in a round help two fleets, not one twice', () => {
  const t = table('norr', 'xxcha');
  t.hand('norr', 'flankSpeed', 'flankSpeed');
  const [carrier = 0] = t.fleet('norr', 'abyz-fria', { carrier: 1 });
  const [other = 0] = t.fleet('norr', 'arinam-meer', { carrier: 1 });
  const goAtFlankSpeed = (system: string, plan: Json): string | null => {
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', system);
    t.answer('norr', 'action:flankSpeed');
    return t.refusal('norr', plan);
  };
  const move = (ship: number, ...path: string[]): Json => ({ moves: [{ ship, path }] });
  expect(goAtFlankSpeed('mecatolRex', move(carrier, 'abyz-fria', 'lodor', 'mecatolRex'))).toBe(null);
  t.answer('norr', move(carrier, 'abyz-fria', 'lodor', 'mecatolRex'));
  // The counter comes back, so that the fleet could move again.
  t.begin('primary warfare', { seat: t.seat('norr') });
  expect(t.system('mecatolRex').counters).toBe(0);
  expect(goAtFlankSpeed('arnor-lor', move(carrier, 'mecatolRex', 'saudor', 'arnor-lor'))).toBe('why.too far');
  t.answer('norr', move(other, 'arinam-meer', 'quann', 'arnor-lor'));
  expect(t.ships('norr', 'arnor-lor')).toEqual({ carrier: 1 });
});

scenario(['sequence:status phase'], 'units aboard a ship are scuttled and the ship is not', () => {
  const t = table('norr', 'xxcha', 'mentak');
  const [carrier = 0] = t.fleet('norr', 'quann', { carrier: 1, groundForces: 2, pds: 1 });
  const [foreign = 0] = t.fleet('xxcha', 'saudor', { carrier: 1, groundForces: 1 });
  t.game().phase = 'status';
  t.secret('norr', 'conqueror');
  t.begin('claim objectives', { seat: t.seat('norr') });
  const scuttle = (ship: number, groundForces: number, pds: number, ships: number[] = []): void =>
    t.free('norr', 'scuttle units', { ships, planets: [], cargo: [{ ship, groundForces, pds }] });
  for (const wrong of [
    () => scuttle(carrier, 3, 0),
    () => scuttle(carrier, 0, 0),
    () => scuttle(foreign, 1, 0),
    () => scuttle(carrier, 1, 0, [carrier]),
  ])
    expect(wrong).toThrow('why.no such unit');
  expect(() => scuttle(carrier, -1, 0)).toThrow('kernel.unread');
  scuttle(carrier, 1, 1);
  expect(t.ships('norr', 'quann')).toEqual({ carrier: 1, groundForces: 1 });
});

scenario(
  ['strategy:imperial', 'sequence:secondary imperial'],
  'ships built by Rapid Mobilization move in a later action, and the dock builds once more',
  () => {
    const t = table('norr', 'xxcha');
    t.own('norr', 'quann', { dock: true });
    t.goods('norr', 4);
    t.begin('strategic action', { seat: t.seat('xxcha'), card: 'imperial' });
    const build = (): Json => ({
      builds: [{ dock: 'quann', unit: 'cruiser', count: 1 }],
      docks: [],
      pay: { planets: [], goods: 2 },
    });
    t.answer('norr', 'secondary');
    t.answer('norr', build());
    expect(t.system('quann').counters).toBe(0);
    const [cruiser = 0] = t.shipIds('norr', 'quann');
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', 'saudor');
    t.answer('norr', { moves: [{ ship: cruiser, path: ['quann', 'saudor'] }] });
    expect(t.ships('norr', 'saudor')).toEqual({ cruiser: 1 });
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', 'quann');
    t.answer('norr', build());
    expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
  },
);

scenario(['sequence:secondary warfare'], 'a lone destroyer on patrol bars the way of a fast fleet', () => {
  const t = table('norr', 'xxcha');
  const [destroyer = 0] = t.fleet('norr', 'lodor', { destroyer: 1 });
  const [cruiser = 0] = t.fleet('xxcha', 'saudor', { cruiser: 1 });
  t.begin('secondary warfare', { seat: t.seat('norr') });
  t.answer('norr', { moves: [{ ship: destroyer, to: 'quann' }] });
  expect(t.system('quann').counters).toBe(1 << t.seat('norr'));
  t.activated('xxcha', 'arinam-meer');
  t.begin('movement', { seat: t.seat('xxcha'), system: 'arinam-meer' });
  const through = (system: string): Json => ({
    moves: [{ ship: cruiser, path: ['saudor', system, 'arinam-meer'] }],
  });
  // Past the patrol there is no other way of two systems.
  expect(t.asked('xxcha')).toBeUndefined();
  t.system('quann').ships = [];
  t.begin('movement', { seat: t.seat('xxcha'), system: 'arinam-meer' });
  expect(t.refusal('xxcha', through('quann'))).toBe(null);
});

scenario(['strategy:diplomacy'], 'a planet taken this round, exhausted, is refreshed and pays at once', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0] = t.fleet('norr', 'saudor', { carrier: 1, groundForces: 1 });
  t.begin('tactical action', { seat: t.seat('norr') });
  t.answer('norr', 'quann');
  t.answer('norr', { moves: [{ ship: carrier, path: ['saudor', 'quann'] }] });
  t.answer('norr', { landings: [{ ship: carrier, planet: 'quann', groundForces: 1, pds: 0 }] });
  expect(t.planet('quann')).toMatchObject({ owner: t.seat('norr'), exhausted: true });
  t.begin('strategic action', { seat: t.seat('xxcha'), card: 'diplomacy' });
  t.answer('xxcha', String(t.seat('norr')));
  t.answer('norr', 'secondary');
  t.answer('norr', 'quann');
  expect(t.planet('quann').exhausted).toBe(false);
});

scenario(['sequence:status phase'], 'who takes counters out of Fleet Supply removes the ships beyond it', () => {
  const t = table('norr', 'xxcha', 'mentak');
  t.fleet('norr', 'quann', { cruiser: 3 });
  for (const race of ['norr', 'xxcha', 'mentak'] as const) t.counters(race, { commandPool: 3, strategyAllocation: 2 });
  t.counters('norr', { fleetSupply: 3 });
  t.begin('status phase');
  while (t.where() !== 'status phase/redistribute command areas') t.confirm(t.awaited()[0] as number);
  const sum = t.player('norr').commandPool + t.player('norr').fleetSupply + t.player('norr').strategyAllocation;
  t.answer('norr', { commandPool: sum - 1, fleetSupply: 1, strategyAllocation: 0 });
  t.confirm('xxcha');
  t.confirm('mentak');
  expect(t.where()).toBe('compliance/ships beyond Fleet Supply');
  t.answer('norr', { ships: t.shipIds('norr', 'quann').slice(1) });
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 1 });
});
