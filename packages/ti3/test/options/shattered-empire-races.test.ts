// What the four races of Shattered Empire can do.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { fighterCapacity, fleetSize } from '../../src/queries/fleet.ts';
import { mayClaim, mayProduceAt } from '../../src/queries/permissions.ts';
import { unitsOnBoard } from '../../src/queries/players.ts';
import { influence, movement, productionLimit, resources, secondaryCost, votes } from '../../src/queries/values.ts';
import { newGame, table } from '../kit/index.ts';

const paid = (...planets: string[]) => ({ docks: [], pay: { planets, goods: 0 } });

// The Clan of Saar

scenario(['ability:saar.salvage'], 'Saar gain a trade good with every planet that was not theirs', () => {
  const t = table('saar', 'norr', 'naalu');
  t.own('norr', 'quann', { groundForces: 1 });
  t.begin('take control', { seat: 0, planet: 'lodor', how: 'landing', groundForces: 1, pds: 0 });
  t.begin('take control', { seat: 0, planet: 'quann', how: 'invasion', groundForces: 1, pds: 0 });
  expect(t.player('saar').tradeGoods).toBe(2);
});

scenario(['ability:saar.nomads'], 'Saar claim objectives without their home system', () => {
  const t = table('saar', 'norr', 'naalu');
  t.own('norr', 'ragh');
  t.own('naalu', 'trenlak');
  expect(mayClaim(t.game(), { seat: 0, objective: 'tech5' })).toBeNull();
  expect(mayClaim(t.game(), { seat: 1, objective: 'tech5' })?.text.key).toBe('why.home system not held');
});

scenario(['ability:saar.docks'], 'the space dock of Saar begins in space', () => {
  const t = newGame(3, { races: 'given', given: ['saar', 'norr', 'naalu'], seRaces: true });
  const plan = { lisisII: { groundForces: 4, pds: 0, dock: false } };
  expect(t.refusal(0, { lisisII: { groundForces: 4, pds: 0, dock: true } })).toBe('why.starting units');
  t.answer(0, plan);
  t.playOn();
  const home = t.game().systems.find((s) => s.id === 'home-saar');
  expect(home?.docks).toEqual([{ id: expect.any(Number), owner: 0, since: 0 }]);
  expect(home?.planets.every((p) => p.dock === -1)).toBe(true);
});

scenario(['sequence:produce units'], 'a space dock in space builds 4 units, onto planets or aboard ships', () => {
  const t = table('saar', 'norr', 'naalu');
  const dock = `dock ${t.dockInSpace('saar', 'quann')}`;
  expect(productionLimit(t.game(), { seat: 0, dock: dock as never })).toBe(4);
  const [carrier = 0] = t.fleet('saar', 'quann', { carrier: 1, groundForces: 4 });
  t.game().round = 2;
  t.own('saar', 'lodor');
  t.begin('produce units', { seat: 0, system: 'quann' });
  const build = (unit: string, count: number, at?: string) => ({
    builds: [{ dock, unit, count, ...(at && { at }) }],
    ...paid('lodor', 'ragh'),
  });
  expect(t.refusal('saar', build('fighter', 5))).toBe('why.production limit in space');
  expect(t.refusal('saar', build('groundForce', 2))).toBe('why.dock in space names no place');
  expect(t.refusal('saar', build('groundForce', 2, 'quann'))).toBe('why.out of building range');
  expect(t.refusal('saar', build('groundForce', 3, `ship ${carrier}`))).toBe('why.no room aboard');
  t.answer('saar', build('groundForce', 2, `ship ${carrier}`));
  expect(t.ships('saar', 'quann')).toEqual({ carrier: 1, groundForces: 6 });
  // With a planet of theirs in the system they go there as well.
  t.own('saar', 'quann');
  t.planet('ragh').exhausted = false;
  t.begin('produce units', { seat: 0, system: 'quann' });
  t.answer('saar', { ...build('pds', 1, 'quann'), ...paid('quann') });
  expect(t.planet('quann').pds).toBe(1);
});

scenario(['ability:saar.docks'], 'a new space dock of theirs lies in space and builds from the next round', () => {
  const t = table('saar', 'norr', 'naalu');
  t.own('saar', 'lodor');
  t.goods('saar', 4);
  t.begin('produce units', { seat: 0, system: 'lodor' });
  t.answer('saar', { builds: [], docks: ['lodor'], pay: { planets: [], goods: 4 } });
  expect(t.planet('lodor').dock).toBe(-1);
  const [dock] = t.system('lodor').docks;
  expect(dock).toMatchObject({ owner: 0, since: 1 });
  expect(mayProduceAt(t.game(), { seat: 0, dock: `dock ${dock?.id ?? 0}` })?.text.key).toBe(
    'why.dock in space too new',
  );
  expect(unitsOnBoard(t.game(), 0, 'spaceDock')).toBe(1);
});

scenario(
  ['ability:saar.docks', 'sequence:movement'],
  'it moves one system, and builds nothing in that activation',
  () => {
    const t = table('saar', 'norr', 'naalu');
    const near = t.dockInSpace('saar', 'quann');
    const far = t.dockInSpace('saar', 'home-saar');
    const held = t.dockInSpace('saar', 'saudor');
    t.activated('saar', 'saudor');
    t.game().round = 2;
    t.goods('saar', 5);
    t.begin('tactical action', { seat: 0 });
    t.answer('saar', 'mecatolRex');
    const move = (dock: number, from: string) => ({ moves: [], docks: [{ dock, from }] });
    expect(t.refusal('saar', move(far, 'home-saar'))).toBe('why.no way between');
    expect(t.refusal('saar', move(held, 'saudor'))).toBe('why.held by a counter');
    expect(t.refusal('saar', move(near, 'lodor'))).toBe('why.not your dock there');
    t.answer('saar', move(near, 'quann'));
    expect(t.system('mecatolRex').docks.map((d) => d.id)).toEqual([near]);
    // It has moved: nothing is built, and the action is over.
    expect(t.isOver()).toBe(true);
    expect(t.events('shipsPlaced')).toEqual([]);
  },
);

scenario(['sequence:transfer action'], 'a space dock in space moves in a Transfer Action too', () => {
  const t = table('saar', 'norr', 'naalu');
  const dock = t.dockInSpace('saar', 'quann');
  t.fleet('saar', 'lodor', { cruiser: 1 });
  t.begin('transfer action', { seat: 0 });
  t.answer('saar', 'lodor quann');
  t.answer('saar', { moves: [], docks: [{ dock, from: 'quann' }] });
  expect([t.system('lodor').docks.length, t.system('quann').docks.length]).toEqual([1, 0]);
});

scenario(['sequence:compliance'], 'an enemy ship destroys a space dock without an escort', () => {
  const t = table('saar', 'norr', 'naalu');
  t.dockInSpace('saar', 'quann');
  t.dockInSpace('saar', 'saudor');
  t.fleet('saar', 'saudor', { fighter: 1 });
  const [cruiser = 0] = t.fleet('norr', 'lodor', { cruiser: 1 });
  t.begin('movement', { seat: 1, system: 'quann' });
  t.answer('norr', { moves: [{ ship: cruiser, path: ['lodor', 'quann'] }] });
  expect(t.system('quann').docks).toEqual([]);
  expect(t.game().deeds).toContainEqual({ deed: 'destroyed dock', seat: 1, about: '0', amount: 1 });
  // Where a ship of theirs lies it stays.
  t.fleet('norr', 'saudor', { cruiser: 1 });
  t.begin('compliance');
  expect(t.system('saudor').docks.length).toBe(1);
});

describe('space docks in space', () => {
  test('support 3 fighters and do not count against Fleet Supply', () => {
    const t = table('saar', 'norr', 'naalu');
    t.dockInSpace('saar', 'quann');
    expect(fighterCapacity(t.game(), t.system('quann'), 0)).toBe(3);
    expect(fleetSize(t.game(), 0, { capital: 0, fighters: 3, capacity: 3 })).toBe(0);
  });

  test('are not blockaded', () => {
    const t = table('saar', 'norr', 'naalu');
    const dock = `dock ${t.dockInSpace('saar', 'home-saar')}`;
    t.fleet('saar', 'home-saar', { cruiser: 1 });
    t.fleet('norr', 'home-saar', { cruiser: 1 });
    t.begin('produce units', { seat: 0, system: 'home-saar' });
    expect(t.refusal('saar', { builds: [{ dock, unit: 'destroyer', count: 1 }], ...paid('ragh') })).toBeNull();
  });

  test('may be scuttled', () => {
    const t = table('saar', 'norr', 'naalu');
    const dock = t.dockInSpace('saar', 'quann');
    t.game().phase = 'status';
    t.secret('saar', 'keeperOfGates');
    t.begin('claim objectives', { seat: 0 });
    t.free('saar', 'scuttle units', { ships: [], planets: [], docks: [dock] });
    expect(t.system('quann').docks).toEqual([]);
  });
});

// The Embers of Muaat

scenario(['ability:muaat.slowSuns'], 'war suns of Muaat move 1, and 2 with Deep Space Cannon', () => {
  const t = table('muaat', 'norr', 'naalu');
  t.fleet('muaat', 'quann', { warSun: 1, cruiser: 1 });
  const [sun, cruiser] = t.system('quann').ships;
  const about = { seat: 0, from: 'quann', to: 'lodor' };
  expect(movement(t.game(), { ...about, ship: sun as never })).toBe(1);
  expect(movement(t.game(), { ...about, ship: cruiser as never })).toBe(2);
  t.technologies('muaat', 'deepSpaceCannon');
  expect(movement(t.game(), { ...about, ship: sun as never })).toBe(2);
});

scenario(
  ['ability:muaat.forge'],
  'as an action: a destroyer or two fighters where a war sun or dock of theirs is',
  () => {
    const t = table('muaat', 'norr', 'naalu');
    t.own('muaat', 'muaat', { dock: true, groundForces: 4 });
    t.fleet('muaat', 'quann', { warSun: 1, cruiser: 2 });
    t.begin('action phase');
    t.answer('muaat', 'ability:muaat.forge');
    // Fleet Supply 3 is full at Quann.
    expect(t.options('muaat')).toEqual(['quann fighters', 'home-muaat destroyer', 'home-muaat fighters']);
    t.answer('muaat', 'quann fighters');
    expect(t.ships('muaat', 'quann')).toEqual({ warSun: 1, cruiser: 2, fighter: 2 });
    expect(t.player('muaat').strategyAllocation).toBe(1);
  },
);

scenario(['ability:muaat.supernovas'], 'ships of Muaat move through a supernova, but never stop there', () => {
  const t = table('muaat', 'norr', 'naalu');
  const [cruiser = 0] = t.fleet('muaat', 'qucenn-rarron', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  expect(t.barred('muaat', 'supernova')).toBe('why.supernova never activated');
  t.answer('muaat', 'centauri-gral');
  t.answer('muaat', { moves: [{ ship: cruiser, path: ['qucenn-rarron', 'supernova', 'centauri-gral'] }] });
  expect(t.ships('muaat', 'centauri-gral')).toEqual({ cruiser: 1 });
});

// The Winnu

scenario(['ability:winnu.votes'], 'the influence of Winnu counts for their votes even when it is exhausted', () => {
  const t = table('winnu', 'norr', 'naalu');
  t.own('winnu', 'mecatolRex');
  t.exhaust('winnu', 'mecatolRex', 'quinarra');
  expect(votes(t.game(), 0)).toBe(4);
  expect(votes(t.game(), 1)).toBe(influence(t.game(), 'trenlak'));
  t.own('norr', 'winnu');
  expect(votes(t.game(), 0)).toBe(0);
});

scenario(['ability:winnu.order', 'action:localUnrest'], 'planets of Winnu with ground forces do not revolt', () => {
  const t = table('winnu', 'norr', 'naalu');
  t.own('winnu', 'lodor', { groundForces: 1 });
  t.own('winnu', 'quann');
  t.own('norr', 'saudor', { groundForces: 1 });
  t.hand('norr', 'localUnrest');
  t.strategy('norr', 'initiative');
  t.begin('action phase');
  t.answer('norr', 'action:localUnrest');
  expect(t.options('norr')).toEqual(['quann', 'saudor']);
});

scenario(['ability:winnu.research'], 'Winnu pay no command counter for the secondary ability of Technology', () => {
  const t = table('winnu', 'norr', 'naalu');
  for (const card of ['technology', 'technologyII'] as const)
    expect([0, 1].map((seat) => secondaryCost(t.game(), { seat, card }))).toEqual([0, 1]);
  expect(secondaryCost(t.game(), { seat: 0, card: 'warfare' })).toBe(1);
});

// The Yin Brotherhood

/** Yin invade Lodor with two ground forces against two. */
function invasion() {
  const t = table('yin', 'naalu', 'sol');
  t.own('naalu', 'lodor', { groundForces: 2 });
  t.landed(0, 'lodor', { groundForces: 2 });
  t.fleet('yin', 'lodor', { carrier: 1 });
  return t;
}

scenario(['ability:yin.conversion'], 'on a 5 a defender changes sides before the invasion combat', () => {
  const t = invasion();
  t.dice(5, 8, 8, 1, 1);
  t.begin('invasion combat', { seat: 0, system: 'lodor' });
  t.answer('yin', 'ability:yin.conversion');
  expect(t.planet('lodor')).toMatchObject({ owner: 0, groundForces: 3 });
});

describe('conversion', () => {
  test('fails on a 4, and may be declined', () => {
    const t = invasion();
    t.dice(4, 1, 1, 1, 1, 8, 8, 8, 8);
    t.begin('invasion combat', { seat: 0, system: 'lodor' });
    t.answer('yin', 'ability:yin.conversion');
    expect(t.events('invasionJoined')).toEqual([]);
    const declined = invasion();
    declined.dice(8, 8, 1, 1);
    declined.begin('invasion combat', { seat: 0, system: 'lodor' });
    declined.pass('yin');
    expect(declined.planet('lodor')).toMatchObject({ owner: 0, groundForces: 2 });
  });

  test('is not for defenders', () => {
    const t = table('naalu', 'yin', 'sol');
    t.own('yin', 'lodor', { groundForces: 1 });
    t.landed(0, 'lodor', { groundForces: 1 });
    t.fleet('naalu', 'lodor', { carrier: 1 });
    t.dice(8, 1);
    t.begin('invasion combat', { seat: 0, system: 'lodor' });
    expect(t.planet('lodor').owner).toBe(0);
  });
});

scenario(
  ['ability:yin.sacrifice'],
  'before the second round of a space battle a cruiser or destroyer is given up for a hit of their choice',
  () => {
    const t = table('yin', 'sol', 'hacan');
    t.fleet('yin', 'quann', { cruiser: 2 });
    t.fleet('sol', 'quann', { dreadnought: 1, carrier: 1 });
    t.dice(1, 1, 1, 1, 1, 1, 1);
    t.begin('space battle', { attacker: 1, defender: 0, system: 'quann' });
    t.answer('yin', 'ability:yin.sacrifice');
    const carrier = t.shipIds('sol', 'quann', 'carrier')[0] as number;
    t.dice(7, 10);
    t.answer('yin', String(carrier));
    // The carrier is gone with one cruiser; in round two the others hit each other.
    expect(t.events('shipDestroyed').map((e) => e.unit)).toEqual(['cruiser', 'carrier', 'cruiser']);
    expect(t.events('shipDamaged').map((e) => e.unit)).toEqual(['dreadnought']);
  },
);

scenario(['ability:yin.sacrifice'], 'an undamaged dreadnought is only damaged by it', () => {
  const t = table('yin', 'sol', 'hacan');
  t.fleet('yin', 'quann', { destroyer: 2 });
  t.fleet('sol', 'quann', { dreadnought: 1 });
  t.dice(1, 1, 1, 1, 10);
  t.begin('space battle', { attacker: 1, defender: 0, system: 'quann' });
  t.answer('yin', 'ability:yin.sacrifice');
  expect(t.events('shipDamaged').length).toBe(1);
});

scenario(['ability:yin.exchange'], 'once a round resources and influence of a ready planet are exchanged', () => {
  const t = table('yin', 'norr', 'sol');
  t.own('yin', 'abyz');
  t.own('yin', 'fria');
  t.exhaust('fria');
  t.begin('action phase');
  t.answer('yin', 'ability:yin.exchange');
  expect(t.options('yin').sort()).toEqual(['abyz', 'darien']);
  t.answer('yin', 'abyz');
  expect([resources(t.game(), 'abyz'), influence(t.game(), 'abyz')]).toEqual([0, 3]);
  expect([resources(t.game(), 'darien'), influence(t.game(), 'darien')]).toEqual([2, 4]);
  t.answer('norr', 'pass');
  t.answer('sol', 'pass');
  expect(t.barred('yin', 'ability:yin.exchange')).toBe('why.once a round');
});
