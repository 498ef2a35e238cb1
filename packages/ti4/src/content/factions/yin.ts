// The Yin Brotherhood.
import type { Ti4Component } from '../define.ts';

export type YinSequences = Record<never, never>;

export const yin: readonly Ti4Component[] = [];
