// Writing what is dealt and laid out before the first round.
import { used } from '@custodian/kernel';
import { objectiveOf } from '../content/index.ts';
import type { Sides } from '../facts/sheets/index.ts';
import type { Resource, Side } from '../facts/vocabulary.ts';
import type { Game, Player, Seat, T } from '../game.ts';
import { newPaper } from '../marks/index.ts';
import { emit, open } from './pen.ts';

const player = (x: T, seat: Seat): Player => open(x).players[seat] as Player;

export function dealSheets(x: T, seat: Seat, sides: Sides): void {
  player(x, seat).paper = newPaper(sides);
  emit(x, { type: 'sheetsDealt', seat, ...sides });
}

export function dealFactions(x: T, seat: Seat, factions: readonly string[]): void {
  player(x, seat).dealt = [...factions];
  emit(x, { type: 'factionsDealt', seat });
  emit(x, { type: 'factionsReceived', seat, factions: [...factions], to: [seat] });
}

/** The others go back to the box, unseen. */
export function chooseFaction(x: T, seat: Seat, faction: string): void {
  const choosing = player(x, seat);
  choosing.faction = faction;
  choosing.dealt = [];
  emit(x, { type: 'factionChosen', seat, faction });
}

export function layAgendas(x: T, stage: number, cards: readonly string[]): void {
  open(x).agendas.push({ stage, cards: [...cards] });
}

export function layEventDeck(x: T, cards: readonly string[]): void {
  open(x).deck = [...cards];
}

export function layRelics(x: T, cards: readonly string[]): void {
  open(x).relics = [...cards];
}

export function layObjective(x: T, id: string): void {
  open(x).objectives.push({ id, sheet: objectiveOf(id).sheet, flipped: 0, first: [] });
  emit(x, { type: 'objectiveLaid', objective: id });
}

export function chooseSpeaker(x: T, seat: Seat): void {
  open(x).speaker = seat;
  emit(x, { type: 'speakerChosen', seat });
}

export function seatNeighbours(x: T, neighbours: Game['neighbours']): void {
  open(x).neighbours = neighbours;
  if (x.g.rival !== null) used('rival', 'neighbours');
}

/** A die has told on which side of the other player the Speaker sits. */
export function tellNeighbour(x: T, seat: Seat, player: Seat, side: Side, die: Resource): void {
  emit(x, { type: 'neighbourFound', seat, player, side, die });
}
