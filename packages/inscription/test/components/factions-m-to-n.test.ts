// The factions from Mahact to Nomad: what they begin with, what they can do, what a faction asset gives them.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf } from '../../src/marks/index.ts';
import { nodesFrom, sitting } from '../kit/desk.ts';

scenario(
  ['faction:mahact'],
  'the Mahact unlock any focus die on any sheet; on the active one it counts at once',
  () => {
    const t = sitting({ faction: 'mahact', active: 'industry', roll: { black: 'MMI', focus: [1, 2, 1] } }).ability();
    expect(t.can()).toHaveLength(12);
    t.mark('die I industry');
    expect(t.paper.focus).toEqual(['industry I']);
    expect(t.desk.purse).toEqual({ M: 2, I: 1 + 2, R: 0 });
    t.ability();
    expect(t.can()).toHaveLength(11);
    t.mark('die M warfare');
    expect(t.desk.purse).toEqual({ M: 2, I: 3, R: 0 });
  },
);

scenario(
  ['faction:mahact'],
  'a die that the Mahact unlock before the roll waits for it; when all are, nothing is',
  () => {
    const t = sitting({ faction: 'mahact', active: 'industry' }).ability().mark('die I industry');
    expect(t.desk.purse).toEqual({ M: 0, I: 0, R: 0 });
    for (const sheet of ['navigation', 'expansion', 'industry', 'warfare'])
      for (const die of ['M', 'I', 'R']) t.paper.focus.push(`${sheet} ${die}`);
    expect(t.ability().mayStop()).toBe(true);
  },
);

scenario(
  ['faction:mentak'],
  'the first two cruisers of the Mentak cost one material less each, the third does not',
  () => {
    const t = sitting({ faction: 'mentak', active: 'warfare', purse: 'MMMMMM' });
    t.mark(
      'M build cruiser.0',
      'M build cruiser.0',
      'lay 0 0_0',
      'M build cruiser.1',
      'M build cruiser.1',
      'lay 0 4_0',
    );
    expect(t.paper.warfare.bands.map(({ struck }) => struck.length)).toEqual([3, 3]);
    t.mark('M build cruiser.2', 'M build cruiser.2');
    expect(t.paper.warfare.bands[2]?.struck).toHaveLength(2);
    expect(t.mayStop()).toBe(true);
  },
);

scenario(['faction:mentak'], 'other units of the Mentak cost what they cost', () => {
  const t = sitting({ faction: 'mentak', active: 'warfare', purse: 'MM' });
  t.mark('M build carrier.0');
  expect(t.paper.warfare.bands[0]?.struck).toEqual([0]);
  t.mark('M build cruiser.0');
  expect(t.paper.warfare.bands[1]?.struck).toEqual([0, 1]);
});

scenario(['faction:mentak'], 'a cruiser that a treaty crossed out is not among the first two of the Mentak', () => {
  const t = sitting({
    faction: 'mentak',
    active: 'warfare',
    purse: 'MM',
    written: ({ warfare }) => {
      warfare.bands.push({ unit: 'cruiser', struck: [0, 1, 2], lost: false });
      warfare.bands.push({ unit: 'cruiser', struck: [], lost: true });
    },
  });
  t.mark('M build cruiser.2', 'M build cruiser.2');
  expect(t.can('lay')).not.toEqual([]);
});

scenario(['faction:mentak'], 'the Mentak gain a trade good and strength on one side in all wars to come', () => {
  const t = sitting({ faction: 'mentak' }).ability();
  expect(t.paper.industry.trade).toBe(1);
  expect(t.can()).toEqual(['side left', 'side right']);
  t.mark('side right').ability().mark('side right');
  expect([1, 2, 3, 4].map((level) => strengthOf(t.paper, 'right', level, 'mentak'))).toEqual([2, 2, 2, 2]);
  expect(strengthOf(t.paper, 'left', 1, 'mentak')).toBe(0);
});

scenario(['faction:muaat'], 'the Embers of Muaat begin with war suns unlocked, dreadnoughts not', () => {
  const t = sitting({ faction: 'muaat', active: 'warfare', purse: 'M' }).setup();
  expect(t.can('M build warsun')).toEqual(['M build warsun.0']);
  expect(t.can('M build dreadnought')).toEqual([]);
});

scenario(['faction:muaat'], 'while Warfare is active the Muaat strike one icon of a war sun, once a round', () => {
  const t = sitting({ faction: 'muaat', active: 'warfare' }).setup();
  t.mark('use muaat');
  expect(t.can()).toEqual(['free build warsun.0.M', 'free build warsun.0.I', 'free build warsun.0.R']);
  t.mark('free build warsun.0.R');
  expect(t.can('use')).toEqual([]);
  expect(sitting({ faction: 'muaat', active: 'industry' }).setup().can('use')).toEqual([]);
});

scenario(['faction:muaat'], 'the icon that the Muaat strike for free may be the last: the war sun is built', () => {
  const t = sitting({
    faction: 'muaat',
    active: 'warfare',
    written: ({ warfare }) => {
      warfare.unlocked.push('warsun');
      warfare.bands.push({ unit: 'warsun', struck: [0, 1, 2, 3, 4], lost: false });
      warfare.bands.push({ unit: 'warsun', struck: [0], lost: false });
    },
  });
  t.mark('use muaat');
  expect(t.can()).toContain('free build warsun.1.M');
  t.mark('free build warsun.0.R', 'lay 0 1_0');
  // A point lies under it.
  expect(t.points().warfare).toBe(5 + 1);
});

scenario(['faction:muaat'], 'the Muaat strike any two cost icons, of one unit or of two', () => {
  const t = sitting({ faction: 'muaat', active: 'navigation' }).setup().ability();
  expect(t.can()).toContain('free build infantry');
  expect(t.can()).toContain('free build warsun.0.R');
  // Neither a locked type nor the specialty of the flagship.
  expect(t.can('free build dreadnought')).toEqual([]);
  expect(t.can('free build flagship')).toEqual(['free build flagship.0.M', 'free build flagship.0.I']);
  t.mark('free build pds.0.I', 'free build pds.0.I', 'lay 0 3_0');
  expect(t.paper.warfare.drawn).toMatchObject([{ unit: 'pds', built: true }]);
  expect(t.mayStop()).toBe(true);
  t.ability().mark('free build mech.0.R', 'free build infantry', 'lay 0 7_0');
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:naalu'], 'after the roll the Naalu may make another sheet active, with its focus dice', () => {
  const t = sitting({
    faction: 'naalu',
    active: 'navigation',
    roll: { black: 'MIR', focus: [2, 2, 2] },
    written: (paper) => {
      paper.focus.push('navigation M', 'industry I');
    },
  });
  expect(t.desk.purse).toEqual({ M: 3, I: 1, R: 1 });
  expect(t.can('switch')).toEqual(['switch expansion', 'switch industry', 'switch warfare']);
  t.mark('switch industry');
  expect(t.desk).toMatchObject({ active: 'industry', purse: { M: 1, I: 3, R: 1 } });
  expect(t.can('M explore')).toEqual([]);
  expect(t.can('switch')).toEqual([]);
});

scenario(['faction:naalu'], 'the Naalu change sheets once a stage, and before anything of the roll is spent', () => {
  const roll = { black: 'MIR', focus: [1, 1, 1] } as const;
  const t = sitting({ faction: 'naalu', active: 'navigation', roll, stage: 2 });
  t.mark('switch warfare');
  const later = (stage: number) => {
    const next = sitting({ faction: 'naalu', active: 'navigation', roll, stage });
    next.desk.used.push(...t.desk.used);
    return next;
  };
  expect(later(2).can('switch')).toEqual([]);
  expect(later(3).can('switch')).toHaveLength(3);
  expect(later(3).mark('M explore a1-b1').can('switch')).toEqual([]);
  expect(sitting({ faction: 'naalu', active: 'navigation', purse: 'M' }).can('switch')).toEqual([]);
});

scenario(['faction:naalu'], 'the Naalu spend two resources of their choice on the active sheet', () => {
  const t = sitting({ faction: 'naalu', active: 'navigation' }).ability();
  expect(t.can('on')).toEqual([]);
  t.mark('R explore a1-b1', 'I claim b1');
  expect(t.paper.industry.tri).toBe(1);
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:naalu'], 'outside strategy events the Naalu spend them on any one sheet', () => {
  const t = sitting({ faction: 'naalu' }).ability();
  expect(t.can()).toEqual(['on navigation', 'on expansion', 'on industry', 'on warfare']);
  t.mark('on warfare', 'I build pds.0');
  expect(t.can('I claim')).toEqual([]);
  t.mark('I build pds.0', 'lay 0 3_0');
  expect(t.mayStop()).toBe(true);
});

scenario(['faction:naaz_rokha'], 'while Navigation is active the Naaz-Rokha explore one system for free', () => {
  const t = sitting({ faction: 'naaz_rokha', active: 'navigation' });
  t.mark('use naaz_rokha', 'free explore a2-b3');
  expect(t.paper.navigation.traced).toEqual(['a2-b3']);
  expect(t.can('use')).toEqual([]);
  expect(sitting({ faction: 'naaz_rokha', active: 'expansion' }).can('use')).toEqual([]);
});

scenario(['faction:naaz_rokha'], "a relic's system gives the Naaz-Rokha a trade good, others do not", () => {
  const t = sitting({
    faction: 'naaz_rokha',
    active: 'navigation',
    purse: 'II',
    traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1',
  });
  t.mark('I claim e1');
  expect(t.paper.industry.trade).toBe(0);
  t.mark('I claim f1');
  expect(t.desk.draws).toBe('f1');
  t.desk.draws = null;
  expect(t.owe().paper.industry.trade).toBe(1);
});

scenario(
  ['faction:naaz_rokha'],
  'the Naaz-Rokha claim an explored system or deploy a mech, whichever is possible',
  () => {
    const t = sitting({ faction: 'naaz_rokha' }).ability();
    expect(t.can()).toEqual(['pick 0', 'pick 1']);
    t.mark('pick 0', 'free claim a2').ability().mark('pick 1', 'lay 0 2_0');
    expect(t.paper.warfare).toMatchObject({ drawn: [{ unit: 'mech', built: false }], bands: [] });
    t.paper.warfare.line = 3;
    t.paper.warfare.drawn.push({ unit: 'infantry', nodes: nodesFrom(9), built: false });
    expect(t.ability().can()).toEqual(['pick 0']);
    t.mark('pick 0', 'free claim a1');
    expect(t.ability().mayStop()).toBe(true);
  },
);

scenario(
  ['faction:nekro'],
  'a specialty that the Nekro claim gives a resource of their choice on the active sheet',
  () => {
    const t = sitting({
      faction: 'nekro',
      active: 'industry',
      purse: 'I',
      written: ({ industry }) => industry.scrapped.push('h1_0'),
    });
    t.mark('I space h1_1');
    expect(t.paper.kept).toMatchObject([{ asset: 'cybernetic' }]);
    expect(t.mayStop()).toBe(false);
    t.mark('M scrap h2_0');
    expect(t.mayStop()).toBe(true);
    // Spending it gives nothing.
    t.mark('cybernetic tech sarween_tools');
    expect(t.mayStop()).toBe(true);
  },
);

scenario(
  ['faction:nekro'],
  'outside strategy events the resource of the Nekro goes to any one sheet; each specialty gives one',
  () => {
    const t = sitting({ faction: 'nekro' }).owe({ op: 'gain', asset: { kind: 'spec', s: 'biotic' }, n: 2 });
    expect(t.can('on')).toHaveLength(4);
    t.mark('on navigation', 'I claim a1', 'on expansion', 'M dock dock1.0');
    expect(t.mayStop()).toBe(true);
    expect(t.owe({ op: 'gain', asset: { kind: 'focus', d: 'M' }, n: 1 }).mayStop()).toBe(true);
  },
);

scenario(['faction:nekro'], 'the Nekro unlock any technology that is still locked', () => {
  const t = sitting({ faction: 'nekro' }).ability().mark('free tech duranium_armor');
  expect(t.paper.technologies[7]?.unlocked).toBe(true);
  for (const technology of t.paper.technologies) technology.unlocked = true;
  expect(t.ability().mayStop()).toBe(true);
});

scenario(['faction:nomad'], 'the Nomad pays the specialty of his flagship with a trade good if he likes', () => {
  const t = sitting({ faction: 'nomad', active: 'warfare', trade: 1, kept: ['biotic'] });
  expect(t.can('biotic build')).toEqual(['biotic build flagship.0']);
  t.mark('trade build flagship.0');
  expect(t.paper.industry.tradeSpent).toBe(1);
  expect(t.paper.warfare.bands).toEqual([{ unit: 'flagship', struck: [0], lost: false }]);
  expect(t.can('biotic build')).toEqual([]);
  // A locked type needs its specialty all the same.
  expect(t.can('trade unit')).toEqual([]);
});

scenario(['faction:nomad'], 'when a sheet becomes active the Nomad may spend a trade good as two resources', () => {
  const t = sitting({ faction: 'nomad', step: 'card', purse: 'M', trade: 1 }).mark('sheet navigation');
  expect(t.can()).toEqual(['pick 0', 'no']);
  t.mark('pick 0', 'M explore a1-b1', 'I claim b1');
  expect(t.paper.industry).toMatchObject({ tri: 1, tradeSpent: 1 });
  // What the card gave is still there.
  expect(t.desk.purse.M).toBe(1);
});

scenario(['faction:nomad'], 'the Nomad may keep his trade good, and is not asked without one', () => {
  const t = sitting({ faction: 'nomad', step: 'card', purse: 'M', trade: 1 }).mark('sheet navigation', 'no');
  expect(t.paper.industry.tradeSpent).toBe(0);
  expect(t.can('M')).not.toEqual([]);
  expect(sitting({ faction: 'nomad', step: 'card', purse: 'M' }).mark('sheet navigation').can('pick')).toEqual([]);
});

scenario(['faction:nomad'], 'the Nomad gains a trade good and spends one resource of his choice on any sheet', () => {
  const t = sitting({ faction: 'nomad', active: 'warfare' }).ability();
  expect(t.paper.industry.trade).toBe(1);
  t.mark('on navigation', 'I claim a1');
  expect(t.paper.kept).toMatchObject([{ asset: 'planet' }]);
  expect(t.mayStop()).toBe(true);
});
