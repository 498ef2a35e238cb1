// From a saved game of revision n to one of n + 1. Saved games name procedures and steps: whatever changes one of them, or the
// variables of a sequence, raises the revision and leaves a line here.
import type { State } from '@custodian/kernel';

type Migration = (state: State<unknown>) => State<unknown>;

export const migrations: Readonly<Record<number, Migration>> = {};
