// The Clan of Saar.
import type { Ti4Component } from '../define.ts';

export type SaarSequences = Record<never, never>;

export const saar: readonly Ti4Component[] = [];
