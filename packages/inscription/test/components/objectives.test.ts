// The goals of the objectives, just missed and just met.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { UnitId } from '../../src/facts/vocabulary.ts';
import { isCompleted } from '../../src/marks/index.ts';
import type { Paper } from '../../src/paper.ts';
import { sitting } from '../kit/desk.ts';

/** Is the objective completed with this written on the sheets? */
const completedWith = (objective: string, written: (paper: Paper) => void): boolean =>
  isCompleted(sitting({ written }).paper, objective);

const claiming = (objective: string, systems: string): boolean =>
  completedWith(objective, ({ navigation }) => navigation.claimed.push(...systems.split(' ')));

scenario(['objective:collector'], 'the Collector needs systems with eight different kinds of assets', () => {
  // A commodity, a planet, a focus die, a neighbour, a specialty, a councilor, points.
  const seven = 'b1 c1 c2 d1 d2 d4 e1';
  expect(claiming('collector', seven)).toBe(false);
  // Another of the same kind or an empty system is none more.
  expect(claiming('collector', `${seven} b2 b3 c3 c4 d5 e3 g2`)).toBe(false);
  for (const eighth of ['f1', 'f5', 'mecatol']) expect(claiming('collector', `${seven} ${eighth}`)).toBe(true);
});

scenario(['objective:mercantilist'], 'the Mercantilist needs three commodity systems; a double one is one', () => {
  expect(claiming('mercantilist', 'b1 h2 c1')).toBe(false);
  expect(claiming('mercantilist', 'b1 h2 e2')).toBe(true);
  // Commodities from elsewhere do not count.
  expect(completedWith('mercantilist', ({ industry }) => Object.assign(industry, { tri: 8 }))).toBe(false);
});

scenario(['objective:prospector'], 'the Prospector needs five planet systems, spent or not', () => {
  expect(claiming('prospector', 'a1 a2 c1 c4')).toBe(false);
  expect(claiming('prospector', 'a1 a2 c1 c4 x1')).toBe(true);
  // A planet asset of Industry is no system, and an explored system is not claimed.
  const t = sitting({
    kept: ['planet'],
    traced: 'a1-b1 b1-c1',
    written: ({ navigation }) => navigation.claimed.push('a1', 'a2', 'c4', 'd3'),
  });
  expect(isCompleted(t.paper, 'prospector')).toBe(false);
});

const icons = (planet: string, rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, n) => `${planet}.${Math.floor(n / columns)}.${n % columns}`);

scenario(['objective:core_cracker'], 'the Core-Cracker needs three planets with every icon struck', () => {
  const two = [...icons('p1', 2, 2), ...icons('p2', 2, 2)];
  expect(
    completedWith('core_cracker', ({ expansion }) => expansion.struck.push(...two, ...icons('p6', 3, 3).slice(1))),
  ).toBe(false);
  expect(completedWith('core_cracker', ({ expansion }) => expansion.struck.push(...two, ...icons('p6', 3, 3)))).toBe(
    true,
  );
});

scenario(['objective:expansionist'], 'the Expansionist needs four unlocked planets and a space dock', () => {
  const holds = (planets: number, docks: string[]): boolean =>
    completedWith('expansionist', ({ expansion }) => {
      expansion.unlocked.push(...['p1', 'p2', 'p3', 'p4', 'p5'].slice(0, planets));
      expansion.docks.push(...docks);
      expansion.dockIcons.push('dock2.0', 'dock2.1');
    });
  expect(holds(5, [])).toBe(false);
  expect(holds(3, ['dock1', 'dock3'])).toBe(false);
  expect(holds(4, ['dock1'])).toBe(true);
});

scenario(['objective:technocrat'], 'the Technocrat needs four technologies, on whatever sheets', () => {
  const knows = (...technologies: string[]): boolean => isCompleted(sitting({ technologies }).paper, 'technocrat');
  const three = ['gravity_drive', 'antimass_deflectors', 'duranium_armor'];
  expect(knows(...three)).toBe(false);
  expect(knows(...three, 'sarween_tools')).toBe(true);
  // One icon short is locked.
  expect(
    completedWith('technocrat', ({ technologies }) => {
      for (const each of technologies) each.struck = 1;
    }),
  ).toBe(false);
});

scenario(['objective:diversified_production'], 'Diversified Production needs four icons in each commodity row', () => {
  const rows = (tri: number, dia: number, sqr: number): boolean =>
    completedWith('diversified_production', ({ industry }) => Object.assign(industry, { tri, dia, sqr }));
  expect(rows(8, 8, 3)).toBe(false);
  expect(rows(3, 4, 4)).toBe(false);
  expect(rows(4, 3, 4)).toBe(false);
  expect(rows(4, 4, 4)).toBe(true);
});

scenario(
  ['objective:maximum_efficiency'],
  'Maximum Efficiency needs twelve claimed spaces, more than are scrapped',
  () => {
    const ids = (n: number, from = 0): string[] => Array.from({ length: n }, (_, i) => `h${from + i}`);
    const spaces = (claimed: number, scrapped: number): boolean =>
      completedWith('maximum_efficiency', ({ industry }) => {
        industry.claimed.push(...ids(claimed));
        industry.scrapped.push(...ids(scrapped, 50));
        // Unusable ones are neither.
        industry.barred.push(...ids(4, 90));
      });
    expect(spaces(11, 0)).toBe(false);
    // The one that is scrapped from the start counts.
    expect(spaces(12, 11)).toBe(false);
    expect(spaces(12, 10)).toBe(true);
    expect(spaces(13, 11)).toBe(true);
  },
);

scenario(['objective:sourcing_expert'], 'the Sourcing Expert needs a full row, or two tagged spaces scrapped', () => {
  const row = (sqr: number): boolean =>
    completedWith('sourcing_expert', ({ industry }) => Object.assign(industry, { tri: 7, dia: 7, sqr }));
  expect(row(7)).toBe(false);
  expect(row(8)).toBe(true);
  const scrapped = (...ids: string[]): boolean =>
    completedWith('sourcing_expert', ({ industry }) => industry.scrapped.push(...ids));
  expect(scrapped('h3_-3', 'h1_0', 'h0_1')).toBe(false);
  expect(scrapped('h3_-3', 'h0_3')).toBe(true);
  expect(completedWith('sourcing_expert', ({ industry }) => industry.barred.push('h3_-3', 'h0_3'))).toBe(false);
});

const costs: Partial<Record<UnitId, number>> = { pds: 2, cruiser: 3, carrier: 3, mech: 2, dreadnought: 4 };

/** Units that are built: 'pds pds cruiser'. */
const built = (paper: Paper, units: string): void => {
  for (const unit of units.split(' ') as UnitId[])
    if (unit === 'infantry') paper.warfare.drawn.push({ unit, nodes: ['0_0'], built: true });
    else paper.warfare.bands.push({ unit, struck: Array.from({ length: costs[unit] ?? 0 }, (_, n) => n), lost: false });
};

scenario(
  ['objective:armada'],
  'the Armada needs seven units beside infantry, and four types, infantry among them',
  () => {
    const has = (units: string): boolean => completedWith('armada', (paper) => built(paper, units));
    expect(has('pds pds pds cruiser cruiser mech infantry infantry infantry')).toBe(false);
    expect(has('pds pds pds cruiser cruiser cruiser mech')).toBe(false);
    expect(has('pds pds pds cruiser cruiser cruiser mech infantry')).toBe(true);
    expect(has('pds pds pds cruiser cruiser carrier mech')).toBe(true);
  },
);

scenario(['objective:armada'], 'what is deployed, begun or crossed out is not built for the Armada', () => {
  const has = (more: (paper: Paper) => void): boolean =>
    completedWith('armada', (paper) => {
      built(paper, 'pds pds pds cruiser mech infantry');
      more(paper);
    });
  expect(
    has(({ warfare }) =>
      warfare.drawn.push({ unit: 'dreadnought', nodes: [], built: false }, { unit: 'mech', nodes: [], built: false }),
    ),
  ).toBe(false);
  expect(
    has(({ warfare }) =>
      warfare.bands.push({ unit: 'mech', struck: [0], lost: false }, { unit: 'mech', struck: [], lost: true }),
    ),
  ).toBe(false);
  expect(has((paper) => built(paper, 'mech mech'))).toBe(true);
});

const marking = (objective: string, nodes: string[]): boolean =>
  completedWith(objective, ({ warfare }) => warfare.drawn.push({ unit: 'node', nodes, built: false }));

scenario(
  ['objective:secured_assets'],
  'Secured Assets needs twelve asset nodes of the war grid, however they were marked',
  () => {
    const eleven = ['2_0', '5_0', '1_2', '6_2', '2_4', '5_4', '1_5', '6_5', '1_7', '6_7', '2_8'];
    expect(marking('secured_assets', eleven)).toBe(false);
    // A node without asset, or an anomaly, is none.
    expect(marking('secured_assets', [...eleven, '0_0', '0_1'])).toBe(false);
    expect(marking('secured_assets', [...eleven, '5_8'])).toBe(true);
    const t = sitting({
      written: ({ warfare }) => {
        warfare.drawn.push({ unit: 'node', nodes: eleven, built: false });
        warfare.wars.push({ section: 'left1', strength: 4, result: 'won' });
      },
    });
    // Nor are the spoils of a war.
    expect(isCompleted(t.paper, 'secured_assets')).toBe(false);
  },
);

scenario(['objective:united_front'], 'the United Front needs five nodes in both sections of two levels', () => {
  const section = (x: number, y: number, n: number): string[] =>
    Array.from({ length: n }, (_, i) => `${x + (i % 4)}_${y + Math.floor(i / 4)}`);
  const one = [...section(0, 0, 5), ...section(4, 0, 5)];
  expect(marking('united_front', [...one, ...section(0, 6, 12), ...section(4, 6, 4)])).toBe(false);
  // Both sections of the same level: five on the left of one and on the right of another do not do.
  expect(marking('united_front', [...one, ...section(0, 3, 5), ...section(4, 9, 5)])).toBe(false);
  // Marked anomalies count, and the levels need not lie one above the other.
  expect(marking('united_front', [...one, ...section(0, 9, 5), ...section(4, 9, 5)])).toBe(true);
});
