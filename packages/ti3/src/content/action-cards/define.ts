// How an action card is declared: when it may be played, and the sequence that carries it out.
import type { Frozen, Modifier, Procedure, Reaction, Refusal } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import type { Game, Seat, Ti3 } from '../../game.ts';
import type { WindowName } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId } from '../facts/index.ts';

type G = Frozen<Game>;
/** What an effect starts with: who plays it, in which window, what that was about, and the copy that lies on the table. */
export interface Played<About = object> {
  seat: Seat;
  about: About;
  window: WindowName;
  card: string;
}

export interface ActionCardBehaviour<About> {
  readonly id: ActionCardId;
  readonly on: readonly WindowName[];
  /** null: may be played now by this seat, were it in his hand; a refusal says why not; false: not his moment at all. */
  may(g: G, seat: Seat, about: About, window?: WindowName): Refusal | null | false;
  /** Started with Played; may give { keep: true } to stay on the table, { backToHand: true }, and whatever the window's `about` takes. */
  readonly effect: Procedure<Game>;
  /** What changes while a lasting effect of the card holds. */
  readonly modifies?: readonly Modifier<Game>[];
  /** What a lasting effect of the card does later by itself, and the sequences that it runs. */
  readonly later?: readonly Reaction<Game>[];
  readonly procedures?: Readonly<Record<string, Procedure<Game>>>;
}

const behaviours = new Map<ActionCardId, ActionCardBehaviour<object>>();

/** The behaviour of a card, for those that copy it. */
export const behaviourOf = (id: ActionCardId): ActionCardBehaviour<object> | undefined => behaviours.get(id);

export function actionCard<About extends object>(card: ActionCardBehaviour<About>): Ti3Component {
  behaviours.set(card.id, card as unknown as ActionCardBehaviour<object>);
  return {
    id: `action:${card.id}`,
    kind: 'action card',
    name: say(`action.${card.id}`),
    reacts: [
      ...card.on.map(
        (window): Reaction<Game> => ({
          window,
          held: true,
          may: (g, seat, about: About) => card.may(g, seat, about, window),
          run: window === 'as an action' ? 'play card as an action' : 'play action card',
        }),
      ),
      ...(card.later ?? []),
    ],
    modifies: card.modifies ?? [],
    procedures: { [`action ${card.id}`]: card.effect, ...card.procedures },
  };
}

/** The sequence of a card that takes effect without asking anything. */
export const atOnce = <About extends object>(run: (x: Ti3<Played<About>>) => void): Procedure<Game, Played<About>> => ({
  rule: 'action cards.playing',
  steps: { 'take effect': { do: (x) => run(x) } },
});

/** Is the moment still right when the card is carried out? */
export function stillPlayable(g: G, seat: Seat, id: ActionCardId, about: object, window: WindowName): Refusal | null {
  const behaviour = behaviours.get(id);
  const now = behaviour === undefined || isAblated('action', id) ? false : behaviour.may(g, seat, about, window);
  return now === false ? { rule: 'action cards.playing', text: say('why.card has no target') } : now;
}
