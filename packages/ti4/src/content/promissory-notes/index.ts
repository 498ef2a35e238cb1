// The behaviour of promissory notes. Those of a faction stand with it.
import type { Ti4Component } from '../define.ts';
import { genericNotes } from './generic.ts';
import { notesOfTheFirstCodex } from './of-the-first-codex.ts';

export const promissoryNotesComponents: readonly Ti4Component[] = [...genericNotes, ...notesOfTheFirstCodex];
