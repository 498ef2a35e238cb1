// Values (movement, combat, cost, votes …) and permissions (may this system be activated?) are queries that fold the
// modifiers in play, each with its source. A modified value is never written into the game, so it can always be explained.
// Modifiers apply in layers: what sets the value, what adds to it, what limits it, what forbids. A result never depends on
// the order in which components are listed.

import type { Box, Boxes } from './boxes.ts';
import { ONE_BOX, sorting } from './boxes.ts';
import { isAblated, isCheckingLayers } from './testing.ts';
import type { Frozen } from './types.ts';
import { used } from './usage.ts';

export interface Value<G, A, T = number> {
  (g: Frozen<G>, about: A): T;
  readonly value: string;
  /** The same query with every change and where it comes from. */
  explain(g: Frozen<G>, about: A): Explained<T>;
  readonly modifiers: Modifier<G>[];
  /** Keeps apart what each box holds of the modifiers, which are all there by now. */
  sort(boxes: Boxes<G>): void;
}

export interface Explained<T = number> {
  readonly base: T;
  readonly changes: readonly { readonly source: string; readonly to: T }[];
  readonly total: T;
}

/** In the order in which they apply. */
const LAYERS = ['set', 'add', 'limit', 'forbid'] as const;

export interface Modifier<G> {
  readonly value: Value<G, any, any>;
  readonly layer: (typeof LAYERS)[number];
  source: string;
  readonly by: (g: Frozen<G>, about: any, now: any) => any;
  /** Where it says no, `by` would change nothing: asked once for all modifiers of a value that have the same. */
  readonly only: ((g: Frozen<G>, about: any) => boolean) | null;
}

/** A layer: takes a value and how a component changes it (from the value so far to the new one). */
export type Layer = <G, A, T>(
  value: Value<G, A, T>,
  by: (g: Frozen<G>, about: A, now: T) => T,
  only?: (g: Frozen<G>, about: A) => boolean,
) => Modifier<G>;

const layer =
  (name: (typeof LAYERS)[number]): Layer =>
  (value, by, only) => ({ value, layer: name, source: '', by, only: only ?? null });

/** Something else in place of what is printed; for permissions, what is lifted. */
export const set = layer('set');
/** More or less of it. */
export const add = layer('add');
/** At least, or at most. */
export const limit = layer('limit');
/** Only asked while nothing forbids it yet, so that `now` is null. Nothing lifts what is forbidden. */
export const forbid = layer('forbid');

/** Declares a value by what is printed; components modify it. */
export function defineValue<G, A, T = number>(name: string, base: (g: Frozen<G>, about: A) => T): Value<G, A, T> {
  const modifiers: Modifier<G>[] = [];
  let sorted: { readonly boxOf: Boxes<G>['of']; readonly heldBy: (box: Box) => readonly Modifier<G>[] } | null = null;
  const sort = (boxes: Boxes<G>): void => {
    if (boxes === ONE_BOX) sorted = null;
    else sorted = { boxOf: boxes.of, heldBy: sorting(modifiers, sourceOf, (held) => held) };
  };
  const inGame = (g: Frozen<G>): readonly Modifier<G>[] =>
    sorted === null ? modifiers : sorted.heldBy(sorted.boxOf(g));
  const query = (g: Frozen<G>, about: A): T => {
    const printed = base(g, about);
    const list = inGame(g);
    let now = printed;
    let only: Modifier<G>['only'] = null;
    let isSo = true;
    for (let i = 0; i < list.length; i++) {
      const modifier = list[i] as Modifier<G>;
      if (modifier.layer === 'forbid' && now !== null) break;
      if (modifier.only !== only) {
        only = modifier.only;
        isSo = only === null || only(g, about);
      }
      if (!isSo) continue;
      const after = modifier.by(g, about, now) as T;
      if (after !== now && !isAblated(modifier.source)) {
        used(modifier.source);
        now = after;
      }
    }
    if (isCheckingLayers() && now !== printed) checkLayers(name, list, g, about, printed, now);
    return now;
  };
  const explain = (g: Frozen<G>, about: A): Explained<T> => {
    const start = base(g, about);
    const changes: { source: string; to: T }[] = [];
    let now = start;
    for (const modifier of inGame(g)) {
      if (modifier.layer === 'forbid' && now !== null) break;
      const after = modifier.by(g, about, now) as T;
      if (after === now || isAblated(modifier.source)) continue;
      changes.push({ source: modifier.source, to: after });
      now = after;
    }
    return { base: start, changes, total: now };
  };
  return Object.assign(query, { value: name, explain, modifiers, sort });
}

const sourceOf = ({ source }: Modifier<any>): string => source;

/** Attaches the components' modifiers to their values: layer by layer, and by name within a layer. */
export function installModifiers<G>(
  components: readonly { id: string; modifies?: readonly Modifier<G>[] }[],
  boxes: Boxes<G> = ONE_BOX,
): void {
  const touched = new Set<Value<G, any, any>>();
  for (const component of components) {
    for (const modifier of component.modifies ?? []) {
      modifier.source = component.id;
      const { modifiers } = modifier.value;
      if (!modifiers.includes(modifier)) modifiers.push(modifier);
      touched.add(modifier.value);
    }
  }
  for (const value of touched) {
    value.modifiers.sort(inLayers);
    value.sort(boxes);
  }
}

const inLayers = <G>(a: Modifier<G>, b: Modifier<G>): number =>
  LAYERS.indexOf(a.layer) - LAYERS.indexOf(b.layer) || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0);

/** Within a layer the order must not matter: from the last to the first it comes to the same. */
function checkLayers<G, A, T>(
  name: string,
  modifiers: readonly Modifier<G>[],
  g: Frozen<G>,
  about: A,
  printed: T,
  total: T,
): void {
  let now = printed;
  for (const each of LAYERS) {
    if (each === 'forbid') break;
    for (const modifier of modifiers.filter((m) => m.layer === each).reverse())
      if (!isAblated(modifier.source)) now = modifier.by(g, about, now) as T;
  }
  if (modifiers.some((m) => m.layer === 'forbid') || sameAs(now, total)) return;
  const sources = modifiers.map((m) => `${m.layer} ${m.source}`).join(', ');
  throw new Error(
    `"${name}" depends on the order of its modifiers: ${JSON.stringify(total)} or ${JSON.stringify(now)} (${sources})`,
  );
}

/** Lists are the same in any order. */
const sameAs = (a: unknown, b: unknown): boolean =>
  a === b ||
  JSON.stringify(Array.isArray(a) ? [...a].sort() : a) === JSON.stringify(Array.isArray(b) ? [...b].sort() : b);
