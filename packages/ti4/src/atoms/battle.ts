// Showing combats: dice, hits, beginnings and ends. Nothing of the game changes here.
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import type { Seat, Ti4 } from '../game.ts';
import type { DiceGroup, RollKind } from '../queries/dice.ts';
import { emit } from './pen.ts';

const at = (planet: PlanetId | undefined): { planet?: PlanetId } => (planet === undefined ? {} : { planet });

export function showDice(
  x: Ti4,
  kind: RollKind,
  system: string,
  planet: PlanetId | undefined,
  round: number,
  groups: readonly DiceGroup[],
): void {
  const shown = groups.map(({ seat, unit, dice, need, bonus, rolls }) => ({
    seat,
    unit,
    dice,
    need,
    bonus,
    rolls: [...rolls],
  }));
  emit(x, { type: 'diceRolled', kind, system, ...at(planet), round, groups: shown });
}

export function showReroll(x: Ti4, seat: Seat, unit: UnitTypeId, before: number, after: number): void {
  emit(x, { type: 'dieRerolled', seat, unit, before, after });
}

export function showHits(x: Ti4, seat: Seat, kind: RollKind, count: number): void {
  emit(x, { type: 'hitsProduced', seat, kind, count });
}

export function showCancelled(x: Ti4, seat: Seat, count: number): void {
  if (count > 0) emit(x, { type: 'hitsCancelled', seat, count });
}

export function showRound(x: Ti4, system: string, planet: PlanetId | undefined, round: number): void {
  emit(x, { type: 'combatRoundBegan', system, ...at(planet), round });
}

export function showSpaceCombat(x: Ti4, seat: Seat, player: Seat, system: string): void {
  emit(x, { type: 'spaceCombatBegan', seat, player, system });
}

export function showGroundCombat(x: Ti4, seat: Seat, player: Seat, planet: PlanetId): void {
  emit(x, { type: 'groundCombatBegan', seat, player, planet });
}

export function showSpaceCombatEnd(x: Ti4, system: string, winner: Seat, loser: Seat): void {
  emit(x, { type: 'spaceCombatEnded', system, winner, loser });
}

export function showGroundCombatEnd(x: Ti4, planet: PlanetId, winner: Seat, loser: Seat): void {
  emit(x, { type: 'groundCombatEnded', planet, winner, loser });
}

export function showRetreat(x: Ti4, seat: Seat, system: string): void {
  emit(x, { type: 'retreatAnnounced', seat, system });
}

export function showPrevented(x: Ti4, seat: Seat, system: string): void {
  emit(x, { type: 'retreatPrevented', seat, system });
}

export function showRetreated(x: Ti4, seat: Seat, system1: string, system2: string): void {
  emit(x, { type: 'retreated', seat, system1, system2 });
}

export function showRift(x: Ti4, seat: Seat, unit: UnitTypeId, roll: number, lost: boolean): void {
  emit(x, { type: 'riftRolled', seat, unit, roll, lost });
}

export function showBombardment(x: Ti4, seat: Seat, planet: PlanetId): void {
  emit(x, { type: 'bombarded', seat, planet });
}
