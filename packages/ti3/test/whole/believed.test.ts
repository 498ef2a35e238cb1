// At a table of people a window asks everybody who could be believed to hold a card for it, and nobody else: what others
// notice depends on how many cards a hand has, never on which.
import type { Frozen } from '@custodian/kernel';
import { apply, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { ti3 } from '../../src/index.ts';

test('only windows that some card listens to ask hands', () => {
  const begun = start(ti3, 3, null, 'believed', true);
  if ('refused' in begun) throw new Error('no game');
  const g = structuredClone(begun.state.game) as Game;
  for (const player of g.players) player.hand = ['plague.1'] as Game['players'][number]['hand'];
  const asked = Object.keys(ti3.windows).filter((window) => ti3.believed(g as Frozen<Game>, 0, window, {}));
  const listened = [...ti3.listeners].filter(([, { held }]) => held.size > 0).map(([window]) => window);
  expect(asked.sort()).toEqual(listened.sort());
  expect(asked.length).toBeLessThan(Object.keys(ti3.windows).length);
  for (const player of g.players) player.hand = [];
  for (const window of asked) expect(ti3.believed(g as Frozen<Game>, 0, window, {})).toBe(false);
});

test('whoever has cards is asked at such a window whatever they are', () => {
  const begun = start(ti3, 3, null, 'hands', true);
  if ('refused' in begun) throw new Error('no game');
  const roll = quickRoll(3);
  let { state } = begun;
  let windows = 0;
  for (let n = 0; n < 400 && state.stack.length > 0; n++) {
    const frame = state.stack[state.stack.length - 1];
    if (frame?.run === 'window' && frame.at === 'react' && frame.got === undefined && frame.v.queue.length === 0) {
      const asked = pending(ti3, state).map((d) => d.seat);
      const isCardWindow = (ti3.listeners.get(frame.v.name)?.held.size ?? 0) > 0;
      const holders = state.game.players.flatMap((p, seat) => (isCardWindow && p.hand.length > 0 ? [seat] : []));
      expect(asked).toEqual(expect.arrayContaining(holders));
      if (holders.length > 0) windows++;
    }
    const answer = randomAnswer(ti3, state, roll);
    if (answer === null) break;
    const next = apply(ti3, state, answer);
    if ('refused' in next) throw new Error('refused');
    state = next.state;
  }
  expect(windows).toBeGreaterThan(10);
});
