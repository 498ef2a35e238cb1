// The strategic action: the primary ability, then the secondary clockwise, and who pays what.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const card = (t: Table, id: string) => t.game().strategyCards.find((c) => c.id === id);

scenario(['sequence:strategic action'], 'primary first, then everybody else from the left of the active player', () => {
  const t = table('norr', 'letnev', 'sol', 'hacan');
  t.strategy('sol', 'imperial');
  t.decks({ secretDeck: ['forgeAnAlliance', 'mineRareMetals', 'controlTheRegion'] });
  t.begin('strategic action', { seat: t.seat('sol'), card: 'imperial' });
  t.answer('sol', 'yes');
  expect(t.awaited()).toEqual([t.seat('hacan')]);
  t.answer('hacan', 'secondary');
  expect(t.player('hacan')).toMatchObject({ strategy: 1, secrets: ['mineRareMetals'] });
  t.pass('norr');
  expect(t.player('norr')).toMatchObject({ strategy: 2, secrets: [] });
  expect(card(t, 'imperial')?.exhausted).toBe(false);
  t.answer('letnev', 'secondary');
  // The active player never uses his own secondary.
  expect(t.isOver()).toBe(true);
  expect(card(t, 'imperial')?.exhausted).toBe(true);
});

test('without a token in the strategy pool there is no secondary', () => {
  const t = table('norr', 'letnev', 'sol');
  t.strategy('norr', 'politics');
  t.tokens('letnev', { strategy: 0, tactic: 5 });
  t.begin('strategic action', { seat: 0, card: 'politics' });
  t.answer('norr', String(t.seat('sol')));
  expect(t.awaited()).toEqual([t.seat('sol')]);
});

test('who has passed may still use secondaries', () => {
  const t = table('norr', 'letnev', 'sol');
  t.player('letnev').passed = true;
  t.begin('strategic action', { seat: 0, card: 'politics' });
  t.answer('norr', String(t.seat('sol')));
  expect(t.awaited()).toEqual([t.seat('letnev')]);
});

describe('secondaries that can do nothing are not offered', () => {
  /** Is letnev offered the secondary ability? */
  const isOffered = (t: Table, id: 'leadership' | 'diplomacy' | 'warfare' | 'technology'): boolean => {
    t.begin('strategic action', { seat: 0, card: id });
    t.playOn((where) => where === 'strategic action/use the secondary ability');
    return t.awaited().includes(t.seat('letnev'));
  };
  const seated = (): Table => table('norr', 'letnev', 'sol');

  test('Leadership needs influence for a token', () => {
    expect(isOffered(seated(), 'leadership')).toBe(false);
    const t = seated();
    t.goods('letnev', 2); // wrenTerra has 1
    expect(isOffered(t, 'leadership')).toBe(true);
  });

  test('Diplomacy needs an exhausted planet', () => {
    expect(isOffered(seated(), 'diplomacy')).toBe(false);
    const t = seated();
    t.exhaust('arcPrime');
    expect(isOffered(t, 'diplomacy')).toBe(true);
  });

  test('Warfare needs a space dock in the home system', () => {
    const away = seated();
    away.own('letnev', 'lodor', { spaceDock: 1 });
    expect(isOffered(away, 'warfare')).toBe(false);
    const t = seated();
    t.own('letnev', 'arcPrime', { spaceDock: 1 });
    expect(isOffered(t, 'warfare')).toBe(true);
  });

  test('Technology needs 4 resources', () => {
    expect(isOffered(seated(), 'technology')).toBe(true);
    const t = seated();
    t.exhaust('arcPrime');
    expect(isOffered(t, 'technology')).toBe(false);
  });
});
