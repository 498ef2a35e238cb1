// At a table of people a window asks everybody who could be believed to hold a card for what it is about, and nobody else: what
// others notice depends on what lies open and on how many cards a hand has, never on which.
import type { State } from '@custodian/kernel';
import { apply, guessState, hideState, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { ti3 } from '../../src/index.ts';
import { table } from '../kit/index.ts';

/** A live random game, looked at wherever a window has just opened. */
function watch(seed: string, answers: number, look: (state: State<Game>, window: string, about: object) => void): void {
  const begun = start(ti3, 4, null, seed, true);
  if ('refused' in begun) throw new Error('no game');
  const roll = quickRoll(3);
  let { state } = begun;
  for (let n = 0; n < answers && state.stack.length > 0; n++) {
    const frame = state.stack[state.stack.length - 1];
    if (frame?.run === 'window' && frame.at === 'react' && frame.got === undefined && frame.v.queue.length === 0)
      look(state, frame.v.name, frame.v.about);
    const answer = randomAnswer(ti3, state, roll);
    if (answer === null) return;
    const next = apply(ti3, state, answer);
    if ('refused' in next) throw new Error('refused');
    state = next.state;
  }
}

test('what is believed of a hand is the same whatever it holds', () => {
  const roll = quickRoll(5);
  let believed = 0;
  let not = 0;
  watch('hands', 600, (state, window, about) => {
    const hidden = hideState(ti3, state, null);
    for (const seat of ti3.seats(state.game)) {
      const answer = ti3.believed(state.game, seat, window, about);
      if (answer) believed++;
      else not++;
      for (let n = 0; n < 3; n++) {
        const other = guessState(ti3, hidden, seat, roll).game;
        expect([window, seat, ti3.believed(other, seat, window, about)]).toEqual([window, seat, answer]);
      }
    }
  });
  expect(believed).toBeGreaterThan(50);
  expect(not).toBeGreaterThan(50);
});

test('whoever has a card to play was believed to have one', () => {
  let played = 0;
  watch('cards', 1500, (state, window, about) => {
    for (const decision of pending(ti3, state)) {
      if (decision.kind !== 'choose' || !decision.options.some((o) => o.id.startsWith('action:'))) continue;
      played++;
      expect([window, ti3.believed(state.game, decision.seat, window, about)]).toEqual([window, true]);
    }
  });
  expect(played).toBeGreaterThan(10);
});

test('who could not play any card on what has happened is not asked', () => {
  const t = table('sol', 'hacan', 'xxcha');
  for (const race of ['sol', 'hacan', 'xxcha'] as const) t.hand(race, 'plague');
  const open = (window: string, about: object): number[] =>
    [0, 1, 2].filter((seat) => ti3.believed(t.game(), seat, window, about));
  // Star of Death is for whoever has a war sun there.
  expect(open('before landings', { seat: 0, system: 'quann' })).toEqual([]);
  t.fleet('sol', 'quann', { warSun: 1 });
  expect(open('before landings', { seat: 0, system: 'quann' })).toEqual([0]);
  // Direct Hit is for the enemy of a dreadnought or war sun that was damaged in battle.
  const [ship] = t.fleet('hacan', 'quann', { dreadnought: 1 }) as [number];
  for (const each of t.game().systems.flatMap((s) => s.ships)) if (each.id === ship) each.damaged = true;
  const damaged = { seat: 1, enemy: 0, system: 'quann', ship, battle: true };
  expect(open('ship damaged', damaged)).toEqual([0, 1]); // and Emergency Repairs for its owner
  // Sabotage is for everybody but the player of the card.
  expect(open('action card played', { seat: 2, card: 'plague' })).toEqual([0, 1]);
  t.player('hacan').hand = [];
  expect(open('action card played', { seat: 2, card: 'plague' })).toEqual([0]);
});

test('a card is not feared once every copy of it lies open', () => {
  const t = table('sol', 'hacan');
  t.hand('sol', 'plague');
  const isAsked = (): boolean => ti3.believed(t.game(), 0, 'action card played', { seat: 1, card: 'plague' });
  expect(isAsked()).toBe(true);
  t.game().actionDiscard = ['sabotage.1', 'sabotage.2', 'sabotage.3', 'sabotage.4'];
  expect(isAsked()).toBe(true);
  t.game().table.actionCards.push('sabotage.5');
  expect(isAsked()).toBe(false);
  // Unless he could pay for a Touch of Genius.
  t.goods('sol', 3);
  expect(isAsked()).toBe(true);
});
