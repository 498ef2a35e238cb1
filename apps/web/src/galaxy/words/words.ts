// The texts that the galaxy games share, and those of the shell.
import type { Saying, ShellWords } from '../../words/words.svelte.ts';
import { t as text } from '../../words/words.svelte.ts';
import type { family } from './en/index.ts';

export const t = text as unknown as Saying<Omit<ShellWords, keyof typeof family> & typeof family>;
