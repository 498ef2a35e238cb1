// The L1Z1X Mindnet.
import type { Ti4Component } from '../define.ts';

export type L1z1xSequences = Record<never, never>;

export const l1z1x: readonly Ti4Component[] = [];
