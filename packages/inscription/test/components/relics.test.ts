// The relics that are played while sheets are marked, each with what it must not do.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { strengthOf } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

const roll = { black: 'MIR', focus: [2, 1, 1] } as const;

scenario(
  ['relic:crown_of_thalnos'],
  'the Crown of Thalnos rolls any of its owner’s dice again: the marks end there',
  () => {
    const t = sitting({
      active: 'navigation',
      roll,
      hand: ['crown_of_thalnos'],
      written: ({ focus }) => focus.push('navigation M', 'industry I'),
    });
    // Three black dice and the focus die that is unlocked on this sheet.
    expect(t.can('relic')).toHaveLength(15);
    expect(t.can('relic')).not.toContain('relic crown_of_thalnos 4');
    t.mark('relic crown_of_thalnos 0,2,3');
    expect(t.desk.rerolls).toEqual([0, 2, 3]);
    expect(t.desk).toMatchObject({ hand: [], played: ['crown_of_thalnos'] });
    expect(t.can()).toEqual([]);
    expect(t.mayStop()).toBe(true);
  },
);

scenario(
  ['relic:crown_of_thalnos'],
  'the Crown of Thalnos comes after the roll, before anything of it is spent',
  () => {
    const crown = ['crown_of_thalnos'];
    expect(sitting({ active: 'navigation', purse: 'M', hand: crown }).can('relic')).toEqual([]);
    expect(sitting({ active: 'navigation', roll, hand: crown }).mark('M explore a1-b1').can('relic')).toEqual([]);
    const t = sitting({ faction: 'yssaril', active: 'navigation', roll, hand: crown }).mark('forgo M');
    // A die that was given up is not rolled again.
    expect(t.can('relic')).toEqual([
      'relic crown_of_thalnos 0',
      'relic crown_of_thalnos 1',
      'relic crown_of_thalnos 0,1',
    ]);
    expect(t.mark('relic crown_of_thalnos 1').desk.rerolls).toEqual([1]);
  },
);

scenario(['relic:dominus_orb'], 'the Dominus Orb explores three systems, whatever sheet is active', () => {
  const t = sitting({ active: 'warfare', hand: ['dominus_orb'] });
  t.mark('relic dominus_orb', 'free explore a1-b1', 'free explore b1-c1', 'free explore a2-b3');
  expect(t.paper.navigation.traced).toHaveLength(3);
  expect(t.mayStop()).toBe(true);
  expect(t.desk).toMatchObject({ hand: [], played: ['dominus_orb'] });
});

scenario(
  ['relic:dominus_orb'],
  'a relic is played at once as a whole, and only while a strategy event is marked',
  () => {
    const t = sitting({ active: 'warfare', trade: 1, kept: ['warfare'], hand: ['dominus_orb', 'the_obsidian'] });
    t.mark('relic dominus_orb', 'free explore a1-b1');
    expect(t.can().every((each) => each.startsWith('free explore'))).toBe(true);
    expect(t.mayStop()).toBe(false);
    expect(sitting({ hand: ['dominus_orb'] }).can()).toEqual([]);
  },
);

scenario(['relic:dynamis_core'], 'the Dynamis Core gives a trade good for each icon that is unlocked', () => {
  const trade = (icons: number): number => {
    const t = sitting({
      active: 'industry',
      hand: ['dynamis_core'],
      written: ({ industry }) => Object.assign(industry, { tri: icons, dia: icons, sqr: 8 }),
    });
    return t.mark('relic dynamis_core').paper.industry.trade;
  };
  expect([0, 1, 2, 3, 4, 6, 8].map(trade)).toEqual([0, 1, 2, 2, 3, 4, 5]);
});

scenario(['relic:luxarch_treatise_1'], 'Luxarch Treatise Vol I is three influence on one sheet, active or not', () => {
  const t = sitting({ active: 'warfare', hand: ['luxarch_treatise_1'] });
  t.mark('relic luxarch_treatise_1', 'on navigation', 'I claim a1', 'I claim a2');
  // Nothing else is explored: the third is lost.
  expect(t.mayStop()).toBe(true);
  expect(t.paper.kept).toHaveLength(2);
});

scenario(
  ['relic:luxarch_treatise_2'],
  'Luxarch Treatise Vol II is three research on one sheet, technologies among it',
  () => {
    const t = sitting({ active: 'warfare', hand: ['luxarch_treatise_2'] });
    t.mark('relic luxarch_treatise_2', 'on industry');
    expect(t.can()).toContain('R space h1_0');
    expect(t.can('R tech')).toEqual(['R tech sarween_tools', 'R tech production_biomes']);
    t.mark('R tech production_biomes', 'R tech production_biomes', 'R tech production_biomes');
    expect(t.paper.technologies[5]).toMatchObject({ id: 'production_biomes', unlocked: true });
  },
);

scenario(['relic:nano_forge'], 'the Nano-Forge strikes any two icons of one planet', () => {
  const t = sitting({ active: 'navigation', planets: 'p1 p2', hand: ['nano_forge'] });
  t.mark('relic nano_forge', 'free develop p2.0.0');
  expect(t.can()).toEqual(['free develop p2.0.1', 'free develop p2.1.0', 'free develop p2.1.1']);
  t.mark('free develop p2.1.0');
  expect(t.paper.expansion.population).toBe(1);
  expect(t.mayStop()).toBe(true);
});

scenario(['relic:nano_forge'], 'the Nano-Forge takes a planet with two icons left as long as there is one', () => {
  const struck = ['p1.0.0', 'p1.0.1', 'p1.1.0'];
  const given = {
    active: 'navigation',
    hand: ['nano_forge'],
    written: ({ expansion }) => expansion.struck.push(...struck),
  } as const satisfies Parameters<typeof sitting>[0];
  const t = sitting({ ...given, planets: 'p1 p2' }).mark('relic nano_forge');
  expect(t.can('free develop p1')).toEqual([]);
  expect(t.can('free develop p2')).toHaveLength(4);
  const last = sitting({ ...given, planets: 'p1' }).mark('relic nano_forge', 'free develop p1.1.1');
  expect(last.mayStop()).toBe(true);
  expect(sitting({ active: 'navigation', hand: ['nano_forge'] }).can('relic')).toEqual([]);
});

scenario(['relic:maw_of_worlds'], 'the Maw of Worlds takes a planet asset and unlocks any technology', () => {
  const t = sitting({ active: 'warfare', kept: ['planet'], hand: ['maw_of_worlds'] });
  t.mark('relic maw_of_worlds', 'pick 0', 'free tech bio_stims');
  expect(t.paper.kept[0]?.spent).toBe(true);
  expect(t.paper.technologies[3]?.unlocked).toBe(true);
  // Without an unspent planet asset it stays in the hand.
  const none = sitting({
    active: 'warfare',
    hand: ['maw_of_worlds'],
    written: ({ kept }) => kept.push({ asset: 'planet', at: 'card', spent: true }),
  });
  expect(none.can('relic')).toEqual([]);
});

scenario(['relic:plenary_orbital'], 'the Plenary Orbital builds a space dock, begun or not', () => {
  const t = sitting({
    active: 'navigation',
    kept: ['planet'],
    hand: ['plenary_orbital'],
    written: ({ expansion }) => {
      expansion.dockIcons.push('dock2.0');
      expansion.docks.push('dock1');
    },
  });
  t.mark('relic plenary_orbital');
  expect(t.can()).toEqual(['free dock dock2', 'free dock dock3']);
  t.mark('free dock dock2');
  expect(t.paper.expansion).toMatchObject({ docks: ['dock1', 'dock2'], population: 1 });
  expect(t.paper.kept[0]?.spent).toBe(false);
});

scenario(['relic:the_codex'], 'the Codex gives two specialties of different kinds', () => {
  const t = sitting({ active: 'warfare', hand: ['the_codex'] }).mark('relic the_codex', 'spec warfare');
  expect(t.can()).toEqual(['spec biotic', 'spec cybernetic', 'spec propulsion']);
  t.mark('spec biotic');
  // They can be spent at once.
  expect(t.can('warfare')).toContain('warfare unit dreadnought');
});

scenario(['relic:the_obsidian'], 'the Obsidian gives a population', () => {
  const t = sitting({ active: 'industry', hand: ['the_obsidian'] }).mark('relic the_obsidian');
  expect(t.paper.expansion.population).toBe(1);
  expect(t.can('relic')).toEqual([]);
});

scenario(
  ['relic:the_prophets_tears'],
  "the Prophet's Tears unlock a technology of the active sheet, usable at once",
  () => {
    const t = sitting({ active: 'navigation', hand: ['the_prophets_tears'] }).mark('relic the_prophets_tears');
    expect(t.can()).toEqual(['free tech gravity_drive', 'free tech antimass_deflectors']);
    t.mark('free tech antimass_deflectors');
    expect(t.can('use')).toEqual(['use antimass_deflectors']);
    const done = sitting({
      active: 'navigation',
      technologies: ['gravity_drive', 'antimass_deflectors'],
      hand: ['the_prophets_tears'],
    });
    expect(done.can('relic')).toEqual([]);
  },
);

scenario(
  ['relic:the_quantumcore'],
  'the Quantumcore unlocks any focus die on any sheet, on the active one for this roll too',
  () => {
    const t = sitting({ active: 'warfare', roll, hand: ['the_quantumcore'] }).mark('relic the_quantumcore');
    expect(t.can()).toHaveLength(12);
    t.mark('die M warfare');
    expect(t.desk.purse.M).toBe(1 + 2);
    expect(t.desk.taken).toEqual(['M']);
  },
);

scenario(['relic:the_syncretone'], 'the Syncretone gives three commodities, in any mix', () => {
  const t = sitting({ active: 'warfare', hand: ['the_syncretone'] });
  t.mark('relic the_syncretone', 'com tri', 'com tri', 'com sqr');
  expect(t.paper.industry).toMatchObject({ tri: 2, dia: 0, sqr: 1 });
  expect(t.mayStop()).toBe(true);
});

scenario(
  ['relic:tyrants_lament'],
  "Tyrant's Lament deploys a dreadnought: locked or not, beyond the limit, without its points",
  () => {
    const t = sitting({
      active: 'industry',
      hand: ['tyrants_lament'],
      written: ({ warfare }) => {
        for (let n = 0; n < 3; n++) warfare.bands.push({ unit: 'dreadnought', struck: [0, 1, 2, 3], lost: false });
      },
    });
    t.mark('relic tyrants_lament', 'lay 0 3_0');
    expect(strengthOf(t.paper, 'left', 1, '')).toBe(2);
    expect(strengthOf(t.paper, 'right', 1, '')).toBe(3);
    // Those that were built, and the point under this one.
    expect(t.points().warfare).toBe(3 * 3 + 1);
    expect(t.paper.warfare.unlocked).toEqual([]);
  },
);

scenario(
  ['asset:vp', 'asset:relic'],
  'the points of a relic are written beside its system and count without playing it',
  () => {
    const t = sitting({ active: 'navigation', purse: 'II', traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1' });
    t.mark('I claim e1', 'I claim f1');
    expect(t.desk.draws).toBe('f1');
    t.paper.navigation.boxes.push({ system: 'f1', points: 4 });
    expect(t.points().navigation).toBe(2 + 4);
  },
);
