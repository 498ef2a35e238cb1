// The Universities of Jol-Nar.
import type { Ti4Component } from '../define.ts';

export type JolnarSequences = Record<never, never>;

export const jolnar: readonly Ti4Component[] = [];
