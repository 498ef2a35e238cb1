// The Mentak Coalition.
import type { Ti4Component } from '../define.ts';

export type MentakSequences = Record<never, never>;

export const mentak: readonly Ti4Component[] = [];
