// Random legal players, for simulation, soak and the laws.
import { pending, questionsAt } from './engine.ts';
import type { Rules } from './rules.ts';
import type { Answer, Choose, Decision, Json, Option, Roll, State } from './types.ts';
import { WINDOW } from './windows.ts';

/** A random acceptable answer to one of the pending decisions; null when the game is over. */
export function randomAnswer<G>(rules: Rules<G>, state: State<G>, roll: Roll): Answer | null {
  const asked = pending(rules, state);
  if (asked.length === 0) return null;
  const decision = asked[roll(asked.length) - 1] as Decision;
  const { place } = questionsAt(rules, state);
  return { seat: decision.seat, decision: place.id, value: randomValue(decision, roll) };
}

export function randomValue(decision: Decision, roll: Roll): Json {
  return decision.kind === 'plan' ? decision.sample(roll) : randomPick(decision, roll);
}

/** Somebody lets a window go by. */
export const isPass = ({ decision, value }: Answer): boolean =>
  decision === WINDOW && Array.isArray(value) && value.length === 0;

/** True when a seat can only pass: the runner answers for it. */
export function onlyPass(decision: Decision): boolean {
  return decision.kind === 'choose' && decision.options.length === 0;
}

function randomPick(decision: Choose, roll: Roll): string[] {
  const [min, max] = decision.pick;
  const { options } = decision;
  const top = Math.min(max, options.length);
  for (let tries = 0; ; tries++) {
    const picked = pickedFrom(options, min + roll(top - min + 1) - 1, roll);
    if (decision.check === undefined || decision.check(picked) === null) return picked;
    if (tries > 200) throw new Error(`no acceptable pick found for "${decision.ask.key}"`);
  }
}

function pickedFrom(options: readonly Option[], count: number, roll: Roll): string[] {
  if (count === 1) return [(options[roll(options.length) - 1] as Option).id];
  const picked: string[] = [];
  const pool = options.map((o) => o.id);
  while (picked.length < count) picked.push(pool.splice(roll(pool.length) - 1, 1)[0] as string);
  return picked;
}
