// Expansion: page 10 and 11 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { sitting } from '../kit/desk.ts';

scenario(['asset:planet'], 'a planet asset unlocks a planet; its icons can be developed from then on', () => {
  const t = sitting({ active: 'expansion', purse: 'I' }).owe({ op: 'gain', asset: { kind: 'planet' }, n: 1 });
  expect(t.can('I develop')).toEqual([]);
  t.mark('planet unlock p1');
  expect(t.paper.kept[0]?.spent).toBe(true);
  expect(t.can('I develop')).toEqual(['I develop p1.0.0', 'I develop p1.0.1']);
  expect(t.can('planet')).toEqual([]);
});

scenario(['asset:pop'], 'two influence on Arinam fill its first row, and the population counts from the bottom', () => {
  const t = sitting({ active: 'expansion', purse: 'II', written: (paper) => paper.expansion.unlocked.push('p1') });
  t.mark('I develop p1.0.0');
  expect(t.paper.expansion.population).toBe(0);
  t.mark('I develop p1.0.1');
  expect(t.paper.expansion.population).toBe(1);
  expect(t.points().expansion).toBe(1);
});

scenario(['asset:trade'], 'one icon may fill a row and a column at once: both give their asset', () => {
  const t = sitting({
    active: 'expansion',
    purse: 'M',
    written: (paper) => {
      paper.expansion.unlocked.push('p1');
      paper.expansion.struck.push('p1.0.0', 'p1.1.1');
    },
  });
  t.mark('M develop p1.1.0');
  expect(t.paper.industry).toMatchObject({ tri: 1, trade: 1 });
});

scenario(['rule:space docks'], 'a dock is built by a planet asset, or by the last icon of its row', () => {
  const t = sitting({ active: 'expansion', purse: 'MMM', kept: ['planet'] });
  t.mark('M dock dock1.0', 'M dock dock1.1', 'M dock dock1.2');
  expect(t.paper.expansion.docks).toEqual(['dock1']);
  expect(t.paper.industry.trade).toBe(1);
  t.mark('planet dock dock2');
  expect(t.paper.expansion).toMatchObject({ docks: ['dock1', 'dock2'], population: 1 });
});

scenario(
  ['technology:neural_motivators'],
  'Neural Motivators strikes an icon beside a population asset, even a crossed-out one',
  () => {
    const t = sitting({
      active: 'expansion',
      written: (paper) => {
        paper.expansion.unlocked.push('p3');
        paper.expansion.barred.push('p3.r0');
        for (const technology of paper.technologies) technology.unlocked = technology.id === 'neural_motivators';
      },
    });
    t.mark('use neural_motivators');
    expect(t.can()).toEqual(['free develop p3.0.0', 'free develop p3.0.1']);
    t.mark('free develop p3.0.1');
    expect(t.can('use')).toEqual([]);
  },
);

scenario(['technology:bio_stims'], 'Bio-Stims strikes any icon of an unlocked planet, once a round', () => {
  const t = sitting({
    active: 'expansion',
    written: (paper) => {
      paper.expansion.unlocked.push('p3');
      for (const technology of paper.technologies) technology.unlocked = technology.id === 'bio_stims';
    },
  });
  t.mark('use bio_stims', 'free develop p3.1.0');
  expect(t.paper.expansion.struck).toEqual(['p3.1.0']);
  expect(t.can('use')).toEqual([]);
});
