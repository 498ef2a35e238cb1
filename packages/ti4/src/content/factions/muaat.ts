// The Embers of Muaat.
import type { Ti4Component } from '../define.ts';

export type MuaatSequences = Record<never, never>;

export const muaat: readonly Ti4Component[] = [];
