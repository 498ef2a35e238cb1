// Writable pieces of the game, for the other atoms.
import type { Game, PlanetState, Player, Seat, System, Ti4, Unit } from '../game.ts';
import { planetIndex, systemIndex } from '../queries/board.ts';
import { noteId } from '../queries/players.ts';
import { open } from './pen.ts';

export const playerAt = (x: Ti4, seat: Seat): Player => open(x).players[seat] as Player;

export const systemAt = (x: Ti4, id: string): System => open(x).systems[systemIndex(x.g, id)] as System;

export function planetAt(x: Ti4, id: string): PlanetState {
  const [system, planet] = planetIndex(x.g, id);
  return (open(x).systems[system] as System).planets[planet] as PlanetState;
}

/** Where units stand: the space of a system, or a planet of it. */
export interface Spot {
  readonly system: string;
  readonly planet?: string | undefined;
}

export const unitsAt = (x: Ti4, { system, planet }: Spot): Unit[] =>
  planet === undefined ? systemAt(x, system).space : planetAt(x, planet).units;

/** Takes one out of a list of distinct things. */
export function takeOut<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** What seats have seen of these cards no longer counts: they were shuffled, or lie open. */
export function forget(g: Game, cards: readonly string[]): void {
  for (const card of cards) delete g.seen[card];
}

/** What is attached to a planet that is no more leaves the game, notes that lie open included. */
export function purgeAttached(g: Game, { attachments = [] }: PlanetState): void {
  g.purged = [...(g.purged ?? []), ...attachments.map((id) => `${id}.1`)];
  for (const player of g.players)
    player.notesInPlay = player.notesInPlay.filter((copy) => !attachments.some((id) => id === noteId(copy)));
}
