// The texts of this game's page, and those of the shell.
import type { Saying, ShellWords } from '../../../words/words.svelte.ts';
import { t as text } from '../../../words/words.svelte.ts';
import type { en } from './en/index.ts';

type Words = Omit<ShellWords, keyof typeof en> & typeof en;
export type PageKey = keyof Words;
export const t = text as unknown as Saying<Words>;
