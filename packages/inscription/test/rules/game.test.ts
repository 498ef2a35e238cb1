// The course of a whole game, as the rulebook tells it.
import { apply, decisionId, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { eventOf } from '../../src/content/index.ts';
import type { InscriptionEvent } from '../../src/events.ts';
import { inscription } from '../../src/inscription.ts';

/** A game played at random to its end. */
function played(seats: number, seed: string) {
  const begun = start(inscription, seats, null, seed);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  let { state } = begun;
  const log: InscriptionEvent[] = [...begun.events];
  const roll = quickRoll(7);
  while (state.stack.length > 0) {
    const answer = randomAnswer(inscription, state, roll);
    const next = answer === null ? { refused: 'nobody is asked' } : apply(inscription, state, answer);
    if ('refused' in next) throw new Error(`${decisionId(state)}: ${JSON.stringify(next.refused)}`);
    state = next.state;
    log.push(...next.events);
  }
  return { state, game: state.game, log };
}

scenario(
  ['sequence:game', 'sequence:round', 'event:a_throne_for_the_taking'],
  'event after event is revealed until the throne is taken; what lies below it is never met',
  () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { game, log, state } = played(3, seed);
      const revealed = log.flatMap((event) => (event.type === 'eventRevealed' ? [event.event] : []));
      expect(revealed.at(-1)).toBe('a_throne_for_the_taking');
      expect(game.discard).toEqual(revealed);
      expect(game.round).toBe(revealed.length);
      expect(revealed.length + game.deck.length).toBe(25);
      const stages = revealed.map((id) => eventOf(id).stage);
      expect(stages).toEqual([...stages].sort());
      expect(game.winner).not.toBeNull();
      expect(pending(inscription, state)).toEqual([]);
    }
  },
);

test('a game has thirteen or fourteen strategy events, four wars, three councils, three productions', () => {
  const { game } = played(4, 'counting');
  const count = (type: string) => game.discard.filter((id) => eventOf(id).type === type).length;
  expect([13, 14]).toContain(count('strategy'));
  expect([count('war'), count('council'), count('production')]).toEqual([4, 3, 3]);
  for (const { paper } of game.players) {
    expect(paper.warfare.line).toBe(4);
    expect(paper.warfare.wars).toHaveLength(8);
    expect(paper.warfare.wars.every(({ result }) => result !== null)).toBe(true);
  }
});
