// Two positions that differ only in what one seat holds, and the answers that lead there: nobody else may tell one from the other.
import type { Answer, Decision, Json, State } from '@custodian/kernel';
import { apply, decisionId, onlyPass, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import type { HistoryRow } from '../../src/storage/storage.ts';

/** The games with hands of cards that others do not see. */
export const GAMES: readonly { readonly id: string; readonly options: Json }[] = [
  { id: 'ti3', options: { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' } },
  { id: 'ti4', options: { factions: 'chosen' } },
];
export const SEED = 'twins';
export const BEGAN = 1_000_000;
/** Whose hand differs. */
export const TWIN = 1;

interface Hands {
  readonly players: { hand: string[] }[];
  readonly actionDeck: string[];
  readonly seen: Readonly<Record<string, number>>;
}

export interface Twins {
  readonly rows: HistoryRow[];
  /** The window asks everybody; in one world the seat has something to play, in the other it can only pass. */
  readonly worlds: readonly [withCard: State<unknown>, without: State<unknown>];
}

export function findTwins({ rules }: Title, options: Json): Twins {
  const askedOf = (state: State<unknown>): Decision | undefined => pending(rules, state).find((d) => d.seat === TWIN);
  for (let seed = 1; ; seed++) {
    const begun = start(rules, 3, options, SEED, true);
    if ('refused' in begun) throw new Error('no game');
    const roll = quickRoll(seed);
    let { state } = begun;
    const rows: HistoryRow[] = [];
    while (state.stack.length > 0) {
      const asked = pending(rules, state);
      const isOpen = decisionId(state) === 'window/react' && asked.length === 3 && askedOf(state) !== undefined;
      const isFound = isOpen && rows.length > 60 && asked.every((d) => onlyPass(d) === (d.seat !== TWIN));
      const twin = isFound ? withoutCard(state, (other) => onlyPass(askedOf(other) as Decision)) : null;
      if (twin !== null) return { rows, worlds: [state, twin] };
      const answer = randomAnswer(rules, state, roll) as Answer;
      const next = apply(rules, state, answer);
      if ('refused' in next) throw new Error('refused');
      rows.push({ kind: 'answer', ...answer, revealed: next.revealed, events: next.events, at: BEGAN + rows.length });
      state = next.state;
    }
  }
}

export const handOf = (state: State<unknown>): readonly string[] | undefined => handsIn(state).players[TWIN]?.hand;

const handsIn = (state: State<unknown>): Hands => state.game as Hands;

/** The hand has changed places with as many cards of the deck, none of which can be played here and none of which anybody has
 *  seen; null when there are none. */
function withoutCard(state: State<unknown>, canOnlyPass: (twin: State<unknown>) => boolean): State<unknown> | null {
  const { players, actionDeck, seen } = handsIn(state);
  const hand = players[TWIN]?.hand ?? [];
  const { length } = hand;
  for (let from = 0; from + length <= actionDeck.length; from++) {
    if ([...hand, ...actionDeck.slice(from, from + length)].some((card) => card in seen)) continue;
    const twin = structuredClone(state);
    const { players: others, actionDeck: deck } = handsIn(twin);
    const player = others[TWIN] as Hands['players'][number];
    player.hand = deck.splice(from, length, ...player.hand);
    if (canOnlyPass(twin)) return twin;
  }
  return null;
}
