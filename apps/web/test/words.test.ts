// Whatever the server may answer, the page has words for it, in both languages.
import type { ProblemCode, TableRefusal } from '@custodian/protocol';
import { faultsInItalian } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { it as titleWords } from '../src/titles/ti3/words/it/index.ts';
import { en } from '../src/words/en/index.ts';
import { it } from '../src/words/it/index.ts';

// The types hold these lists complete.
const problems: Record<ProblemCode, true> = {
  malformed: true,
  'too large': true,
  'too fast': true,
  'not seated': true,
  'no table': true,
  'cannot open': true,
  'no spectators': true,
  stale: true,
  storage: true,
  'not yours': true,
  closed: true,
  internal: true,
};
const refusals: Record<TableRefusal, true> = {
  'undo never': true,
  'nobody asks': true,
  'nothing to redo': true,
  'no window': true,
  answered: true,
  'no clock': true,
  'nothing touches': true,
  'no order': true,
  'too many orders': true,
  closed: true,
};

test.each([
  ...Object.keys(problems).map((code) => `problem.${code}`),
  ...Object.keys(refusals).map((key) => `table.${key}`),
])('%s is worded in English and in Italian', (key) => {
  const english = (en as Record<string, string>)[key];
  const italian = (it as Record<string, string>)[key];
  expect(english).toMatch(/\w/);
  expect(italian).toMatch(/\w/);
  expect(italian).not.toBe(english);
});

test('every Italian text of the page has its articles right', () => {
  expect(Object.values({ ...it, ...titleWords }).flatMap(faultsInItalian)).toEqual([]);
});
