// The Emirates of Hacan.
import type { Ti4Component } from '../define.ts';

export type HacanSequences = Record<never, never>;

export const hacan: readonly Ti4Component[] = [];
