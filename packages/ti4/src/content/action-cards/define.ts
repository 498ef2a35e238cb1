// How an action card is declared: when it may be played, what is named as its target, and the sequence that carries it out.
import type { Json, Modifier, Procedure, Procedures, Reaction, Refusal, Timing } from '@custodian/kernel';
import type { ActionCardId } from '../../facts/index.ts';
import { actionCards } from '../../facts/index.ts';
import type { G, Game, Seat, Ti4 } from '../../game.ts';
import { setsOf } from '../../queries/box.ts';
import { mayPlayCard } from '../../queries/permissions.ts';
import { playerOf } from '../../queries/players.ts';
import type { Aiming, CardGives, Played } from '../../rules/cards/playing.ts';
import { declaredActionCards, isCopyOf } from '../../rules/cards/playing.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';

/** Names what the card is aimed at, before anybody may cancel it. */
export type CardAim<W extends WindowName, Target> = Procedure<FourthEdition, Aiming<W> & { target?: Target }, Target>;

/** The sequence of a card, with what its frame holds. */
export type CardEffect<
  W extends WindowName,
  Target = null,
  F extends Played<W, Target> = Played<W, Target>,
> = Procedure<FourthEdition, F, CardGives<W>>;

export interface ActionCardBehaviour<
  W extends WindowName,
  Target = null,
  F extends Played<W, Target> = Played<W, Target>,
> {
  readonly id: ActionCardId;
  readonly on: readonly W[];
  /** *When* the event of its windows happens, or *after* it (usual). */
  readonly timing?: Timing;
  /** null: may be played now by this seat, were it in his hand; a refusal says why not; false: not his moment at all. */
  readonly may: (g: G, seat: Seat, about: Windows[W], window: W) => Refusal | null | false;
  /** The same as far as the others know, for a card that looks at what is hidden. */
  readonly could?: (g: G, seat: Seat, about: Windows[W], window: W) => boolean;
  readonly aim?: CardAim<W, Target>;
  readonly effect: CardEffect<W, Target, F>;
  /** What changes while a lasting effect of the card holds. */
  readonly modifies?: readonly Modifier<Game>[];
  /** What a lasting effect of the card does later by itself, and the sequences that it runs. */
  readonly later?: readonly Reaction<FourthEdition>[];
  readonly procedures?: Procedures<FourthEdition>;
}

interface AnyCard {
  readonly timing?: Timing;
  readonly on: readonly WindowName[];
  may<W extends WindowName>(g: G, seat: Seat, about: Windows[W], window: W): Refusal | null | false;
  could?<W extends WindowName>(g: G, seat: Seat, about: Windows[W], window: W): boolean;
}

const behaviours = new Map<ActionCardId, AnyCard>();
const listening = new Map<WindowName, ActionCardId[]>();
const NONE: readonly ActionCardId[] = [];

/** A card without targets. */
const noAim: Procedure<FourthEdition, Aiming, Json> = {
  rule: 'action cards',
  steps: { 'no target': { do: () => 'end' } },
  gives: () => null,
};

export function actionCard<W extends WindowName, Target = null, F extends Played<W, Target> = Played<W, Target>>(
  card: ActionCardBehaviour<W, Target, F>,
): Ti4Component {
  declaredActionCards.add(card.id);
  behaviours.set(card.id, card as unknown as AnyCard);
  for (const window of card.on) listening.set(window, [...(listening.get(window) ?? []), card.id]);
  return {
    id: `action:${card.id}`,
    kind: 'action card',
    name: say(`action.${card.id}`),
    reacts: [...card.on.map((window) => inHand(card, window)), ...(card.later ?? [])],
    modifies: card.modifies ?? [],
    procedures: { [`aim ${card.id}`]: card.aim ?? noAim, [`action ${card.id}`]: card.effect, ...card.procedures },
  };
}

/** A card in a hand, listening to one of its windows. It may be played again where a cancelled copy does not count: what must not
 *  happen twice to the same thing `may` says. */
const inHand = <W extends WindowName, T, F extends Played<W, T>>(card: ActionCardBehaviour<W, T, F>, window: W) =>
  ({
    window,
    ...(card.timing === undefined ? {} : { timing: card.timing }),
    held: true,
    again: true,
    may: (g: G, seat: Seat, about: Windows[W]) =>
      mayPlayCard(g, { seat, card: card.id }) ?? card.may(g, seat, about, window),
    run: 'play action card',
  }) as unknown as Reaction<FourthEdition>;

/** The sequence of a card that takes effect without asking anything. */
export const atOnce = <W extends WindowName, Target = null>(
  run: (x: Ti4<Played<W, Target>>) => CardGives<W>,
): CardEffect<W, Target, Played<W, Target> & { result?: CardGives<W> }> => ({
  rule: 'action cards',
  steps: {
    'take effect': {
      do: (x) => {
        x.v.result = run(x);
      },
    },
  },
  gives: (x) => x.v.result,
});

/** Could the card be played now by this seat, were it in his hand, as far as the others know? */
function couldPlay<W extends WindowName>(g: G, seat: Seat, id: ActionCardId, window: W, about: Windows[W]): boolean {
  const card = behaviours.get(id);
  if (card === undefined || !setsOf(g).includes(actionCards[id].set) || mayPlayCard(g, { seat, card: id }) !== null)
    return false;
  return card.could?.(g, seat, about, window) ?? card.may(g, seat, about, window) === null;
}

/** Could the others believe that this seat has a card to play now? Only by what lies open: how many cards he has, which have been
 *  played, and what the window is about. Whoever has a card to play is always believed to. */
export function couldHaveCard<W extends WindowName>(
  g: G,
  seat: Seat,
  window: W,
  about: Windows[W],
  timing?: Timing,
): boolean {
  if (playerOf(g, seat).hand.length === 0) return false;
  for (const id of listening.get(window) ?? NONE)
    if (isTimed(behaviours.get(id), timing) && couldPlay(g, seat, id, window, about) && isUnseen(g, id)) return true;
  return false;
}

/** Does it answer in this part of a window? */
export const isTimed = (card: { readonly timing?: Timing } | undefined, timing: Timing | undefined): boolean =>
  timing === undefined || (card?.timing ?? 'after') === timing;

/** Not all copies of the card lie open. */
function isUnseen(g: G, id: ActionCardId): boolean {
  let open = 0;
  for (const card of g.actionDiscard) if (isCopyOf(card, id)) open++;
  for (const card of g.table.actionCards) if (isCopyOf(card, id)) open++;
  return open < actionCards[id].copies;
}
