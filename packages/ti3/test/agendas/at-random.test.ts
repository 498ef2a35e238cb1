// Every agenda, decided at random in the middle of random games: whatever is offered is accepted, the council comes to an
// end, and no piece is lost.
import type { State } from '@custodian/kernel';
import { begin, copy, pending, play, quickRoll, randomAnswer, refuse, start } from '@custodian/kernel';
import { loadDice } from '@custodian/kernel/testing';
import type { Game, PoliticalCardId } from '@custodian/ti3';
import { facts, ti3 } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';

const agendas = facts.politicalCardIds.filter((id) => facts.politicalCards[id].expansion === 'base');
const positions = [3, 5, 6].flatMap((seats) => middleOf(seats));

/** Positions of one random game, taken between two turns. */
function middleOf(seats: number): State<Game>[] {
  const begun = start(ti3, seats, {}, `council of ${seats}`);
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const { state } = begun;
  const roll = quickRoll(seats);
  const found: State<Game>[] = [];
  for (let answers = 0; found.length < 4; answers++) {
    const answer = randomAnswer(ti3, state, roll);
    if (answer === null) break;
    const last = state.stack.at(-1);
    if (answers > 250 * (found.length + 1) && last?.run === 'action phase') found.push(copy(ti3, state));
    play(ti3, state, answer);
  }
  return found;
}

/** The agenda on top of the deck, wherever it was. */
function withAgenda(state: State<Game>, agenda: PoliticalCardId): Game {
  const { game } = copy(ti3, state);
  game.politicalDeck = [...game.politicalDeck.filter((c) => c !== agenda), agenda];
  game.politicalDiscard = game.politicalDiscard.filter((c) => c !== agenda);
  game.laws = game.laws.filter((l) => l.id !== agenda);
  return game;
}

test('every political card of the base game can be voted on', () => {
  expect(agendas).toHaveLength(60);
  expect(agendas.filter((id) => !ti3.byId.has(`agenda:${id}`))).toEqual([]);
  expect(positions.length).toBeGreaterThan(5);
});

describe('agendas at random', () => {
  test.each(agendas)('%s', (agenda) => {
    loadDice(null);
    positions.forEach((position, n) => {
      const roll = quickRoll(n + 1);
      const { state } = begin(ti3, withAgenda(position, agenda), 'galactic council', { seat: 0 }, `${agenda} ${n}`);
      for (let answers = 0; state.stack.length > 0; answers++) {
        expect(answers).toBeLessThan(300);
        for (const decision of pending(ti3, state))
          if (decision.kind === 'plan') {
            expect(decision.check(decision.fallback)).toBeNull();
            for (const nonsense of [null, 'x', 7, [], {}, { planets: [{}] }, { planets: [{ planet: 'x', count: 1 }] }])
              expect(decision.check(nonsense)).not.toBeUndefined();
          }
        const answer = randomAnswer(ti3, state, roll);
        if (answer === null) break;
        expect(refuse(ti3, state, answer)).toBeNull();
        play(ti3, state, answer);
        expect(ti3.miscounted(state.game)).toEqual([]);
      }
    });
  });
});
