// What the other panels build is what the rules accept, and their totals agree with the rules.
import type { Json } from '@custodian/kernel';
import type { Table } from '@custodian/ti3/testkit';
import { newGame, table } from '@custodian/ti3/testkit';
import { expect, test } from 'vitest';
import { placesFor } from '../../src/galaxy/panels/placement.ts';
import type { ProductionDraft } from '../../src/titles/ti3/panels/building/production.ts';
import {
  costOf,
  metersOf,
  nothingBuilt,
  planOf,
  roomFor,
  setCount,
  toggleDock,
} from '../../src/titles/ti3/panels/building/production.ts';
import { missing, withDock, withUnits } from '../../src/titles/ti3/panels/building/starting.ts';
import { largestFleet, onSheet, placed } from '../../src/titles/ti3/panels/counters/counters.ts';
import { direct, shipsToDirect } from '../../src/titles/ti3/panels/fighting/directing.ts';
import { assigned, fateOf, touch } from '../../src/titles/ti3/panels/fighting/hits.ts';
import type { Reach } from '../../src/titles/ti3/panels/fighting/pds.ts';
import { firing, setShot } from '../../src/titles/ti3/panels/fighting/pds.ts';
import { setShare } from '../../src/titles/ti3/panels/landing/shares.ts';
import {
  meansOf,
  noPayment,
  paidBy,
  powerOf,
  togglePlanet,
  usualPayment,
} from '../../src/titles/ti3/panels/paying/paying.ts';
import { asked } from '../asked.ts';

function dockAtJord(): Table {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'jord', { groundForces: 1, dock: true });
  t.own('sol', 'abyz');
  t.own('sol', 'arinam');
  t.goods('sol', 2);
  return t;
}

const build = (draft: ProductionDraft, unit: 'fighter' | 'carrier' | 'groundForce', count: number): ProductionDraft =>
  setCount(draft, { dock: 'jord', unit, count, at: unit === 'groundForce' ? 'jord' : 'home-sol' });

test('production: pairs for one price, one payment for everything, and the limits', () => {
  const t = dockAtJord();
  t.begin('produce units', { seat: 0, system: 'home-sol' });
  const about = asked(t, 0, 'production').about;
  const sight = { g: t.game(), seat: 0 };
  let draft = build(build(nothingBuilt, 'carrier', 1), 'fighter', 3);
  expect(costOf(about, draft)).toBe(5);
  const means = meansOf(sight, 'resources');
  expect(t.refusal('sol', planOf(draft, usualPayment(5, means)) as Json)).toBeNull();
  expect(t.refusal('sol', planOf(draft, noPayment) as Json)).toBe('why.payment too small');
  expect(metersOf(sight, about, draft)).toEqual([{ system: 'home-sol', size: 1, limit: 3, used: 3, room: 9 }]);
  const fighters = about.docks[0]?.units.find((u) => u.unit === 'fighter');
  expect(fighters !== undefined && roomFor(about, draft, 'jord', fighters)).toBe(2);
  draft = build(draft, 'fighter', 5);
  expect(fighters !== undefined && roomFor(about, draft, 'jord', fighters)).toBe(0);
  expect(build(draft, 'carrier', 0).builds).toHaveLength(1);
});

test('production: a new dock costs what the question says', () => {
  const t = dockAtJord();
  t.begin('produce units', { seat: 0, system: 'abyz-fria' });
  const about = asked(t, 0, 'production').about;
  const draft = toggleDock(nothingBuilt, 'abyz');
  expect(costOf(about, draft)).toBe(4);
  const means = meansOf({ g: t.game(), seat: 0 }, 'resources');
  expect(t.refusal('sol', planOf(draft, usualPayment(4, means)) as Json)).toBeNull();
});

test('payment: the least loss, by hand, and everything when it is not enough', () => {
  const t = dockAtJord();
  t.begin('produce units', { seat: 0, system: 'home-sol' });
  const means = meansOf({ g: t.game(), seat: 0 }, 'resources');
  expect(powerOf(means)).toBe(4 + 3 + 1 + 2);
  expect(usualPayment(4, means)).toEqual({ planets: ['jord'], goods: 0 });
  expect(paidBy(togglePlanet(togglePlanet(noPayment, 'jord'), 'abyz'), means)).toBe(7);
  expect(togglePlanet(togglePlanet(noPayment, 'jord'), 'jord')).toEqual(noPayment);
  expect(paidBy(usualPayment(99, means), means)).toBe(10);
});

test('hits: a touch damages, the next destroys, the third takes it back', () => {
  const t = table('sol', 'hacan', 'norr');
  const [dreadnought = 0] = t.fleet('sol', 'abyz-fria', { dreadnought: 1 });
  const [cruiser = 0] = t.fleet('sol', 'abyz-fria', { cruiser: 1 });
  t.fleet('hacan', 'abyz-fria', { cruiser: 3 });
  t.begin('take hits', { seat: 0, enemy: 1, system: 'abyz-fria', hits: 2, battle: true });
  const fleet = t.system('abyz-fria').ships.filter((s) => s.owner === 0);
  const ship = (id: number) => fleet.find((s) => s.id === id) as (typeof fleet)[number];
  expect(asked(t, 0, 'hits').about.hits).toBe(2);
  let plan = touch({ destroy: [], damage: [] }, ship(dreadnought));
  expect([fateOf(plan, dreadnought), assigned(plan, fleet)]).toEqual(['damaged', 1]);
  expect(t.refusal('sol', plan as Json)).toBe('why.hits assigned');
  plan = touch(plan, ship(cruiser));
  expect([assigned(plan, fleet), t.refusal('sol', plan as Json)]).toEqual([2, null]);
  plan = touch(touch(plan, ship(cruiser)), ship(dreadnought));
  expect([plan, assigned(plan, fleet), t.refusal('sol', plan as Json)]).toEqual([
    { destroy: [dreadnought], damage: [] },
    2,
    null,
  ]);
  expect(touch(plan, ship(dreadnought))).toEqual({ destroy: [], damage: [] });
});

test('counters: what lies on the sheet, and the fleet that needs most of Fleet Supply', () => {
  const t = table('sol', 'hacan', 'norr');
  t.counters('sol', { commandPool: 3, fleetSupply: 3, strategyAllocation: 2 });
  t.fleet('sol', 'abyz-fria', { cruiser: 2 });
  t.begin('receive counters', { seat: 0, count: 3 });
  expect(onSheet(t.game(), 0)).toEqual({ commandPool: 3, fleetSupply: 3, strategyAllocation: 2 });
  expect(placed(asked(t, 0, 'counters').fallback)).toBe(3);
  expect(largestFleet({ g: t.game(), seat: 0 })).toEqual({ system: 'abyz-fria', size: 2 });
});

test('PDS of a planet fire at one fleet or the other, each once', () => {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'abyz', { groundForces: 1, pds: 2 });
  t.fleet('sol', 'abyz-fria', { cruiser: 1 });
  t.fleet('hacan', 'abyz-fria', { cruiser: 1 });
  t.fleet('norr', 'abyz-fria', { cruiser: 1 });
  t.begin('pds fire', { seat: 0, systems: ['abyz-fria'], ownToo: true });
  const { reach } = asked(t, 0, 'pds fire').about;
  const [one, other] = reach as [Reach, Reach];
  const shots = setShot(setShot([], one, 1), other, 1);
  expect([firing(shots, 'abyz'), t.refusal('sol', { shots })]).toEqual([2, null]);
  expect(t.refusal('sol', { shots: setShot(shots, other, 2) })).toBe('why.pds fire once');
  expect(setShot(shots, one, 0)).toHaveLength(1);
});

test('patrols go where the question allows', () => {
  const t = table('sol', 'hacan', 'norr');
  t.fleet('sol', 'abyz-fria', { cruiser: 1 });
  t.begin('secondary warfare', { seat: 0, card: 'warfare' });
  const patrols = asked(t, 0, 'patrols');
  const [ship] = shipsToDirect(t.game(), patrols).ships;
  const plan = direct(patrols, patrols.fallback, ship?.id ?? 0, ship?.places[0] ?? '');
  expect(plan).not.toEqual({ moves: [] });
  expect(t.refusal('sol', plan)).toBeNull();
  expect(direct(patrols, plan, ship?.id ?? 0, '')).toEqual({ moves: [] });
});

test('bombardment: each ship at one of its planets', () => {
  const t = table('sol', 'hacan', 'norr');
  t.own('hacan', 'abyz', { groundForces: 2 });
  const [warSun = 0] = t.fleet('sol', 'abyz-fria', { warSun: 1 });
  const about = { system: 'abyz-fria', open: [{ ship: warSun, planet: 'abyz' as const }] };
  const bombardment = {
    kind: 'plan' as const,
    seat: 0,
    rule: '',
    ask: { key: '' },
    shape: 'bombardment' as const,
    about,
    fallback: { ships: [] },
  };
  const { ships } = shipsToDirect(t.game(), bombardment);
  expect(ships).toEqual([{ id: warSun, unit: 'warSun', damaged: false, from: '', places: ['abyz'] }]);
  const plan = direct(bombardment, { ships: [] }, warSun, 'abyz');
  expect(plan).toEqual({ ships: [{ ship: warSun, planet: 'abyz' }] });
  expect(direct(bombardment, plan, warSun, 'jord'), 'not one of its planets').toEqual({ ships: [] });
});

test('shares name only the planets that get something', () => {
  expect(setShare(setShare([], 'jord', 2), 'abyz', 1)).toEqual([
    { planet: 'jord', count: 2 },
    { planet: 'abyz', count: 1 },
  ]);
  expect(setShare([{ planet: 'jord', count: 2 }], 'jord', 0)).toEqual([]);
});

test('starting units: the dock stands on one planet, and everything is placed', () => {
  const t = newGame(6, {
    galaxy: 'random',
    races: 'given',
    given: ['xxcha', 'letnev', 'norr', 'hacan', 'mentak', 'naalu'],
  });
  t.playOn((where) => where === 'setup/place starting units');
  const seat = t.awaited()[0] as number;
  const { about: start, fallback } = asked(t, seat, 'starting units');
  const [first = '', second = ''] = start.planets;
  let plan = fallback;
  plan = withDock(start, plan, second);
  for (const planet of start.planets) plan = withUnits(plan, planet, { groundForces: 0, pds: 0 });
  expect(missing(start, plan)).toEqual({ groundForces: start.groundForces, pds: start.pds });
  expect(t.refusal(seat, plan)).toBe('why.starting units');
  plan = withUnits(plan, first, { groundForces: start.groundForces, pds: start.pds });
  expect([missing(start, plan), t.refusal(seat, plan)]).toEqual([{ groundForces: 0, pds: 0 }, null]);
});

test('placing a system: the places of a tile are those of its copies', () => {
  const t = newGame(6, { galaxy: 'played' });
  t.playOn((where) => where === 'galaxy creation/place a system');
  const seat = t.awaited()[0] as number;
  const about = asked(t, seat, 'system placement').about;
  const tile = t.game().players[seat]?.tiles.find((id) => placesFor(about, id).length > 0) ?? '';
  expect(t.refusal(seat, { tile, at: placesFor(about, tile)[0] as string })).toBeNull();
  expect(placesFor({ places: { 'empty-1': ['0,-1'] } }, 'empty-3')).toEqual(['0,-1']);
});
