// What a plan can be edited as when it has no panel of its own: counts, switches, ids, and lists of them.
import type { Json } from '@custodian/kernel';

export type Fields = { readonly [name: string]: Json };

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a plan at a path, changed. */
export function changeAt(value: Json, path: readonly (string | number)[], to: Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return to;
  if (Array.isArray(value))
    return value.map((each, i) => (i === first ? changeAt(each as Json, rest, to) : each) as Json);
  if (!isFields(value)) return value;
  return { ...value, [first]: changeAt(value[first] ?? null, rest, to) };
}

/** Ids a player could mean under this name: what the question lists under it, else all it lists. */
export function candidates(about: Json, name: string): readonly string[] {
  const near = isFields(about) ? [name, `${name}s`].flatMap((key) => ids(about[key])) : [];
  return [...new Set(near.length > 0 ? near : under(about, name))];
}

const ids = (value: Json | undefined): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.filter((each): each is string => typeof each === 'string');
  return [];
};

/** Strings that stand under this field anywhere below. */
function under(value: Json, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => under(each as Json, name));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name || key === `${name}s` ? ids(inner) : under(inner, name),
  );
}

/** A plan by which nothing happens. */
export function doesNothing(plan: Json): boolean {
  if (Array.isArray(plan)) return plan.length === 0;
  if (isFields(plan)) return Object.values(plan).every(doesNothing);
  return plan === null || plan === 0 || plan === false || plan === '';
}
