// The behaviour of promissory notes. Those of a faction stand with it.
import type { Ti4Component } from '../define.ts';
import { genericNotes } from './generic.ts';

export const promissoryNotesComponents: readonly Ti4Component[] = genericNotes;
