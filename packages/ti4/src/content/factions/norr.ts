// Sardakk N'orr.
import type { Ti4Component } from '../define.ts';

export type NorrSequences = Record<never, never>;

export const norr: readonly Ti4Component[] = [];
