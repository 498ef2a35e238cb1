// Setting up: sheets, factions, decks, objectives, the Speaker, neighbours.
import type { Json } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import { scenario, sequence } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { eventOf, objectiveOf } from '../../src/content/index.ts';
import { SHEETS } from '../../src/facts/vocabulary.ts';
import type { Game, Seat } from '../../src/game.ts';
import { RIVAL } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import { layTable } from '../../src/table.ts';
import type { Inscription } from '../../src/terms.ts';
import { I, M } from '../kit/table.ts';

/** A table that is being set up; dice of the neighbours where they are rolled. */
function settingUp(seats: number, options: Json = {}, ...dice: number[]) {
  const laid = layTable(seats, options);
  if (isRefusal(laid)) throw new Error(JSON.stringify(laid));
  const t = sequence<Game, Seat, Inscription>({ rules: inscription, seat: (n) => n });
  if (dice.length > 0) t.dice(...dice);
  t.beginOn(laid, 'setup', {}, false, 'setting up');
  return { ...t, game: (): Game => t.state().game };
}

/** With the first of the factions dealt to everybody. */
function setUp(seats: number, options: Json = {}, ...dice: number[]) {
  const t = settingUp(seats, options, ...dice);
  for (const seat of t.awaited()) t.answer(seat, t.options(seat)[0] as string);
  while (!t.isOver()) for (const seat of t.awaited()) t.confirm(seat);
  return t;
}

describe('sheets', () => {
  test('of side A are all different, sheet by sheet', () => {
    const { players } = setUp(8).game();
    for (const sheet of SHEETS) {
      const sides = players.map(({ paper }) => paper.sides[sheet]);
      expect([...sides].sort()).toEqual(['1A', '2A', '3A', '4A', '5A', '6A', '7A', '8A']);
    }
  });

  test('of side B are all the same', () => {
    const { players } = setUp(4, { sheets: 'B' }).game();
    expect(new Set(players.map(({ paper }) => JSON.stringify(paper.sides))).size).toBe(1);
    expect(players[0]?.paper.sides).toEqual({ navigation: 'B', expansion: 'B', industry: 'B', warfare: 'B' });
  });
});

describe('factions', () => {
  test('three are dealt to each, no two alike, and all choose at once', () => {
    const t = settingUp(8);
    expect(t.awaited()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const dealt = t.game().players.flatMap((player) => player.dealt);
    expect(new Set(dealt).size).toBe(24);
    expect(t.asked(3)).toMatchObject({ kind: 'choose', pick: [1, 1] });
  });

  test('nobody learns what others may choose from, and what they did not choose', () => {
    const t = settingUp(3);
    const seen = inscription.hide(t.game(), 1);
    expect(seen.players.map(({ dealt }) => dealt)).toEqual([
      ['?', '?', '?'],
      t.game().players[1]?.dealt,
      ['?', '?', '?'],
    ]);
    const chosen = [0, 1, 2].map((seat) => t.options(seat)[1] as string);
    t.answer(0, chosen[0] as string);
    expect(t.game().players[0]?.faction).toBe('');
    t.answer(1, chosen[1] as string);
    t.answer(2, chosen[2] as string);
    expect(t.game().players.map(({ faction }) => faction)).toEqual(chosen);
    expect(t.game().players.flatMap(({ dealt }) => dealt)).toEqual([]);
  });

  scenario(['faction:titans', 'faction:muaat'], 'what a faction says about setup is carried out at once', () => {
    const t = settingUp(3, { factions: 'given', given: ['titans', 'muaat', 'sol'] });
    expect(t.awaited()).toEqual([0]);
    t.answer(0, { marks: ['free unlock p1'] });
    expect(t.game().players[0]?.paper.expansion.unlocked).toEqual(['p1']);
    expect(t.game().players[1]?.paper.warfare.unlocked).toEqual(['warsun']);
    expect(t.isOver()).toBe(true);
  });
});

describe('cards', () => {
  test('events lie stage by stage, blue and black alternating, with a blue one at the bottom of each', () => {
    const backs = setUp(3)
      .game()
      .deck.map((card) => `${eventOf(card).stage}${eventOf(card).colour === 'blue' ? '+' : '-'}`);
    expect(backs.join(' ')).toBe('1+ 1- 1+ 2- 2+ 2- 2+ 2- 2+ 3- 3+ 3- 3+ 3- 3+ 4- 4+ 4- 4+ 4- 4+ 5- 5+ 5- 5+');
  });

  test('one objective for each sheet, with two values to gain', () => {
    const { objectives } = setUp(3).game();
    expect(objectives.map(({ sheet }) => sheet)).toEqual([...SHEETS]);
    for (const { id, sheet, flipped } of objectives) expect([objectiveOf(id).sheet, flipped]).toEqual([sheet, 0]);
  });

  test('one agenda for each of the stages II to IV; all four of each with the rival', () => {
    const agendas = (seats: number) =>
      setUp(seats, {}, ...(seats === 2 ? [M] : []))
        .game()
        .agendas.map(({ stage, cards }) => [stage, cards.length]);
    expect(agendas(3)).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(agendas(2)).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  test('sixteen relics, in another order with another seed', () => {
    expect(new Set(setUp(3).game().relics).size).toBe(16);
  });
});

test('clockwise is to the left', () => {
  expect(setUp(4).game().neighbours).toEqual([
    { left: 1, right: 3 },
    { left: 2, right: 0 },
    { left: 3, right: 1 },
    { left: 0, right: 2 },
  ]);
});

scenario(
  ['rival:neighbours'],
  'of two players the Speaker sits to the left of the other on material, else to the right',
  () => {
    const seated = (die: number) => {
      const t = setUp(2, {}, die);
      const { speaker, neighbours } = t.game();
      return { ofSpeaker: neighbours[speaker], ofOther: neighbours[1 - speaker], speaker };
    };
    const left = seated(M);
    expect(left.ofOther).toEqual({ left: left.speaker, right: RIVAL });
    expect(left.ofSpeaker).toEqual({ left: RIVAL, right: 1 - left.speaker });
    const right = seated(I);
    expect(right.ofOther).toEqual({ left: RIVAL, right: right.speaker });
    expect(right.ofSpeaker).toEqual({ left: 1 - right.speaker, right: RIVAL });
    expect(setUp(1).game().neighbours).toEqual([{ left: RIVAL, right: RIVAL }]);
  },
);

scenario(['rival:difficulty'], 'the difficulty crosses out icons before the game', () => {
  const struck = (difficulty: string, track: string) =>
    setUp(1, { difficulty })
      .game()
      .rival?.tracks.find(({ id }) => id === track)?.struck;
  for (const track of ['M1', 'I1', 'M2', 'I2', 'R2', 'R1']) expect(struck('easy', track)).toEqual([]);
  for (const track of ['M2', 'I2', 'R2', 'R1']) {
    expect(struck('medium', track)).toEqual([0]);
    expect(struck('hard', track)).toEqual([0, 1]);
  }
  // The first icons of stages II and III.
  expect([struck('medium', 'M1'), struck('medium', 'I1')]).toEqual([[0, 4], []]);
  expect([struck('hard', 'M1'), struck('hard', 'I1')]).toEqual([
    [0, 4],
    [0, 4],
  ]);
});

test('there is no rival with three players', () => {
  expect(setUp(3, { difficulty: 'hard' }).game().rival).toBeNull();
});

describe('what cannot be set up is refused by name', () => {
  test.each([
    [0, {}, 'why.seats'],
    [9, {}, 'why.seats'],
    [2.5, {}, 'why.seats'],
    [3, { sheets: 'A' }, 'why.option value'],
    [3, { difficulty: 'deadly' }, 'why.option value'],
    [3, { colour: 'red' }, 'why.unknown option'],
    [3, [], 'why.options malformed'],
    [2, { factions: 'given', given: ['sol'] }, 'why.factions for seats'],
    [2, { factions: 'given', given: ['sol', 'sol'] }, 'why.faction twice'],
    [2, { factions: 'given', given: ['sol', 'lazax'] }, 'why.unknown faction'],
    [2, { factions: 'given', given: ['sol', 7] }, 'why.unknown faction'],
  ])('%s players, %j', (seats, options, key) => {
    const laid = layTable(seats, options as Json);
    expect(isRefusal(laid) && laid.text.key).toBe(key);
  });

  test('factions that are not asked for are dropped', () => {
    expect(layTable(2, { given: ['sol', 'winnu'] })).toMatchObject({ options: { factions: 'dealt', given: [] } });
  });
});
