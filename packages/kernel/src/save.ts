// Saving and loading. A loaded game is checked against the declared shape and against the rulebook's names before anybody
// plays on it; a game of an earlier revision is migrated first.
import type { Rules } from './rules.ts';
import { mismatch } from './shape.ts';
import type { Frame, State } from './types.ts';

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
  let state = parsed as State<G>;
  while (state.revision < rules.revision) {
    const migrate = rules.migrations[state.revision];
    if (migrate === undefined) return { problem: `no migration of ${rules.id} from revision ${state.revision}` };
    state = { ...migrate(state), revision: state.revision + 1 };
  }
  const problem = mismatch(rules.shape, state.game) ?? stackProblem(rules, state.stack);
  return problem === null ? { state } : { problem };
}

function headProblem<G>(rules: Rules<G>, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not a saved game: no object';
  const s = value as Record<string, unknown>;
  if (s.rules !== rules.id) return `a game of "${String(s.rules)}", expected "${rules.id}"`;
  if (!Number.isInteger(s.revision)) return 'revision is not a whole number';
  if ((s.revision as number) > rules.revision)
    return `saved by a newer revision (${s.revision}) than this one (${rules.revision})`;
  if (typeof s.seed !== 'string' || typeof s.commitment !== 'string') return 'seed or commitment is missing';
  if (!Number.isInteger(s.answers) || (s.answers as number) < 0) return 'answers is not a whole number';
  if (typeof s.live !== 'boolean') return 'live is not true or false';
  const counters = s.rng;
  if (
    typeof counters !== 'object' ||
    counters === null ||
    Object.values(counters).some((n) => !Number.isInteger(n) || n < 0)
  )
    return 'rng is not a table of whole numbers';
  return Array.isArray(s.stack) ? null : 'stack is not a list';
}

function stackProblem<G>(rules: Rules<G>, stack: readonly Frame[]): string | null {
  for (const [i, frame] of stack.entries()) {
    const known = rules.compiled.get(frame?.run);
    if (known === undefined) return `stack[${i}] names the procedure "${frame?.run}", which does not exist`;
    if (!known.index.has(frame.at))
      return `stack[${i}] names the step "${frame.run}/${frame.at}", which does not exist`;
    if (typeof frame.v !== 'object' || frame.v === null) return `stack[${i}] has no variables`;
  }
  return null;
}
