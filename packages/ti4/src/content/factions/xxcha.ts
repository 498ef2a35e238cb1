// The Xxcha Kingdom.
import type { Ti4Component } from '../define.ts';

export type XxchaSequences = Record<never, never>;

export const xxcha: readonly Ti4Component[] = [];
