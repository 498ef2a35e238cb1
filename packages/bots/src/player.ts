// A player that sees only what its seat sees: it gets the hidden state, imagines a world that fits, and answers.
import type { Answer, Decision, Json, Roll, Rules, Seat, State, Text } from '@custodian/kernel';
import { decisionId, FREE, guessState, pending, randomValue, refuse } from '@custodian/kernel';

/** What a bot decides with. `state` is an imagined world: true where the seat knows, plausible elsewhere. */
export interface Situation<G> {
  readonly rules: Rules<G>;
  readonly state: State<G>;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly roll: Roll;
  /** Somebody wants to know why: whoever can says it in a sentence. */
  readonly explain?: ((why: Text) => void) | undefined;
}

export interface Policy<G> {
  (situation: Situation<G>): Json;
  /** What the seat does first of its own accord; null: nothing. It is asked again afterwards, so that must come to an end. */
  readonly freely?: ((situation: Situation<G>) => Freely | null) | undefined;
}

/** A free action, by its name in the rules, and what is done by it. */
export interface Freely {
  readonly action: string;
  readonly value: Json;
}

/** The answer of a policy to what its seat is asked; null when it is asked nothing. A policy that fails plays at random. */
export function decide<G>(
  rules: Rules<G>,
  hidden: State<G>,
  seat: Seat,
  policy: Policy<G>,
  roll: Roll,
  explain?: (why: Text) => void,
): Answer | null {
  const state = guessState(rules, hidden, seat, roll);
  const decision = pending(rules, state).find((d) => d.seat === seat);
  if (decision === undefined) return null;
  const situation = { rules, state, seat, decision, roll, explain };
  let value: Json;
  try {
    // Whoever wants to know what to answer, or only has it answered for him, does not want to hear of something else.
    const first = explain === undefined ? policy.freely?.(situation) : undefined;
    if (first) {
      const answer = { seat, decision: `${FREE}${first.action}`, value: first.value };
      if (refuse(rules, state, answer) === null) return answer;
    }
    value = policy(situation);
  } catch {
    value = randomValue(decision, roll);
  }
  return { seat, decision: decisionId(state), value };
}

/** Any legal answer. */
export const randomPolicy = <G>({ decision, roll }: Situation<G>): Json => randomValue(decision, roll);
