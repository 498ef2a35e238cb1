// Building and deploying every type of unit: pages 12 and 13 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { warfareOf } from '../../src/facts/sheets/index.ts';
import type { UnitId } from '../../src/facts/vocabulary.ts';
import { nodesOf, strengthOf, whyNotThere } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

/** Builds one with these marks; gives its points, its nodes, and what is left in the purse. */
function building(
  unit: UnitId,
  purse: string,
  ...more: readonly string[]
): [points: number, nodes: number, left: number] {
  const t = sitting({ active: 'warfare', purse, kept: ['warfare', 'cybernetic', 'biotic'] }).mark(...more);
  for (const res of purse) t.mark(`${res} build ${unit}${unit === 'infantry' ? '' : '.0'}`);
  const nodes = nodesOf(t.paper, unit, (t.can('lay')[0] as string).slice('lay '.length));
  const { warfare } = t.points();
  return [warfare, nodes.length, t.desk.purse.M + t.desk.purse.I + t.desk.purse.R];
}

scenario(
  ['unit:infantry', 'unit:pds', 'unit:cruiser', 'unit:carrier', 'unit:mech'],
  'what units cost, what they are worth, how many nodes they cover',
  () => {
    expect(building('infantry', 'R')).toEqual([0, 1, 0]);
    expect(building('pds', 'II')).toEqual([0, 3, 0]);
    expect(building('cruiser', 'MMM')).toEqual([1, 4, 0]);
    expect(building('carrier', 'IMM')).toEqual([1, 4, 0]);
    expect(building('mech', 'RM')).toEqual([0, 3, 0]);
  },
);

scenario(
  ['unit:flagship', 'unit:dreadnought', 'unit:warsun'],
  'what the great ships cost, what they are worth, how many nodes they cover',
  () => {
    expect(building('flagship', 'MIM', 'biotic build flagship.0')).toEqual([3, 6, 0]);
    expect(building('dreadnought', 'MMMM', 'warfare unit dreadnought')).toEqual([3, 5, 0]);
    expect(building('warsun', 'RIIMMM', 'cybernetic unit warsun')).toEqual([5, 7, 0]);
  },
);

scenario(['unit:flagship'], 'there is one flagship, and its specialty is spent once', () => {
  const t = sitting({ active: 'warfare', purse: 'MM', kept: ['biotic', 'propulsion'] });
  t.mark('biotic build flagship.0', 'M build flagship.0');
  expect(t.can('propulsion build')).toEqual([]);
  expect(t.can('M build flagship')).toEqual(['M build flagship.0']);
  t.desk.purse.I = 1;
  t.mark('M build flagship.0', 'I build flagship.0', 'lay 0 0_0');
  expect(t.can('propulsion build')).toEqual([]);
  // No resource does for the specialty.
  expect(sitting({ active: 'warfare', purse: 'R' }).can('R build')).toEqual(['R build infantry', 'R build mech.0']);
});

scenario(['unit:dreadnought'], 'the specialty by the name unlocks the whole type, and is spent once', () => {
  const t = sitting({ active: 'warfare', purse: 'MM', kept: ['warfare', 'warfare'] });
  t.mark('warfare unit dreadnought', 'M build dreadnought.0', 'M build dreadnought.1');
  expect(t.can('warfare unit')).toEqual([]);
  expect(t.paper.warfare.unlocked).toEqual(['dreadnought']);
});

scenario(['unit:mech'], 'several units of a type are begun at once and finished in any order', () => {
  const t = sitting({ active: 'warfare', purse: 'MMRR' });
  t.mark('M build mech.0', 'R build mech.1');
  expect(t.can('M build mech')).toEqual(['M build mech.1', 'M build mech.2']);
  expect(t.can('R build mech')).toEqual(['R build mech.0', 'R build mech.2']);
  t.mark('M build mech.1', 'lay 0 0_0', 'R build mech.0', 'lay 0 3_0');
  expect(t.paper.warfare.drawn).toHaveLength(2);
});

scenario(['unit:carrier'], 'an icon of one kind is not struck with another resource', () => {
  const t = sitting({ active: 'warfare', purse: 'MMMI' });
  t.mark('M build carrier.0', 'M build carrier.0');
  expect(t.can('M build carrier')).toEqual(['M build carrier.1']);
  expect(t.can('I build carrier')).toEqual(['I build carrier.0', 'I build carrier.1']);
});

scenario(['unit:pds', 'unit:cruiser'], 'a PDS, then a cruiser adjacent to it that claims a point', () => {
  const t = sitting({ active: 'warfare', purse: 'IIMMM' });
  t.mark('I build pds.0', 'I build pds.0', 'lay 0 3_0');
  expect(t.paper.warfare.drawn[0]?.nodes).toEqual(['3_0', '4_0', '3_1']);
  t.mark('M build cruiser.0', 'M build cruiser.0', 'M build cruiser.0');
  // Not in the first row, but next to the PDS.
  expect(t.can()).toContain('lay 0 2_2');
  // Upright beside it, over the point of the node (5, 0).
  t.mark('lay 1 5_0');
  expect(t.points().warfare).toBe(1 + 1);
});

scenario(['rule:deploying'], 'shapes are turned and flipped, and lie across sections and levels', () => {
  const t = sitting({ active: 'warfare', purse: 'MR' }).mark('M build mech.0', 'R build mech.0');
  // Along the row over the middle, and upright.
  t.mark('lay 0 2_0');
  expect([strengthOf(t.paper, 'left', 1, ''), strengthOf(t.paper, 'right', 1, '')]).toEqual([2, 1]);
  t.owe({ op: 'deploy', unit: 'mech', n: 1 }).mark('lay 1 4_1');
  expect([strengthOf(t.paper, 'right', 1, ''), strengthOf(t.paper, 'right', 2, '')]).toEqual([3, 1]);
});

scenario(
  ['asset:com', 'asset:focus', 'asset:faction', 'faction:yin'],
  'assets under a shape are claimed, all of them',
  () => {
    const t = sitting({
      faction: 'yin',
      written: ({ warfare }) => warfare.drawn.push({ unit: 'node', nodes: ['1_1', '4_3', '6_4'], built: false }),
    });
    t.owe({ op: 'deploy', unit: 'mech', n: 1 }).mark('lay 0 0_2');
    expect(t.paper.industry).toMatchObject({ tri: 1, dia: 0, sqr: 0 });
    t.owe({ op: 'markNode', n: 2 }).mark('node 5_4', 'node 6_5');
    expect(t.paper.kept).toEqual([{ asset: 'focus I', at: 'warfare 5_4', spent: false }]);
    expect(t.paper.expansion.population).toBe(1);
  },
);

scenario(['rule:deploying'], 'why a shape cannot lie somewhere', () => {
  const { paper } = sitting({
    written: ({ warfare }) => {
      warfare.line = 1;
      warfare.drawn.push({ unit: 'mech', nodes: ['3_3', '3_4', '3_5'], built: true });
    },
  });
  const why = (...nodes: [number, number][]) => whyNotThere(paper, false, nodes);
  expect(why([7, 3], [8, 3])).toBe('outside');
  expect(why([0, 3], [0, 2])).toBe('below');
  expect(why([0, 3], [1, 3])).toBe('anomaly');
  expect(
    whyNotThere(paper, true, [
      [0, 3],
      [1, 3],
    ]),
  ).toBeNull();
  expect(why([2, 3], [3, 3])).toBe('unit');
  expect(why([0, 4], [0, 5])).toBe('apart');
  // Only side by side, not corner to corner.
  expect(why([2, 6], [2, 7])).toBe('anomaly');
  expect(why([4, 6])).toBe('apart');
  expect(why([3, 6])).toBeNull();
  // The last node of a row is not next to the first of the next one.
  paper.warfare.drawn.push({ unit: 'infantry', nodes: ['7_4', '0_7'], built: true });
  expect(why([0, 5])).toBe('apart');
  expect(why([7, 6])).toBe('apart');
  expect(why([7, 5])).toBeNull();
  expect(why([0, 3], [0, 4])).toBeNull();
});

scenario(['rule:anomalies'], 'an effect may mark an anomaly, which counts like any other node', () => {
  const t = sitting({
    written: ({ warfare }) => warfare.drawn.push({ unit: 'infantry', nodes: ['0_0'], built: true }),
  });
  t.owe({ op: 'markNode', n: 1 });
  expect(t.can()).not.toContain('node 0_1');
  t.mark('node 1_0').owe({ op: 'markNode', n: 1, anomalies: true }).mark('node 0_1');
  expect(strengthOf(t.paper, 'left', 1, '')).toBe(3);
});

scenario(['rule:deploying'], 'what is offered is what has no reason against it', () => {
  for (const line of [0, 1, 2, 3]) {
    const t = sitting({
      active: 'warfare',
      written: ({ warfare }) => {
        warfare.line = line;
        warfare.drawn.push({ unit: 'infantry', nodes: [`4_${3 * line}`], built: true });
      },
    });
    t.owe({ op: 'deploy', unit: 'flagship', n: 1 });
    const { ways, columns, rows } = warfareOf('B');
    const fits = (ways.get('flagship') ?? []).flatMap((shape, way) =>
      Array.from({ length: columns * rows }, (_, n) => [n % columns, Math.floor(n / columns)] as const)
        .filter(
          ([x, y]) =>
            whyNotThere(
              t.paper,
              false,
              shape.map(([dx, dy]) => [x + dx, y + dy] as const),
            ) === null,
        )
        .map(([x, y]) => `lay ${way} ${x}_${y}`),
    );
    expect(t.can().sort()).toEqual(fits.sort());
  }
});

scenario(
  ['rule:strength'],
  'three marked nodes against the left neighbour and four against the right, asset nodes among them',
  () => {
    const t = sitting({
      written: ({ warfare }) => {
        warfare.drawn.push({ unit: 'pds', nodes: ['1_0', '2_0', '1_1'], built: true });
        warfare.drawn.push({ unit: 'cruiser', nodes: ['4_0', '5_0', '6_0', '5_1'], built: true });
        warfare.drawn.push({ unit: 'infantry', nodes: ['4_3'], built: true });
      },
    });
    expect([strengthOf(t.paper, 'left', 1, ''), strengthOf(t.paper, 'right', 1, '')]).toEqual([3, 4]);
    // Strength does not carry over to the next level.
    expect([strengthOf(t.paper, 'left', 2, ''), strengthOf(t.paper, 'right', 2, '')]).toEqual([0, 1]);
  },
);
