// What everybody marks when an agenda of stage II passes or fails: as completely as possible, and nothing where there is nothing.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { sitting } from '../kit/desk.ts';

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
  expect(t.paper.points.expansion).toBe(0);
});
