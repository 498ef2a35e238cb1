// Nothing is accepted that is not offered: whatever is sent, it is refused with a reason, and nothing changes.
import { quickRoll } from '@custodian/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factions, relicIds } from '../../src/content/index.ts';
import type { Desk } from '../../src/desk.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import { SHEETS, SPECIALTIES } from '../../src/facts/vocabulary.ts';
import { mark, marksFor, mayStop, refuseMarks } from '../../src/marks/index.ts';
import { sitting } from '../kit/desk.ts';

const REASONS = [
  'ended',
  'owed first',
  'owed',
  'nothing to mark',
  'no sheet',
  'nothing to spend',
  'not there',
  'unspent',
].map((why) => `why.marks.${why}`);

/** Tries marks that must be refused, and looks whether anything changed. */
function refuses(desk: Desk, marks: readonly string[]): void {
  const before = JSON.stringify(desk);
  const refusal = refuseMarks(desk, marks);
  expect(REASONS, marks[0]?.slice(0, 80)).toContain(refusal?.text.key);
  expect(JSON.stringify(desk)).toBe(before);
}

/** A desk somewhere in the middle of a random marking. */
function somewhere(seed: number): Desk {
  const roll = quickRoll(seed);
  const one = <T>(of: readonly T[]): T => of[roll(of.length) - 1] as T;
  const { desk } = sitting({
    side: one(SHEET_SIDES),
    faction: one(factions).id,
    active: one(SHEETS),
    ...(roll(2) === 1 ? { roll: { black: 'MIR', focus: [1, 2, 1] } } : { purse: 'MMIR' }),
    kept: ['planet', ...SPECIALTIES, 'focus M', 'focus R'],
    trade: 3,
    hand: [one(relicIds)],
    planets: 'p1 p2',
  });
  for (let n = roll(12); n > 1; n--) {
    const possible = marksFor(desk);
    if (possible.length > 0) mark(desk, one(possible));
  }
  return desk;
}

const seeds = fc.integer({ min: 1, max: 1e6 });

test('what is offered is offered once; what is offered elsewhere and not here is refused', () => {
  fc.assert(
    fc.property(seeds, seeds, (here, elsewhere) => {
      const desk = somewhere(here);
      const possible = marksFor(desk);
      expect(new Set(possible).size).toBe(possible.length);
      for (const made of marksFor(somewhere(elsewhere)).slice(0, 40))
        if (!possible.includes(made)) refuses(desk, [made]);
    }),
    { numRuns: 150 },
  );
});

test('whatever else is sent is refused', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (seed, marks) => {
      refuses(somewhere(seed), marks);
    }),
    { numRuns: 150 },
  );
});

test('words of the language, other letters and other spaces are refused', () => {
  const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];
  const bad = [
    '',
    ' ',
    ...words,
    ...words.flatMap((word) => [`M ${word}`, `M ${word} a1-b1`, `M explore ${word}`, `${word} explore a1-b1`]),
    ...words.flatMap((word) => [
      `sheet ${word}`,
      `use ${word}`,
      `relic ${word}`,
      `trade ${word}`,
      `focus ${word}`,
      `turn I ${word}`,
    ]),
    // A Cyrillic letter, full width, a joiner, a mark of direction.
    'М explore a1-b1',
    'Ｍ explore a1-b1',
    'M explore a1\u200d-b1',
    '\u202eM explore a1-b1',
    'M explore a1-b1\u0000',
    'M  explore a1-b1',
    ' M explore a1-b1',
    'M explore a1-b1 ',
    'm explore a1-b1',
    'M\texplore a1-b1',
    'M explore a1-b1;M explore a2-b3',
    'M explore b1-a1',
    'M explore a1-a1',
    'M explore home-a1',
    'M explore a1-b3',
    'I claim home',
    'I claim 👑',
    'M scrap h1_0',
    'M develop p99.0.0',
    'lay 0 0_0',
    'lay -1 1e3_NaN',
    'x'.repeat(1_000_000),
  ];
  const t = sitting({ active: 'navigation', purse: 'MI', trade: 1 });
  for (const made of bad) refuses(t.desk, [made]);
  for (const made of bad) refuses(t.desk, ['M explore a1-b1', made]);
});

test('ten thousand marks are refused at the first that is wrong', () => {
  const t = sitting({ active: 'navigation', purse: 'MI', trade: 15 });
  const many = (made: string): string[] => Array.from({ length: 10_000 }, () => made);
  for (const made of ['M explore a1-b1', 'trade M', 'nonsense', 'sheet navigation']) refuses(t.desk, many(made));
  expect(refuseMarks(t.desk, many('trade M'))?.text).toMatchObject({ with: { n: 16 } });
});

test('no mark can be made twice where it is made once', () => {
  const t = sitting({ active: 'navigation', purse: 'MMII' });
  refuses(t.desk, ['M explore a1-b1', 'M explore a1-b1', 'I claim a1', 'I claim a2']);
  refuses(t.desk, ['M explore a1-b1', 'M explore a2-b2', 'I claim a1', 'I claim a1']);
  refuses(t.desk, ['M explore a1-b2', 'M explore a2-b2', 'I claim a1', 'I claim a2']);
});

test('while something is owed nothing is spent', () => {
  const given = { active: 'navigation', purse: 'MI', trade: 2, hand: ['the_obsidian'] } as const;
  const t = sitting({ ...given, kept: ['propulsion', 'focus M'] });
  const spending = [
    'trade M',
    'focus M',
    'propulsion tech gravity_drive',
    'M explore a1-b1',
    'I claim a1',
    'relic the_obsidian',
  ];
  for (const made of spending) expect(t.can()).toContain(made);
  t.owe({ op: 'strength', n: 1, side: 'choose', wars: 'future' });
  for (const made of spending) expect(t.refusal(made)).toBe('why.marks.owed first');
  expect(t.refusal()).toBe('why.marks.owed');
  expect(t.refusal('side left', 'M explore a1-b1', 'I claim a1')).toBeUndefined();
});

test('outside strategy events, after a relic and after a reroll nothing more is marked', () => {
  refuses(sitting({ trade: 2, kept: ['propulsion', 'focus M'] }).desk, ['trade M']);
  const drawing = sitting({ active: 'navigation', purse: 'MI', traced: 'a1-b1 b1-c1 c1-d1 d1-e1 e1-f1' });
  expect(drawing.refusal('I claim f1')).toBeUndefined();
  expect(drawing.refusal('I claim f1', 'M explore a1-b2')).toBe('why.marks.ended');
  const rolling = sitting({
    active: 'navigation',
    hand: ['crown_of_thalnos'],
    roll: { black: 'MMI', focus: [1, 1, 1] },
  });
  expect(rolling.refusal('relic crown_of_thalnos 0')).toBeUndefined();
  expect(rolling.refusal('relic crown_of_thalnos 0', 'I claim a1')).toBe('why.marks.ended');
});

test('a marking that may stop is accepted as it is', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const desk = somewhere(seed);
      expect(refuseMarks(desk, []) === null).toBe(mayStop(desk));
    }),
    { numRuns: 100 },
  );
});
