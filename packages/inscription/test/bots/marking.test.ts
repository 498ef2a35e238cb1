// The normal player: what it answers is accepted, it does not pass by what is worth much, and it plays better than chance.
import { decisionId, guessState, hideState, pending, play, quickRoll, refuse, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { outlookOf } from '../../src/bots/outlook.ts';
import { beginningAt, worthOf } from '../../src/bots/worth.ts';
import { events, factionIds, relicIds } from '../../src/content/index.ts';
import { SHEET_SIDES } from '../../src/facts/sheets/types.ts';
import { SHEETS, SPECIALTIES } from '../../src/facts/vocabulary.ts';
import type { Game } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import { mark, marksFor } from '../../src/marks/index.ts';
import { title } from '../../src/title.ts';
import { sitting } from '../kit/desk.ts';
import type { Table } from '../kit/table.ts';
import { table } from '../kit/table.ts';

const normal = title.bots.normal?.({ time: 50, now: () => 0 });
if (normal === undefined) throw new Error('nobody is normal');

/** A whole game, in which every answer must be one: no player may fail and be helped by chance. */
function pointsOf(seats: number, seed: string): readonly number[] {
  const begun = start(inscription, seats, {}, seed);
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const { state } = begun;
  const roll = quickRoll(1);
  while (state.stack.length > 0) {
    const seat = pending(inscription, state)[0]?.seat as number;
    const imagined = guessState(inscription, hideState(inscription, state, seat), seat, roll);
    const decision = pending(inscription, imagined).find((each) => each.seat === seat);
    if (decision === undefined) throw new Error('nothing is asked');
    const value = normal?.({ rules: title.rules, state: imagined, seat, decision, roll }) ?? null;
    const answer = { seat, decision: decisionId(state), value };
    expect(refuse(inscription, state, answer)).toBeNull();
    play(inscription, state, answer);
  }
  return (state.game as Game).players.map(({ points }) => points);
}

test.each([1, 3])(
  'games of %i are played to the end, by answers that are all accepted',
  (seats) => {
    for (const points of pointsOf(seats, 'sensible')) expect(points).toBeGreaterThan(40);
  },
  120_000,
);

/** What it marks when it is asked next. */
function marksOf(t: Table, seat: number): readonly string[] {
  const state = t.state();
  const decision = pending(inscription, state).find((each) => each.seat === seat);
  if (decision === undefined) throw new Error('nothing is asked');
  const value = normal?.({ rules: title.rules, state, seat, decision, roll: quickRoll(1) });
  return (value as { marks: string[] }).marks;
}

/** Near the end, when only points count: two influence to spend. */
function lastCard(): Table {
  const t = table('hacan', 'sol', 'winnu');
  t.game().discard = events.map(({ id }) => id).filter((id) => !LAST.includes(id));
  return t;
}
const LAST = ['merciless_ambition', 'girded_for_war', 'a_throne_for_the_taking', 'empire_ascendant'];

test('it claims a relic that it has found, although nobody knows which it is', () => {
  const t = lastCard();
  t.paper('hacan').navigation.traced.push('a1-b1', 'b1-c1', 'c1-d1', 'd1-e1', 'e1-f1');
  t.paper('hacan').navigation.claimed.push('a1', 'a2', 'b1', 'c1', 'd1', 'e1');
  t.round('merciless_ambition');
  expect(marksOf(t, 0)).toEqual(['sheet navigation', 'I claim f1']);
});

test('it takes Mecatol Rex when it stands before it', () => {
  const t = lastCard();
  t.paper('hacan').navigation.traced.push('a1-b1', 'b1-c2', 'c2-d3', 'd3-e2', 'e2-mecatol');
  t.round('merciless_ambition');
  expect(marksOf(t, 0)).toContain('I claim mecatol');
});

test('it completes an objective that needs one mark more', () => {
  const t = lastCard();
  t.objectives('sourcing_expert');
  t.paper('hacan').industry.scrapped.push('h-3_0');
  t.paper('hacan').kept.push({ asset: 'propulsion', at: 'card', spent: false });
  t.round('merciless_ambition');
  expect(marksOf(t, 0)).toContain('propulsion scrap h0_3');
});

test('what is looked at only where it changed is worth what it is worth', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const roll = quickRoll(seed);
    const one = <T>(of: readonly T[]): T => of[roll(of.length) - 1] as T;
    const { desk } = sitting({
      faction: one(factionIds),
      side: one(SHEET_SIDES),
      active: one(SHEETS),
      purse: 'MMMIIIRR',
      kept: ['planet', 'planet', ...SPECIALTIES, 'focus M'],
      trade: 3,
      planets: 'p1 p3',
      hand: relicIds,
    });
    const begun = beginningAt(desk, OUTLOOK);
    for (let n = 0; n < 25; n++) {
      expect(worthOf(desk, OUTLOOK, begun)).toBeCloseTo(worthOf(desk, OUTLOOK), 9);
      const possible = marksFor(desk);
      if (possible.length === 0) break;
      mark(desk, one(possible));
    }
  }
});

const OUTLOOK = outlookOf({
  revealed: ['first_ventures'],
  slotsTaken: 0,
  objectives: ['collector', 'technocrat', 'diversified_production', 'armada'].map((id) => ({ id, flipped: false })),
  shown: { left: [0, 1, 2, 3, 4], right: [0, 4, 3, 2, 1] },
});
