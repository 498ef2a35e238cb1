// Values (movement, combat, cost, votes …) and permissions (may this system be activated?) are queries that fold the
// modifiers in play, each with its source. A modified value is never written into the game, so it can always be explained.

import { isAblated } from './testing.ts';
import type { Frozen } from './types.ts';
import { used } from './usage.ts';

export interface Value<G, A, T = number> {
  (g: Frozen<G>, about: A): T;
  readonly value: string;
  /** The same query with every change and where it comes from. */
  explain(g: Frozen<G>, about: A): Explained<T>;
  readonly modifiers: Modifier<G>[];
}

export interface Explained<T = number> {
  readonly base: T;
  readonly changes: readonly { readonly source: string; readonly to: T }[];
  readonly total: T;
}

export interface Modifier<G> {
  readonly value: Value<G, any, any>;
  source: string;
  readonly by: (g: Frozen<G>, about: any, now: any) => any;
}

/** Declares a value by what is printed; components modify it. */
export function defineValue<G, A, T = number>(name: string, base: (g: Frozen<G>, about: A) => T): Value<G, A, T> {
  const modifiers: Modifier<G>[] = [];
  const query = (g: Frozen<G>, about: A): T => {
    let now = base(g, about);
    for (let i = 0; i < modifiers.length; i++) {
      const modifier = modifiers[i] as Modifier<G>;
      const after = modifier.by(g, about, now) as T;
      if (after !== now && !isAblated(modifier.source)) {
        used(modifier.source);
        now = after;
      }
    }
    return now;
  };
  const explain = (g: Frozen<G>, about: A): Explained<T> => {
    const start = base(g, about);
    const changes: { source: string; to: T }[] = [];
    let now = start;
    for (const modifier of modifiers) {
      const after = modifier.by(g, about, now) as T;
      if (after === now || isAblated(modifier.source)) continue;
      changes.push({ source: modifier.source, to: after });
      now = after;
    }
    return { base: start, changes, total: now };
  };
  return Object.assign(query, { value: name, explain, modifiers });
}

/** How a component changes a value: `by` takes the value so far and returns the new one. */
export function modify<G, A, T>(value: Value<G, A, T>, by: (g: Frozen<G>, about: A, now: T) => T): Modifier<G> {
  return { value, source: '', by };
}

/** Attaches the components' modifiers to their values, in the order of the components. */
export function installModifiers<G>(components: readonly { id: string; modifies?: readonly Modifier<G>[] }[]): void {
  for (const component of components) {
    for (const modifier of component.modifies ?? []) {
      modifier.source = component.id;
      if (!modifier.value.modifiers.includes(modifier)) modifier.value.modifiers.push(modifier);
    }
  }
}
