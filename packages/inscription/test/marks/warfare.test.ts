// Warfare: pages 12 and 13 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(
  ['unit:cruiser'],
  'three material build a cruiser over several rounds; its point is claimed and its shape drawn',
  () => {
    const t = sitting({ active: 'warfare', purse: 'MMM' });
    t.mark('M build cruiser.0', 'M build cruiser.0');
    expect(t.points().warfare).toBe(0);
    expect(t.can('M build cruiser')).toEqual(['M build cruiser.0', 'M build cruiser.1']);
    t.mark('M build cruiser.0');
    expect(t.points().warfare).toBe(1);
    expect(t.mayStop()).toBe(false);
    expect(t.can().every((each) => each.startsWith('lay '))).toBe(true);
    t.mark(t.can()[0] as string);
    expect(t.paper.warfare.drawn).toMatchObject([{ unit: 'cruiser', built: true }]);
    expect(t.paper.warfare.drawn[0]?.nodes).toHaveLength(4);
  },
);

scenario(['unit:infantry'], 'infantry costs one resource of any kind and has no limit', () => {
  const t = sitting({ active: 'warfare', purse: 'MIR' });
  t.mark('I build infantry', 'lay 0 1_0', 'M build infantry', 'lay 0 1_1', 'R build infantry', 'lay 0 2_0');
  expect(strengthOf(t.paper, 'left', 1, '')).toBe(3);
  // The node (2, 0) holds a point.
  expect(t.points().warfare).toBe(1);
});

scenario(
  ['rule:deploying'],
  'a shape lies above the line, in its first row or next to a unit, over neither anomaly nor unit',
  () => {
    const t = sitting({
      active: 'warfare',
      purse: 'M',
      written: (paper) => {
        paper.warfare.line = 1;
        paper.warfare.drawn.push({ unit: 'infantry', nodes: ['3_2'], built: true });
      },
    });
    t.mark('M build infantry');
    const places = t.can('lay').map((each) => each.slice('lay 0 '.length));
    expect(places).toEqual(['0_3', '1_3', '2_3', '3_3', '4_3', '5_3', '7_3'].filter((id) => places.includes(id)));
    expect(places).not.toContain('1_3');
    expect(places).not.toContain('6_3');
    expect(places).toHaveLength(6);
  },
);

scenario(
  ['unit:dreadnought', 'unit:warsun'],
  'dreadnoughts and war suns are locked until their specialty is spent',
  () => {
    const t = sitting({ active: 'warfare', purse: 'M', kept: ['warfare', 'cybernetic'] });
    expect(t.can('M build dreadnought')).toEqual([]);
    t.mark('warfare unit dreadnought', 'cybernetic unit warsun');
    expect(t.can('M build dreadnought')).toEqual(['M build dreadnought.0']);
    expect(t.can('M build warsun')).toEqual(['M build warsun.0']);
  },
);

scenario(['unit:flagship'], 'the flagship takes any specialty for one of its icons', () => {
  const t = sitting({ active: 'warfare', purse: 'MMI', kept: ['biotic'] });
  t.mark('biotic build flagship.0', 'M build flagship.0', 'M build flagship.0', 'I build flagship.0');
  expect(t.can()[0]).toMatch(/^lay /);
});

scenario(['unit:pds', 'unit:mech', 'unit:carrier'], 'only as many as are printed', () => {
  const t = sitting({
    active: 'warfare',
    purse: 'R',
    written: (paper) => {
      for (let n = 0; n < 4; n++) paper.warfare.bands.push({ unit: 'pds', struck: [0, 1], lost: false });
      for (let n = 0; n < 3; n++) paper.warfare.bands.push({ unit: 'mech', struck: [0], lost: false });
      for (let n = 0; n < 3; n++) paper.warfare.bands.push({ unit: 'carrier', struck: [0, 1, 2], lost: false });
    },
  });
  expect(t.can('R build')).toEqual(['R build infantry', 'R build mech.0', 'R build mech.1', 'R build mech.2']);
  t.desk.purse.I = 1;
  expect(t.can('I build pds')).toEqual([]);
  expect(t.can('I build carrier')).toEqual([]);
});

scenario(['rule:deploying'], 'a unit that fits nowhere is built all the same', () => {
  const t = sitting({
    active: 'warfare',
    purse: 'M',
    written: (paper) => {
      paper.warfare.line = 3;
      paper.warfare.drawn.push({
        unit: 'infantry',
        nodes: nodesFrom(9),
        built: false,
      });
      paper.warfare.bands.push({ unit: 'cruiser', struck: [0, 1], lost: false });
    },
  });
  t.mark('M build cruiser.0');
  expect(t.mayStop()).toBe(true);
  expect(t.paper.warfare.drawn.at(-1)).toEqual({ unit: 'cruiser', nodes: [], built: true });
});

scenario(['technology:fleet_logistics'], 'Fleet Logistics adds one to every strength', () => {
  const t = sitting({
    written: (paper) => {
      for (const technology of paper.technologies) technology.unlocked = technology.id === 'fleet_logistics';
    },
  });
  expect(strengthOf(t.paper, 'left', 1, '')).toBe(1);
  expect(strengthOf(t.paper, 'right', 4, '')).toBe(1);
});
