// How a promissory note is declared: when whoever holds another's note may play it, and what it does.
import type { Modifier, Procedure, Procedures, Reaction, Refusal, Timing } from '@custodian/kernel';
import type { NoteId } from '../../facts/index.ts';
import { promissoryNotes } from '../../facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import { inGame } from '../../queries/box.ts';
import { noteId, noteOwner, playerOf } from '../../queries/players.ts';
import type { CardGives } from '../../rules/cards/playing.ts';
import { declaredNotes } from '../../rules/cards/playing.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { isTimed } from '../action-cards/define.ts';
import type { Ti4Component } from '../define.ts';
import type { NotePlayed } from '../sequences.ts';

export interface NoteBehaviour<W extends WindowName, F extends NotePlayed<W> = NotePlayed<W>> {
  readonly id: NoteId;
  readonly on: readonly W[];
  readonly timing?: Timing;
  /** Happens by itself, as a note that is laid open when it is received. */
  readonly forced?: true;
  /** `owner`: whose note it is. */
  readonly may: (g: G, seat: Seat, owner: Seat, about: Windows[W], window: W) => Refusal | null | false;
  readonly effect: Procedure<FourthEdition, F, CardGives<W>>;
  /** What changes while the note lies in a play area, or an effect of it holds. */
  readonly modifies?: readonly Modifier<Game>[];
  readonly later?: readonly Reaction<FourthEdition>[];
  readonly procedures?: Procedures<FourthEdition>;
}

interface AnyNote {
  readonly timing?: Timing;
  may<W extends WindowName>(g: G, seat: Seat, owner: Seat, about: Windows[W], window: W): Refusal | null | false;
}
const behaviours = new Map<NoteId, AnyNote>();
const listening = new Map<WindowName, NoteId[]>();

/** Nobody plays notes of his own. */
const inHandOf = (g: G, seat: Seat, id: NoteId): string[] =>
  playerOf(g, seat).notes.filter((copy) => noteId(copy) === id && noteOwner(copy) !== seat);

export function note<W extends WindowName, F extends NotePlayed<W> = NotePlayed<W>>(
  card: NoteBehaviour<W, F>,
): Ti4Component {
  declaredNotes.add(card.id);
  behaviours.set(card.id, card as unknown as AnyNote);
  for (const window of card.on) listening.set(window, [...(listening.get(window) ?? []), card.id]);
  const inHand = (window: W) =>
    ({
      window,
      ...(card.timing === undefined ? {} : { timing: card.timing }),
      ...(card.forced === true ? { forced: true } : {}),
      held: true,
      copies: (g: G, seat: Seat) => inHandOf(g, seat, card.id),
      may: (g: G, seat: Seat, about: Windows[W], copy: string) => card.may(g, seat, noteOwner(copy), about, window),
      run: 'play note',
      text: (copy: string) => say('option.note', { note: card.id, player: noteOwner(copy) }),
    }) as unknown as Reaction<FourthEdition>;
  return {
    id: `note:${card.id}`,
    kind: 'promissory note',
    name: say(`note.${card.id}`),
    reacts: [...card.on.map(inHand), ...(card.later ?? [])],
    modifies: card.modifies ?? [],
    procedures: { [`note ${card.id}`]: card.effect, ...card.procedures },
  };
}

/** Could the others believe that this seat holds a note to play now? By what lies open: whether it has received any, and whose are
 *  not lying in play. */
export function couldHaveNote<W extends WindowName>(
  g: G,
  seat: Seat,
  window: W,
  about: Windows[W],
  timing?: Timing,
): boolean {
  if (playerOf(g, seat).received === 0) return false;
  for (const id of listening.get(window) ?? []) {
    // Of a note and its later printing one is in the game.
    if (promissoryNotes[id].set !== 'base' && !inGame(g, promissoryNotes).includes(id)) continue;
    if (!isTimed(behaviours.get(id), timing)) continue;
    for (let owner = 0; owner < g.players.length; owner++)
      if (owner !== seat && isAbroad(g, id, owner) && behaviours.get(id)?.may(g, seat, owner, about, window) === null)
        return true;
  }
  return false;
}

/** As far as anybody can tell, the note is in some hand. */
function isAbroad(g: G, id: NoteId, owner: Seat): boolean {
  if (playerOf(g, owner).eliminated) return false;
  const copy = `${id}.${owner}`;
  return !g.players.some((p) => p.notesInPlay.includes(copy));
}
