// A player that tries things out: every answer it can think of is played in an imagined world, a few times and a few moves
// on, and the one that leads to the best-looking position is taken. It knows no game: the rule set's judge does.
import type { Decision, Json, Seat, State } from '@custodian/kernel';
import { copy, decisionId, onlyPass, pending, play, randomValue } from '@custodian/kernel';
import type { Policy, Situation } from './player.ts';

export interface Judge<G> {
  /** How good the position looks for the seat; larger is better. */
  value(state: State<G>, seat: Seat): number;
  /** Is the seat's turn (or whatever it is in the middle of) over, so that looking further tells nothing? */
  settled(state: State<G>, began: State<G>, seat: Seat): boolean;
  /** Of many options the few worth a thought; null when all are. */
  worthwhile(state: State<G>, decision: Decision): readonly string[] | null;
}

export interface Effort {
  /** Milliseconds for one decision. */
  readonly time: number;
  /** Different plans looked at, when a plan is asked. */
  readonly plans: number;
  /** Answers played on after a candidate at most. */
  readonly depth: number;
}

interface Candidate {
  readonly value: Json;
  best: number;
  sum: number;
  tries: number;
}

/** One's own later choices can be made well, others' cannot be steered: so a candidate counts by its best continuation,
 *  tempered by the average. */
const OPTIMISM = 0.7;

export function searching<G>(judge: Judge<G>, effort: Effort, now: () => number): Policy<G> {
  return (situation) => {
    const candidates = candidatesOf(situation, judge, effort.plans);
    if (candidates.length === 1) return (candidates[0] as Candidate).value;
    const until = now() + effort.time;
    for (let round = 0; round < 60 && (round < 2 || now() < until); round++) {
      // After a first look only the better half is worth more time.
      const pool = round < 3 ? candidates : betterHalf(candidates);
      for (const candidate of pool) {
        const score = tryOut(situation, judge, candidate.value, effort.depth);
        candidate.best = Math.max(candidate.best, score);
        candidate.sum += score;
        candidate.tries++;
        if (round >= 2 && now() > until) break;
      }
    }
    return candidates.reduce((a, b) => (standing(b) > standing(a) ? b : a)).value;
  };
}

const standing = (c: Candidate): number =>
  c.tries === 0 ? Number.NEGATIVE_INFINITY : OPTIMISM * c.best + (1 - OPTIMISM) * (c.sum / c.tries);

const betterHalf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates
    .slice()
    .sort((a, b) => standing(b) - standing(a))
    .slice(0, Math.max(2, Math.ceil(candidates.length / 3)));

function candidatesOf<G>({ state, decision, roll }: Situation<G>, judge: Judge<G>, plans: number): Candidate[] {
  const few = judge.worthwhile(state, decision);
  const values =
    few !== null
      ? few.map((id) => [id])
      : decision.kind === 'plan'
        ? plansOf(decision, plans, roll)
        : picksOf(decision, roll);
  return values.map((value) => ({ value, best: Number.NEGATIVE_INFINITY, sum: 0, tries: 0 }));
}

function plansOf(
  decision: Extract<Decision, { kind: 'plan' }>,
  plans: number,
  roll: Situation<unknown>['roll'],
): Json[] {
  const found = new Map<string, Json>([[JSON.stringify(decision.fallback), decision.fallback]]);
  for (let i = 0; i < plans * 2 && found.size < plans; i++) {
    const plan = decision.sample(roll);
    found.set(JSON.stringify(plan), plan);
  }
  return [...found.values()];
}

function picksOf(decision: Extract<Decision, { kind: 'choose' }>, roll: Situation<unknown>['roll']): Json[] {
  if (onlyPass(decision)) return [[]];
  const [min, max] = decision.pick;
  if (max === 1) {
    const single: Json[] = decision.options.map((o) => [o.id]);
    return min === 0 ? [[], ...single] : single;
  }
  const found = new Map<string, Json>();
  for (let i = 0; i < 24; i++) {
    const picked = randomValue(decision, roll) as string[];
    found.set([...picked].sort().join(' '), picked);
  }
  return [...found.values()];
}

function tryOut<G>({ rules, state, seat, roll }: Situation<G>, judge: Judge<G>, value: Json, depth: number): number {
  const world = copy(rules, state);
  play(rules, world, { seat, decision: decisionId(world), value });
  for (let i = 0; i < depth && world.stack.length > 0; i++) {
    const asked = pending(rules, world);
    const decision = asked[roll(asked.length) - 1];
    if (decision === undefined || judge.settled(world, state, seat)) break;
    const few = judge.worthwhile(world, decision);
    const next: Json = few === null ? randomValue(decision, roll) : [few[roll(few.length) - 1] as string];
    play(rules, world, { seat: decision.seat, decision: decisionId(world), value: next });
  }
  return judge.value(world, seat);
}
