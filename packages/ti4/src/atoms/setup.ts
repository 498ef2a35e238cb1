// Writing the table as it is laid out before the first round.
import { used } from '@custodian/kernel';
import type {
  AgendaId,
  ExplorationDeck,
  FactionId,
  ObjectiveId,
  RelicId,
  StrategyCardId,
  TileId,
} from '../facts/index.ts';
import { startingTokens } from '../facts/index.ts';
import type { Game, Seat, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { ownNotes } from '../queries/notes.ts';
import { playerAt, takeOut } from './finding.ts';
import { emit, open, reveal } from './pen.ts';

/** The faction, with its command tokens and the promissory notes of its player. */
/** Which of the homes of his faction is his. */
export function takeHome(x: Ti4, seat: Seat, home: TileId): void {
  playerAt(x, seat).home = home;
  used('ability', 'theTribunii');
}

export function assignFaction(x: Ti4, seat: Seat, faction: FactionId): void {
  const player = playerAt(x, seat);
  player.faction = faction;
  Object.assign(player, startingTokens);
  player.notes = [...ownNotes(x.g, seat)];
  used('faction-sheet', faction);
  emit(x, { type: 'factionAssigned', seat, faction });
}

/** Where his home system lies: one of the home places of the galaxy, counted from 0. */
export function assignPosition(x: Ti4, seat: Seat, position: number): void {
  playerAt(x, seat).position = position;
  emit(x, { type: 'positionAssigned', seat, place: position + 1 });
}

export function dealTiles(x: Ti4, seat: Seat, tiles: readonly string[]): void {
  playerAt(x, seat).tiles.push(...tiles);
  reveal(x);
  emit(x, { type: 'tilesDealt', seat, count: tiles.length });
  emit(x, { type: 'tilesReceived', seat, system: [...tiles], to: [seat] });
}

/** Tiles that a seat draws before everybody's eyes, to lay them himself. */
export function drawTilesOpenly(x: Ti4, seat: Seat, tiles: readonly string[]): void {
  const g = open(x);
  playerAt(x, seat).tiles.push(...tiles);
  for (const tile of tiles) g.seen[tile] = everybody(g);
  reveal(x);
  emit(x, { type: 'tilesReceived', seat, system: [...tiles] });
}

export function takeTile(x: Ti4, seat: Seat, tile: string): void {
  takeOut(playerAt(x, seat).tiles, tile);
  delete open(x).seen[tile];
}

/** Tiles that are not used in this game: `known` where everybody sees which. */
export function boxTiles(x: Ti4, tiles: readonly string[], known: boolean): void {
  const g = open(x);
  g.box.tiles = [...tiles];
  if (known) for (const tile of tiles) g.seen[tile] = everybody(g);
}

/** A tile that is laid after all. */
export function unboxTile(x: Ti4, tile: TileId): void {
  const g = open(x);
  takeOut(g.box.tiles, tile);
  delete g.seen[tile];
}

/** A slice of a draft; the tiles stay where they are until all have picked. */
export const takeSlice = (x: Ti4, seat: Seat, slice: number, tiles: readonly TileId[]): void =>
  emit(x, { type: 'sliceTaken', seat, slice, system: [...tiles] });

/** The last card of a list is the top of the deck. */
export function layDecks(
  x: Ti4,
  actions: readonly string[],
  agendas: readonly AgendaId[],
  secrets: readonly ObjectiveId[],
): void {
  const g = open(x);
  g.actionDeck = [...actions];
  g.agendaDeck = [...agendas];
  g.secretDeck = [...secrets];
}

export function layExplorations(
  x: Ti4,
  decks: Readonly<Record<ExplorationDeck, readonly string[]>>,
  relics: readonly RelicId[],
): void {
  const g = open(x);
  g.explorationDecks = {
    cultural: [...decks.cultural],
    hazardous: [...decks.hazardous],
    industrial: [...decks.industrial],
    frontier: [...decks.frontier],
  };
  g.explorationDiscards = { cultural: [], hazardous: [], industrial: [], frontier: [] };
  g.relicDeck = [...relics];
}

/** One in every system without planets. */
export function layFrontierTokens(x: Ti4): void {
  for (const system of open(x).systems) if (system.planets.length === 0) system.frontier = true;
}

export function layStrategyCards(x: Ti4, cards: readonly StrategyCardId[]): void {
  open(x).strategyCards = cards.map((id) => ({ id, holder: NOBODY, exhausted: false, tradeGoods: 0 }));
}

/** Face down, in the order in which they will be opened; the others go back into the box. */
export function layObjectives(x: Ti4, laid: readonly ObjectiveId[], box: readonly ObjectiveId[]): void {
  const g = open(x);
  g.objectives = laid.map((id) => ({ id, open: false }));
  g.box.objectives = [...box];
}

/** One bit for each seat. */
const everybody = (g: Game): number => (1 << g.players.length) - 1;
