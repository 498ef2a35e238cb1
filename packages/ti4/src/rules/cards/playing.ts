// Playing action cards and promissory notes. An action card is laid open, its targets are named, others may cancel it, and only
// then it is carried out and discarded. A note does its work and goes home, or stays in the play area.
import type { Json } from '@custodian/kernel';
import { oneOf } from '@custodian/kernel';
import { clearActionCard, layActionCard } from '../../atoms/action-cards.ts';
import { layNote, returnNote } from '../../atoms/goods.ts';
import type { ActionCardId, NoteId } from '../../facts/index.ts';
import { actionCardIds, noteIds, promissoryNotes } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { noteId, playerOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import type { WindowName, Windows } from '../windows.ts';
import { discardsOf } from './discards.ts';

/** Asked at every window, so it cuts no strings. */
export const isCopyOf = (card: string, id: ActionCardId): boolean =>
  card.startsWith(id) && card.lastIndexOf('.') === id.length;

/** The copy of a card that a seat would play; undefined when he has none. */
export const copyInHand = (g: G, seat: Seat, id: ActionCardId): string | undefined =>
  playerOf(g, seat).hand.find((card) => isCopyOf(card, id));

const actions = new Set<string>(actionCardIds);
const notes = new Set<string>(noteIds);

/** The component of something held in a hand: 'plague.1' is of 'action:plague', 'ceasefire.2' of 'note:ceasefire'. */
export function componentOf(copy: string): string {
  const dot = copy.lastIndexOf('.');
  if (dot < 0) return `objective:${copy}`;
  const title = copy.slice(0, dot);
  if (actions.has(title)) return `action:${title}`;
  return notes.has(title) ? `note:${title}` : '';
}

/** Everything hidden that a seat may play or score: action cards, notes, secret objectives. */
export const holding = (g: G, seat: Seat): readonly string[] => {
  const { hand, notes: inHand, secrets } = playerOf(g, seat);
  return inHand.length + secrets.length === 0 ? hand : [...hand, ...inHand, ...secrets];
};

/** What the aim of a card starts with: who plays it, in which window, and what that is about. */
export interface Aiming<W extends WindowName = WindowName> {
  readonly seat: Seat;
  readonly about: Windows[W];
  readonly window: W;
}

/** What the sequence of a card starts with: all that, and what was named as its target. */
export interface Played<W extends WindowName = WindowName, Target = Json> extends Aiming<W> {
  readonly target: Target;
}

/** What the sequence of a card may give: what its window takes. */
export type CardGives<W extends WindowName = WindowName> = undefined | Partial<Windows[W]>;

export interface PlayingCard extends Aiming {
  readonly component: string;
  card?: string;
  target?: Json;
  cancelled?: boolean;
  result?: CardGives;
}

const idOf = (component: string): ActionCardId => component.slice('action:'.length) as ActionCardId;

/** The cards and notes whose behaviour is declared: each adds itself. */
export const declaredActionCards = new Set<ActionCardId>();
export const declaredNotes = new Set<NoteId>();

const aims = (): `aim ${ActionCardId}`[] => [...declaredActionCards].map((id) => `aim ${id}` as const);
const effects = (): `action ${ActionCardId}`[] => [...declaredActionCards].map((id) => `action ${id}` as const);

/** Started by the window in which it was chosen, or as an action. */
export const playActionCard: Sequence<'play action card'> = {
  rule: 'action cards',
  steps: {
    'lay it open': {
      do: (x) => {
        x.v.card = copyInHand(x.g, x.v.seat, idOf(x.v.component)) as string;
        layActionCard(x, x.v.seat, x.v.card);
      },
    },
    'name its targets': oneOf(aims, {
      call: (x) => `aim ${idOf(x.v.component)}` as const,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window }),
      then: (x, target) => {
        x.v.target = target ?? null;
      },
    }),
    'action card played': {
      window: 'action card played',
      about: (x) => ({ seat: x.v.seat, card: idOf(x.v.component) }),
      then: (x, about) => {
        if (about.cancelled !== true) return undefined;
        x.v.cancelled = true;
        clearActionCard(x, x.v.seat, x.v.card as string, 'actionCardCancelled');
        return { goto: 'action card discarded' };
      },
    },
    'carry out': oneOf(effects, {
      call: (x) => `action ${idOf(x.v.component)}` as const,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window, target: x.v.target ?? null }),
      then: (x, result) => {
        if (result !== undefined) x.v.result = result;
      },
    }),
    discard: { do: (x) => clearActionCard(x, x.v.seat, x.v.card as string, 'actionCardDone') },
    'action card discarded': {
      call: 'after discards',
      with: (x) => discardsOf(x.g, x.v.seat, [x.v.card as string]),
    },
  },
  // Cancelled, a component action does not use up the action.
  gives: (x) => (x.v.window === 'component action' ? { cancelled: x.v.cancelled === true } : x.v.result),
};

export interface PlayingNote extends Aiming {
  readonly component: string;
  /** The note, with the seat it is of: 'ceasefire.2'. */
  readonly copy: string;
  result?: CardGives;
}

const noteEffects = (): `note ${NoteId}`[] => [...declaredNotes].map((id) => `note ${id}` as const);

/** Laid open first. Once it is carried out it goes home, unless it stays in the play area. */
export const playNote: Sequence<'play note'> = {
  rule: 'promissory notes',
  steps: {
    'lay it open': { do: (x) => layNote(x, x.v.seat, x.v.copy) },
    'carry out': oneOf(noteEffects, {
      call: (x) => `note ${noteId(x.v.copy)}` as const,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window, copy: x.v.copy }),
      then: (x, result) => {
        x.v.result = result;
      },
    }),
    'return it': {
      do: (x) => {
        const { staysInPlay, staysForCombat, timing } = promissoryNotes[noteId(x.v.copy)];
        // What is played when an agenda is revealed waits until that agenda is over.
        if (!staysInPlay && !staysForCombat && timing !== 'whenAgendaRevealed') returnNote(x, x.v.seat, x.v.copy);
      },
    },
  },
  gives: (x) => x.v.result,
};
