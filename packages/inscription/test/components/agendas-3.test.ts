// What everybody marks when an agenda of stage III passes or fails: as completely as possible, and nothing where there is nothing.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

scenario(
  ['agenda:corporate_tax_breaks'],
  'Corporate Tax Breaks gives a trade good for every two unlocked icons',
  () => {
    const trade = (icons: number): number => {
      const t = sitting({ written: ({ industry }) => Object.assign(industry, { tri: icons, dia: icons, sqr: icons }) });
      return t.outcome('corporate_tax_breaks', 'pass').paper.industry.trade;
    };
    expect([0, 1, 2, 4, 6, 8].map(trade)).toEqual([0, 0, 1, 1, 2, 2]);
  },
);

scenario(
  ['agenda:corporate_tax_breaks'],
  'otherwise one space is claimed for free, next to a scrapped one as always',
  () => {
    const t = sitting({ written: ({ industry }) => industry.claimed.push('h1_0') }).outcome(
      'corporate_tax_breaks',
      'fail',
    );
    expect(t.can()).toHaveLength(5);
    expect(t.can()).not.toContain('free space h2_0');
    t.mark('free space h0_-1');
    expect(t.paper.industry.tri).toBe(1);
  },
);

scenario(
  ['agenda:automated_worker_ban'],
  'the ban makes two spaces unusable: neither scrapped nor claimed, and nothing lies next to them',
  () => {
    const t = sitting({ active: 'industry', purse: 'MI', kept: ['warfare'] }).outcome('automated_worker_ban', 'pass');
    // All but the one that is scrapped from the start, tagged ones among them.
    expect(t.can()).toHaveLength(39);
    t.mark('cross h1_0', 'cross h3_-3');
    expect(t.can('M scrap')).not.toContain('M scrap h1_0');
    expect(t.can('I space')).not.toContain('I space h1_0');
    expect(t.can('warfare scrap')).toEqual([]);
    expect(t.can('M scrap')).toHaveLength(5);
  },
);

scenario(['agenda:automated_worker_ban'], 'the ban otherwise costs two trade goods, or the one there is', () => {
  const t = sitting({ trade: 3 }).outcome('automated_worker_ban', 'fail');
  expect(t.paper.industry.tradeSpent).toBe(2);
  t.outcome('automated_worker_ban', 'fail');
  expect(t.paper.industry).toMatchObject({ trade: 3, tradeSpent: 3 });
});

scenario(['agenda:hyperlane_security'], 'Hyperlane Security explores two systems, or claims one', () => {
  const t = sitting().outcome('hyperlane_security', 'pass').mark('free explore a1-b1', 'free explore b1-c1');
  t.outcome('hyperlane_security', 'fail');
  expect(t.can()).toEqual(['free claim a1', 'free claim a2', 'free claim b1', 'free claim c1']);
  t.mark('free claim c1');
  expect(t.paper.kept).toMatchObject([{ asset: 'planet', at: 'navigation c1' }]);
});

scenario(
  ['agenda:disarmament_treaty'],
  'the treaty takes one strength on both sides in the next war event, never below none',
  () => {
    const t = sitting({
      written: ({ warfare }) => warfare.drawn.push({ unit: 'mech', nodes: ['0_3', '0_4', '0_5'], built: true }),
    });
    t.outcome('disarmament_treaty', 'pass');
    expect(t.paper.warfare).toMatchObject({ nextLeft: -1, nextRight: -1, left: 0, right: 0 });
    expect(strengthOf(t.paper, 'left', 2, '')).toBe(2);
    expect(strengthOf(t.paper, 'right', 2, '')).toBe(0);
  },
);

scenario(
  ['agenda:disarmament_treaty'],
  'the treaty otherwise crosses out one unbuilt unit of each of two types',
  () => {
    const t = sitting({
      active: 'warfare',
      purse: 'MMM',
      written: ({ warfare }) => {
        warfare.bands.push({ unit: 'flagship', struck: [0, 1, 2, 3], lost: false });
        for (let n = 0; n < 3; n++)
          warfare.bands.push({ unit: 'carrier', struck: n === 1 ? [0] : [0, 1], lost: false });
      },
    });
    t.outcome('disarmament_treaty', 'fail');
    // Infantry are unlimited, and the flagship is built.
    expect(t.can()).toEqual(
      ['pds', 'cruiser', 'carrier', 'mech', 'dreadnought', 'warsun'].map((unit) => `cross ${unit}`),
    );
    t.mark('cross carrier');
    expect(t.can()).not.toContain('cross carrier');
    t.mark('cross warsun');
    expect(t.mayStop()).toBe(false);
    // All carriers were begun: the one that lacks most is gone, with what was spent on it.
    expect(t.can('M build carrier')).toEqual([]);
    t.desk.purse.I = 1;
    expect(t.can('I build carrier')).toEqual(['I build carrier.0', 'I build carrier.2']);
    t.owe({ op: 'gain', asset: { kind: 'spec', s: 'cybernetic' }, n: 1 }).mark('cybernetic unit warsun');
    expect(t.can('M build warsun')).toEqual(['M build warsun.1']);
  },
);

scenario(
  ['agenda:disarmament_treaty'],
  'neither a built unit nor one that is crossed out already is crossed out',
  () => {
    const t = sitting({
      written: ({ warfare }) => {
        warfare.bands.push({ unit: 'carrier', struck: [], lost: true });
        warfare.bands.push({ unit: 'carrier', struck: [0, 1, 2], lost: false });
        warfare.bands.push({ unit: 'carrier', struck: [0, 1], lost: false });
      },
    });
    t.outcome('disarmament_treaty', 'fail').mark('cross carrier', 'cross mech');
    expect(t.paper.warfare.bands.slice(0, 3).map(({ lost }) => lost)).toEqual([true, false, true]);
    expect(t.points().warfare).toBe(1);
    t.outcome('disarmament_treaty', 'fail');
    expect(t.can()).not.toContain('cross carrier');
  },
);

scenario(['agenda:disarmament_treaty'], 'where units of one type alone are unbuilt, one is crossed out', () => {
  const t = sitting({
    written: ({ warfare }) => {
      for (const unit of ['pds', 'cruiser', 'carrier', 'flagship', 'dreadnought', 'warsun'] as const)
        for (let n = 0; n < 4; n++) warfare.bands.push({ unit, struck: [], lost: true });
    },
  });
  t.outcome('disarmament_treaty', 'fail').mark('cross mech');
  expect(t.mayStop()).toBe(true);
  expect(t.paper.warfare.bands.filter(({ unit }) => unit === 'mech')).toEqual([
    { unit: 'mech', struck: [], lost: true },
  ]);
});
