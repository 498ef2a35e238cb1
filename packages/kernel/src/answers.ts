// What an answer must be to be taken at all: well formed, to the question that is pending, and one of its possible answers.
import { refuseBulk } from './bulk.ts';
import type { FreeAction, Rules } from './rules.ts';
import type { Untyped } from './terms.ts';
import type { Answer, Choose, Decision, Frozen, Json, Refusal, Seat, State } from './types.ts';

/** The name by which an answer refers to the pending question. */
export function decisionId<G>(state: State<G>): string {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) return '';
  const { run, at } = frame;
  const known = names.get(run)?.get(at);
  if (known !== undefined) return known;
  const name = `${run}/${at}`;
  const places = names.get(run) ?? new Map<string, string>();
  names.set(run, places.set(at, name));
  return name;
}

/** Each is one string, however many answers hold it: there are as many as there are steps. */
const names = new Map<string, Map<string, string>>();

/** What free actions are answered by: 'free/name'. */
export const FREE = 'free/';

/** Takes back the seat's own answer while others are still to answer the same question, which the value names. */
export const RETRACT = 'retract';

export function refuseValue<G>(rules: Rules<G>, state: State<G>, decision: Decision, value: Json): Refusal | null {
  if (decision.kind === 'choose') return refusePicked(decision, value);
  return refuseBulk(value, rules.pieces(state.game as Frozen<G>)) ?? decision.check(value);
}

function refusePicked(decision: Choose, value: Json): Refusal | null {
  const [min, max] = decision.pick;
  if (!Array.isArray(value) || value.some((id) => typeof id !== 'string')) return kernelRefusal('malformed');
  const picked = value as readonly string[];
  if (picked.length > decision.options.length + (decision.barred?.length ?? 0)) return kernelRefusal('twice');
  for (const id of picked) {
    if (decision.options.some((o) => o.id === id)) continue;
    return decision.barred?.find((b) => b.option.id === id)?.why ?? kernelRefusal('no option', { option: id });
  }
  if (new Set(picked).size !== picked.length) return kernelRefusal('twice');
  if (picked.length < min || picked.length > max) return kernelRefusal('how many', { min, max, given: picked.length });
  return decision.check?.(picked) ?? null;
}

export function refuseFree<G>(rules: Rules<G>, state: State<G>, answer: Answer): Refusal | null {
  const action = freeAction(rules, answer.decision);
  if (action === undefined) return kernelRefusal('not pending', { given: answer.decision, pending: decisionId(state) });
  const g = state.game as Frozen<G>;
  return (
    action.may(g, answer.seat) ??
    refuseBulk(answer.value, rules.pieces(g)) ??
    action.check(g, answer.seat, answer.value)
  );
}

export function refuseRetracting<G>(state: State<G>, { seat, value }: Answer): Refusal | null {
  if (value !== decisionId(state))
    return kernelRefusal('not pending', { given: String(value), pending: decisionId(state) });
  const got = state.stack[state.stack.length - 1]?.got;
  return got?.[seat] === undefined ? kernelRefusal('nothing to retract') : null;
}

export function freeAction<G>(rules: Rules<G>, decision: string): FreeAction<Untyped<G>> | undefined {
  const name = decision.slice(FREE.length);
  return Object.hasOwn(rules.free, name) ? rules.free[name] : undefined;
}

export function isAnswer(answer: unknown): answer is Answer {
  const a = answer as Partial<Answer> | null;
  return (
    typeof a === 'object' &&
    a !== null &&
    Number.isInteger(a.seat) &&
    (a.seat as Seat) >= 0 &&
    typeof a.decision === 'string' &&
    a.value !== undefined
  );
}

export function kernelRefusal(key: string, params?: { readonly [name: string]: Json }): Refusal {
  return {
    rule: 'kernel',
    text: params === undefined ? { key: `kernel.${key}` } : { key: `kernel.${key}`, with: params },
  };
}
