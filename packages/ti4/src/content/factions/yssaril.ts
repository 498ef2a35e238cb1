// The Yssaril Tribes.
import type { Ti4Component } from '../define.ts';

export type YssarilSequences = Record<never, never>;

export const yssaril: readonly Ti4Component[] = [];
