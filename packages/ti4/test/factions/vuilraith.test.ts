// The Vuil'raith Cabal, and capture.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { isAnomaly } from '../../src/queries/board.ts';
import { rollsForRift } from '../../src/queries/movement.ts';
import { unitsLeft } from '../../src/queries/players.ts';
import { fighterSupport } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import { failsWithout } from '../mechs/without.ts';

const pok = { prophecy: true };
const alone = (t: Table): void => {
  for (const player of t.game().players) player.leaders = [];
};

scenario(['ability:devour'], 'what the opponent loses in combat is captured: pieces, and tokens of the supply', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.fleet('vuilraith', '46', { dreadnought: 2 });
  t.fleet('sol', '46', { carrier: 1, fighter: 1 });
  alone(t);
  t.dice(10, 10, 1, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.playOn(() => false);
  expect(t.player('vuilraith').captured).toEqual([
    { type: 'carrier', owner: 1 },
    { type: 'fighter', owner: -1 },
  ]);
  expect(unitsLeft(t.game(), 1, 'carrier')).toBe(3);
});

test('nothing is captured of whoever blockades a space dock of the Cabal', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1, infantry: 1 });
  t.fleet('sol', '54', { destroyer: 1 });
  t.fleet('vuilraith', '46', { dreadnought: 2 });
  t.fleet('sol', '46', { cruiser: 1 });
  alone(t);
  t.dice(10, 10, 1);
  t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
  t.playOn(() => false);
  expect(t.player('vuilraith').captured).toBeUndefined();
});

test('a blockade brings captured ships home, tokens stay', () => {
  const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
  t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
  t.player('vuilraith').captured = [
    { type: 'carrier', owner: 0 },
    { type: 'infantry', owner: -1 },
    { type: 'cruiser', owner: 2 },
  ];
  const [cruiser] = t.fleet('sol', '26', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '25');
  t.answer('sol', { moves: [{ ship: cruiser ?? 0, path: ['26', '25'] }] });
  expect(t.player('vuilraith').captured).toEqual([
    { type: 'infantry', owner: -1 },
    { type: 'cruiser', owner: 2 },
  ]);
  expect(t.events('unitReturned')).toMatchObject([{ seat: 1, player: 0, unit: 'carrier' }]);
});

test('in a transaction captured ships go back to their owner, and to nobody else', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.player('vuilraith').captured = [
    { type: 'carrier', owner: 1 },
    { type: 'fighter', owner: -1 },
  ];
  t.own('vuilraith', 'quann', { infantry: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.fleet('norr', '26', { cruiser: 1 });
  t.goods('sol', 2);
  t.strategy('vuilraith', 'leadership', 'diplomacy');
  t.begin('action phase');
  const nothing = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] };
  const offer = (partner: number, unit: string) => ({
    partner,
    give: { ...nothing, captured: [{ unit, count: 1 }] },
    take: nothing,
    promise: '',
    wanted: '',
  });
  expect(() => t.free(0, 'offer a transaction', offer(2, 'carrier'))).toThrow('why.no such captive');
  expect(() => t.free(0, 'offer a transaction', offer(1, 'fighter'))).toThrow('why.no such captive');
  t.free(0, 'offer a transaction', offer(1, 'carrier'));
  t.answer('sol', { answer: 'accept', give: nothing, take: nothing, promise: '', wanted: '' });
  expect(t.player('vuilraith').captured).toEqual([{ type: 'fighter', owner: -1 }]);
});

scenario(['ability:amalgamation'], 'a captured unit is returned to produce one of its type for nothing', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  t.exhaust('acheron');
  t.player('vuilraith').captured = [{ type: 'dreadnought', owner: 1 }];
  t.begin('production', { seat: 0, system: '54' });
  const pay = { planets: [], goods: 0 };
  const returned = (count: number) => ({
    units: [{ unit: 'dreadnought', count }],
    returned: [{ unit: 'dreadnought', of: 1, count }],
    pay,
  });
  expect(t.refusal('vuilraith', returned(2))).toBe('why.not captured');
  t.answer('vuilraith', returned(1));
  expect(t.ships('vuilraith', '54')).toEqual({ dreadnought: 1 });
  expect(t.player('vuilraith').captured).toBeUndefined();
});

scenario(['ability:riftmeld'], 'a captured unit stands for all prerequisites of its upgrade', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.player('vuilraith').captured = [{ type: 'dreadnought', owner: 1 }];
  t.begin('research technology', { seat: 0, why: { key: 'ask.awaken' } });
  t.answer('vuilraith', 'ability:riftmeld');
  expect(t.options(0)).toEqual(['dreadnoughtII']);
  expect(t.barred(0, 'neuralMotivator')).toBe('why.not what was returned for');
  expect(t.refusal('vuilraith', [])).not.toBeNull();
  t.answer('vuilraith', 'dreadnoughtII');
  expect(t.player('vuilraith').technologies).toEqual(['dreadnoughtII']);
  expect(t.player('vuilraith').captured).toBeUndefined();
});

scenario(['ability:riftmeld'], 'the Cabal says whose captured unit goes home', () => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.player('vuilraith').captured = [
    { type: 'dreadnought', owner: 1 },
    { type: 'dreadnought', owner: 2 },
  ];
  t.begin('research technology', { seat: 0, why: { key: 'ask.awaken' } });
  t.answer('vuilraith', 'ability:riftmeld');
  expect(t.options('vuilraith')).toEqual(['dreadnought 1', 'dreadnought 2']);
  t.answer('vuilraith', 'dreadnought 2');
  t.answer('vuilraith', 'dreadnoughtII');
  expect(t.player('vuilraith').captured).toEqual([{ type: 'dreadnought', owner: 1 }]);
});

const terror = (): void => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.fleet('vuilraith', '46', { flagship: 1, cruiser: 1 });
  const cruiser = t.unitIds('vuilraith', '46', 'cruiser');
  t.begin('destroy units', { seat: 0, enemy: 1, system: '46', ids: cruiser, kind: null });
  expect(t.player('vuilraith').captured).toEqual([{ type: 'cruiser', owner: 0 }]);
  expect(unitsLeft(t.game(), 0, 'cruiser')).toBe(7);
};
scenario(['unit-card:theTerrorBetween'], 'beside the flagship even own units are captured', terror);
failsWithout('unit-card:theTerrorBetween', terror);

const reanimator = (): void => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  const ids = t.own('vuilraith', 'quann', { infantry: 2, mech: 1 }).slice(0, 2);
  t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids, kind: null });
  expect(t.player('vuilraith').captured).toEqual([
    { type: 'infantry', owner: -1 },
    { type: 'infantry', owner: -1 },
  ]);
};
scenario(['unit-card:reanimator'], 'infantry that falls beside a mech is captured by its own side', reanimator);
failsWithout('unit-card:reanimator', reanimator);

const tear = (): void => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  const g = t.game();
  expect([isAnomaly(g, '54', 'gravityRift'), isAnomaly(g, '46', 'gravityRift')]).toEqual([true, false]);
  expect([rollsForRift(g, { seat: 0, system: '54' }), rollsForRift(g, { seat: 1, system: '54' })]).toEqual([
    false,
    true,
  ]);
  expect(fighterSupport(g, { seat: 0, system: '54' })).toBe(6);
};
scenario(['unit-card:dimensionalTear'], 'a dock makes its system a gravity rift, without dice for its owner', tear);
failsWithout('unit-card:dimensionalTear', tear);

const tearII = (): void => {
  const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
  t.technologies('vuilraith', 'dimensionalTearII');
  t.own('vuilraith', 'acheron', { spaceDock: 1 });
  expect(isAnomaly(t.game(), '54', 'gravityRift')).toBe(true);
  expect(fighterSupport(t.game(), { seat: 0, system: '54' })).toBe(12);
};
scenario(
  ['unit-card:dimensionalTearII', 'technology:dimensionalTearII'],
  'improved, it looks after 12 fighters',
  tearII,
);
failsWithout('unit-card:dimensionalTearII', tearII);

scenario(
  ['technology:vortex'],
  'a unit of a type that lies next to a dock is captured out of the reinforcements',
  () => {
    const t = tableWith(pok, 'vuilraith', 'sol', 'norr');
    t.technologies('vuilraith', 'vortex');
    t.own('vuilraith', 'quann', { spaceDock: 1, infantry: 1 });
    t.fleet('sol', '26', { dreadnought: 1 });
    t.fleet('norr', '25', { cruiser: 1 });
    t.strategy('vuilraith', 'leadership', 'diplomacy');
    t.begin('action phase');
    t.answer('vuilraith', 'technology:vortex');
    expect(t.player('vuilraith').captured).toEqual([{ type: 'dreadnought', owner: 1 }]);
    expect(t.ships('sol', '26')).toEqual({ dreadnought: 1 });
    expect(t.player('vuilraith').exhausted).toEqual(['vortex']);
  },
);

scenario(['note:crucible'], 'no dice for gravity rifts, and one move more for who leaves one', () => {
  const t = tableWith(pok, 'sol', 'vuilraith', 'norr');
  t.note('vuilraith', 'sol', 'crucible');
  const [dreadnought] = t.fleet('sol', '41', { dreadnought: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '18');
  t.answer('sol', 'note:crucible#crucible.1');
  t.answer('sol', { moves: [{ ship: dreadnought ?? 0, path: ['41', '31', '22', '18'] }] });
  expect(t.ships('sol', '18')).toEqual({ dreadnought: 1 });
  expect(t.player('vuilraith').notes).toContain('crucible.1');
});
