import { expect, test } from 'vitest';
import { lasts, withoutEffect, withoutEnded } from '../src/index.ts';

const effects = [
  { source: 'shield', seat: 1, target: 'quann', until: 'round' },
  { source: 'shield', seat: 1, target: 'lodor', until: 'turn' },
  { source: 'truce', seat: 2, target: '', until: 'round' },
] as const;

test('an effect is found by source, and by seat and target where they are given', () => {
  expect(lasts(effects, 'shield')).toBe(true);
  expect(lasts(effects, 'shield', 2)).toBe(false);
  expect(lasts(effects, 'shield', undefined, 'lodor')).toBe(true);
  expect(lasts(effects, 'shield', 1, 'saudor')).toBe(false);
});

test('what has ended is gone, the rest stays in its order', () => {
  expect(withoutEnded(effects, 'round').map((e) => e.target)).toEqual(['lodor']);
  expect(withoutEffect(effects, 'shield', 1, 'quann').map((e) => e.target)).toEqual(['lodor', '']);
  expect(withoutEffect(effects, 'shield', 1).map((e) => e.source)).toEqual(['truce']);
  expect(withoutEffect(effects, 'shield', 2)).toHaveLength(3);
});
