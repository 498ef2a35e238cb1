// What the lobby asks for a new table: seats and options as a title declares them.
import type { TitleInfo } from '@custodian/protocol';
import { cover } from '@custodian/ti3/cover';
import { expect, test } from 'vitest';
import { askedFor, optionsFor, quickTable, resize, seatWishes, usualSeats } from '../src/shell/lobby/new-table.ts';

const title: TitleInfo = { ...cover, usualSeats: 6, levels: ['normal', 'random'], guided: true };
const usual = { galaxy: 'random', map: '', races: 'random', given: [], longWar: false, noGameOver: false };

test('seats are you, some to come and bots; others are bots too', () => {
  expect(usualSeats(title)).toEqual(['me', 'open', 'open', 'normal', 'normal', 'normal']);
  expect(seatWishes(title)).toEqual(['me', 'open', 'normal', 'random']);
  expect(resize(title, ['me', 'open'], 3)).toEqual(['me', 'open', 'normal']);
  expect(quickTable(title, 'x')).toEqual({
    game: title.id,
    name: 'x',
    seats: ['me', 'normal', 'normal', 'normal', 'normal', 'normal'],
    options: {},
  });
  // What one can play alone begins alone.
  expect(quickTable({ ...title, seats: [1, 8] }, 'x').seats).toEqual(['me']);
});

test('what means something only with another option is asked with it, and nothing that is for programs', () => {
  const asked = askedFor(title, usual, 6);
  expect(asked.choices.map(([name, , values]) => [name, values])).toEqual([
    ['galaxy', ['random', 'played', 'map']],
    ['races', ['random', 'chosen']],
  ]);
  expect(asked.fields).toEqual([]);
  expect(asked.switches.map(([name]) => name)).not.toContain('noGameOver');
  expect(askedFor(title, { ...usual, galaxy: 'map' }, 6).fields.map(([name]) => name)).toEqual(['map']);
  expect(askedFor(title, { ...usual, longWar: true }, 6).switches.map(([name]) => name)).toContain('noGameOver');
});

test('what is asked no more is sent as usual', () => {
  const sent = optionsFor(title, { ...usual, noGameOver: true, map: 'x', races: 'chosen' }, 6);
  expect(sent).toMatchObject({ noGameOver: false, map: '', races: 'chosen' });
});

test('what so many cannot play without is on, and what they have no use for is not asked', () => {
  const with8: TitleInfo = {
    ...title,
    options: {
      expansion: { kind: 'switch', usual: false, from: 7 },
      long: { kind: 'switch', usual: false, seats: [6, 8], only: { option: 'expansion', is: true } },
    },
  };
  const names = (seats: number): string[] =>
    askedFor(with8, { expansion: false, long: false }, seats).switches.map(([name]) => name);
  expect([names(6), names(7), names(8)]).toEqual([['expansion'], ['expansion'], ['expansion', 'long']]);
  expect(optionsFor(with8, { expansion: false, long: true }, 8)).toEqual({ expansion: true, long: true });
  expect(optionsFor(with8, { expansion: false, long: true }, 7)).toEqual({ expansion: true, long: false });
});
