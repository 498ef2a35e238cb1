// The Federation of Sol.
import type { Ti4Component } from '../define.ts';

export type SolSequences = Record<never, never>;

export const sol: readonly Ti4Component[] = [];
