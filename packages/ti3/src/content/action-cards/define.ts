// How an action card is declared: when it may be played, and the sequence that carries it out.
import type { Modifier, Procedure, Procedures, Reaction, Refusal } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import type { G, Game, Seat, Ti3 } from '../../game.ts';
import { playerOf } from '../../queries/players.ts';
import type { CardGives, Played } from '../../rules/action/playing-action-cards.ts';
import { isCopyOf } from '../../rules/action/playing-action-cards.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId } from '../facts/index.ts';
import { actionCards } from '../facts/index.ts';

/** The sequence of a card, with what its frame holds. */
export type CardEffect<W extends WindowName, F extends Played<W> = Played<W>> = Procedure<
  ThirdEdition,
  F,
  CardGives<W>
>;

export interface ActionCardBehaviour<W extends WindowName, F extends Played<W> = Played<W>> {
  readonly id: ActionCardId;
  readonly on: readonly W[];
  /** null: may be played now by this seat, were it in his hand; a refusal says why not; false: not his moment at all. */
  readonly may: (g: G, seat: Seat, about: Windows[W], window: W) => Refusal | null | false;
  /** The same as far as the others know, for a card that looks at the hand. */
  readonly could?: (g: G, seat: Seat, about: Windows[W], window: W) => boolean;
  readonly effect: CardEffect<W, F>;
  /** What changes while a lasting effect of the card holds. */
  readonly modifies?: readonly Modifier<Game>[];
  /** What a lasting effect of the card does later by itself, and the sequences that it runs. */
  readonly later?: readonly Reaction<ThirdEdition>[];
  readonly procedures?: Procedures<ThirdEdition>;
}

/** A card of whatever window: only asked about those that it listens to. */
interface AnyCard {
  readonly on: readonly WindowName[];
  may<W extends WindowName>(g: G, seat: Seat, about: Windows[W], window: W): Refusal | null | false;
  could?<W extends WindowName>(g: G, seat: Seat, about: Windows[W], window: W): boolean;
}

const behaviours = new Map<ActionCardId, AnyCard>();
const listening = new Map<WindowName, ActionCardId[]>();
const NONE: readonly ActionCardId[] = [];

/** The cards that listen to a window. */
export const cardsFor = (window: WindowName): readonly ActionCardId[] => listening.get(window) ?? NONE;

/** The behaviour of a card, for those that copy it. */
export const behaviourOf = (id: ActionCardId): AnyCard | undefined => behaviours.get(id);

export function actionCard<W extends WindowName, F extends Played<W> = Played<W>>(
  card: ActionCardBehaviour<W, F>,
): Ti3Component {
  behaviours.set(card.id, card as unknown as AnyCard);
  for (const window of card.on) listening.set(window, [...(listening.get(window) ?? []), card.id]);
  return {
    id: `action:${card.id}`,
    kind: 'action card',
    name: say(`action.${card.id}`),
    reacts: [...card.on.map((window) => inHand(card, window)), ...(card.later ?? [])],
    modifies: card.modifies ?? [],
    procedures: { [`action ${card.id}`]: card.effect, ...card.procedures },
  };
}

/** A card in a hand, listening to one of its windows. Both ways to play it take what any window is about. */
const inHand = <W extends WindowName, F extends Played<W>>(card: ActionCardBehaviour<W, F>, window: W) =>
  ({
    window,
    held: true,
    may: (g: G, seat: Seat, about: Windows[W]) => card.may(g, seat, about, window),
    run: window === 'as an action' ? 'play card as an action' : 'play action card',
  }) as unknown as Reaction<ThirdEdition>;

/** The sequence of a card that takes effect without asking anything. */
export const atOnce = <W extends WindowName>(run: (x: Ti3<Played<W>>) => void): CardEffect<W> => ({
  rule: 'action cards.playing',
  steps: { 'take effect': { do: (x) => run(x) } },
});

/** Is the moment still right when the card is carried out? */
export function stillPlayable(
  g: G,
  seat: Seat,
  id: ActionCardId,
  about: Windows[WindowName],
  window: WindowName,
): Refusal | null {
  const behaviour = behaviours.get(id);
  const now = behaviour === undefined || isAblated('action', id) ? false : behaviour.may(g, seat, about, window);
  return now === false ? { rule: 'action cards.playing', text: say('why.card has no target') } : now;
}

/** Could the card be played now by this seat, were it in his hand, as far as the others know? */
export function couldPlay<W extends WindowName>(
  g: G,
  seat: Seat,
  id: ActionCardId,
  window: W,
  about: Windows[W],
): boolean {
  const card = behaviours.get(id);
  if (card === undefined) return false;
  return card.could?.(g, seat, about, window) ?? card.may(g, seat, about, window) === null;
}

/** Could the others believe that this seat has a card to play now? Only by what lies open: how many cards he has, which have been
 *  played, and what the window is about. Whoever has a card to play is always believed to. */
export function couldHaveCard<W extends WindowName>(g: G, seat: Seat, window: W, about: Windows[W]): boolean {
  if (playerOf(g, seat).hand.length === 0) return false;
  for (const id of cardsFor(window)) if (couldPlay(g, seat, id, window, about) && isUnseen(g, id)) return true;
  return false;
}

/** Not all copies of the card lie open. */
function isUnseen(g: G, id: ActionCardId): boolean {
  let open = 0;
  for (const card of g.actionDiscard) if (isCopyOf(card, id)) open++;
  for (const card of g.table.actionCards) if (isCopyOf(card, id)) open++;
  return open < actionCards[id].copies;
}
