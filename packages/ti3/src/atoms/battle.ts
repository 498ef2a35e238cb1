// Reporting battles: dice and outcomes change nothing on the table by themselves, but everybody sees them.

import type { PlanetId, UnitId } from '../content/facts/index.ts';
import type { Seat, Ti3 } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { DiceGroup } from '../queries/battle.ts';
import type { RollKind } from '../queries/values.ts';
import { emit, reveal } from './pen.ts';

/** All dice of a roll, with what they need. */
export function showDice(
  x: Ti3,
  kind: RollKind,
  system: string,
  planet: PlanetId | undefined,
  round: number,
  groups: readonly DiceGroup[],
): void {
  emit(x, {
    type: 'diceRolled',
    kind,
    system,
    planet: planet ?? '',
    round,
    groups: groups.map((group) => ({ ...group, rolls: [...group.rolls] })),
  });
}

export function showReroll(x: Ti3, seat: Seat, unit: UnitId, before: number, after: number): void {
  reveal(x);
  if (seat === NOBODY) emit(x, { type: 'localDieRerolled', before, after });
  else emit(x, { type: 'dieRerolled', seat, unit, before, after });
}

/** How many hits a seat's dice scored in the end. */
export function showHits(x: Ti3, seat: Seat, kind: RollKind, count: number): void {
  if (seat === NOBODY) emit(x, { type: 'localsHit', kind, count });
  else emit(x, { type: 'hitsScored', seat, kind, count });
}

export function showBattle(x: Ti3, attacker: Seat, defender: Seat, system: string): void {
  emit(x, { type: 'spaceBattleBegun', seat: attacker, player: defender, system });
}

/** Fighters fly against a war sun. */
export function showSabotageRun(x: Ti3, seat: Seat, system: string, fighters: number): void {
  emit(x, { type: 'sabotageRun', seat, system, count: fighters });
}

/** `winner` is NOBODY when both fleets are gone. */
export function showBattleEnd(x: Ti3, winner: Seat, loser: Seat, system: string): void {
  if (winner === NOBODY) emit(x, { type: 'spaceBattleUndecided', system });
  else emit(x, { type: 'spaceBattleWon', seat: winner, player: loser, system });
}

export function showRetreat(x: Ti3, seat: Seat, system: string): void {
  emit(x, { type: 'retreatAnnounced', seat, system });
}

export function showInvasion(x: Ti3, attacker: Seat, defender: Seat, planet: PlanetId): void {
  emit(x, { type: 'invasionBegun', seat: attacker, player: defender, planet });
}

export function showInvasionFailed(x: Ti3, attacker: Seat, defender: Seat, planet: PlanetId): void {
  emit(x, { type: 'invasionFailed', seat: attacker, player: defender, planet });
}

export function showBombardment(x: Ti3, seat: Seat, planet: PlanetId, ships: number): void {
  emit(x, { type: 'planetBombarded', seat, planet, count: ships });
}
