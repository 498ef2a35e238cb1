// What a seat may know. The one definition of hidden information, and a world that fits what a seat knows.
// A card that is not known shows its back: '?'. Public objectives and tiles have backs of several kinds: '?stageI', '?stageII',
// '?blue', '?red'.
import type { Pile } from '@custodian/galaxy';
import { draw, piles, see, seeOne, turn } from '@custodian/galaxy';
import type { Roll } from '@custodian/kernel';
import { copier } from '@custodian/kernel';
import type { AgendaId, ObjectiveId, TileId } from './facts/index.ts';
import { agendas, explorationDecks, objectives, tiles } from './facts/index.ts';
import type { Game, ObjectiveBack, Player, Seat } from './game.ts';
import { gameShape } from './game.ts';
import { guessNotes } from './guessing-notes.ts';
import {
  fullActionDeck,
  fullAgendaDeck,
  fullExplorationDeck,
  fullObjectives,
  fullRelicDeck,
  fullTiles,
  openExplorations,
  openRelics,
  purgedAgendas,
} from './inventory.ts';
import { setsOf } from './queries/box.ts';
import { isPointless } from './queries/council.ts';
import { noteOf } from './queries/players.ts';

const BACK = '?';

/** Own hands, what everybody sees, and what this seat has looked at. A spectator knows what every seat has seen. */
export function hide(g: Game, seat: Seat | null): Game {
  const eyes = seat === null ? (1 << g.players.length) - 1 : 1 << seat;
  const seen = new Set<string>();
  for (const card in g.seen) if (((g.seen[card] ?? 0) & eyes) === eyes) seen.add(card);
  const cover = <T extends string>(cards: readonly T[], back: (card: T) => string = plainBack): T[] => {
    if (back === plainBack && seen.size === 0) return cards.map(plainBack) as T[];
    return cards.map((card) => (seen.has(card) ? card : (back(card) as T)));
  };
  const coverPlayer = (p: Player): Player => ({
    ...p,
    hand: cover(p.hand),
    notes: cover(p.notes),
    secrets: cover(p.secrets),
    tiles: cover(p.tiles, tileBack),
  });
  const coverOffer = (offer: Offer): Offer =>
    offer.from === seat || offer.to === seat
      ? offer
      : { ...offer, give: coverSide(offer.give), take: coverSide(offer.take) };
  return {
    ...g,
    players: g.players.map((p, s) => (s === seat ? p : coverPlayer(p))),
    offers: g.offers.map(coverOffer),
    ...(g.declined !== undefined && {
      declined: g.declined.map((each) => (each.from === seat || each.to === seat ? each : { ...each, what: BACK })),
    }),
    actionDeck: cover(g.actionDeck),
    agendaDeck: cover(g.agendaDeck),
    secretDeck: cover(g.secretDeck),
    ...(g.explorationDecks !== undefined && {
      explorationDecks: {
        cultural: cover(g.explorationDecks.cultural),
        hazardous: cover(g.explorationDecks.hazardous),
        industrial: cover(g.explorationDecks.industrial),
        frontier: cover(g.explorationDecks.frontier),
      },
    }),
    ...(g.relicDeck !== undefined && { relicDeck: cover(g.relicDeck) }),
    ...(g.table.covert !== undefined && {
      table: { ...g.table, covert: { ...g.table.covert, agenda: cover([g.table.covert.agenda])[0] as AgendaId } },
    }),
    objectives: g.objectives.map((o) => (o.open || seen.has(o.id) ? o : { id: objectiveBack(o.id), open: false })),
    box: { objectives: cover(g.box.objectives, objectiveBack), tiles: cover(g.box.tiles, tileBack) },
    seen: Object.fromEntries([...seen].map((card) => [card, eyes])),
  };
}

type Offer = Game['offers'][number];
type Side = Offer['give'];

/** What is in an offer only the two know. */
const coverSide = (side: Side): Side => ({
  ...side,
  note: side.note === '' ? '' : BACK,
  actionCards: side.actionCards.map(() => BACK),
});

const plainBack = (): string => BACK;

/** The stage of a public objective can be told from behind. */
const objectiveBack = (card: ObjectiveId | ObjectiveBack): ObjectiveBack =>
  card.startsWith(BACK)
    ? (card as ObjectiveBack)
    : (`${BACK}${objectives[card as ObjectiveId].stage}` as ObjectiveBack);

const tileBack = (tile: string): string =>
  tile.startsWith(BACK) ? tile : `${BACK}${tiles[tile as TileId].back ?? ''}`;

const copyGame = copier(gameShape);
const pile = piles();

/** Turns every back into a card at random, so that the seat could not tell the difference. */
export function guess(hidden: Game, _: Seat, roll: Roll): Game {
  const g = copyGame(hidden);
  const { players } = g;
  const sets = setsOf(g);
  const box = sets.join(' ');

  const action = pile(`action ${box}`, () => fullActionDeck(sets));
  see(action, g.actionDeck);
  see(action, g.actionDiscard);
  see(action, g.table.actionCards);
  for (const p of players) see(action, p.hand);
  turn(action, g.actionDeck, BACK, roll);
  for (const p of players) turn(action, p.hand, BACK, roll);

  const agenda = pile(`agenda ${box}`, () => fullAgendaDeck(sets));
  see(agenda, g.agendaDeck);
  see(agenda, g.agendaDiscard);
  see(agenda, g.table.agendas);
  for (const law of g.laws) seeOne(agenda, law.id);
  see(agenda, purgedAgendas(g));
  guessCovert(g, agenda, roll);
  turn(agenda, g.agendaDeck, BACK, roll);

  const secret = pile(`secret ${box}`, () => fullObjectives('secret', sets));
  see(secret, g.secretDeck);
  for (const { id } of g.objectives) seeOne(secret, id);
  for (const p of players) {
    see(secret, p.secrets);
    see(secret, p.scored);
  }
  turn(secret, g.secretDeck, BACK, roll);
  for (const p of players) turn(secret, p.secrets, BACK, roll);

  guessExplorations(g, roll);
  guessObjectives(g, roll);
  if (g.phase === 'setup' || g.box.tiles.some(isBack)) guessTiles(g, roll);
  guessNotes(g, roll);
  for (const { from, to, give, take } of g.offers) {
    guessSide(give, from, players[from] as Player);
    guessSide(take, to, players[to] as Player);
  }
  return g;
}

/** Something that the player has; what another asks of him he need not have. */
function guessSide(side: Side, seat: Seat, { notes, hand }: Player): void {
  if (side.note === BACK) side.note = notes[0] ?? noteOf('ceasefire', seat);
  side.actionCards = side.actionCards.map((card, at) => (card === BACK ? (hand[at] as string) : card));
}

const isBack = (card: string): boolean => card.startsWith(BACK);

/** One that is voted on as the hidden one is. */
function guessCovert(g: Game, pile: Pile, roll: Roll): void {
  const { covert } = g.table;
  if (covert === undefined) return;
  if (covert.agenda === BACK) {
    const could = (card: string, at: number): boolean =>
      pile.seen[at] === 0 &&
      agendas[card as AgendaId].elect === covert.elect &&
      agendas[card as AgendaId].hidden !== true &&
      !isPointless(g, card as AgendaId);
    const found = pile.all.filter(could);
    covert.agenda = found[roll(found.length) - 1] as AgendaId;
  }
  seeOne(pile, covert.agenda);
}

function guessExplorations(g: Game, roll: Roll): void {
  const { explorationDecks: decks, relicDeck } = g;
  if (decks === undefined || relicDeck === undefined) return;
  const sets = setsOf(g);
  const open = openExplorations(g);
  for (const deck of explorationDecks) {
    const cards = pile(`${deck} ${sets.join(' ')}`, () => fullExplorationDeck(deck, sets));
    see(cards, decks[deck]);
    see(cards, open);
    turn(cards, decks[deck], BACK, roll);
  }
  const relics = pile(`relics ${sets.join(' ')}`, () => fullRelicDeck(sets));
  see(relics, relicDeck);
  see(relics, openRelics(g));
  turn(relics, relicDeck, BACK, roll);
}

function guessObjectives(g: Game, roll: Roll): void {
  const sets = setsOf(g);
  for (const stage of ['stageI', 'stageII'] as const) {
    const back = `${BACK}${stage}`;
    const cards = pile(`${stage} ${sets.join(' ')}`, () => fullObjectives(stage, sets));
    see(cards, g.box.objectives);
    for (const { id } of g.objectives) seeOne(cards, id);
    turn(cards, g.box.objectives, back, roll);
    for (const objective of g.objectives) if (objective.id === back) objective.id = draw(cards, roll) as ObjectiveId;
  }
}

function guessTiles(g: Game, roll: Roll): void {
  const sets = setsOf(g);
  for (const color of ['blue', 'red'] as const) {
    const cards = pile(`${color} ${sets.join(' ')}`, () => fullTiles(color, sets));
    for (const { id } of g.systems) seeOne(cards, id);
    see(cards, g.purged ?? []);
    see(cards, g.box.tiles);
    for (const p of g.players) see(cards, p.tiles);
    turn(cards, g.box.tiles, `${BACK}${color}`, roll);
    for (const p of g.players) turn(cards, p.tiles, `${BACK}${color}`, roll);
  }
}
