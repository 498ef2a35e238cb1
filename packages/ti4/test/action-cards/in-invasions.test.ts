// Action cards of invasions and of planets that change hands.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table, UnitsOf } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Norr's fleet lies above Arinam and Meer, which are the xxcha's. */
function above(fleet: UnitsOf, garrison: UnitsOf): Table {
  const t = table('sol', 'xxcha', 'norr');
  t.fleet('sol', '37', fleet);
  t.own('xxcha', 'arinam', garrison);
  t.active('sol', '37');
  return t;
}

const invade = (t: Table): void => t.begin('invasion', { seat: 0, system: '37' });

scenario(['action:bunker'], 'four less on bombardment of all one’s planets in the system', () => {
  const t = above({ dreadnought: 1 }, { infantry: 1 });
  t.hand('xxcha', 'bunker');
  t.dice(8);
  invade(t);
  t.answer('xxcha', 'action:bunker');
  t.confirm('sol');
  // 8 less 4 misses the 5 of a dreadnought.
  expect(t.ground('xxcha', 'arinam')).toEqual({ infantry: 1 });
  expect(t.events('diceRolled')).toMatchObject([{ groups: [{ bonus: -4 }] }]);
  expect(t.game().effects).toEqual([]);
});

scenario(['action:bunker'], 'not by the invader, nor by whoever has no planet there', () => {
  const t = above({ dreadnought: 1 }, { infantry: 1 });
  t.own('sol', 'meer');
  for (const who of ['sol', 'norr'] as const) t.hand(who, 'bunker');
  invade(t);
  expect(t.where()).not.toContain('window');
  const own = above({ dreadnought: 1 }, { infantry: 1 });
  own.hand('xxcha', 'bunker');
  invade(own);
  expect(own.options('xxcha')).toEqual(['action:bunker']);
});

scenario(['action:bunker'], 'it holds for the whole invasion, also when the L1Z1X bombard again', () => {
  const t = table('l1z1x', 'xxcha', 'norr');
  t.fleet('l1z1x', '37', { dreadnought: 1, infantry: 1 });
  t.own('xxcha', 'arinam', { infantry: 1 });
  t.active('l1z1x', '37');
  t.hand('xxcha', 'bunker');
  t.dice(1, 1, 8, 10, 1);
  t.begin('invasion', { seat: 0, system: '37' });
  t.answer('xxcha', 'action:bunker');
  t.answer('l1z1x', { targets: [] });
  t.answer('l1z1x', { landings: [{ planet: 'arinam', units: t.unitIds('l1z1x', '37', 'infantry') }] });
  t.answer('l1z1x', 'ability:harrow');
  // The 8 of the second bombardment was a 4: it took another round of combat.
  expect(t.events('diceRolled').map((e) => [e.kind, e.groups[0]?.bonus])).toEqual([
    ['ground combat', 0],
    ['ground combat', 0],
    ['bombardment', -4],
    ['ground combat', 0],
    ['ground combat', 0],
  ]);
  expect(t.planet('arinam').owner).toBe(0);
});

scenario(['action:disable'], 'PDS in the system have neither shield nor guns in this invasion', () => {
  const t = above({ dreadnought: 1, infantry: 1 }, { infantry: 1, pds: 1 });
  t.hand('sol', 'disable');
  t.dice(10);
  invade(t);
  t.answer('sol', 'action:disable');
  t.confirm('sol');
  expect(t.ground('xxcha', 'arinam')).toEqual({ pds: 1 });
  t.answer('sol', { landings: [{ planet: 'arinam', units: t.unitIds('sol', '37', 'infantry') }] });
  expect(t.planet('arinam').owner).toBe(0);
  expect(t.events('diceRolled')).toHaveLength(1);
});

scenario(['action:disable'], 'only by the active player, where an opponent has a PDS', () => {
  const t = above({ infantry: 1, carrier: 1 }, { infantry: 1 });
  t.own('sol', 'meer', { pds: 1 });
  t.hand('sol', 'disable');
  invade(t);
  expect(t.where()).toContain('commit ground forces');
  const there = above({ carrier: 1, infantry: 1 }, { pds: 1 });
  there.hand('sol', 'disable');
  there.hand('xxcha', 'disable');
  invade(there);
  expect([there.options('sol'), there.options('xxcha')]).toEqual([['action:disable'], []]);
});

scenario(['action:parley'], 'what was committed to one planet goes back to space and lands nowhere', () => {
  const t = above({ carrier: 1, infantry: 4 }, { infantry: 1 });
  t.own('xxcha', 'meer', { infantry: 1 });
  t.hand('xxcha', 'parley');
  const [a = 0, b = 0, c = 0, d = 0] = t.unitIds('sol', '37', 'infantry');
  t.dice(10, 1, 10, 1);
  invade(t);
  t.answer('sol', {
    landings: [
      { planet: 'arinam', units: [a, b] },
      { planet: 'meer', units: [c, d] },
    ],
  });
  t.answer('xxcha', 'action:parley');
  t.answer('xxcha', 'arinam');
  expect(t.ships('sol', '37')).toEqual({ carrier: 1, infantry: 2 });
  expect([t.planet('arinam').owner, t.planet('meer').owner]).toEqual([1, 0]);
  expect(t.isOver()).toBe(true);
});

scenario(['action:parley'], 'what finds no room any more is removed', () => {
  const t = above({ dreadnought: 1, infantry: 1 }, {});
  const landed = t.unitIds('sol', '37', 'infantry');
  t.hand('xxcha', 'parley');
  invade(t);
  t.answer('sol', { landings: [{ planet: 'arinam', units: landed }] });
  t.change((g) => {
    const at = g.systems.find((s) => s.id === '37');
    if (at !== undefined) at.space = at.space.filter((u) => u.type !== 'dreadnought');
  });
  t.answer('xxcha', 'action:parley');
  expect(t.ships('sol', '37')).toEqual({});
  expect(t.events('unitRemoved')).toHaveLength(1);
});

scenario(['action:fireTeam'], 'any of one’s dice of a ground combat roll are rolled again', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('xxcha', 'saudor', { infantry: 2 });
  t.landed('sol', 'saudor', { infantry: 2 });
  t.active('sol', '23');
  t.hand('sol', 'fireTeam');
  t.dice(1, 10, 10, 1, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  t.answer('sol', 'action:fireTeam');
  t.answer('sol', { dice: [{ group: 0, die: 0 }] });
  expect(t.events('dieRerolled')).toMatchObject([{ before: 1, after: 10 }]);
  expect(t.ground('xxcha', 'saudor')).toEqual({});
});

scenario(['action:fireTeam'], 'modifiers hold for the new roll too', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.own('xxcha', 'saudor', { infantry: 1 });
  t.landed('norr', 'saudor', { infantry: 1 });
  t.active('norr', '23');
  t.hand('norr', 'fireTeam');
  // The Sardakk add 1: a 7 is an 8.
  t.dice(1, 7, 1);
  t.begin('ground combat', { attacker: 0, defender: 1, system: '23', planet: 'saudor' });
  t.answer('norr', 'action:fireTeam');
  t.confirm('norr');
  expect(t.ground('xxcha', 'saudor')).toEqual({});
});

scenario(['action:infiltrate'], 'structures of the former owner become one’s own', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('xxcha', 'saudor', { pds: 2, spaceDock: 1 });
  t.landed('sol', 'saudor', { infantry: 1 });
  t.active('sol', '23');
  t.hand('sol', 'infiltrate');
  t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
  t.answer('sol', 'action:infiltrate');
  expect(t.ground('sol', 'saudor')).toEqual({ infantry: 1, pds: 2, spaceDock: 1 });
  expect(t.ground('xxcha', 'saudor')).toEqual({});
  expect(t.events('unitDestroyed')).toEqual([]);
});

scenario(['action:infiltrate'], 'what no piece is taken off the board for falls', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('sol', 'wellon', { spaceDock: 1 });
  t.own('sol', 'thibah', { spaceDock: 1 });
  t.own('sol', 'tarmann', { spaceDock: 1 });
  t.own('xxcha', 'saudor', { pds: 1, spaceDock: 1 });
  t.landed('sol', 'saudor', { infantry: 1 });
  t.active('sol', '23');
  t.hand('sol', 'infiltrate');
  t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
  t.answer('sol', 'action:infiltrate');
  t.pass('sol');
  expect(t.ground('sol', 'saudor')).toEqual({ infantry: 1, pds: 1 });
  expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['spaceDock']);
});

scenario(['action:infiltrate', 'agenda:ministerOfIndustry'], 'a dock that is replaced counts as placed', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.law('ministerOfIndustry', 'sol', 'sol');
  t.own('xxcha', 'saudor', { spaceDock: 1 });
  t.landed('sol', 'saudor', { infantry: 1 });
  t.goods('sol', 3);
  t.hand('sol', 'infiltrate');
  t.active('sol', '23');
  t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
  t.answer('sol', 'action:infiltrate');
  t.answer('sol', 'agenda:ministerOfIndustry');
  t.answer('sol', { units: [{ unit: 'cruiser', count: 1 }], pay: { planets: [], goods: 2 } });
  expect(t.ships('sol', '23')).toEqual({ cruiser: 1 });
});

scenario(['action:reparations'], 'a planet of the conqueror is exhausted, one of one’s own readied', () => {
  const t = table('sol', 'xxcha', 'norr');
  t.own('xxcha', 'saudor');
  t.own('sol', 'wellon');
  t.exhaust('archonRen', 'archonTau');
  t.landed('sol', 'saudor', { infantry: 1 });
  t.hand('xxcha', 'reparations');
  t.begin('gain control', { seat: 0, planet: 'saudor', how: 'invasion' });
  t.answer('xxcha', 'action:reparations');
  // The planet just taken lies exhausted already.
  expect(t.options('xxcha').sort()).toEqual(['jord', 'wellon']);
  t.answer('xxcha', 'wellon');
  t.answer('xxcha', 'archonRen');
  expect([t.planet('wellon').exhausted, t.planet('archonRen').exhausted]).toEqual([true, false]);
});

scenario(['action:reparations'], 'one of the two halves is enough, none is not', () => {
  const half = table('sol', 'xxcha', 'norr');
  half.own('xxcha', 'saudor');
  half.exhaust('jord', 'archonRen');
  half.hand('xxcha', 'reparations');
  half.begin('gain control', { seat: 0, planet: 'saudor', how: 'otherwise' });
  half.answer('xxcha', 'action:reparations');
  expect(half.planet('archonRen').exhausted).toBe(false);
  const none = table('sol', 'xxcha', 'norr');
  none.own('xxcha', 'saudor');
  none.exhaust('jord');
  none.hand('xxcha', 'reparations');
  none.begin('gain control', { seat: 0, planet: 'saudor', how: 'otherwise' });
  expect(none.isOver()).toBe(true);
});
