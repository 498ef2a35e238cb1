// The Nekro Virus.
import type { Ti4Component } from '../define.ts';

export type NekroSequences = Record<never, never>;

export const nekro: readonly Ti4Component[] = [];
