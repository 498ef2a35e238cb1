// Recorded games, replayed answer by answer to the same end: what is only rearranged must not change one byte of them. Where a rule
// was mended on purpose, CUSTODIAN_SHELF=write plays and records them anew.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answer, Json, State } from '@custodian/kernel';
import { copy, play, quickRoll, randomAnswer, refuse, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/index.ts';
import { inscription } from '../../src/index.ts';

interface Recording {
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly final: string;
}

/** Every number of players, both kinds of sheets, every difficulty, and every way to end. */
const games = [
  { seats: 1, options: { difficulty: 'hard' }, ending: 'loss' },
  { seats: 2, options: { sheets: 'B' }, ending: 'points' },
  { seats: 2, options: { difficulty: 'medium' }, ending: 'loss' },
  { seats: 3, options: {}, ending: 'points' },
  { seats: 4, options: { sheets: 'B' }, ending: 'coalition' },
  { seats: 5, options: {}, ending: 'votes' },
  { seats: 6, options: {}, ending: 'points' },
  { seats: 7, options: { sheets: 'B' }, ending: 'points' },
  { seats: 8, options: {}, ending: 'points' },
] as const;

type Kind = (typeof games)[number];

const fileOf = ({ seats, ending }: Kind): URL => new URL(`./shelf/game-${seats}-${ending}.json.gz`, import.meta.url);
const read = (kind: Kind): Recording => JSON.parse(gunzipSync(readFileSync(fileOf(kind))).toString());

function begin({ seats, options }: Kind, seed: string): State<Game> {
  const begun = start(inscription, seats, options as Json, seed);
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  return begun.state;
}

const finalOf = (state: State<Game>): string =>
  createHash('sha256')
    .update(JSON.stringify(copy(inscription, state).game))
    .digest('hex');

/** The first game that ends like this. */
function recorded(kind: Kind): Recording {
  for (let n = 1; n < 3000; n++) {
    const seed = `shelf ${n}`;
    const state = begin(kind, seed);
    const answers: Answer[] = [];
    const roll = quickRoll(n);
    for (
      let next = randomAnswer(inscription, state, roll);
      next !== null;
      next = randomAnswer(inscription, state, roll)
    ) {
      answers.push(structuredClone(next));
      play(inscription, state, next);
    }
    if (state.game.winner?.why === kind.ending) return { seed, answers, final: finalOf(state) };
  }
  throw new Error(`no game of ${kind.seats} ends by ${kind.ending}`);
}

const isRecording = process.env.CUSTODIAN_SHELF === 'write';

test.each(games)(
  'a game of $seats ends by $ending',
  (kind) => {
    if (isRecording) writeFileSync(fileOf(kind), gzipSync(JSON.stringify(recorded(kind)), { level: 9 }));
    const { seed, answers, final } = read(kind);
    const state = begin(kind, seed);
    for (const [n, answer] of answers.entries()) {
      const refused = refuse(inscription, state, answer);
      if (refused !== null) throw new Error(`answer ${n} is refused: ${JSON.stringify(refused)}`);
      play(inscription, state, answer);
    }
    expect(state.game.winner?.why).toBe(kind.ending);
    expect(finalOf(state)).toBe(final);
  },
  isRecording ? 600_000 : 30_000,
);
