// The Ghosts of Creuss.
import type { Ti4Component } from '../define.ts';

export type CreussSequences = Record<never, never>;

export const creuss: readonly Ti4Component[] = [];
