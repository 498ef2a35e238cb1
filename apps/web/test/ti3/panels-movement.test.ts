// Movements and landings drawn up in the panel are what the rules accept.
import type { Json } from '@custodian/kernel';
import type { Table } from '@custodian/ti3/testkit';
import { table } from '@custodian/ti3/testkit';
import { expect, test } from 'vitest';
import type { Landing } from '../../src/titles/ti3/panels/landing/landings.ts';
import * as landings from '../../src/titles/ti3/panels/landing/landings.ts';
import { afterMoving, enemyIn } from '../../src/titles/ti3/panels/moving/arriving.ts';
import type { Draft, Moving, Stop } from '../../src/titles/ti3/panels/moving/draft.ts';
import { emptyLoad, loadOf, nobodyMoves, withLoad } from '../../src/titles/ti3/panels/moving/draft.ts';
import { changeLoad, loadersOf, stopsOf } from '../../src/titles/ti3/panels/moving/loading.ts';
import { metersOf } from '../../src/titles/ti3/panels/moving/meters.ts';
import { everybody, goBy, originsOf, planOf, setGoing } from '../../src/titles/ti3/panels/moving/movement.ts';
import { mayRide, toggleLeader, toggleRiding } from '../../src/titles/ti3/panels/moving/pick-ups.ts';
import { routesOf, stayersOf } from '../../src/titles/ti3/panels/moving/ways.ts';
import type { Ship } from '../../src/titles/ti3/panels/numbers.ts';
import { asked } from '../asked.ts';

function movementOf(t: Table, seat = 0): Moving {
  return { g: t.game(), seat, about: asked(t, seat, 'movement').about };
}

function landingOf(t: Table): Landing {
  return { g: t.game(), seat: 0, about: asked(t, 0, 'landings').about };
}

const only = (m: Moving, type: string, count: number, draft: Draft = nobodyMoves): Draft => {
  const group = originsOf(m)
    .flatMap((o) => o.groups)
    .find((g) => g.type === type);
  if (group === undefined) throw new Error(`no ${type}`);
  return setGoing(m, draft, group, count);
};

function solFleet(): Table {
  const t = table('sol', 'hacan', 'norr');
  t.counters('sol', { fleetSupply: 4 });
  t.own('sol', 'jord', { groundForces: 4, pds: 1, dock: true });
  t.fleet('sol', 'home-sol', { carrier: 2, cruiser: 1, fighter: 5 });
  return t;
}

test('every ship sets out with a sensible load, and one of each garrison stays', () => {
  const t = solFleet();
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const draft = everybody(m, nobodyMoves);
  const plan = planOf(m, draft);
  expect(t.refusal('sol', plan as Json)).toBeNull();
  expect(metersOf(m, draft)).toEqual([{ system: 'abyz-fria', size: 3, limit: 4, used: 5, room: 9 }]);
  t.answer('sol', plan as Json);
  expect(t.ships('sol', 'abyz-fria')).toEqual({ carrier: 2, cruiser: 1, fighter: 5, groundForces: 3 });
  expect(t.planet('jord').groundForces).toBe(1);
});

test('groups are counted by origin and type; the meter shows what Fleet Supply forbids', () => {
  const t = solFleet();
  t.fleet('sol', 'arinam-meer', { cruiser: 2 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const counts = originsOf(m).map((o) => [o.system, o.distance, ...o.groups.map((g) => `${g.ships.length} ${g.type}`)]);
  expect(counts).toEqual([
    ['arinam-meer', 1, '2 cruiser'],
    ['home-sol', 1, '2 carrier', '1 cruiser'],
  ]);
  const all = originsOf(m)
    .flatMap((o) => o.groups)
    .reduce((draft, group) => setGoing(m, draft, group, group.ships.length), nobodyMoves);
  expect(metersOf(m, all)[0]).toMatchObject({ size: 5, limit: 4 });
  expect(t.refusal('sol', planOf(m, all) as Json)).toBe('why.fleet supply exceeded');
  const most = everybody(m, nobodyMoves);
  expect(metersOf(m, most)[0]).toMatchObject({ size: 4, limit: 4 });
  expect(t.refusal('sol', planOf(m, most) as Json)).toBeNull();
});

test('a load can be changed by hand; what one ship takes is no longer there for the other', () => {
  const t = solFleet();
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  let draft = only(m, 'carrier', 2);
  const [first = 0, second = 0] = draft.going;
  draft = withLoad(withLoad(draft, first, emptyLoad), second, emptyLoad);
  draft = withLoad(draft, first, changeLoad(changeLoad(emptyLoad, 'groundForces', 'jord', 4), 'pds', 'jord', 1));
  const plan = planOf(m, draft);
  expect(t.refusal('sol', plan as Json)).toBeNull();
  t.answer('sol', plan as Json);
  expect(t.ships('sol', 'abyz-fria')).toEqual({ carrier: 2, groundForces: 4, pds: 1 });
});

test('a ship that stays after all leaves its load behind', () => {
  const t = solFleet();
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  expect(planOf(m, only(m, 'carrier', 0, only(m, 'carrier', 2)))).toEqual({ moves: [] });
});

test('the hold of a carrier counts what is aboard already', () => {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'jord', { groundForces: 9 });
  t.fleet('sol', 'home-sol', { carrier: 1, groundForces: 4, fighter: 0 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const draft = only(m, 'carrier', 1);
  expect(loadOf(draft, draft.going[0] as number).groundForces).toEqual({ jord: 2 });
  expect(t.refusal('sol', planOf(m, draft) as Json)).toBeNull();
});

test('ground forces travel in stasis aboard a cruiser, fighters do not', () => {
  const t = table('sol', 'hacan', 'norr');
  t.technologies('sol', 'stasisCapsules');
  t.own('sol', 'jord', { groundForces: 3, dock: true });
  t.fleet('sol', 'home-sol', { cruiser: 1, fighter: 2 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const draft = only(m, 'cruiser', 1);
  expect(planOf(m, draft).moves[0]).toMatchObject({ pickUps: [{ planet: 'jord', groundForces: 1, pds: 0 }] });
  expect(t.refusal('sol', planOf(m, draft) as Json)).toBeNull();
});

test('the odds are reckoned with the ships where the plan takes them', () => {
  const t = solFleet();
  t.fleet('hacan', 'abyz-fria', { cruiser: 1 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const after = afterMoving(m, only(m, 'carrier', 1));
  const there = after.systems.find((s) => s.id === 'abyz-fria')?.ships.filter((s) => s.owner === 0) ?? [];
  expect(there.map((s) => s.type).sort()).toEqual(['carrier', 'fighter', 'fighter', 'fighter']);
  expect(enemyIn(m, 'abyz-fria')).toBe(1);
  expect(t.ships('sol', 'abyz-fria')).toEqual({});
});

test('ships in the activated system may load there', () => {
  const t = table('sol', 'hacan', 'norr');
  t.own('sol', 'abyz', { groundForces: 2 });
  t.fleet('sol', 'abyz-fria', { carrier: 1 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const [loader] = loadersOf(m, nobodyMoves);
  const draft = withLoad(nobodyMoves, loader?.ship.id as number, changeLoad(emptyLoad, 'groundForces', 'abyz', 2));
  expect(t.refusal('sol', planOf(m, draft) as Json)).toBeNull();
  expect(metersOf(m, draft)[0]).toMatchObject({ size: 1, room: 4 });
});

test('ships that stay say why', () => {
  const t = solFleet();
  t.fleet('sol', 'tequran-torkan', { dreadnought: 1 });
  t.fleet('sol', 'arinam-meer', { destroyer: 2 });
  t.activated('sol', 'arinam-meer');
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  expect(stayersOf(movementOf(t))).toEqual([
    {
      system: 'arinam-meer',
      why: { rule: 'tactical.movement', text: { key: 'why.held by a counter', with: { system: 'arinam-meer' } } },
      ships: [{ type: 'destroyer', count: 2 }],
    },
    {
      system: 'tequran-torkan',
      why: { rule: 'tactical.movement', text: { key: 'why.too far', with: { unit: 'dreadnought', moves: 1 } } },
      ships: [{ type: 'dreadnought', count: 1 }],
    },
  ]);
});

test('a transfer goes both ways between its two systems', () => {
  const t = solFleet();
  t.own('sol', 'abyz', { groundForces: 1 });
  t.fleet('sol', 'abyz-fria', { destroyer: 1 });
  t.begin('transfer action', { seat: 0 });
  t.answer('sol', t.options('sol')[0] as string);
  const m = movementOf(t);
  const draft = only(m, 'destroyer', 1, only(m, 'carrier', 1));
  expect(t.refusal('sol', planOf(m, draft) as Json)).toBeNull();
  expect(Object.fromEntries(metersOf(m, draft).map((f) => [f.system, f.size]))).toEqual({
    'home-sol': 3,
    'abyz-fria': 1,
  });
});

test('ground forces and PDS go ashore from whichever ship has them', () => {
  const t = table('sol', 'hacan', 'norr');
  t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 2, pds: 1 });
  t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 3 });
  t.begin('planetary landings', { seat: 0, system: 'abyz-fria', friendlyOnly: false });
  const l = landingOf(t);
  let draft = landings.setLanding(landings.nothingLands, 'abyz', { groundForces: 3, pds: 1 });
  draft = landings.setLanding(draft, 'fria', { groundForces: 1 });
  expect(landings.leftAboard(l, draft)).toEqual({ groundForces: 1, pds: 0 });
  const plan = landings.planOf(l, draft, null);
  expect(t.refusal('sol', plan as Json)).toBeNull();
  t.answer('sol', plan as Json);
  expect([t.planet('abyz').groundForces, t.planet('abyz').pds, t.planet('fria').groundForces]).toEqual([3, 1, 1]);
});

test('units change ships while others go ashore, as far as there is room', () => {
  const t = table('sol', 'hacan', 'norr');
  t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 4, pds: 1 });
  t.fleet('sol', 'abyz-fria', { carrier: 1, groundForces: 3 });
  t.begin('planetary landings', { seat: 0, system: 'abyz-fria', friendlyOnly: false });
  const l = landingOf(t);
  const [first, second] = landings.holdsAbove(l);
  if (first === undefined || second === undefined) throw new Error('two carriers are there');
  let draft = landings.setLanding(landings.nothingLands, 'abyz', { groundForces: 2 });
  draft = landings.changeInto(l, draft, first, second.id);
  expect(draft.changes[first.id]).toEqual({ into: second.id, groundForces: 3, pds: 0 });
  expect(landings.leftAboard(l, draft)).toEqual({ groundForces: 2, pds: 1 });
  const plan = landings.planOf(l, draft, null);
  expect(t.refusal('sol', plan as Json)).toBeNull();
  t.answer('sol', plan as Json);
  expect(t.planet('abyz').groundForces).toBe(2);
  expect(landings.changeInto(l, draft, first, null).changes).toEqual({});
});

test('a carrier goes out of its way for what it picks up there', () => {
  const t = solFleet();
  t.technologies('sol', 'xrdTransporters');
  t.own('sol', 'meharXull', { groundForces: 3 });
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const draft = only(m, 'carrier', 1);
  const [ship = 0] = draft.going;
  const carrier = m.g.systems.flatMap((s) => s.ships).find((s) => s.id === ship);
  expect(carrier && routesOf(m, carrier as Ship)).toEqual([
    { via: 'meharXull', path: ['home-sol', 'meharXull', 'abyz-fria'] },
  ]);
  const by = goBy(m, withLoad(draft, ship, emptyLoad), ship, 'meharXull');
  const plan = planOf(m, withLoad(by, ship, changeLoad(emptyLoad, 'groundForces', 'meharXull', 2)));
  expect(plan.moves[0]).toMatchObject({ path: ['home-sol', 'meharXull', 'abyz-fria'] });
  expect(t.refusal('sol', plan as Json)).toBeNull();
  expect(planOf(m, goBy(m, by, ship, null)).moves[0]?.path).toEqual(['home-sol', 'abyz-fria']);
});

test('a ship that has a way only with a leader takes him aboard', () => {
  const t = table('letnev', 'hacan');
  t.own('letnev', 'lodor');
  t.leader('unlenn', 'lodor');
  t.fleet('letnev', 'lodor', { dreadnought: 1 });
  t.activated('letnev', 'saudor');
  t.begin('movement', { seat: 0, system: 'saudor' });
  const m = movementOf(t);
  const plan = planOf(m, only(m, 'dreadnought', 1));
  expect(plan.moves[0]?.pickUps).toEqual([{ planet: 'lodor', groundForces: 0, pds: 0, leaders: ['unlenn'] }]);
  expect(t.refusal('letnev', plan as Json)).toBeNull();
});

test('a leader goes aboard a fighter that the carrier takes along, once one has been taken', () => {
  const t = solFleet();
  t.leader('rev', 'jord');
  t.activated('sol', 'abyz-fria');
  t.begin('movement', { seat: 0, system: 'abyz-fria' });
  const m = movementOf(t);
  const draft = only(m, 'carrier', 1);
  const [ship] = draft.going as [number];
  const led = toggleRiding(toggleLeader(emptyLoad, 'rev'), 'rev');
  const [stop] = stopsOf(m, draft, ship) as [Stop];
  // Without a fighter he is aboard the carrier itself.
  expect(mayRide(led, [stop], stop)).toBe(false);
  expect(planOf(m, withLoad(draft, ship, led)).moves[0]?.pickUps).toEqual([
    { planet: 'jord', groundForces: 0, pds: 0, leaders: ['rev'] },
  ]);
  const riding = changeLoad(led, 'fighters', 'home-sol', 1);
  expect(mayRide(riding, [stop], stop)).toBe(true);
  const plan = planOf(m, withLoad(draft, ship, riding));
  t.answer('sol', plan as Json);
  expect(t.leaderAt('rev')).toBe(`ship ${plan.moves[0]?.fighters?.[0]}`);
  expect(toggleLeader(riding, 'rev')).toMatchObject({ leaders: [], riding: [] });
});
