// The Barony of Letnev.
import type { Ti4Component } from '../define.ts';

export type LetnevSequences = Record<never, never>;

export const letnev: readonly Ti4Component[] = [];
