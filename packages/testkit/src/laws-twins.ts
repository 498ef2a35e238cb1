// Twins: two games that look alike to a spectator and differ only in what is hidden, hands included. They get the same
// answers, and as long as nothing hidden has come to light the same seats must be asked at the same places: otherwise to
// be asked, or not to be, tells what a hand holds.
import type { Answer, Roll, Rules, State } from '@custodian/kernel';
import { copy, guessState, hideState, pending, play, randomAnswer, refuse } from '@custodian/kernel';
import { difference } from './laws-compare.ts';

const TWINS = 3;
const ANSWERS = 6;
const TRIES = 4;

/** What tells a game from one of its twins, in words; null when nothing does. */
export function apartFromTwins<G>(rules: Rules<G>, state: State<G>, roll: Roll): string | null {
  const hidden = hideState(rules, state, null);
  // Answers and announcements that are not open yet are no part of a guess.
  if (difference(hidden.stack, state.stack) !== null) return null;
  for (let n = 0; n < TWINS; n++) {
    const apart = apartFromTwin(rules, state, hidden, roll);
    if (apart !== null) return apart;
  }
  return null;
}

function apartFromTwin<G>(rules: Rules<G>, state: State<G>, hidden: State<G>, roll: Roll): string | null {
  // At a real table windows ask whoever could be believed to have an answer.
  const own: State<G> = { ...copy(rules, state), live: true };
  const twin: State<G> = { ...copy(rules, own), game: guessState(rules, hidden, 0, roll).game };
  for (let n = 0; n < ANSWERS; n++) {
    if (difference(rules.hide(own.game, null), rules.hide(twin.game, null)) !== null) return null;
    const [one, other] = [standing(rules, own), standing(rules, twin)];
    if (one !== other) return `${one}, or with other cards ${other}`;
    const answer = answerOfBoth(rules, own, twin, roll);
    if (answer === null) return null;
    play(rules, own, answer);
    play(rules, twin, answer);
  }
  return null;
}

/** Where a game stands, and who is asked there. */
function standing<G>(rules: Rules<G>, state: State<G>): string {
  const place = state.stack.map((frame) => `${frame.run}/${frame.at}`).join(' > ');
  if (state.stack.length === 0) return 'the game is over';
  const seats = pending(rules, state).map((d) => d.seat);
  return `${place} asks ${seats.length === 0 ? 'nobody' : `seat ${seats.join(', ')}`}`;
}

/** An answer that both games take; null when none was found. */
function answerOfBoth<G>(rules: Rules<G>, own: State<G>, twin: State<G>, roll: Roll): Answer | null {
  for (let n = 0; n < TRIES; n++) {
    const answer = randomAnswer(rules, own, roll);
    if (answer !== null && refuse(rules, twin, answer) === null) return answer;
  }
  return null;
}
