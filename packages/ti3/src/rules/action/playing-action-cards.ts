// Playing action cards: announced in secret, revealed together, open to Sabotage, then carried out in order of play.
import type { Announced, Reacting, Refusal } from '@custodian/kernel';
import { oneOf } from '@custodian/kernel';
import { clearActionCard, fizzleActionCard, revealActionCard, titleOf } from '../../atoms/cards.ts';
import { noteDeed } from '../../atoms/table.ts';
import type { ActionCardId } from '../../content/facts/index.ts';
import { actionCards, idsIn } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { playerOf } from '../../queries/players.ts';
import type { Sequence, ThirdEdition } from '../../terms.ts';
import type { WindowName, Windows } from '../windows.ts';

/** Asked at every window, so it cuts no strings. */
export const isCopyOf = (card: string, id: ActionCardId): boolean =>
  card.startsWith(id) && card.lastIndexOf('.') === id.length;

/** The copy of a card that a seat would play; undefined when he has none. */
export const copyInHand = (g: G, seat: Seat, id: ActionCardId): string | undefined =>
  playerOf(g, seat).hand.find((card) => isCopyOf(card, id));

/** The component of a copy: 'plague.1' is of 'action:plague'. */
export const componentOf = (card: string): string => `action:${titleOf(card)}`;

/** Never two identical cards on the same thing in one round: has this seat played it on `entity` already? */
export function hasPlayedOn(g: G, seat: Seat, id: ActionCardId, entity: string): boolean {
  for (const { deed, seat: by, about } of g.deeds)
    if (deed === 'played card' && by === seat && about === `${id} ${entity}`) return true;
  return false;
}

/** Effects note what they were played on, so that an identical card cannot follow. */
export const notePlayedOn = (x: Parameters<typeof noteDeed>[0], seat: Seat, id: ActionCardId, entity: string): void =>
  noteDeed(x, 'played card', seat, `${id} ${entity}`);

/** What the sequence of a card starts with: who plays it, in which window, what that is about, and the copy on the table. */
export interface Played<W extends WindowName = WindowName> {
  readonly seat: Seat;
  readonly about: Windows[W];
  readonly window: W;
  readonly card: string;
}

/** What the sequence of a card may give: that it stays on the table or returns to the hand, and what its window takes. */
export type CardGives<W extends WindowName = WindowName> = undefined | (Fate & Partial<Windows[W]>);

interface Fate {
  readonly keep?: boolean;
  readonly backToHand?: boolean;
}

/** A card that was announced, with the copy of it once it is revealed. */
interface CardAnnounced extends Announced {
  card?: string;
}

export interface Revealing {
  queue: CardAnnounced[];
}

const idOf = (component: string): ActionCardId => component.slice('action:'.length) as ActionCardId;
const isCard = (entry: CardAnnounced): boolean => entry.component.startsWith('action:');

/** What cards do: one sequence each. */
export const cardSequences = (): `action ${ActionCardId}`[] =>
  idsIn(actionCards, ['base']).map((id: ActionCardId) => `action ${id}` as const);

/** All announced cards are revealed together; each may be sabotaged before any is carried out. */
export const revealActionCards: Sequence<'reveal action cards'> = {
  rule: 'action cards.playing',
  steps: {
    'reveal together': {
      do: (x) => {
        x.v.at = 0;
        for (const entry of x.v.queue.filter(isCard)) {
          entry.card = copyInHand(x.g, entry.seat, idOf(entry.component)) as string;
          revealActionCard(x, entry.seat, entry.card);
        }
      },
    },
    'open to sabotage': {
      window: 'action card played',
      about: (x) => {
        const entry = x.v.queue[x.v.at as number];
        // A Sabotage cannot be sabotaged.
        return entry === undefined || !isCard(entry) || entry.component === 'action:sabotage'
          ? null
          : { seat: entry.seat, card: idOf(entry.component) };
      },
      then: (x, about) => {
        if (about.cancelled !== true) return;
        const [entry] = x.v.queue.splice(x.v.at as number, 1);
        clearActionCard(x, (entry as CardAnnounced).seat, (entry as CardAnnounced).card as string);
        x.v.at = (x.v.at as number) - 1;
      },
    },
    'next card': {
      do: (x) => {
        x.v.at = (x.v.at as number) + 1;
        return x.v.at < x.v.queue.length ? { goto: 'open to sabotage' } : 'end';
      },
    },
  },
  gives: (x) => x.v.queue,
};

/** Started by the window in which it was announced, or as an action. */
export interface Playing extends Omit<Played, 'card'> {
  readonly component: string;
  /** The copy that was revealed. */
  readonly card?: string;
  result?: CardGives;
}

function revealed({ card }: Playing): string {
  if (card === undefined) throw new Error('a card is carried out that was not revealed');
  return card;
}

/** Carries out a revealed card. `still` is asked again: a card whose target is gone fizzles and is discarded. */
export const playActionCard = (
  still: (g: G, seat: Seat, id: ActionCardId, about: Windows[WindowName], window: WindowName) => Refusal | null,
): Sequence<'play action card'> => ({
  rule: 'action cards.playing',
  steps: {
    'check target': {
      do: (x) => {
        if (still(x.g, x.v.seat, idOf(x.v.component), x.v.about, x.v.window) === null) return;
        fizzleActionCard(x, x.v.seat, revealed(x.v));
        return 'end';
      },
    },
    'carry out': oneOf(cardSequences, {
      call: (x) => `action ${idOf(x.v.component)}` as const,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window, card: revealed(x.v) }),
      then: (x, result) => {
        x.v.result = typeof result === 'object' && result !== null ? result : {};
      },
    }),
    discard: {
      do: (x) => {
        const { keep, backToHand } = x.v.result ?? {};
        if (keep !== true) clearActionCard(x, x.v.seat, revealed(x.v), backToHand === true);
      },
    },
  },
  gives: (x) => x.v.result,
});

export interface CardAsAction extends Pick<Reacting<ThirdEdition, 'as an action'>, 'seat' | 'component' | 'about'> {
  card?: string;
  cancelled?: boolean;
}

/** An action card played instead of a regular action. Sabotaged, it does not use up the turn. */
export const playCardAsAction: Sequence<'play card as an action'> = {
  rule: 'action cards.as an action',
  steps: {
    reveal: {
      call: 'reveal action cards',
      with: (x) => ({ queue: [{ seat: x.v.seat, component: x.v.component, copy: '' }] }),
      then: (x, queue) => {
        const [entry] = queue;
        x.v.cancelled = entry === undefined;
        if (entry === undefined) return 'end';
        x.v.card = entry.card as string;
        return undefined;
      },
    },
    'carry out': { call: 'play action card', with: (x) => ({ ...x.v, window: 'as an action' }) },
  },
  gives: (x) => ({ cancelled: x.v.cancelled === true }),
};
