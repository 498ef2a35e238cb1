// Command tokens: gained, shared out anew, placed by others' abilities.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';

const pools = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });

scenario(['sequence:gain tokens'], 'tokens go from the reinforcements into pools of one’s choice', () => {
  const t = table('norr');
  t.begin('gain tokens', { seat: 0, count: 3 });
  expect(t.refusal(0, pools(1, 1, 0))).toBe('why.tokens do not add up');
  expect(t.refusal(0, pools(4, 0, 0))).toBe('why.tokens do not add up');
  t.answer(0, pools(1, 0, 2));
  expect(t.player(0)).toMatchObject(pools(4, 3, 4));
  expect(t.isOver()).toBe(true);
});

test('no more than the reinforcements hold', () => {
  const t = table('norr');
  t.tokens(0, pools(6, 4, 4));
  t.activated(0, '25'); // 15 of 16
  t.begin('gain tokens', { seat: 0, count: 3 });
  t.answer(0, pools(0, 1, 0));
  expect(t.player(0)).toMatchObject(pools(6, 5, 4));
});

test('nothing is asked where none is left', () => {
  const t = table('norr');
  t.tokens(0, pools(8, 4, 4));
  t.begin('gain tokens', { seat: 0, count: 3 });
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:redistribute tokens'], 'everybody shares out all tokens of the sheet, at the same time', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.tokens('sol', pools(0, 0, 0));
  t.begin('redistribute tokens', { seats: [0, 1, 2] });
  expect(t.awaited()).toEqual([0, 1]);
  expect(t.refusal(1, pools(3, 3, 3))).toBe('why.tokens do not add up');
  t.answer(1, pools(0, 8, 0));
  expect(t.player(1)).toMatchObject(pools(3, 3, 2));
  t.confirm(0);
  expect(t.player(1)).toMatchObject(pools(0, 8, 0));
  expect(t.player(0)).toMatchObject(pools(3, 3, 2));
  expect(t.events('tokensRedistributed')).toHaveLength(1);
});

describe('a token that an effect places', () => {
  test('comes from the reinforcements', () => {
    const t = table('norr');
    t.begin('place token', { seat: 0, system: '25' });
    expect(t.player(0)).toMatchObject(pools(3, 3, 2));
    expect(t.system('25').tokens).toBe(1);
  });

  scenario(['sequence:place token'], 'comes from a pool of one’s choice where the reinforcements are empty', () => {
    const t = table('norr');
    t.tokens(0, pools(8, 8, 0));
    t.begin('place token', { seat: 0, system: '25' });
    expect(t.options(0)).toEqual(['tactic', 'fleet']);
    t.answer(0, 'fleet');
    expect(t.player(0)).toMatchObject(pools(8, 7, 0));
    expect(t.system('25').tokens).toBe(1);
  });

  test('stays where it is when one lies there already', () => {
    const t = table('norr');
    t.tokens(0, pools(8, 7, 0));
    t.activated(0, '25');
    t.begin('place token', { seat: 0, system: '25' });
    expect(t.isOver()).toBe(true);
    expect(t.player(0)).toMatchObject(pools(8, 7, 0));
  });
});
