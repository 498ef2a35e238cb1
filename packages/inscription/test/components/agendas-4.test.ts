// What everybody marks when an agenda of stage IV passes or fails: as completely as possible, and nothing where there is nothing.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf, votesLeft } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(['agenda:earmarked_spending'], 'Earmarked Spending is two resources of choice on any one sheet', () => {
  const t = sitting().outcome('earmarked_spending', 'pass').mark('on navigation', 'R explore a1-b1', 'I claim b1');
  expect(t.paper.industry.tri).toBe(1);
  expect(t.mayStop()).toBe(true);
});

scenario(['agenda:earmarked_spending'], 'it may go to a sheet on which not every resource is of use', () => {
  const t = sitting({ written: ({ expansion }) => expansion.docks.push('dock2') }).outcome(
    'earmarked_spending',
    'pass',
  );
  t.mark('on expansion');
  expect(t.can('I')).toEqual([]);
  t.mark('M dock dock1.0', 'R dock dock3.1');
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
