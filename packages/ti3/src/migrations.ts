// From a saved game of revision n to one of n + 1. Saved games name procedures and steps: whatever changes one of them, or the
// variables of a sequence, raises the revision and leaves a line here.
import type { Frame, State } from '@custodian/kernel';

type Migration = (state: State<unknown>) => State<unknown>;

const frames = (state: State<unknown>, change: (frame: Frame) => Frame): State<unknown> => ({
  ...state,
  stack: state.stack.map(change),
});

export const migrations: Readonly<Record<number, Migration>> = {
  // Windows know whether they stand at "when" or "after", who was carried out last, and which copy was announced.
  1: (state) =>
    frames(state, (frame) => {
      if (frame.run !== 'window') return frame;
      const { name, about, used, queue, run } = frame.v;
      const announced = queue.map((entry: object) => ({ ...entry, copy: '' }));
      return { ...frame, v: { name, about, timing: 'after', used, queue: announced, last: null, run } };
    }),
  // A window asks by what it is about: where nobody is left to be asked, the kernel goes on by itself.
  2: (state) => state,
};
