// Recorded games, replayed answer by answer to the same end: what is only rearranged must not change one byte of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Answer, Json } from '@custodian/kernel';
import { play, refuse, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { defaultOptions, ti3 } from '../../src/index.ts';

interface Recording {
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly final: string;
}

const shelf = new URL('./shelf/', import.meta.url);
const recordings = readdirSync(shelf).filter((file) => file.startsWith('game-'));
const read = (file: string): Recording => JSON.parse(gunzipSync(readFileSync(new URL(file, shelf))).toString());

test('the shelf holds games of 3 to 6 seats with every option', () => {
  const games = recordings.map(read);
  expect(new Set(games.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5, 6]));
  const isOn = (name: string): boolean =>
    games.some(({ options }) => (options as Record<string, Json | undefined>)[name] === true);
  for (const [name, usual] of Object.entries(defaultOptions))
    if (usual === false) expect([name, isOn(name)]).toEqual([name, true]);
});

test.each(recordings)('%s', (file) => {
  const { seats, options, seed, answers, final } = read(file);
  const begun = start(ti3, seats, options, seed);
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const { state } = begun;
  for (const [n, answer] of answers.entries()) {
    const refused = n % 20 === 0 ? refuse(ti3, state, answer) : null;
    if (refused !== null) throw new Error(`answer ${n} is refused: ${JSON.stringify(refused)}`);
    play(ti3, state, answer);
  }
  expect(state.game.winner?.why).toBe(file.replace(/^game-\d+-(.*)\.json\.gz$/, '$1').replaceAll('-', ' '));
  expect(
    createHash('sha256')
      .update(JSON.stringify(ti3.copy(state.game)))
      .digest('hex'),
  ).toBe(final);
});
