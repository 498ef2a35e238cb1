// Saving and loading. A loaded game is checked against the declared shape and against the rulebook's names before anybody
// plays on it; a game of an earlier revision is migrated first.
import { goOn, pending } from './engine.ts';
import { commitmentOf } from './random.ts';
import type { Rules } from './rules.ts';
import { mismatch } from './shape.ts';
import type { Frozen, State } from './types.ts';

export function save<G>(state: State<G>): string {
  return JSON.stringify(state);
}

/** The game, or in words what is wrong with the text. */
export function load<G>(rules: Rules<G>, saved: string): { readonly state: State<G> } | { readonly problem: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(saved);
  } catch (error) {
    return { problem: `not a saved game: ${(error as Error).message}` };
  }
  const head = headProblem(rules, parsed);
  if (head !== null) return { problem: head };
  const state = migrated(rules, parsed as State<G>);
  if (typeof state === 'string') return { problem: state };
  const isOlder = (parsed as State<G>).revision < rules.revision;
  const problem = mismatch(rules.shape, state.game) ?? stackProblem(rules, state) ?? playProblem(rules, state, isOlder);
  return problem === null ? { state } : { problem };
}

const known = ['rules', 'revision', 'seed', 'commitment', 'rng', 'answers', 'live', 'game', 'stack'];

function headProblem<G>(rules: Rules<G>, s: unknown): string | null {
  if (!isObject(s)) return 'not a saved game: no object';
  if (s.rules !== rules.id) return `a game of "${String(s.rules)}", expected "${rules.id}"`;
  if (!isCount(s.revision)) return 'revision is not a whole number';
  if (s.revision > rules.revision) return `saved by a newer revision (${s.revision}) than this one (${rules.revision})`;
  const extra = Object.keys(s).find((field) => !known.includes(field));
  if (extra !== undefined) return `the saved game has an unknown field "${extra}"`;
  if (typeof s.seed !== 'string' || typeof s.commitment !== 'string') return 'seed or commitment is missing';
  if (commitmentOf(s.seed) !== s.commitment) return 'seed is not the one that was promised';
  if (!isCount(s.answers)) return 'answers is not a whole number';
  if (typeof s.live !== 'boolean') return 'live is not true or false';
  if (!isObject(s.rng) || !Object.values(s.rng).every(isCount)) return 'rng is not a table of whole numbers';
  return Array.isArray(s.stack) ? null : 'stack is not a list';
}

function migrated<G>(rules: Rules<G>, saved: State<G>): State<G> | string {
  let state = saved;
  while (state.revision < rules.revision) {
    const { revision } = state;
    const migrate = rules.migrations[revision];
    if (migrate === undefined) return `no migration of ${rules.id} from revision ${revision}`;
    try {
      state = { ...migrate(state), revision: revision + 1 };
    } catch (error) {
      return `cannot be migrated from revision ${revision}: ${(error as Error).message}`;
    }
  }
  return state;
}

function stackProblem<G>(rules: Rules<G>, { game, stack }: State<G>): string | null {
  for (const [i, frame] of (stack as readonly unknown[]).entries()) {
    const where = `stack[${i}]`;
    if (!isObject(frame)) return `${where} is not an object`;
    const { run, at, v, got, aside } = frame;
    const procedure = rules.compiled.get(run as string);
    if (procedure === undefined) return `${where} names the procedure "${run}", which does not exist`;
    const step = procedure.places.get(at as string)?.step;
    if (step === undefined) return `${where} names the step "${run}/${at}", which does not exist`;
    if (!isObject(v)) return `${where} has no variables`;
    if (aside !== undefined && (aside !== true || i === 0)) return `${where} interrupts nothing`;
    const above = stack[i + 1] as unknown;
    const asks = above === undefined || (isObject(above) && above.aside === true);
    if (asks ? !step.ask : !step.call && !step.window)
      return `${where} stands at "${run}/${at}", which ${asks ? 'asks' : 'calls'} nothing`;
    if (got !== undefined && !(asks && isObject(got))) return `${where} has answers that fit no question`;
  }
  return stack.length > 0 && rules.over(game as Frozen<G>) ? 'stack is not empty, but the game is over' : null;
}

/** A game of the right shape may still name things that do not exist: it is tried before anybody sits down to it. Where an
 *  earlier revision waited for answers that nobody is asked for any more, the game goes on. */
function playProblem<G>(rules: Rules<G>, state: State<G>, isOlder: boolean): string | null {
  if (state.stack.length === 0) return null;
  const where = state.stack.map((frame) => `${frame.run}/${frame.at}`).join(' > ');
  try {
    if (isOlder && pending(rules, state).length === 0) goOn(rules, state);
    return state.stack.length === 0 || pending(rules, state).length > 0 ? null : `nobody is asked anything at ${where}`;
  } catch (error) {
    return `cannot be played on at ${where}: ${(error as Error).message}`;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
