// The laws of every rule set, tried on a random game: what is offered is accepted, anything else is refused and changes
// nothing, a saved game plays on identically, a copy shares nothing, a view tells no secrets, and the game ends.
import type { Answer, Frozen, Json, Roll, Rules, State } from '@custodian/kernel';
import { decisionId, freeActions, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { checkingLayers, uncounted } from '@custodian/kernel/testing';
import { Examination, moved } from './laws-examination.ts';
import type { LawsOptions } from './laws-options.ts';
import { shortly, told } from './laws-telling.ts';

export type { LawsOptions } from './laws-options.ts';
export { brokenPromises } from './laws-title.ts';
export { wordless } from './laws-words.ts';

export interface LawsReport<G> {
  /** Each with seed, answer number and place; the same one is reported once a game. */
  readonly violations: readonly string[];
  readonly answers: number;
  readonly finished: boolean;
  readonly state: State<G> | null;
}

const MOST_VIOLATIONS = 25;

/** Plays one random game and says which laws it broke. Never throws. */
export const checkLaws = <G>(rules: Rules<G>, how: LawsOptions<G>): LawsReport<G> =>
  checkingLayers(() => playByTheLaws(rules, how));

function playByTheLaws<G>(rules: Rules<G>, how: LawsOptions<G>): LawsReport<G> {
  const { seats, seed, every = 50, most = 50_000, stopAfter = Number.POSITIVE_INFINITY } = how;
  const found = new Map<string, string>();
  const roll = quickRoll(numberFrom(seed));
  let state: State<G> | null = null;
  let answers = 0;
  const broken = (law: string): void => {
    const where = state === null || state.stack.length === 0 ? '' : ` at ${place(state)}`;
    if (found.size < MOST_VIOLATIONS && !found.has(law))
      found.set(law, `seed ${seed}, ${seats} seats, answer ${answers}${where}: ${law}`);
  };
  const attempt = <T>(what: string, run: () => T): T | undefined => {
    try {
      return run();
    } catch (error) {
      broken(`${what} throws: ${told(error)}`);
      return undefined;
    }
  };
  const report = (finished: boolean): LawsReport<G> => ({ violations: [...found.values()], answers, finished, state });

  const begun = attempt('starting', () => start(rules, seats, how.options ?? null, String(seed), how.live ?? false));
  if (begun === undefined) return report(false);
  if ('refused' in begun) {
    broken(`the game does not start: ${JSON.stringify(begun.refused)}`);
    return report(false);
  }
  state = begun.state;
  const exam = new Examination(rules, how, roll, broken);
  exam.events(begun.events);
  while (state.stack.length > 0) {
    if (answers >= stopAfter) return report(false);
    if (answers >= most) {
      broken(`not over after ${most} answers`);
      return report(false);
    }
    const now: State<G> = state;
    const close = roll(every) === 1;
    if (close) attempt('examining', () => uncounted(() => exam.position(now)));
    const answer = attempt('answering at random', () => nextAnswer(rules, now, how, roll));
    if (answer === undefined) return report(false);
    if (answer === null) {
      broken('nobody is asked, but the game is not over');
      return report(false);
    }
    const next = attempt(`the answer ${shortly(answer)}`, () =>
      close ? exam.move(now, answer) : moved(rules, now, answer),
    );
    if (next === undefined || next === null) return report(false);
    state = next;
    answers++;
    for (const law of attempt('the invariants', () => how.also?.(next)) ?? []) broken(law);
  }
  attempt('counting at the end', () => exam.counts(state as State<G>));
  return report(true);
}

/** Mostly an answer to what is asked, now and then a free action. */
function nextAnswer<G>(rules: Rules<G>, state: State<G>, how: LawsOptions<G>, roll: Roll): Answer | null {
  const free = roll(40) === 1 ? freeAnswer(rules, state, roll) : null;
  if (free !== null || how.player === undefined) return free ?? randomAnswer(rules, state, roll);
  const asked = pending(rules, state);
  const decision = asked[roll(asked.length) - 1];
  if (decision === undefined) return null;
  return { seat: decision.seat, decision: decisionId(state), value: how.player(state, decision, roll) };
}

function freeAnswer<G>(rules: Rules<G>, state: State<G>, roll: Roll): Answer | null {
  const seats = rules.order(state.game as Frozen<G>);
  const seat = seats[roll(seats.length) - 1];
  if (seat === undefined) return null;
  const open = freeActions(rules, state, seat);
  const name = open[roll(Math.max(1, open.length)) - 1];
  if (name === undefined) return null;
  const value = rules.free[name]?.sample(state.game as Frozen<G>, seat, roll) as Json;
  return { seat, decision: `free/${name}`, value };
}

const place = <G>(state: State<G>): string => state.stack.map((frame) => `${frame.run}/${frame.at}`).join(' > ');

/** A seed in words becomes a number for the players. */
function numberFrom(seed: number | string): number {
  let hash = 2166136261;
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
}
