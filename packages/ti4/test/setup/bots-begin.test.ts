// Bots do not keep a table waiting that has not begun.
import { pending, quickRoll } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { thinking } from '../../src/bots/thinking.ts';
import { ti4 } from '../../src/ti4.ts';
import { newGame } from '../kit/index.ts';

test('a bot divides its starting units as usual, without a thought', () => {
  const t = newGame(3, { factions: 'given', given: ['xxcha', 'sol', 'hacan'] });
  const state = t.state();
  const decision = pending(ti4, state)[0];
  if (decision?.kind !== 'plan') throw new Error('no plan is asked for');
  expect(decision.shape).toBe('starting units');
  const thoughts: number[] = [];
  const bot = thinking({ time: 100 }, { breadth: 6, movements: 1, isWatchful: false, offers: 'nothing' }, () =>
    thoughts.push(0),
  );
  expect(bot({ rules: ti4, state, seat: decision.seat, decision, roll: quickRoll(1) })).toEqual(decision.fallback);
  expect(thoughts).toEqual([]);
});
