// Writing the table as it is laid out before the first round.
import { emit, open, reveal } from '@custodian/kernel/write';
import type { ObjectiveId, PoliticalCardId, RaceId, StrategyCardId } from '../content/facts/index.ts';
import { races } from '../content/facts/index.ts';
import type { Game, Player, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';

export function assignRace(x: Ti3, seat: Seat, race: RaceId): void {
  const player = playerAt(open(x), seat);
  const { startingCounters, tradeContracts } = races[race];
  player.race = race;
  Object.assign(player, startingCounters);
  player.contracts = tradeContracts.map((value) => ({ value, partner: NOBODY }));
  emit(x, { type: 'raceAssigned', seat, race });
}

export function assignPosition(x: Ti3, seat: Seat, position: number): void {
  playerAt(open(x), seat).position = position;
  emit(x, { type: 'positionAssigned', seat, position });
}

export function layStrategyCards(x: Ti3, cards: readonly StrategyCardId[]): void {
  open(x).strategyCards = cards.map((id) => ({ id, holder: NOBODY, active: true, bonus: 0 }));
}

export function layActionDeck(x: Ti3, cards: readonly string[]): void {
  open(x).actionDeck = [...cards];
  reveal(x);
}

export function layPoliticalDeck(x: Ti3, cards: readonly PoliticalCardId[]): void {
  open(x).politicalDeck = [...cards];
}

/** The last card of the list is the top of the deck. */
export function layObjectiveDeck(x: Ti3, deck: readonly ObjectiveId[], box: readonly ObjectiveId[]): void {
  const g = open(x);
  g.objectiveDeck = [...deck];
  g.box.objectives = [...box];
}

export function dealSecret(x: Ti3, seat: Seat, card: ObjectiveId): void {
  playerAt(open(x), seat).secret = card;
  emit(x, { type: 'secretDealt', seat });
}

export function dealTiles(x: Ti3, seat: Seat, tiles: readonly string[]): void {
  playerAt(open(x), seat).tiles = [...tiles];
  emit(x, { type: 'tilesDealt', seat, count: tiles.length });
}

export function takeTile(x: Ti3, seat: Seat, tile: string): void {
  const player = playerAt(open(x), seat);
  player.tiles = player.tiles.filter((t) => t !== tile);
}

export function boxTiles(x: Ti3, tiles: readonly string[]): void {
  open(x).box.tiles = [...tiles];
}

const playerAt = (g: Game, seat: Seat): Player => g.players[seat] as Player;
