// Whose promissory notes there are, and who may be given which.
import { defineValue } from '@custodian/kernel';
import type { FactionId, NoteId } from '../facts/index.ts';
import { promissoryNotes } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { idsInPlay, setsOf } from './box.ts';
import { mayReceiveNote } from './permissions.ts';
import { noteId, noteOf, playerOf } from './players.ts';

/** Every note of this game that a faction has: the general ones and its own. */
export function factionNotes(g: G, faction: FactionId): readonly NoteId[] {
  const sets = setsOf(g);
  const key = `${faction}.${sets.join('.')}`;
  let notes = printed.get(key);
  if (notes === undefined) {
    notes = idsInPlay(promissoryNotes, sets).filter((id) => [null, faction].includes(promissoryNotes[id].faction));
    printed.set(key, notes);
  }
  return notes;
}
// Searches guess who holds which without end.
const printed = new Map<string, readonly NoteId[]>();

/** The notes that are a seat's from setup on: the general ones, and one of its faction. */
export const ownNotes = defineValue<Game, Seat, readonly string[]>('own notes', (g, seat) => {
  const { faction } = playerOf(g, seat);
  if (faction === '') return [];
  const notes = factionNotes(g, faction);
  const own = notes.find((id) => promissoryNotes[id].faction !== null);
  return notes.filter((id) => promissoryNotes[id].faction === null || id === own).map((id) => noteOf(id, seat));
});

/** What a seat can give of its hand to another. */
export const givableNotes = (g: G, from: Seat, to: Seat): readonly string[] =>
  playerOf(g, from).notes.filter((copy) => mayReceiveNote(g, { seat: to, note: noteId(copy) }) === null);
