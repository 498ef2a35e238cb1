// The Embers of Muaat.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { unitCard } from '../../src/queries/units.ts';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';
import { activate, move } from '../movement/moving.ts';

const acting = (prepare: (t: Table) => void): Table => {
  const t = table('muaat', 'xxcha');
  t.strategy('muaat', 'leadership');
  t.strategy('xxcha', 'diplomacy');
  t.tokens('muaat', { strategy: 2 });
  prepare(t);
  t.begin('action phase');
  return t;
};

scenario(['ability:starForge'], 'a strategy token makes two fighters or a destroyer beside a war sun', () => {
  const t = acting((t) => t.fleet('muaat', '23', { warSun: 1 }));
  t.answer('muaat', 'ability:starForge');
  expect(t.options('muaat')).toEqual(['fighter', 'destroyer']);
  t.answer('muaat', 'fighter');
  expect(t.ships('muaat', '23')).toEqual({ warSun: 1, fighter: 2 });
  expect(t.player('muaat').strategy).toBe(1);
});

scenario(['ability:starForge'], 'not without a war sun on the board or a token in the strategy pool', () => {
  const bare = acting(() => undefined);
  expect(bare.barred('muaat', 'ability:starForge')).toBe('why.no target');
  const poor = acting((t) => {
    t.fleet('muaat', '23', { warSun: 1 });
    t.tokens('muaat', { strategy: 0 });
  });
  expect(poor.barred('muaat', 'ability:starForge')).toBe('why.no strategy token');
});

scenario(['ability:gashlaiPhysiology'], 'ships move through supernovas, not into them', () => {
  const t = table('muaat', 'xxcha');
  const [cruiser] = t.fleet('muaat', '34', { cruiser: 1 });
  activate(t, 'muaat', '29');
  expect(t.refusal('muaat', move(cruiser, ['34', '43', '29']))).toBeNull();
  const u = table('muaat', 'xxcha');
  u.fleet('muaat', '34', { cruiser: 1 });
  activate(u, 'muaat', '43');
  expect(u.isOver()).toBe(true);
});

scenario(['unit-card:prototypeWarSun'], 'they begin with a war sun and may build others', () => {
  const t = table('muaat', 'xxcha');
  expect(unitCard(t.game(), 0, 'warSun')).toMatchObject({ id: 'prototypeWarSun', move: 1, cost: 12 });
  expect(unitCard(t.game(), 1, 'warSun')).toBeNull();
});

scenario(
  ['technology:prototypeWarSunII', 'unit-card:prototypeWarSunII'],
  'the second prototype moves three and costs ten',
  () => {
    const t = table('muaat', 'xxcha');
    t.technologies('muaat', 'prototypeWarSunII');
    const [sun] = t.fleet('muaat', '23', { warSun: 1 });
    expect(unitCard(t.game(), 0, 'warSun')?.cost).toBe(10);
    activate(t, 'muaat', '38');
    expect(t.refusal('muaat', move(sun, ['23', '25', '26', '38']))).toBeNull();
  },
);

const fighters = (count: number, goods: number): Json => ({
  units: [{ unit: 'fighter', count }],
  pay: { planets: [], goods },
});

scenario(['technology:magmusReactor'], 'ships may enter supernovas', () => {
  const t = table('muaat', 'xxcha');
  t.technologies('muaat', 'magmusReactor');
  const [cruiser] = t.fleet('muaat', '34', { cruiser: 1 });
  activate(t, 'muaat', '43');
  t.answer('muaat', move(cruiser, ['34', '43']));
  expect(t.ships('muaat', '43')).toEqual({ cruiser: 1 });
});

scenario(['technology:magmusReactor'], 'production beside a war sun or next to a supernova brings a trade good', () => {
  const produced = (prepare: (t: Table) => void, system: string): number => {
    const t = table('muaat', 'xxcha');
    t.technologies('muaat', 'magmusReactor');
    t.goods('muaat', 1);
    prepare(t);
    t.active('muaat', system);
    t.begin('production', { seat: 0, system });
    t.answer('muaat', fighters(2, 1));
    return t.player('muaat').tradeGoods;
  };
  expect(produced((t) => t.own('muaat', 'gral', { spaceDock: 1 }), '34')).toBe(1);
  expect(
    produced((t) => {
      t.own('muaat', 'saudor', { spaceDock: 1 });
      t.fleet('muaat', '23', { warSun: 1 });
    }, '23'),
  ).toBe(1);
  expect(produced((t) => t.own('muaat', 'saudor', { spaceDock: 1 }), '23')).toBe(0);
});

scenario(['unit-card:theInferno'], 'a strategy token makes a cruiser beside the flagship', () => {
  const t = acting((t) => t.fleet('muaat', '23', { flagship: 1 }));
  t.answer('muaat', 'unit-card:theInferno');
  expect(t.ships('muaat', '23')).toEqual({ flagship: 1, cruiser: 1 });
  expect(t.player('muaat').strategy).toBe(1);
});

/** All of a type on the board, where own tokens hold them. */
const nonePulled = (t: Table, type: 'cruiser' | 'destroyer'): void => {
  for (const [system, count] of [
    ['25', 3],
    ['26', 3],
    ['27', 2],
  ] as const) {
    t.fleet('muaat', system, { [type]: count });
    t.activated('muaat', system);
  }
};

scenario(['unit-card:theInferno'], 'without a cruiser to be had there is no such action', () => {
  const t = acting((t) => {
    t.fleet('muaat', '23', { flagship: 1 });
    nonePulled(t, 'cruiser');
  });
  expect(t.barred('muaat', 'unit-card:theInferno')).toBe('why.no pieces left');
});

scenario(['ability:starForge'], 'without a destroyer to be had it makes fighters', () => {
  const t = acting((t) => {
    t.fleet('muaat', '23', { warSun: 1 });
    nonePulled(t, 'destroyer');
  });
  t.answer('muaat', 'ability:starForge');
  expect([t.options('muaat'), t.barred('muaat', 'destroyer')]).toEqual([['fighter'], 'why.no pieces left']);
});

scenario(['note:firesOfTheGashlai'], 'its holder gains the war sun, Muaat lose a fleet token', () => {
  const t = table('muaat', 'xxcha');
  t.note('muaat', 'xxcha', 'firesOfTheGashlai');
  t.strategy('xxcha', 'leadership');
  t.strategy('muaat', 'diplomacy');
  t.begin('action phase');
  t.answer('xxcha', 'note:firesOfTheGashlai#firesOfTheGashlai.0');
  expect(t.player('xxcha').technologies).toEqual(['warSun']);
  expect(t.player('muaat').fleet).toBe(2);
  expect(t.player('muaat').notes).toContain('firesOfTheGashlai.0');
});

test('whoever has the war sun cannot play it', () => {
  const t = table('muaat', 'xxcha');
  t.note('muaat', 'xxcha', 'firesOfTheGashlai');
  t.technologies('xxcha', 'warSun');
  t.strategy('xxcha', 'leadership');
  t.strategy('muaat', 'diplomacy');
  t.begin('action phase');
  expect(t.options('xxcha')).not.toContain('note:firesOfTheGashlai#firesOfTheGashlai.0');
});

scenario(['technology:magmusReactor'], 'a war sun that was made by the same production does not count', () => {
  const t = table('muaat', 'xxcha');
  t.technologies('muaat', 'magmusReactor');
  t.goods('muaat', 13);
  t.own('muaat', 'saudor', { spaceDock: 1 });
  t.active('muaat', '23');
  t.begin('production', { seat: 0, system: '23' });
  t.answer('muaat', { units: [{ unit: 'warSun', count: 1 }], pay: { planets: [], goods: 12 } });
  expect(t.player('muaat').tradeGoods).toBe(1);
  t.begin('production', { seat: 0, system: '23' });
  t.answer('muaat', fighters(2, 1));
  expect(t.player('muaat').tradeGoods).toBe(1);
});

scenario(['leader:magmus'], 'a secondary ability that does nothing else still turns a token into a trade good', () => {
  const offered = (unlocked: boolean) => {
    const t = tableWith({ prophecy: true }, 'sol', 'muaat', 'norr');
    if (unlocked) t.unlock('muaat', 'magmus');
    t.strategy('sol', 'diplomacyRevised');
    t.begin('strategic action', { seat: 0, card: 'diplomacyRevised' });
    return t;
  };
  expect(offered(false).awaited()).not.toContain(1);
  const t = offered(true);
  t.answer('muaat', 'secondary');
  t.answer('muaat', 'leader:magmus');
  expect(t.player('muaat')).toMatchObject({ strategy: 1, tradeGoods: 1 });
});
