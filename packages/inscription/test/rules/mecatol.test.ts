// The Mecatol Rex sheet: slots, ties within a step, and what each slot gives.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { RIVAL } from '../../src/game.ts';
import type { Table } from '../kit/table.ts';
import { I, M, table } from '../kit/table.ts';

const ROAD = ['a1-b1', 'b1-c2', 'c2-d3', 'd3-e2', 'e2-mecatol'];
const CLAIM = ['sheet navigation', 'I claim mecatol', 'I claim a1'];
const ELSEWHERE = ['sheet navigation', 'I claim a1', 'I claim a2'];

/** A card with two influence; all who are named stand before Mecatol Rex. */
function before(t: Table, ...who: string[]): Table {
  for (const each of who) t.paper(each).navigation.traced.push(...ROAD);
  t.round('a_strong_foundation');
  return t;
}

/** Everybody spends the card; the named ones on Mecatol Rex. Then the dice are rolled. */
function claiming(t: Table, ...who: string[]): void {
  const everybody = t.game().players.map(({ faction }) => faction);
  everybody.forEach((each, n) => {
    if (n === everybody.length - 1) t.dice(M, M, M, M, M, M);
    t.turn(each, ...(who.includes(each) ? CLAIM : ELSEWHERE));
  });
}

scenario(['asset:mecatol'], 'the first gains 5 votes and 7 points, whoever comes in a later step the next slot', () => {
  const t = before(table('hacan', 'sol', 'winnu'), 'hacan', 'sol');
  claiming(t, 'hacan');
  expect(t.game().mecatol).toEqual([{ who: 0, round: 5 }]);
  expect(t.paper('hacan').industry.votes).toBe(5);
  expect(t.paper('hacan').navigation.boxes).toEqual([{ system: 'mecatol', points: 7 }]);
  expect(t.events('mecatolClaimed')).toEqual([{ type: 'mecatolClaimed', seat: 0, slot: 1, votes: 5, points: 7 }]);
  // Material from the dice: another round with influence.
  t.confirmAll();
  const g = t.game();
  g.deck = ['border_defense'];
  t.beginOn(g, 'round', {});
  t.turn('hacan', 'sheet industry', 'I space h0_-1', 'I space h1_-1');
  t.turn('winnu', 'sheet industry', 'I space h0_-1', 'I space h1_-1');
  t.dice(M, M, M, M, M, M);
  t.turn('sol', 'sheet navigation', 'I claim mecatol', 'I claim e2');
  expect(t.game().mecatol.map(({ who }) => who)).toEqual([0, 1]);
  // As the Arborec of the rulebook: the second slot gives 4 votes and 5 points.
  expect(t.paper('sol').industry.votes).toBe(4);
  expect(t.paper('sol').navigation.boxes).toEqual([{ system: 'mecatol', points: 5 }]);
});

scenario(['asset:mecatol'], 'all who claim it in one step gain what the highest of their slots gives', () => {
  const t = before(table('hacan', 'sol', 'winnu', 'arborec'), 'sol', 'arborec');
  t.game().mecatol = [
    { who: 0, round: 2 },
    { who: 2, round: 3 },
  ];
  claiming(t, 'sol', 'arborec');
  // Slots 3 and 4 are filled: both gain the 3 points and 3 votes of the third.
  expect(t.events('mecatolClaimed').map(({ seat, slot, votes, points }) => [seat, slot, votes, points])).toEqual([
    [1, 3, 3, 3],
    [3, 4, 3, 3],
  ]);
  expect([t.paper('sol').industry.votes, t.paper('arborec').industry.votes]).toEqual([3, 3]);
});

test('names are written clockwise from the Speaker’s left', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.speaker('sol');
  before(t, 'hacan', 'sol', 'winnu');
  claiming(t, 'hacan', 'sol', 'winnu');
  expect(t.game().mecatol.map(({ who }) => who)).toEqual([2, 0, 1]);
});

scenario(['faction:winnu'], 'the Winnu gain one point more', () => {
  const t = before(table('hacan', 'sol', 'winnu'), 'winnu');
  claiming(t, 'winnu');
  expect(t.paper('winnu').points.navigation).toBe(1);
  expect(t.player('winnu').points).toBe(8);
});

test('votes are claimed as far as the sheet has some', () => {
  const t = table('hacan', 'sol', 'winnu');
  t.votes('hacan', 13);
  before(t, 'hacan');
  claiming(t, 'hacan');
  expect(t.paper('hacan').industry.votes).toBe(15);
});

describe('with the rival', () => {
  /** Alone before Mecatol Rex in a round with one influence left for the dice. */
  function alone(): Table {
    const t = table('hacan');
    t.paper('hacan').navigation.traced.push(...ROAD);
    return t;
  }

  scenario(['rival:goals'], 'who comes in the round in which it came is tied with it', () => {
    const t = alone();
    t.rivalStruck('R1', 4);
    t.round('a_strong_foundation');
    t.dice(I, M, M, M, M, M);
    t.turn('hacan', ...ELSEWHERE);
    expect(t.game().mecatol).toEqual([{ who: RIVAL, round: 5 }]);
    t.turn('hacan', 'I claim mecatol', 'M explore a1-b2', 'M explore a2-b3');
    expect(t.events('mecatolClaimed')).toMatchObject([{ slot: 2, votes: 5, points: 7 }]);
  });

  test('who comes in a later round is not', () => {
    const t = alone();
    t.game().mecatol = [{ who: RIVAL, round: 4 }];
    t.round('a_strong_foundation');
    t.dice(I, M, M, M, M, M);
    t.turn('hacan', ...CLAIM);
    expect(t.events('mecatolClaimed')).toMatchObject([{ slot: 2, votes: 4, points: 5 }]);
  });
});
