// Recorded games, replayed answer by answer to the same end: what is only rearranged must not change one byte of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Answer, Json, State } from '@custodian/kernel';
import { load, play, refuse, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/index.ts';
import { defaultOptions, ti3 } from '../../src/index.ts';

interface Recording {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  /** The saved game that it begins with, for ends that hardly ever come about; its beginning where there is none. */
  readonly from?: string;
  readonly answers: readonly Answer[];
  readonly final: string;
}

const shelf = new URL('./shelf/', import.meta.url);
const recordings = readdirSync(shelf).filter((file) => file.startsWith('game-'));
const read = (file: string): Recording => JSON.parse(gunzipSync(readFileSync(new URL(file, shelf))).toString());

const endingOf = (file: string): string => file.replace(/^game-\d+-(.*)\.json\.gz$/, '$1').replaceAll('-', ' ');

function beginningOf({ from, seats, options, seed }: Recording): State<Game> {
  const begun = from === undefined ? start(ti3, seats, options, seed) : load(ti3, from);
  if (!('state' in begun)) throw new Error(JSON.stringify(begun));
  return begun.state;
}

test('the shelf holds games of 3 to 6 seats with every option and every kind of ending', () => {
  const games = recordings.map(read);
  expect(new Set(games.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5, 6]));
  const isOn = (name: string): boolean =>
    games.some(({ options }) => (options as Record<string, Json | undefined>)[name] === true);
  for (const [name, usual] of Object.entries(defaultOptions))
    if (usual === false) expect([name, isOn(name)]).toEqual([name, true]);
  expect(new Set(recordings.map(endingOf))).toEqual(new Set(['imperiumRex', 'points', 'last standing', 'supremacy']));
});

test.each(recordings)('%s', (file) => {
  const recording = read(file);
  const { answers, final } = recording;
  const state = beginningOf(recording);
  for (const [n, answer] of answers.entries()) {
    const refused = n % 20 === 0 ? refuse(ti3, state, answer) : null;
    if (refused !== null) throw new Error(`answer ${n} is refused: ${JSON.stringify(refused)}`);
    play(ti3, state, answer);
  }
  expect(state.game.winner?.why).toBe(endingOf(file));
  expect(
    createHash('sha256')
      .update(JSON.stringify(ti3.copy(state.game)))
      .digest('hex'),
  ).toBe(final);
});
