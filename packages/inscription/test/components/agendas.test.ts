// What everybody marks when an agenda passes or fails: as completely as possible, and nothing where there is nothing.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf, votesLeft } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(['agenda:homestead_relief'], 'Homestead Relief gives a population, or two icons on unlocked planets', () => {
  expect(sitting().outcome('homestead_relief', 'pass').paper.expansion.population).toBe(1);
  const t = sitting({ planets: 'p1 p2' }).outcome('homestead_relief', 'fail');
  t.mark('free develop p1.0.0', 'free develop p2.0.1');
  expect(t.mayStop()).toBe(true);
  // Nobody without an unlocked planet has something to do.
  expect(sitting().outcome('homestead_relief', 'fail').mayStop()).toBe(true);
});

scenario(
  ['agenda:population_controls'],
  'Population Controls crosses out a population asset that was not claimed yet',
  () => {
    const t = sitting({
      active: 'expansion',
      purse: 'II',
      planets: 'p1',
      written: ({ expansion }) => expansion.struck.push('p1.1.0', 'p1.1.1'),
    });
    t.outcome('population_controls', 'pass');
    // Arinam's first row and second column, and lines of locked planets.
    expect(t.can('cross p1')).toEqual(['cross p1.r0', 'cross p1.c1']);
    expect(t.can('cross p2')).toEqual(['cross p2.r1', 'cross p2.c0']);
    t.mark('cross p1.r0', 'I develop p1.0.0', 'I develop p1.0.1');
    // The row is full and gives nothing; its columns do.
    expect(t.paper.expansion.population).toBe(1);
    expect(t.paper.industry.trade).toBe(1);
  },
);

scenario(
  ['agenda:population_controls', 'technology:neural_motivators'],
  'Neural Motivators still sees a population asset that was crossed out',
  () => {
    const t = sitting({ active: 'expansion', planets: 'p3', technologies: ['neural_motivators'] });
    t.outcome('population_controls', 'pass').mark('cross p3.r0', 'use neural_motivators');
    expect(t.can()).toEqual(['free develop p3.0.0', 'free develop p3.0.1']);
    expect(t.paper.expansion.barred).toEqual(['p3.r0']);
  },
);

scenario(
  ['agenda:population_controls'],
  'Population Controls otherwise costs a planet asset that was not spent',
  () => {
    const t = sitting({ active: 'expansion', kept: ['planet', 'planet', 'biotic'] }).outcome(
      'population_controls',
      'fail',
    );
    expect(t.paper.kept.map(({ spent }) => spent)).toEqual([true, false, false]);
    t.mark('planet unlock p1').outcome('population_controls', 'fail');
    expect(t.paper.kept.map(({ spent }) => spent)).toEqual([true, true, false]);
    expect(t.mayStop()).toBe(true);
  },
);

scenario(
  ['agenda:trade_fleet_subsidization'],
  'Trade-Fleet Subsidization gives two trade goods, or a commodity',
  () => {
    const t = sitting({ trade: 14 }).outcome('trade_fleet_subsidization', 'pass');
    expect(t.paper.industry.trade).toBe(15);
    t.outcome('trade_fleet_subsidization', 'fail').mark('com sqr');
    expect(t.paper.industry.sqr).toBe(1);
  },
);

scenario(
  ['agenda:technology_embargo'],
  'a technology whose specialty is embargoed is unlocked by research alone',
  () => {
    const t = sitting({ active: 'navigation', purse: 'RR', kept: ['propulsion'], technologies: ['bio_stims'] });
    t.outcome('technology_embargo', 'pass');
    expect(t.can()).toHaveLength(7);
    t.mark('cross gravity_drive');
    expect(t.can('propulsion tech')).toEqual([]);
    t.mark('R tech gravity_drive', 'R tech gravity_drive');
    expect(t.paper.technologies[0]?.unlocked).toBe(true);
  },
);

scenario(
  ['agenda:technology_embargo'],
  'a technology whose research is embargoed is unlocked by its specialty, or by a card',
  () => {
    const t = sitting({ active: 'navigation', purse: 'R', kept: ['propulsion'] });
    t.paper.technologies[0] = { ...(t.paper.technologies[0] as (typeof t.paper.technologies)[0]), struck: 1 };
    t.outcome('technology_embargo', 'fail').mark('cross gravity_drive');
    expect(t.can('R tech')).toEqual(['R tech antimass_deflectors']);
    t.owe({ op: 'researchIcon', n: 1 });
    expect(t.can('free icon gravity_drive')).toEqual([]);
    t.mark('free icon bio_stims').owe({ op: 'unlockTech', n: 1, of: 'any' });
    expect(t.can()).toContain('free tech gravity_drive');
    t.mark('free tech fleet_logistics', 'propulsion tech gravity_drive');
    expect(t.paper.technologies[0]?.unlocked).toBe(true);
  },
);

scenario(['agenda:technology_embargo'], 'whoever has unlocked everything has nothing to cross out', () => {
  const t = sitting({ technologies: [] }).outcome('technology_embargo', 'pass');
  expect(t.can()).toHaveLength(8);
  t.mark('cross bio_stims');
  for (const technology of t.paper.technologies) technology.unlocked = true;
  expect(t.outcome('technology_embargo', 'pass').mayStop()).toBe(true);
});

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

scenario(['agenda:earmarked_spending'], 'Earmarked Spending is two resources of choice on any one sheet', () => {
  const t = sitting().outcome('earmarked_spending', 'pass').mark('on navigation', 'R explore a1-b1', 'I claim b1');
  expect(t.paper.industry.tri).toBe(1);
  expect(t.mayStop()).toBe(true);
});

scenario(
  ['agenda:earmarked_spending'],
  'otherwise every two councilors give a point on Industry, three at most',
  () => {
    const extra = (councilors: number): number => {
      const t = sitting({ written: ({ industry }) => Object.assign(industry, { councilors }) });
      return t.outcome('earmarked_spending', 'fail').paper.points.industry;
    };
    expect([0, 1, 2, 5, 6, 9].map(extra)).toEqual([0, 0, 1, 2, 3, 3]);
  },
);

scenario(
  ['agenda:construction_moratorium'],
  'the moratorium crosses out a space dock, or costs a point where all are built',
  () => {
    const t = sitting({
      active: 'expansion',
      purse: 'M',
      kept: ['planet'],
      written: ({ expansion }) => expansion.docks.push('dock1'),
    });
    t.outcome('construction_moratorium', 'pass');
    expect(t.can()).toEqual(['cross dock2', 'cross dock3']);
    t.mark('cross dock3');
    expect(t.can('M dock')).toEqual(['M dock dock2.2']);
    expect(t.can('planet dock')).toEqual(['planet dock dock2']);
    t.mark('planet dock dock2');
    // A population and nothing else to cross out.
    expect(t.points().expansion).toBe(1);
    expect(t.outcome('construction_moratorium', 'pass').points().expansion).toBe(0);
  },
);

scenario(
  ['agenda:construction_moratorium'],
  'otherwise it crosses out a locked planet, or costs a point where none is locked',
  () => {
    const t = sitting({ active: 'expansion', kept: ['planet'], planets: 'p1 p2 p3 p4 p5 p6' });
    t.outcome('construction_moratorium', 'fail').mark('cross p7');
    expect(t.can('planet unlock')).toEqual(['planet unlock p8']);
    t.mark('planet unlock p8');
    expect(t.paper.points.expansion).toBe(0);
    expect(t.outcome('construction_moratorium', 'fail').paper.points.expansion).toBe(-1);
  },
);

scenario(
  ['agenda:wartime_preparations'],
  'Wartime Preparations deploys a cruiser that was not built, where one fits',
  () => {
    const t = sitting({
      written: ({ warfare }) => {
        for (let n = 0; n < 4; n++) warfare.bands.push({ unit: 'cruiser', struck: [], lost: true });
      },
    });
    t.outcome('wartime_preparations', 'pass').mark('lay 0 4_0');
    expect(strengthOf(t.paper, 'right', 1, '')).toBe(4);
    // A point lies under it; the cruiser itself gives none.
    expect(t.points().warfare).toBe(1);
    t.paper.warfare.line = 3;
    t.paper.warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9), built: false });
    expect(t.outcome('wartime_preparations', 'pass').mayStop()).toBe(true);
    expect(t.paper.warfare.drawn).toHaveLength(2);
  },
);

scenario(
  ['agenda:wartime_preparations'],
  'otherwise everybody is one stronger on both sides in all wars to come',
  () => {
    const t = sitting().outcome('wartime_preparations', 'fail');
    expect(
      [3, 4].flatMap((level) => [strengthOf(t.paper, 'left', level, ''), strengthOf(t.paper, 'right', level, '')]),
    ).toEqual([1, 1, 1, 1]);
  },
);

scenario(
  ['agenda:piracy_crackdown'],
  'the crackdown crosses out two unclaimed systems of the kind that was named, or as many as there are',
  () => {
    const t = sitting({ active: 'navigation', purse: 'II', traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1' });
    t.outcome('piracy_crackdown', 'pass', 'relic');
    expect(t.can()).toEqual(['cross f1', 'cross x4']);
    expect(t.mayStop()).toBe(false);
    t.mark('cross x4', 'cross f1');
    expect(t.can('I claim f1')).toEqual([]);
    t.mark('I claim d1', 'I claim e1').outcome('piracy_crackdown', 'pass', 'neighbor').mark('cross d5');
    // The other one is claimed.
    expect(t.mayStop()).toBe(true);
  },
);

scenario(['agenda:piracy_crackdown'], 'otherwise it costs a trade good, as far as there is one, and a point', () => {
  const t = sitting({ trade: 2, written: ({ industry }) => Object.assign(industry, { claimed: ['h0_1'], votes: 2 }) });
  t.outcome('piracy_crackdown', 'fail');
  expect(t.paper.industry.tradeSpent).toBe(1);
  // One point of the space, none of a single trade good, one lost.
  expect(t.points().industry).toBe(0);
  t.outcome('piracy_crackdown', 'fail').outcome('piracy_crackdown', 'fail');
  expect(t.paper.industry.tradeSpent).toBe(2);
  // Only Warfare counts below zero.
  expect(t.points().industry).toBe(0);
  expect(votesLeft(t.paper)).toBe(2);
});
