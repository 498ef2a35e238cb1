// Writing what Prophecy of Kings brings: exploration decks, attachments, relics.
import { used } from '@custodian/kernel';
import type { AttachmentId, ExplorationDeck, ExplorationId, LegendaryId, PlanetId, RelicId } from '../facts/index.ts';
import { explorations } from '../facts/index.ts';
import type { Seat, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { explorationOf } from '../queries/exploration.ts';
import { planetAt, playerAt, systemAt } from './finding.ts';
import { clear, emit, open } from './pen.ts';

/** The top card of a deck, laid open on the table. An empty deck is made of its discards; null: there are none either. */
export function drawExploration(
  x: Ti4,
  seat: Seat,
  deck: ExplorationDeck,
  at: { readonly system: string; readonly planet?: PlanetId },
): string | null {
  const card = turnExploration(x, deck);
  if (card === null) return null;
  const exploration = explorationOf(card);
  used('exploration', exploration);
  if (at.planet === undefined) emit(x, { type: 'frontierExplored', seat, system: at.system, exploration });
  else emit(x, { type: 'planetExplored', seat, planet: at.planet, exploration });
  return card;
}

/** The top card of a deck is shown to everybody, without exploring anything. */
export function revealExploration(x: Ti4, seat: Seat, deck: ExplorationDeck): string | null {
  const card = turnExploration(x, deck);
  if (card !== null) emit(x, { type: 'explorationRevealed', seat, exploration: explorationOf(card) });
  return card;
}

/** The top card of a deck onto the table. An empty deck is made of its discards; null: there are none either. */
function turnExploration(x: Ti4, deck: ExplorationDeck): string | null {
  const g = open(x);
  const [decks, discards] = [g.explorationDecks, g.explorationDiscards];
  if (decks === undefined || discards === undefined) return null;
  if (decks[deck].length === 0) {
    decks[deck] = x.shuffle(`${deck} exploration`, discards[deck]);
    discards[deck] = [];
  }
  const card = decks[deck].pop();
  if (card === undefined) return null;
  g.table.explorations = [...(g.table.explorations ?? []), card];
  return card;
}

function leaveTable(x: Ti4, card: string): void {
  const { table } = open(x);
  const left = (table.explorations ?? []).filter((each) => each !== card);
  if (left.length > 0) table.explorations = left;
  else clear(table, 'explorations');
}

/** To its discards, or out of the game where its facts say so and it was carried out. */
export function discardExploration(x: Ti4, card: string, how: 'carried out' | 'revealed' = 'carried out'): void {
  const g = open(x);
  const { deck, purged } = explorations[explorationOf(card)];
  leaveTable(x, card);
  if (purged && how === 'carried out') g.purged = [...(g.purged ?? []), card];
  else g.explorationDiscards?.[deck].push(card);
}

/** Drawn with others and not chosen: to its discards, whatever its facts say of a card that is carried out. */
export function putBackExploration(x: Ti4, seat: Seat, card: string): void {
  const exploration = explorationOf(card);
  leaveTable(x, card);
  open(x).explorationDiscards?.[explorations[exploration].deck].push(card);
  emit(x, { type: 'explorationPutBack', seat, exploration });
}

/** Into the play area: a fragment, or a card that is kept. */
export function keepExploration(x: Ti4, seat: Seat, card: string): void {
  leaveTable(x, card);
  const player = playerAt(x, seat);
  player.found = [...(player.found ?? []), card];
  emit(x, { type: 'fragmentGained', seat, exploration: explorationOf(card) });
}

export function attach(x: Ti4, seat: Seat, planet: PlanetId, attachment: AttachmentId): void {
  const at = planetAt(x, planet);
  at.attachments = [...(at.attachments ?? []), attachment];
  emit(x, { type: 'attachmentPlaced', seat, planet, attachment });
}

/** An exploration card that is attached lies on the planet: it is neither in the deck nor among the discards. */
export function attachExploration(x: Ti4, seat: Seat, planet: PlanetId, card: string): void {
  leaveTable(x, card);
  attach(x, seat, planet, explorationOf(card) as ExplorationId & AttachmentId);
}

/** A fragment goes from one play area to another. */
export function giveFragment(x: Ti4, from: Seat, to: Seat, card: string): void {
  const giver = playerAt(x, from);
  const left = (giver.found ?? []).filter((each) => each !== card);
  if (left.length > 0) giver.found = left;
  else clear(giver, 'found');
  const receiver = playerAt(x, to);
  receiver.found = [...(receiver.found ?? []), card];
  emit(x, { type: 'fragmentGiven', seat: from, seat2: to, exploration: explorationOf(card) });
}

/** What a player has found goes to the discards of its decks. */
export function discardFound(x: Ti4, seat: Seat): void {
  const player = playerAt(x, seat);
  for (const card of player.found ?? [])
    open(x).explorationDiscards?.[explorations[explorationOf(card)].deck].push(card);
  clear(player, 'found');
}

/** Cards that a player has found leave the game. */
export function purgeFound(x: Ti4, seat: Seat, cards: readonly string[]): void {
  const g = open(x);
  const player = playerAt(x, seat);
  const left = (player.found ?? []).filter((card) => !cards.includes(card));
  if (left.length > 0) player.found = left;
  else clear(player, 'found');
  g.purged = [...(g.purged ?? []), ...cards];
}

export function purgeFragments(x: Ti4, seat: Seat, cards: readonly string[]): void {
  purgeFound(x, seat, cards);
  emit(x, { type: 'fragmentsPurged', seat, count: cards.length });
}

/** Own commodities become trade goods: nobody gains anything. */
export function convertCommodities(x: Ti4, seat: Seat, count: number): void {
  if (count === 0) return;
  const player = playerAt(x, seat);
  player.commodities -= count;
  player.tradeGoods += count;
  emit(x, { type: 'commoditiesConverted', seat, count });
}

export function spendCommodities(x: Ti4, seat: Seat, count: number): void {
  playerAt(x, seat).commodities -= count;
  emit(x, { type: 'commoditiesSpent', seat, count });
}

/** A planet comes to a system during the game. Nobody controls it yet. */
export function placePlanet(x: Ti4, system: string, planet: PlanetId): void {
  systemAt(x, system).planets.push({ id: planet, owner: NOBODY, exhausted: true, units: [] });
  open(x).galaxy += ` ${planet}@${system}`;
}

export function takeFrontierToken(x: Ti4, system: string): void {
  clear(systemAt(x, system), 'frontier');
}

export function exhaustLegendary(x: Ti4, seat: Seat, legendary: LegendaryId): void {
  const g = open(x);
  g.legendaryExhausted = [...(g.legendaryExhausted ?? []), legendary];
  used('legendary', legendary);
  emit(x, { type: 'legendaryExhausted', seat, legendary });
}

/** The cards of all legendary planets. */
export function readyLegendaries(x: Ti4): void {
  const g = open(x);
  if (g.legendaryExhausted === undefined) return;
  clear(g, 'legendaryExhausted');
  emit(x, { type: 'legendariesReadied' });
}

/** The top relic; null: the deck is empty. */
export function gainRelic(x: Ti4, seat: Seat): RelicId | null {
  const relic = open(x).relicDeck?.pop();
  if (relic === undefined || relic === '?') return null;
  const player = playerAt(x, seat);
  player.relics = [...(player.relics ?? []), { id: relic, exhausted: false }];
  emit(x, { type: 'relicGained', seat, relic });
  return relic;
}
