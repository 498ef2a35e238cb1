// What several promissory notes have in common.
import type { ReactionTo } from '@custodian/kernel';
import { returnNote } from '../../atoms/goods.ts';
import type { NoteId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { systemOf, unitsIn } from '../../queries/board.ts';
import { noteId, noteOwner, playerOf } from '../../queries/players.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';

/** Notes of this kind that lie in a seat's play area. */
export const inPlay = (g: G, seat: Seat, id: NoteId): string[] =>
  playerOf(g, seat).notesInPlay.filter((copy) => noteId(copy) === id);

/** The note of a player lies in the seat's play area. */
export const hasNoteOf = (g: G, seat: Seat, id: NoteId, owner: Seat): boolean =>
  playerOf(g, seat).notesInPlay.includes(`${id}.${owner}`);

/** It goes home when its holder activates a system with any unit of the player it is of. */
export const returnsOnActivation = (
  id: NoteId,
  run: 'return note' | 'throne support ends' = 'return note',
): ReactionTo<FourthEdition, 'system activated'> => ({
  window: 'system activated',
  timing: 'when',
  forced: true,
  copies: (g, seat, about) => (about.seat === seat ? inPlay(g, seat, id) : []),
  may: (g, _, about, copy) => (unitsIn(systemOf(g, about.system), noteOwner(copy)).length > 0 ? null : false),
  run,
});

/** It goes home when the combat is over for which it was played. */
export const returnsAfterCombat = (id: NoteId): ReactionTo<FourthEdition, 'combat over'> => ({
  window: 'combat over',
  timing: 'when',
  forced: true,
  copies: (g, seat) => inPlay(g, seat, id),
  may: () => null,
  run: 'note goes home',
});

export const noteGoesHome: Sequence<'note goes home'> = {
  rule: 'promissory notes',
  steps: { return: { do: (x) => returnNote(x, x.v.seat, x.v.copy) } },
};

export const returnOfNote: Sequence<'return note'> = {
  rule: 'promissory notes',
  steps: { return: { do: (x) => returnNote(x, x.v.seat, x.v.copy) } },
};
