// The states of a side that can come up in rounds, laid out so that a round can run over them.
import type { States } from './side.ts';

/** A side laid out for rounds: the states that can come up, each at a place of its own. */
export interface Axis {
  readonly states: States;
  /** The state at each place, and the place of each state. */
  readonly stateAt: Int32Array;
  readonly placeOf: Int32Array;
  /** Places from the least hurt to the destroyed. */
  readonly order: Int32Array;
  readonly endurance: Int32Array;
  /** The place after one hit more. It is the next one wherever possible: `run` says how often in a row. */
  readonly next: Int32Array;
  readonly run: Int32Array;
}

/** Every state that can come of these in rounds. */
export function axisOf(states: States, present: readonly number[]): Axis {
  const found = new Set<number>();
  const deepest = [...present].sort((x, y) => states.endurance(y) - states.endurance(x));
  for (const first of deepest)
    for (let purse = states.purse(first); purse >= 0; purse--)
      for (let state = states.spending(first, purse); !found.has(state); state = states.after(state, 1))
        found.add(state);
  const stateAt = Int32Array.from(found);
  const places = stateAt.length;
  const placeOf = new Int32Array(states.count()).fill(-1);
  const endurance = new Int32Array(places);
  const next = new Int32Array(places);
  const run = new Int32Array(places);
  for (let place = 0; place < places; place++) placeOf[stateAt[place] as number] = place;
  for (let place = places - 1; place >= 0; place--) {
    const state = stateAt[place] as number;
    endurance[place] = states.endurance(state);
    next[place] = placeOf[states.after(state, 1)] as number;
    run[place] = next[place] === place + 1 ? (run[place + 1] as number) + 1 : 0;
  }
  const order = Int32Array.from({ length: places }, (_, place) => place).sort(
    (x, y) =>
      (endurance[y] as number) - (endurance[x] as number) ||
      states.purse(stateAt[y] as number) - states.purse(stateAt[x] as number),
  );
  return { states, stateAt, placeOf, order, endurance, next, run };
}
