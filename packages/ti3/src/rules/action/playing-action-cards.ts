// Playing action cards: announced in secret, revealed together, open to Sabotage, then carried out in order of play.
import type { Procedure, Refusal } from '@custodian/kernel';
import { clearActionCard, fizzleActionCard, revealActionCard, titleOf } from '../../atoms/cards.ts';
import { noteDeed } from '../../atoms/table.ts';
import type { ActionCardId } from '../../content/facts/index.ts';
import { actionCards, idsIn } from '../../content/facts/index.ts';
import type { G, Game, Seat } from '../../game.ts';
import { playerOf } from '../../queries/players.ts';
import type { WindowName } from '../windows.ts';

/** The copy of a card that a seat would play; undefined when he has none. Asked at every window, so it cuts no strings. */
export const copyInHand = (g: G, seat: Seat, id: ActionCardId): string | undefined =>
  playerOf(g, seat).hand.find((card) => card.startsWith(id) && card.lastIndexOf('.') === id.length);

/** The component of a copy: 'plague.1' is of 'action:plague'. */
export const componentOf = (card: string): string => `action:${titleOf(card)}`;

/** Never two identical cards on the same thing in one round: has this seat played it on `entity` already? */
export const hasPlayedOn = (g: G, seat: Seat, id: ActionCardId, entity: string): boolean =>
  g.deeds.some((d) => d.deed === 'played card' && d.seat === seat && d.about === `${id} ${entity}`);

/** Effects note what they were played on, so that an identical card cannot follow. */
export const notePlayedOn = (x: Parameters<typeof noteDeed>[0], seat: Seat, id: ActionCardId, entity: string): void =>
  noteDeed(x, 'played card', seat, `${id} ${entity}`);

interface Announced {
  seat: Seat;
  component: string;
  copy: string;
  card?: string;
}

const idOf = (component: string): ActionCardId => component.slice('action:'.length) as ActionCardId;
const isCard = (entry: Announced): boolean => entry.component.startsWith('action:');

/** What cards do: one sequence each. */
export const cardSequences = (): string[] => idsIn(actionCards, ['base']).map((id) => `action ${id}`);

/** All announced cards are revealed together; each may be sabotaged before any is carried out. */
export const revealActionCards: Procedure<Game, { queue: Announced[]; about: object; at?: number }> = {
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
      then: (x, about: { cancelled?: boolean }) => {
        if (about.cancelled !== true) return;
        const [entry] = x.v.queue.splice(x.v.at as number, 1);
        clearActionCard(x, (entry as Announced).seat, (entry as Announced).card as string);
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

interface Playing {
  seat: Seat;
  component: string;
  about: object;
  /** The window it was announced in. */
  window: WindowName;
  card: string;
  result?: { keep?: boolean; backToHand?: boolean } & Record<string, unknown>;
}

/** Carries out a revealed card. `still` is asked again: a card whose target is gone fizzles and is discarded. */
export const playActionCard = (
  still: (g: G, seat: Seat, id: ActionCardId, about: object, window: WindowName) => Refusal | null,
): Procedure<Game, Playing> => ({
  rule: 'action cards.playing',
  steps: {
    'check target': {
      do: (x) => {
        if (still(x.g, x.v.seat, idOf(x.v.component), x.v.about, x.v.window) === null) return;
        fizzleActionCard(x, x.v.seat, x.v.card);
        return 'end';
      },
    },
    'carry out': {
      call: (x) => `action ${idOf(x.v.component)}`,
      among: cardSequences,
      with: (x) => ({ seat: x.v.seat, about: x.v.about, window: x.v.window, card: x.v.card }),
      then: (x, result) => {
        x.v.result = typeof result === 'object' && result !== null ? result : {};
      },
    },
    discard: {
      do: (x) => {
        if (x.v.result?.keep !== true) clearActionCard(x, x.v.seat, x.v.card, x.v.result?.backToHand === true);
      },
    },
  },
  gives: (x) => x.v.result,
});

/** An action card played instead of a regular action. Sabotaged, it does not use up the turn. */
export const playCardAsAction: Procedure<Game, Playing & { cancelled?: boolean }> = {
  rule: 'action cards.as an action',
  steps: {
    reveal: {
      call: 'reveal action cards',
      with: (x) => ({ queue: [{ seat: x.v.seat, component: x.v.component, copy: '' }], about: x.v.about }),
      then: (x, queue: Announced[]) => {
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
