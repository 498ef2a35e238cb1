// Whole games by players who answer at random: nothing crashes, nothing is lost, somebody wins. CUSTODIAN_GAMES plays more of them.
import { decisionId, play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { ti4 } from '../../src/ti4.ts';

const GAMES = Number(process.env.CUSTODIAN_GAMES ?? 1);
const FIRST = Number(process.env.CUSTODIAN_FIRST ?? 1);
/** No game takes so many answers. */
const MOST = 60_000;

function played(seats: number, seed: number, options: object): Game {
  const begun = start(ti4, seats, options as never, `random ${seed}`);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  const { state } = begun;
  const roll = quickRoll(seed);
  while (state.stack.length > 0) {
    const at = `${decisionId(state)} of ${seats} seats, seed ${seed}, answer ${state.answers}`;
    if (state.answers > MOST) throw new Error(`no end in sight at ${at}`);
    try {
      const answer = randomAnswer(ti4, state, roll);
      if (answer === null) throw new Error('nobody is asked');
      play(ti4, state, answer);
    } catch (error) {
      throw new Error(`at ${at}: ${(error as Error).message}`, { cause: error });
    }
    if (state.answers % 50 === 0) {
      const wrong = ti4.miscounted(state.game);
      if (wrong.length > 0) throw new Error(`at ${at}: ${wrong.join('; ')}`);
    }
  }
  return state.game;
}

const everything = { prophecy: true, codexI: true, codexII: true, codexIII: true };

test.each([4, 6, 7])(
  'games of %i seats with Prophecy of Kings and the Codices are played to their end',
  (seats) => {
    for (let n = 0; n < GAMES; n++) {
      const game = played(seats, FIRST + n, { ...everything, otherLayout: seats === 7 });
      expect(game.winner).not.toBeNull();
      expect(ti4.miscounted(game)).toEqual([]);
    }
  },
  60_000 * GAMES,
);

const galaxies = ['random', 'built', 'sample'] as const;

test.each([3, 4, 5, 6])(
  'games of %i seats are played to their end',
  (seats) => {
    for (let n = 0; n < GAMES; n++) {
      const seed = FIRST + n;
      const points = seed % 4 === 0 ? '14' : '10';
      const game = played(seats, seed, { galaxy: galaxies[seed % 3], points });
      expect(game.winner).not.toBeNull();
      expect(ti4.miscounted(game)).toEqual([]);
    }
  },
  60_000 * GAMES,
);
