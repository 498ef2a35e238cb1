// What the lobby asks for a new table: seats and options as a title declares them.
import type { TitleInfo } from '@custodian/protocol';
import { cover } from '@custodian/ti3/cover';
import { expect, test } from 'vitest';
import { askedFor, optionsFor, quickTable, resize, seatWishes, usualSeats } from '../src/shell/lobby/new-table.ts';

const title: TitleInfo = { ...cover, levels: ['sensible', 'random'], guided: true };
const usual = { galaxy: 'random', map: '', races: 'random', given: [], longWar: false, noGameOver: false };

test('seats are you, some to come and bots; others are bots too', () => {
  expect(usualSeats(title)).toEqual(['me', 'open', 'open', 'sensible', 'sensible', 'sensible']);
  expect(seatWishes(title)).toEqual(['me', 'open', 'sensible', 'random']);
  expect(resize(title, ['me', 'open'], 3)).toEqual(['me', 'open', 'sensible']);
  expect(quickTable(title, 'x')).toEqual({
    game: title.id,
    name: 'x',
    seats: ['me', 'sensible', 'sensible', 'sensible', 'sensible', 'sensible'],
    options: {},
  });
  // What one can play alone begins alone.
  expect(quickTable({ ...title, seats: [1, 8] }, 'x').seats).toEqual(['me']);
});

test('what means something only with another option is asked with it, and nothing that is for programs', () => {
  const asked = askedFor(title, usual);
  expect(asked.choices.map(([name, , values]) => [name, values])).toEqual([
    ['galaxy', ['random', 'played', 'map']],
    ['races', ['random', 'chosen']],
  ]);
  expect(asked.fields).toEqual([]);
  expect(asked.switches.map(([name]) => name)).not.toContain('noGameOver');
  expect(askedFor(title, { ...usual, galaxy: 'map' }).fields.map(([name]) => name)).toEqual(['map']);
  expect(askedFor(title, { ...usual, longWar: true }).switches.map(([name]) => name)).toContain('noGameOver');
});

test('what is asked no more is sent as usual', () => {
  const sent = optionsFor(title, { ...usual, noGameOver: true, map: 'x', races: 'chosen' });
  expect(sent).toMatchObject({ noGameOver: false, map: '', races: 'chosen' });
});
