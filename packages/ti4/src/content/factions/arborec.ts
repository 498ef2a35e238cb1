// The Arborec.
import type { Ti4Component } from '../define.ts';

export type ArborecSequences = Record<never, never>;

export const arborec: readonly Ti4Component[] = [];
