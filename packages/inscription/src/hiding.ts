// What a seat may know. The one definition of hidden information, and a world that fits what a seat knows.
// A card that is not known shows its back: '?', on event cards with stage and colour ('?2blue').
import type { Roll } from '@custodian/kernel';
import { copier } from '@custodian/kernel';
import { factionIds, relicIds } from './content/index.ts';
import type { Game, Player, Seat } from './game.ts';
import { gameShape } from './game.ts';
import { agendaPile, backOf, eventBacks, eventPile, pileOf } from './queries/decks.ts';

const BACK = '?';
const copyGame = copier(gameShape);
const covered = (cards: readonly string[]): string[] => cards.map(() => BACK);

/** Own cards and own sheets; of others what lay open when all markers were down. */
export function hide(g: Game, seat: Seat | null): Game {
  const cover = (player: Player): Player => ({
    ...player,
    dealt: covered(player.dealt),
    hand: covered(player.hand),
    desk: null,
    marks: [],
  });
  return {
    ...g,
    players: g.players.map((player, s) => (s === seat ? player : cover(player))),
    deck: g.deck.map((card) => (card.startsWith(BACK) ? card : `${BACK}${backOf(card)}`)),
    agendas: g.agendas.map(({ stage, cards }) => ({ stage, cards: covered(cards) })),
    relics: covered(g.relics),
  };
}

/** Turns every back into a card at random; whoever else is marking has not begun. */
export function guess(hidden: Game, _: Seat, roll: Roll): Game {
  const g = copyGame(hidden);
  deal(roll, factionIds, [...g.players.map((p) => p.dealt), g.players.map((p) => p.faction)]);
  deal(roll, relicIds, [g.relics, ...g.players.flatMap((p) => [p.hand, p.played])]);
  const revealed = [...g.discard, ...(g.event === null ? [] : [g.event])];
  for (const back of eventBacks) deal(roll, eventPile(back), [g.deck, revealed], `${BACK}${pileOf(back)}`);
  for (const { stage, cards } of g.agendas) deal(roll, agendaPile(stage), [cards, g.agendasSeen]);
  return g;
}

/** Puts the cards that lie in none of the places where a back lies, at random. */
function deal(roll: Roll, all: readonly string[], places: readonly string[][], back = BACK): void {
  const known = new Set(places.flat());
  const unknown = all.filter((card) => !known.has(card));
  for (const cards of places)
    for (let i = 0; i < cards.length; i++)
      if (cards[i] === back) cards[i] = unknown.splice(roll(unknown.length) - 1, 1)[0] as string;
}
