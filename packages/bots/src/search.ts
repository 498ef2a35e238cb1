// A player that tries things out: every answer it can think of is played in imagined worlds, a few moves on, and the one that
// leads to the best-looking positions is taken. It knows no game: the rule set's judge does.
//
// Worlds are guessed anew all the time, with other hands, decks and dice, and all answers are tried in the same ones: what is
// compared is the answers and not their luck. What the seat itself would answer later on is remembered with the try, as a line;
// good lines are tried again in other worlds, and an answer is worth what its best line is on average.
import type { Answer, Decision, Json, Roll, Rules, Seat, State, Text } from '@custodian/kernel';
import { copy, decisionId, guessState, hideState, pending, play, randomAnswer, randomValue } from '@custodian/kernel';
import { answersWorthATry, isPossible } from './candidates.ts';
import type { Policy, Situation } from './player.ts';
import { addAspects, reasonFor } from './reasons.ts';

export interface Judge<G> {
  /** How good the position looks for the seat; larger is better. */
  value(state: State<G>, seat: Seat): number;
  /** Is the seat's turn (or whatever it is in the middle of) over, so that looking further tells nothing? */
  settled(state: State<G>, began: State<G>, seat: Seat): boolean;
  /** Of many options the few worth a thought; null when all are. */
  worthwhile(state: State<G>, decision: Decision): readonly string[] | null;
  /** What is answered later on without much thought, by anybody; null where there is no telling. */
  usual?(decision: Decision, state: State<G>, roll: Roll): Json | null;
  /** Answers made with a purpose, the most promising first: these are tried, and no others. Null: whatever is possible. What is no
   *  answer after all is passed over. */
  proposals?(state: State<G>, decision: Decision, roll: Roll): readonly Proposal[] | null;
  /** What the value comes from, in the same measure: for whoever asks why. Each has words, 'advice.NAME'. */
  aspects?(state: State<G>, seat: Seat): Aspects;
}

export type Aspects = Readonly<Record<string, number>>;

/** An answer, and what its seat means to answer afterwards: as far as that is possible then. */
export interface Proposal {
  readonly value: Json;
  readonly then?: readonly Later[];
  /** Its purpose, in words. */
  readonly why?: Text;
}

/** An answer to a question that comes later, by the question's name ('procedure/step'). */
export interface Later {
  readonly at: string;
  readonly value: Json;
}

export interface Effort {
  /** Milliseconds for one decision. */
  readonly time: number;
  /** So many tries, however long they take: then the same dice always lead to the same answer. */
  readonly tries?: number | undefined;
  /** So often is one answer tried at most, where that is known to be enough. */
  readonly each?: number | undefined;
  /** What is answered later is what the judge calls usual, and as good as can be: then all tries of an answer count alike, and not
   *  those of its best line. */
  readonly isAveraged?: boolean | undefined;
  /** Different plans looked at, when a plan is asked. */
  readonly plans: number;
  /** Answers played on after a candidate at most. */
  readonly depth: number;
}

/** What the seat answered after a candidate, in order, and how that turned out. */
interface Line {
  readonly answers: readonly Later[];
  sum: number;
  tries: number;
}

interface Candidate {
  readonly value: Json;
  /** What is tried first after it. */
  readonly then: readonly Later[];
  readonly why: Text | null;
  readonly lines: Line[];
  sum: number;
  tries: number;
  /** What all its tries came to, where somebody asks why. */
  readonly aspects: Record<string, number>;
}

const candidateOf = ({ value, then = [], why }: Proposal): Candidate => ({
  ...{ value, then, why: why ?? null },
  ...{ lines: [], sum: 0, tries: 0, aspects: {} },
});

/** However little time there is, everything is tried so often. */
const LEAST_WORLDS = 2;
/** After so many worlds the worse half is given up, and again after as many, as long as so many candidates are left. */
const WORLDS_TO_HALVE = 3;
const FEWEST = 3;

export function searching<G>(judge: Judge<G>, effort: Effort, now: () => number): Policy<G> {
  return (situation) => {
    const { rules, state, seat, decision, roll } = situation;
    const proposed = answersWorthATry(state, decision, judge, effort.plans, roll);
    const [first, ...others] = proposed as [Proposal, ...Proposal[]];
    const only = JSON.stringify(first.value);
    if (others.every(({ value }) => JSON.stringify(value) === only)) {
      situation.explain?.(first.why ?? { key: 'advice.best there is' });
      return first.value;
    }
    const candidates = proposed.map(candidateOf);
    let tried = 0;
    const until = effort.tries === undefined ? now() + effort.time : 0;
    const isSpent = (): boolean => (effort.tries === undefined ? now() >= until : tried >= effort.tries);
    const known = hideState(rules, state, seat);
    let pool = candidates;
    const enough = Math.max(LEAST_WORLDS, effort.each ?? Number.POSITIVE_INFINITY);
    for (let worlds = 0; (worlds < LEAST_WORLDS || !isSpent()) && worlds < enough; worlds++) {
      if (worlds > 0 && worlds % WORLDS_TO_HALVE === 0) pool = betterHalf(pool);
      const world = worlds === 0 ? state : guessState(rules, known, seat, roll);
      for (const candidate of pool) {
        if (worlds >= LEAST_WORLDS && isSpent()) break;
        tryOut(situation, world, judge, candidate, effort);
        tried++;
      }
    }
    const chosen = best(pool);
    situation.explain?.(reasonFor(chosen, candidates));
    return chosen.value;
  };
}

/** One's own later choices can be made well: so a candidate counts by its best line. A line that was seldom tried may have been
 *  lucky, so as much as one try of it counts as the average of all. */
function standing({ lines, sum, tries }: Candidate): number {
  if (tries === 0) return Number.NEGATIVE_INFINITY;
  const average = sum / tries;
  if (lines.length === 0) return average;
  return lines.reduce((most, line) => Math.max(most, worthOf(line, average)), Number.NEGATIVE_INFINITY);
}

const worthOf = (line: Line, average: number): number => (line.sum + average) / (line.tries + 1);

const best = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((a, b) => (standing(b) > standing(a) ? b : a));

function betterHalf(candidates: Candidate[]): Candidate[] {
  if (candidates.length <= FEWEST) return candidates;
  const by = candidates.map((candidate) => ({ candidate, worth: standing(candidate) }));
  by.sort((a, b) => b.worth - a.worth);
  return by.slice(0, Math.max(FEWEST, Math.ceil(by.length / 2))).map(({ candidate }) => candidate);
}

function tryOut<G>(
  situation: Situation<G>,
  guessed: State<G>,
  judge: Judge<G>,
  candidate: Candidate,
  { depth, isAveraged = false }: Effort,
): void {
  const line = isAveraged ? undefined : lineToRepeat(candidate);
  const answered = line?.answers ?? (isAveraged || candidate.lines.length === 0 ? candidate.then : []);
  const { answers, world } = playOn(situation, guessed, judge, candidate.value, answered, depth);
  const worth = judge.value(world, situation.seat);
  if (situation.explain !== undefined) addAspects(candidate.aspects, judge.aspects?.(world, situation.seat) ?? {});
  candidate.sum += worth;
  candidate.tries++;
  if (isAveraged) return;
  const tried = line ?? (answers.length === 0 ? candidate.lines.find((each) => each.answers.length === 0) : undefined);
  if (tried === undefined) {
    candidate.lines.push({ answers, sum: worth, tries: 1 });
  } else {
    tried.sum += worth;
    tried.tries++;
  }
}

/** The best line so far, or none: then a new one is made up. There are as many lines as half of the tries are, at most: the better
 *  one is known, the more often it is tried again. */
function lineToRepeat({ lines, sum, tries }: Candidate): Line | undefined {
  if (lines.length === 0 || lines.length * 2 <= tries) return undefined;
  const average = sum / tries;
  return lines.reduce((a, b) => (worthOf(b, average) > worthOf(a, average) ? b : a));
}

/** Plays on in a copy of the world until the seat's turn is over: the seat by the line as far as that is possible, everything else as
 *  is usual, or at random. */
function playOn<G>(
  { rules, state, seat, roll }: Situation<G>,
  guessed: State<G>,
  judge: Judge<G>,
  value: Json,
  line: readonly Later[],
  depth: number,
): { readonly answers: Later[]; readonly world: State<G> } {
  const world = copy(rules, guessed);
  const answers: Later[] = [];
  let from = 0;
  play(rules, world, { seat, decision: decisionId(world), value });
  for (let i = 0; i < depth && world.stack.length > 0; i++) {
    const asked = pending(rules, world);
    const decision = asked[roll(asked.length) - 1];
    if (decision === undefined || judge.settled(world, state, seat)) break;
    const at = decisionId(world);
    let next: Json | undefined;
    if (decision.seat === seat) {
      const planned = line.findIndex((later, n) => n >= from && later.at === at);
      if (planned >= 0 && isPossible(decision, (line[planned] as Later).value)) {
        next = (line[planned] as Later).value;
        from = planned + 1;
      }
    } else next = replyOf(rules, world, decision, judge, roll);
    next ??= anything(world, decision, judge, roll);
    if (decision.seat === seat) answers.push({ at, value: next });
    play(rules, world, { seat: decision.seat, decision: at, value: next });
  }
  return { answers, world };
}

/** So many answers may follow a yes until its consequences show: which cards are given, what is paid. */
const AFTER_A_REPLY = 4;

/** Whoever is asked yes or no looks at what it brings him: nobody is imagined to give something away because he is asked for it. */
function replyOf<G>(
  rules: Rules<G>,
  world: State<G>,
  decision: Decision,
  judge: Judge<G>,
  roll: Roll,
): Json | undefined {
  if (decision.kind !== 'choose' || decision.options.length !== 2 || decision.pick[0] !== 1 || decision.pick[1] !== 1)
    return undefined;
  const asking = world.stack.length - 1;
  const worths = decision.options.map(({ id }) => {
    const after = copy(rules, world);
    play(rules, after, { seat: decision.seat, decision: decisionId(world), value: [id] });
    for (let n = 0; n < AFTER_A_REPLY && after.stack[asking]?.run === world.stack[asking]?.run; n++)
      play(rules, after, randomAnswer(rules, after, roll) as Answer);
    return judge.value(after, decision.seat);
  });
  const [one, other] = worths as [number, number];
  return one === other ? undefined : [decision.options[one > other ? 0 : 1]?.id as string];
}

function anything<G>(world: State<G>, decision: Decision, judge: Judge<G>, roll: Roll): Json {
  const usual = judge.usual?.(decision, world, roll) ?? null;
  if (usual !== null) return usual;
  const few = judge.worthwhile(world, decision);
  return few === null ? randomValue(decision, roll) : [few[roll(few.length) - 1] as string];
}
