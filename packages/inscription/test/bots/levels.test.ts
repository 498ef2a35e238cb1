// Levels: whoever looks at more marks writes more points.
import { decide } from '@custodian/bots';
import type { Answer } from '@custodian/kernel';
import { hideState, pending, play, quickRoll, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import { title } from '../../src/title.ts';

/** Points of games alone, all of them together. */
function pointsOf(level: string, games: number): number {
  const policy = title.bots[level]?.({ time: 50, now: () => 0 });
  if (policy === undefined) throw new Error(`nobody is ${level}`);
  let points = 0;
  for (let seed = 0; seed < games; seed++) {
    const begun = start(inscription, 1, {}, `level ${seed}`);
    if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
    const { state } = begun;
    const roll = quickRoll(seed);
    while (state.stack.length > 0) {
      const seat = pending(inscription, state)[0]?.seat as number;
      const hidden = hideState(inscription, state, seat);
      play(inscription, state, decide(title.rules, hidden, seat, policy, roll) as Answer);
    }
    points += (state.game as Game).players[0]?.points ?? 0;
  }
  return points;
}

test('the hard player writes more points than the easy one', () => {
  expect(pointsOf('hard', 4)).toBeGreaterThan(pointsOf('easy', 4));
}, 180_000);
