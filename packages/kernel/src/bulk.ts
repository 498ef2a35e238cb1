// Length and repetitions come first: no rule looks at a plan that is larger than the board it is about.
import type { Json, Refusal } from './types.ts';

/** For each piece a plan says a handful of things: which it is, from where, where to, how many. */
const VALUES_A_PIECE = 10;
/** No plan of any game is nested so deep. */
const DEEPEST = 10;

/** Why a plan is too much to be one: a list with more entries than there are pieces, more values in all than could be said
 *  of them, or the same entry twice in a list. */
export function refuseBulk(plan: Json, pieces: number): Refusal | null {
  const lists: (readonly Json[])[] = [];
  let values = 0;
  const fits = (value: Json, depth: number): boolean => {
    if (++values > pieces * VALUES_A_PIECE || depth > DEEPEST) return false;
    if (typeof value !== 'object' || value === null) return true;
    if (Array.isArray(value)) {
      if (value.length > pieces) return false;
      lists.push(value);
    }
    const fields = value as { readonly [key: string]: Json };
    for (const key in fields) if (!fits(fields[key] as Json, depth + 1)) return false;
    return true;
  };
  if (!fits(plan, 0)) return { rule: 'kernel', text: { key: 'kernel.too long', with: { most: pieces } } };
  return lists.some(saysTwice) ? { rule: 'kernel', text: { key: 'kernel.said twice' } } : null;
}

/** Entries with fields say what is done with a piece: once. A list of mere names may name one again, as a way does. */
function saysTwice(list: readonly Json[]): boolean {
  if (list.length < 2 || typeof list[0] !== 'object') return false;
  const entries = list.map((entry) => JSON.stringify(entry));
  return new Set(entries).size < entries.length;
}
