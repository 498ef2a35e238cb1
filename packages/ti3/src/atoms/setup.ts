// Writing the table as it is laid out before the first round.
import { used } from '@custodian/kernel';
import type { ObjectiveId, PoliticalCardId, RaceId, StrategyCardId } from '../content/facts/index.ts';
import { races } from '../content/facts/index.ts';
import type { Game, Player, Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { startingCounters } from '../queries/values.ts';
import { emit, open, reveal } from './pen.ts';

export function assignRace(x: Ti3, seat: Seat, race: RaceId): void {
  const player = playerAt(open(x), seat);
  player.race = race;
  Object.assign(player, startingCounters(x.g, seat));
  player.contracts = races[race].tradeContracts.map((value) => ({ value, partner: NOBODY }));
  used('race', race);
  if (races[race].expansion === 'shatteredEmpire') used('option:seRaces');
  emit(x, { type: 'raceAssigned', seat, race });
}

/** Where his home system will lie: one of the layout's home places, counted from 0. */
export function assignPosition(x: Ti3, seat: Seat, position: number): void {
  playerAt(open(x), seat).position = position;
  emit(x, { type: 'positionAssigned', seat, place: position + 1 });
}

export function layStrategyCards(x: Ti3, cards: readonly StrategyCardId[]): void {
  open(x).strategyCards = cards.map((id) => ({ id, holder: NOBODY, active: true, bonus: 0 }));
}

export function layActionDeck(x: Ti3, cards: readonly string[]): void {
  open(x).actionDeck = [...cards];
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

/** What is left of the objective deck goes back into the box. */
export function boxObjectives(x: Ti3): void {
  const g = open(x);
  g.box.objectives.push(...g.objectiveDeck);
  g.objectiveDeck = [];
}

export function dealSecret(x: Ti3, seat: Seat, card: ObjectiveId): void {
  playerAt(open(x), seat).secret = card;
  reveal(x);
  emit(x, { type: 'secretDealt', seat });
  emit(x, { type: 'secretReceived', seat, objective: card, to: [seat] });
}

/** A secret objective goes into the box, and another comes out of it; its former holder remembers the first. */
export function exchangeSecret(x: Ti3, seat: Seat, card: ObjectiveId): void {
  const g = open(x);
  const player = playerAt(g, seat);
  const former = player.secret as ObjectiveId;
  g.box.objectives = [...g.box.objectives.filter((c) => c !== card), former];
  g.seen[former] = 1 << seat;
  player.secret = card;
  reveal(x);
  emit(x, { type: 'secretExchanged', seat, objective: former, objective2: card, to: [seat] });
}

export function dealTiles(x: Ti3, seat: Seat, tiles: readonly string[]): void {
  playerAt(open(x), seat).tiles = [...tiles];
  reveal(x);
  emit(x, { type: 'tilesDealt', seat, count: tiles.length });
  emit(x, { type: 'tilesReceived', seat, system: [...tiles], to: [seat] });
}

/** A seat shows the tiles in his hand to everybody. */
export function showTiles(x: Ti3, seat: Seat): void {
  const g = open(x);
  const { tiles } = playerAt(g, seat);
  if (tiles.every((tile) => g.seen[tile] === everybody(g))) return;
  for (const tile of tiles) g.seen[tile] = everybody(g);
  reveal(x);
  emit(x, { type: 'tilesShown', seat, system: [...tiles] });
}

export function takeTile(x: Ti3, seat: Seat, tile: string): void {
  const g = open(x);
  const player = playerAt(g, seat);
  player.tiles = player.tiles.filter((t) => t !== tile);
  delete g.seen[tile];
}

/** Tiles that go back into the box: `unseen` unknown to all, `known` chosen before everybody's eyes. */
export function boxTiles(x: Ti3, unseen: readonly string[], known: readonly string[]): void {
  const g = open(x);
  g.box.tiles = [...known, ...unseen];
  for (const tile of known) g.seen[tile] = everybody(g);
}

const playerAt = (g: Game, seat: Seat): Player => g.players[seat] as Player;
/** One bit for each seat. */
const everybody = (g: Game): number => (1 << g.players.length) - 1;
