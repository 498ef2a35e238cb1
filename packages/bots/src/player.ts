// A player that sees only what its seat sees: it gets the hidden state, imagines a world that fits, and answers.
import type { Answer, Decision, Json, Roll, Rules, Seat, State, Text } from '@custodian/kernel';
import { decisionId, guessState, pending, randomValue } from '@custodian/kernel';

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

export type Policy<G> = (situation: Situation<G>) => Json;

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
  let value: Json;
  try {
    value = policy({ rules, state, seat, decision, roll, explain });
  } catch {
    value = randomValue(decision, roll);
  }
  return { seat, decision: decisionId(state), value };
}

/** Any legal answer. */
export const randomPolicy = <G>({ decision, roll }: Situation<G>): Json => randomValue(decision, roll);
