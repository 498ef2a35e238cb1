// The Clan of Saar.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { combatDice } from '../../src/queries/values.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

const make = (unit: string, count: number, goods: number, place?: string): Json => ({
  units: [{ unit, count, ...(place !== undefined && { place }) }],
  pay: { planets: [], goods },
});

scenario(['ability:scavenge'], 'a trade good for every planet gained', () => {
  const t = table('saar', 'xxcha');
  const [, one = 0, two = 0] = t.fleet('saar', '36', { carrier: 1, infantry: 2 });
  t.active('saar', '36');
  t.begin('invasion', { seat: 0, system: '36' });
  t.answer('saar', {
    landings: [
      { planet: 'arnor', units: [one] },
      { planet: 'lor', units: [two] },
    ],
  });
  expect(t.player('saar').tradeGoods).toBe(2);
  expect(t.events('tradeGoodsGained')).toHaveLength(2);
});

scenario(['ability:nomadic'], 'public objectives are scored without the home planets', () => {
  const t = table('saar', 'xxcha');
  t.objectives('negotiateTradeRoutes');
  t.goods('saar', 5);
  t.own('xxcha', 'ragh');
  t.begin('score objectives', { seat: 0 });
  t.answer('saar', 'negotiateTradeRoutes');
  expect(t.player('saar').points).toBe(1);
});

scenario(['technology:chaosMapping'], 'others do not activate asteroid fields with Saar ships', () => {
  const t = table('xxcha', 'saar');
  t.technologies('saar', 'chaosMapping', 'antimassDeflectors');
  t.technologies('xxcha', 'antimassDeflectors');
  t.fleet('saar', '44', { cruiser: 1 });
  t.fleet('xxcha', '22', { cruiser: 1 });
  t.begin('tactical action', { seat: 0 });
  expect(t.options('xxcha')).not.toContain('44');
  expect(t.barred('xxcha', '44')).toBe('why.chaos mapping');
});

const turn = (prepare: (t: Table) => void): Table => {
  const t = table('saar', 'xxcha');
  t.technologies('saar', 'chaosMapping');
  t.goods('saar', 4);
  t.strategy('saar', 'leadership');
  t.strategy('xxcha', 'diplomacy');
  prepare(t);
  t.begin('action phase');
  return t;
};

scenario(['technology:chaosMapping'], 'a unit may be produced at the start of each turn where a dock is', () => {
  const t = turn((t) => t.fleet('saar', '47', { spaceDock: 1 }));
  t.answer('saar', 'technology:chaosMapping');
  expect(t.refusal('saar', make('fighter', 2, 1))).toBe('why.production limit');
  t.answer('saar', make('cruiser', 1, 2));
  expect(t.ships('saar', '47')).toEqual({ spaceDock: 1, cruiser: 1 });
  expect(t.player('saar').tradeGoods).toBe(2);
  expect(t.where()).toBe('action phase/choose an action');
});

scenario(['unit-card:sonOfRagh'], 'the flagship fires four barrage dice that hit with 6', () => {
  const t = table('saar', 'xxcha');
  const about = {
    seat: 0,
    enemy: 1,
    unit: 'flagship',
    kind: 'anti-fighter barrage',
    role: 'attacker',
    round: 1,
  } as const;
  expect(combatDice(t.game(), { ...about, system: '23' })).toBe(4);
});

scenario(
  ['technology:floatingFactoryII', 'unit-card:floatingFactoryII'],
  'the second factory moves two, carries five and makes seven',
  () => {
    const t = table('saar', 'xxcha');
    t.technologies('saar', 'floatingFactoryII');
    t.goods('saar', 4);
    const [dock, ...infantry] = t.fleet('saar', '19', { spaceDock: 1, infantry: 5 });
    activate(t, 'saar', '25');
    t.answer('saar', move(dock, ['19', '23', '25'], infantry));
    expect(t.ships('saar', '25')).toEqual({ spaceDock: 1, infantry: 5 });
    t.change((g) => {
      for (const s of g.systems) if (s.id === '25') s.space = s.space.filter((u) => u.type === 'spaceDock');
    });
    t.begin('production', { seat: 0, system: '25' });
    expect(t.refusal('saar', make('infantry', 8, 4, 'space'))).toBe('why.production limit');
    expect(t.refusal('saar', make('infantry', 7, 4, 'space'))).toBeNull();
  },
);

scenario(
  ['unit-card:floatingFactory'],
  'ground forces from a factory stay in space or go to a planet of theirs',
  () => {
    const t = table('saar', 'xxcha');
    t.goods('saar', 2);
    t.fleet('saar', '36', { spaceDock: 1 });
    t.own('saar', 'arnor');
    t.own('xxcha', 'lor', { infantry: 1 });
    t.active('saar', '36');
    t.begin('production', { seat: 0, system: '36' });
    expect(t.refusal('saar', make('infantry', 2, 1, 'space'))).toBeNull();
    expect(t.refusal('saar', make('infantry', 2, 1, 'lor'))).toBe('why.not placed there');
    t.answer('saar', make('infantry', 2, 1, 'arnor'));
    expect(t.ground('saar', 'arnor')).toEqual({ infantry: 2 });
  },
);

scenario(['note:raghsCall'], 'all Saar ground forces of the planet go to another of theirs, without combat', () => {
  const t = table('xxcha', 'saar');
  t.note('saar', 'xxcha', 'raghsCall');
  const [, troop = 0] = t.fleet('xxcha', '23', { carrier: 1, infantry: 1 });
  t.own('saar', 'saudor', { infantry: 2, pds: 1 });
  t.own('saar', 'thibah');
  t.active('xxcha', '23');
  t.begin('invasion', { seat: 0, system: '23' });
  t.answer('xxcha', { landings: [{ planet: 'saudor', units: [troop] }] });
  t.answer('xxcha', 'note:raghsCall#raghsCall.1');
  expect(t.options('xxcha').sort()).toEqual(['lisisII', 'ragh', 'thibah']);
  t.answer('xxcha', 'thibah');
  expect(t.ground('saar', 'thibah')).toEqual({ infantry: 2 });
  // The guns stay, and fire.
  t.dice(1);
  t.answer('saar', 'fire');
  expect(t.events('groundCombatBegan')).toEqual([]);
  expect(t.planet('saudor').owner).toBe(0);
  expect(t.player('saar').notes).toContain('raghsCall.1');
});

test('Construction puts a factory into the space beside a planet of theirs', () => {
  const t = table('saar', 'xxcha');
  t.own('saar', 'saudor');
  t.begin('place structure', { seat: 0, types: ['spaceDock'], why: { key: 'sequence.place structure' } });
  t.answer('saar', t.options('saar').find((id) => id.includes('saudor')) as string);
  expect(t.ships('saar', '23')).toEqual({ spaceDock: 1 });
});

test('nobody is asked to produce by Chaos Mapping who can pay nothing', () => {
  const t = turn((t) => {
    t.fleet('saar', '47', { spaceDock: 1 });
    t.goods('saar', 0);
    t.exhaust('ragh', 'lisisII');
  });
  expect(t.where()).toBe('action phase/choose an action');
});

scenario(
  ['unit-card:floatingFactory'],
  'a factory in the home system serves Warfare, and retreats with the ships',
  () => {
    const t = table('saar', 'xxcha');
    t.goods('saar', 2);
    t.fleet('saar', '11', { spaceDock: 1 });
    t.begin('secondary warfare', { seat: 0 });
    t.answer('saar', make('cruiser', 1, 2));
    expect(t.ships('saar', '11')).toEqual({ spaceDock: 1, cruiser: 1 });
    const u = table('xxcha', 'saar');
    u.fleet('xxcha', '23', { cruiser: 1 });
    u.fleet('saar', '23', { carrier: 1, spaceDock: 1 });
    u.own('saar', 'wellon');
    u.active('xxcha', '23');
    u.begin('retreat', { seat: 1, enemy: 0, system: '23' });
    expect(u.ships('saar', '19')).toEqual({ carrier: 1, spaceDock: 1 });
  },
);

test('a factory falls when its last ship does, but not when both sides are wiped out', () => {
  const fought = (...dice: number[]): Record<string, number> => {
    const t = table('xxcha', 'saar');
    t.fleet('xxcha', '46', { cruiser: 1 });
    t.fleet('saar', '46', { cruiser: 1, spaceDock: 1 });
    t.active('xxcha', '46');
    t.dice(...dice);
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.playOn();
    return t.ships('saar', '46');
  };
  expect(fought(10, 1)).toEqual({});
  expect(fought(10, 10)).toEqual({ spaceDock: 1 });
});
