// The end: subtotals, ties, ranks.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/table.ts';
import { table } from '../kit/table.ts';

/** So many points by what is written beside the sheets. */
function points(t: Table, ...all: number[]): void {
  all.forEach((n, seat) => {
    t.paper(seat).points.navigation = n;
  });
}

scenario(['sequence:scoring'], 'most points win', () => {
  const t = table('hacan', 'sol', 'winnu');
  points(t, 30, 40, 20);
  t.begin('scoring');
  expect(t.game().winner).toMatchObject({ why: 'points', seats: [1] });
  expect(t.events('scored').map(({ total }) => total)).toEqual([30, 40, 20]);
  expect(t.isOver()).toBe(true);
});

test('each sheet has its subtotal, Industry with a point for every two trade goods that are left', () => {
  const t = table('hacan', 'sol', 'winnu');
  const paper = t.paper('sol');
  // The example of the rulebook: 19 claimed, 7 of them for Mecatol Rex, and an objective of 9 make 28.
  paper.navigation.claimed.push('e1', 'h1', 'h3', 'x2', 'mecatol');
  paper.navigation.boxes.push({ system: 'mecatol', points: 7 });
  paper.objectives.navigation = 9;
  Object.assign(paper.industry, { trade: 7, tradeSpent: 2 });
  paper.warfare.wars.push({ section: 'left1', strength: 0, result: 'lost' });
  t.begin('scoring');
  expect(t.game().winner?.scores[1]).toEqual({
    navigation: 28,
    expansion: 0,
    industry: 2,
    warfare: -1,
    total: 29,
    votes: 0,
    rank: null,
  });
});

describe('of those with most points', () => {
  test('whoever has most votes left wins', () => {
    const t = table('hacan', 'sol', 'winnu');
    points(t, 30, 30, 20);
    t.votes('hacan', 5);
    t.paper('hacan').industry.votesSpent = 4;
    t.votes('sol', 2);
    t.votes('winnu', 9);
    t.begin('scoring');
    expect(t.game().winner).toMatchObject({ why: 'votes', seats: [1] });
    expect(t.events('gameWon')).toEqual([{ type: 'gameWon', seats: [1], why: 'votes' }]);
  });

  test('who are still tied share the victory', () => {
    const t = table('hacan', 'sol', 'winnu');
    points(t, 30, 20, 30);
    t.begin('scoring');
    expect(t.game().winner).toMatchObject({ why: 'coalition', seats: [0, 2] });
  });
});

describe('with one or two players', () => {
  const ending = (difficulty: 'easy' | 'medium' | 'hard', ...all: number[]) => {
    const t = table(...['hacan', 'sol'].slice(0, all.length));
    t.game().options.difficulty = difficulty;
    points(t, ...all);
    t.begin('scoring');
    const { why, seats, scores } = t.game().winner as NonNullable<ReturnType<typeof t.game>['winner']>;
    return [why, seats, scores.map(({ rank }) => rank)];
  };

  scenario(['rival:rank'], 'the score must rank above a loss', () => {
    expect(ending('easy', 39)).toEqual(['loss', [], ['lost_in_the_dark_years']]);
    expect(ending('easy', 40)).toEqual(['points', [0], ['footnote_in_galactic_history']]);
    expect(ending('medium', 59)[0]).toBe('loss');
    expect(ending('medium', 60)).toEqual(['points', [0], ['fledgling_domain']]);
    expect(ending('hard', 79)[0]).toBe('loss');
    expect(ending('hard', 80)).toEqual(['points', [0], ['galactic_power']]);
  });

  test('each difficulty has a best rank', () => {
    expect(ending('easy', 130)[2]).toEqual(['galactic_power']);
    expect(ending('medium', 130)[2]).toEqual(['ascendant_authority']);
    expect(ending('hard', 130)[2]).toEqual(['surpassed_the_lazax']);
  });

  test('of two the one with most points wins', () => {
    expect(ending('easy', 45, 62)).toEqual(['points', [1], ['footnote_in_galactic_history', 'fledgling_domain']]);
    expect(ending('medium', 45, 50)[0]).toBe('loss');
    expect(ending('medium', 70, 70)[0]).toBe('coalition');
  });
});
