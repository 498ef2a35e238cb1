// The score of every sheet at the end: page 17 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { sitting } from '../kit/desk.ts';

scenario(
  ['asset:vp'],
  'nineteen points claimed on Navigation and an objective for nine: the subtotal is twenty-eight',
  () => {
    const t = sitting({
      written: ({ navigation, objectives }) => {
        // 2, 1, 2, 3, 3 and 4 points, and systems without any.
        navigation.claimed.push('e1', 'e4', 'g2', 'h1', 'h3', 'x2', 'a1', 'b2', 'f1');
        navigation.boxes.push({ system: 'f1', points: 4 });
        objectives.navigation = 9;
      },
    });
    expect(t.points()).toEqual({ navigation: 28, expansion: 0, industry: 0, warfare: 0, total: 28 });
  },
);

scenario(['rule:scoring'], 'what is written beside Mecatol Rex counts on Navigation', () => {
  const t = sitting({ written: ({ navigation }) => navigation.boxes.push({ system: 'mecatol', points: 5 }) });
  expect(t.points().navigation).toBe(5);
});

scenario(['rule:scoring'], 'every two trade goods that are left are a point on Industry, votes are none', () => {
  const points = (trade: number, tradeSpent: number): number =>
    sitting({ written: ({ industry }) => Object.assign(industry, { trade, tradeSpent, votes: 9 }) }).points().industry;
  expect(points(7, 0)).toBe(3);
  expect(points(7, 2)).toBe(2);
  expect(points(7, 6)).toBe(0);
});

scenario(
  ['asset:vp'],
  'Expansion counts full rows and columns and population; a crossed-out planet takes nothing back',
  () => {
    const t = sitting({
      planets: 'p6',
      written: ({ expansion, objectives }) => {
        // Torkan without its first icon: two of three rows, two of three columns.
        expansion.struck.push('p6.0.1', 'p6.0.2', 'p6.1.0', 'p6.1.1', 'p6.1.2', 'p6.2.0', 'p6.2.1', 'p6.2.2');
        expansion.population = 5;
        expansion.barred.push('p7');
        objectives.expansion = 5;
      },
    });
    expect(t.points().expansion).toBe(3 + 3 + (1 + 1 + 1 + 1 + 2) + 5);
  },
);

scenario(['asset:vp'], 'Industry counts claimed spaces and the chart, not scrapped spaces', () => {
  const t = sitting({
    written: ({ industry }) => {
      industry.claimed.push('h1_-3', 'h2_-1', 'h1_0');
      industry.scrapped.push('h0_1', 'h4_-4');
      Object.assign(industry, { tri: 5, dia: 4, sqr: 2, councilors: 4 });
    },
  });
  // Spaces; five and four icons in a row; five vote icons.
  expect(t.points().industry).toBe(3 + 2 + (1 + 3) + 1 + (2 + 2));
});

scenario(['asset:vp'], 'Warfare counts units, nodes and spoils less lost wars', () => {
  const t = sitting({
    written: ({ warfare }) => {
      warfare.bands.push({ unit: 'cruiser', struck: [0, 1, 2], lost: false });
      warfare.bands.push({ unit: 'flagship', struck: [0, 1, 3], lost: false });
      warfare.drawn.push({ unit: 'cruiser', nodes: ['1_0', '2_0', '3_0', '2_1'], built: true });
      warfare.wars.push(
        { section: 'left2', strength: 4, result: 'won' },
        { section: 'right2', strength: 0, result: 'lost' },
      );
      warfare.wars.push(
        { section: 'left3', strength: 1, result: 'tied' },
        { section: 'right3', strength: 0, result: 'spared' },
      );
    },
  });
  expect(t.points().warfare).toBe(1 + 1 + 2 - 1);
});

scenario(['rule:scoring'], 'Warfare may count below zero, and takes from the whole', () => {
  const t = sitting({
    written: ({ warfare, navigation }) => {
      for (const section of ['left1', 'right1', 'left2', 'right2', 'left3', 'right3', 'left4', 'right4'])
        warfare.wars.push({ section, strength: 0, result: 'lost' });
      navigation.boxes.push({ system: 'f1', points: 5 });
    },
  });
  expect(t.points()).toMatchObject({ navigation: 5, warfare: -12, total: -7 });
});

scenario(['rule:scoring'], 'no other sheet does', () => {
  const t = sitting({ written: ({ points }) => Object.assign(points, { expansion: -2, industry: -1 }) });
  expect(t.points()).toEqual({ navigation: 0, expansion: 0, industry: 0, warfare: 0, total: 0 });
});
