// The Naalu Collective.
import type { Ti4Component } from '../define.ts';

export type NaaluSequences = Record<never, never>;

export const naalu: readonly Ti4Component[] = [];
