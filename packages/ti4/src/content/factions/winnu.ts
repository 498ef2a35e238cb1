// The Winnu.
import type { Ti4Component } from '../define.ts';

export type WinnuSequences = Record<never, never>;

export const winnu: readonly Ti4Component[] = [];
