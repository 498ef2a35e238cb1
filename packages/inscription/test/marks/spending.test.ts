// Resources, trade goods, focus dice and technologies: pages 8, 15 and 16 of the rulebook, and its clarifications.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { refuseMarks } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

scenario(['rule:spending'], 'resources that can be spent must be; what has no use is lost', () => {
  const t = sitting({ active: 'expansion', purse: 'MMR' });
  expect(t.mayStop()).toBe(false);
  expect(refuseMarks(t.desk, [])?.text.key).toBe('why.marks.unspent');
  t.mark('M dock dock1.0', 'M dock dock1.1', 'R dock dock3.1');
  expect(t.mayStop()).toBe(true);
});

scenario(['rule:active sheet'], 'the active sheet is chosen first', () => {
  const t = sitting({ step: 'card', purse: 'M' });
  expect(t.can()).toEqual(['sheet navigation', 'sheet expansion', 'sheet industry', 'sheet warfare']);
  expect(t.mayStop()).toBe(false);
  t.mark('sheet industry');
  expect(t.can('M')).not.toEqual([]);
});

scenario(['asset:trade'], 'a trade good is a resource of choice on the active sheet, and is struck', () => {
  const t = sitting({ active: 'navigation' }).owe({ op: 'gain', asset: { kind: 'trade' }, n: 2 });
  t.mark('trade I', 'I claim a1');
  expect(t.paper.industry).toMatchObject({ trade: 2, tradeSpent: 1 });
  expect(t.can('trade')).toEqual(['trade M', 'trade I', 'trade R']);
  t.mark('trade M', 'M explore a1-b1');
  expect(t.can('trade')).toEqual([]);
});

scenario(
  ['asset:focus'],
  'a focus die counts on the sheet where it was unlocked, also in the round it was unlocked in',
  () => {
    const t = sitting({ active: 'navigation', roll: { black: 'MII', focus: [2, 1, 1] } }).owe({
      op: 'gain',
      asset: { kind: 'focus', d: 'M' },
      n: 1,
    });
    expect(t.desk.purse).toEqual({ M: 1, I: 2, R: 0 });
    t.mark('focus M');
    expect(t.desk.purse).toEqual({ M: 3, I: 2, R: 0 });
    expect(t.paper.focus).toEqual(['navigation M']);
    expect(t.can('focus')).toEqual([]);
  },
);

scenario(
  ['rule:technologies'],
  'research strikes icons of the active sheet, or one specialty unlocks at once, usable in the same round',
  () => {
    const t = sitting({
      active: 'expansion',
      purse: 'RR',
      kept: ['warfare'],
      written: (paper) => paper.expansion.unlocked.push('p1'),
    });
    expect(t.can('R tech')).toEqual(['R tech neural_motivators', 'R tech bio_stims']);
    t.mark('R tech neural_motivators');
    expect(t.can('use')).toEqual([]);
    t.mark('R tech neural_motivators', 'warfare tech bio_stims');
    expect(t.can('use')).toEqual(['use neural_motivators', 'use bio_stims']);
  },
);

scenario(
  ['technology:antimass_deflectors'],
  'Antimass Deflectors explores one system for free while Navigation is active',
  () => {
    const t = sitting({
      active: 'navigation',
      written: (paper) => {
        for (const technology of paper.technologies) technology.unlocked = technology.id === 'antimass_deflectors';
      },
    });
    t.mark('use antimass_deflectors', 'free explore a2-b3');
    expect(t.paper.navigation.traced).toEqual(['a2-b3']);
    expect(t.can('use')).toEqual([]);
  },
);

scenario(['rule:any sheet'], 'resources for any sheet go all to one, active or not', () => {
  const t = sitting({ active: 'warfare' }).owe({ op: 'res', res: 'I', n: 2, sheet: 'any' });
  expect(t.can()).toEqual(['on navigation', 'on expansion', 'on industry', 'on warfare']);
  t.mark('on navigation', 'I claim a1');
  expect(t.can()).toEqual(['I claim a2']);
  t.mark('I claim a2');
  expect(t.mayStop()).toBe(true);
});

scenario(
  ['rule:bad marks'],
  'marks that are not there, spent twice, out of order or after the end are refused with a reason',
  () => {
    const t = sitting({ active: 'navigation', purse: 'MI' });
    const why = (...marks: string[]) => refuseMarks(t.desk, marks)?.text.key;
    expect(why('M explore a1-b1', 'I claim a1')).toBeUndefined();
    expect(why('M explore a1-z9', 'I claim a1')).toBe('why.marks.not there');
    expect(why('M explore a1-b1', 'M explore b1-c1', 'I claim a1')).toBe('why.marks.nothing to spend');
    expect(why('M explore a1-b1', 'I claim a1', 'I claim a2')).toBe('why.marks.nothing to spend');
    expect(why('R explore a1-b1')).toBe('why.marks.nothing to spend');
    expect(why('M explore b1-c1', 'M explore a1-b1')).toBe('why.marks.not there');
    expect(why('M scrap h1_0', 'I claim a1')).toBe('why.marks.not there');
    expect(why('M explore a1-b1', 'I claim a1', 'lay 0 0_0')).toBe('why.marks.not there');
    expect(why('')).toBe('why.marks.not there');
    // Nothing was changed by trying.
    expect(t.desk.purse).toEqual({ M: 1, I: 1, R: 0 });
    expect(t.paper.navigation.traced).toEqual([]);
  },
);
