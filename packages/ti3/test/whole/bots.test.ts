import type { Policy } from '@custodian/bots';
import { decide, randomPolicy } from '@custodian/bots';
import { hideState, pending, play, quickRoll, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { thinking } from '../../src/bots/thinking.ts';
import type { Game } from '../../src/index.ts';
import { ti3 } from '../../src/index.ts';

type Ti3Policy = Policy<Game>;

/** So many tries, so that the game does not depend on the machine's speed. */
const thoughtful = thinking({ time: 0, tries: 30, each: 4 }, { systems: 6, movements: 1 }, () => 0);

function playGame(policies: readonly Ti3Policy[], seed: number, mostAnswers: number) {
  const begun = start(ti3, policies.length, null, `bots ${seed}`);
  if ('refused' in begun) throw new Error('refused');
  const { state } = begun;
  const roll = quickRoll(seed);
  for (let n = 0; n < mostAnswers && state.stack.length > 0; n++) {
    const seat = pending(ti3, state)[0]?.seat as number;
    const answer = decide(ti3, hideState(ti3, state, seat), seat, policies[seat] as Ti3Policy, roll);
    if (answer === null) throw new Error('a bot has no answer');
    play(ti3, state, answer);
  }
  return state.game;
}

test('a bot that sees only its own view plays on legally, whatever is asked', () => {
  const game = playGame([randomPolicy, randomPolicy, randomPolicy], 3, 2000);
  expect(game.winner).not.toBeNull();
});

test('a player who thinks is ahead of random ones after a few rounds', () => {
  const game = playGame([thoughtful, randomPolicy, randomPolicy], 11, 420);
  const held = (seat: number): number => game.systems.flatMap((s) => s.planets).filter((p) => p.owner === seat).length;
  const worth = (seat: number): number => held(seat) + 3 * (game.players[seat]?.points ?? 0);
  expect(worth(0)).toBeGreaterThan(Math.max(worth(1), worth(2)));
}, 60_000);
