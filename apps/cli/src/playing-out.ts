// A game among bots, each of which sees what its seat sees.
import type { Policy } from '@custodian/bots';
import { decide } from '@custodian/bots';
import type { Answer, Json, Seat, State } from '@custodian/kernel';
import { hideState, pending, play, quickRoll, start } from '@custodian/kernel';
import type { Title } from '@custodian/title';

/** To its end; the policies are those of the seats, in order. */
export function playOut(
  { rules }: Title,
  options: Json,
  policies: readonly Policy<unknown>[],
  seed: number,
): State<unknown> {
  const begun = start(rules, policies.length, options, String(seed));
  if ('refused' in begun) throw new Error(JSON.stringify(begun.refused));
  const { state } = begun;
  const roll = quickRoll(seed);
  while (state.stack.length > 0) {
    const seat = pending(rules, state)[0]?.seat as Seat;
    const answer = decide(rules, hideState(rules, state, seat), seat, policies[seat] as Policy<unknown>, roll);
    play(rules, state, answer as Answer);
  }
  return state;
}
