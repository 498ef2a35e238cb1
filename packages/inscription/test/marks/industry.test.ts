// Industry: pages 11 and 12 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { tradeIcons, voteIcons } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

scenario(
  ['rule:scrapping'],
  'material scraps a space next to any marked one, influence and research claim next to a scrapped one',
  () => {
    const t = sitting({ active: 'industry', purse: 'MIIR' });
    t.mark('I space h1_0');
    expect(t.paper.industry.dia).toBe(1);
    // Next to the claimed space alone: it can be scrapped, but not claimed.
    expect(t.can('M scrap')).toContain('M scrap h2_0');
    expect(t.can('I space')).not.toContain('I space h2_0');
    expect(t.can('I space')).not.toContain('I space h1_0');
    expect(t.can('M scrap')).not.toContain('M scrap h1_0');
    t.mark('M scrap h2_0');
    expect(t.can('R space')).toContain('R space h3_0');
    expect(t.paper.industry.sqr).toBe(0);
  },
);

scenario(['asset:spec'], 'a specialty of the legend counts as several resources, spent without interruption', () => {
  const t = sitting({ active: 'industry', purse: 'I' }).owe({
    op: 'gain',
    asset: { kind: 'spec', s: 'cybernetic' },
    n: 1,
  });
  t.mark('cybernetic legend');
  expect(t.can().every((each) => each.startsWith('M scrap'))).toBe(true);
  t.mark('M scrap h0_-1', 'M scrap h0_1', 'M scrap h1_0');
  expect(t.paper.industry.scrapped).toHaveLength(3);
  expect(t.can('I').length).toBeGreaterThan(0);
  expect(t.can('cybernetic')).toEqual([]);
});

scenario(['rule:dotted X'], 'a dotted X is scrapped by the specialty of its tag alone, wherever it is', () => {
  const t = sitting({ active: 'industry', purse: 'MI', kept: ['warfare'] });
  t.mark('warfare scrap h3_-3');
  expect(t.paper.industry.scrapped).toEqual(['h3_-3']);
  expect(t.can('I space')).toContain('I space h4_-4');
});

scenario(
  ['asset:councilor'],
  'a councilor unlocks the next vote icon; points are claimed when all icons before them are unlocked',
  () => {
    const t = sitting();
    expect(voteIcons(t.paper)).toBe(1);
    t.owe({ op: 'gain', asset: { kind: 'councilor' }, n: 1 });
    expect(voteIcons(t.paper)).toBe(2);
    expect(t.points().industry).toBe(0);
    t.owe({ op: 'gain', asset: { kind: 'councilor' }, n: 1 });
    expect(t.points().industry).toBe(2);
    t.owe({ op: 'gain', asset: { kind: 'councilor' }, n: 20 });
    expect(voteIcons(t.paper)).toBe(7);
  },
);

scenario(['asset:com'], 'commodities fill their rows; a trade-good icon needs all three above it', () => {
  const t = sitting();
  t.owe(
    { op: 'gain', asset: { kind: 'com', c: 'tri', n: 2 }, n: 2 },
    { op: 'gain', asset: { kind: 'com', c: 'sqr', n: 1 }, n: 2 },
  );
  expect(tradeIcons(t.paper)).toBe(0);
  t.owe({ op: 'gain', asset: { kind: 'com', c: 'dia', n: 2 }, n: 1 });
  expect(tradeIcons(t.paper)).toBe(2);
  expect(t.points().industry).toBe(1);
  t.owe({ op: 'gain', asset: { kind: 'com', c: 'tri', n: 2 }, n: 9 });
  expect(t.paper.industry.tri).toBe(8);
});

scenario(['asset:vote'], 'votes and trade goods are limited to what is printed', () => {
  const t = sitting();
  t.owe({ op: 'gain', asset: { kind: 'vote' }, n: 20 }, { op: 'gain', asset: { kind: 'trade' }, n: 20 });
  expect(t.paper.industry).toMatchObject({ votes: 15, trade: 15 });
});

scenario(
  ['technology:sarween_tools', 'technology:production_biomes'],
  'Sarween Tools scraps, Production Biomes claims next to any marked space',
  () => {
    const t = sitting({
      active: 'industry',
      written: (paper) => {
        paper.industry.claimed.push('h1_0');
        for (const technology of paper.technologies)
          technology.unlocked = ['sarween_tools', 'production_biomes'].includes(technology.id);
      },
    });
    t.mark('use production_biomes');
    expect(t.can()).toContain('free space h2_0');
    t.mark('free space h2_0', 'use sarween_tools', 'free scrap h0_1');
    expect(t.can('use')).toEqual([]);
  },
);
