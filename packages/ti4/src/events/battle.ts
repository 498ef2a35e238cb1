// What happens in combats and when unit abilities are used.
import { bool, int, list, optional } from '@custodian/kernel';
import { dice, kind, planet, seat, system, unit } from './fields.ts';

export const battleEvents = {
  spaceCombatBegan: { seat, player: seat, system },
  groundCombatBegan: { seat, player: seat, planet },
  combatRoundBegan: { system, planet: optional(planet), round: int },
  diceRolled: { kind, system, planet: optional(planet), round: int, groups: list(dice) },
  dieRerolled: { seat, unit, before: int, after: int },
  hitsProduced: { seat, kind, count: int },
  hitsCancelled: { seat, count: int },
  retreatAnnounced: { seat, system },
  retreatPrevented: { seat, system },
  retreated: { seat, system1: system, system2: system },
  riftRolled: { seat, unit, roll: int, lost: bool },
  spaceCombatEnded: { system, winner: seat, loser: seat },
  groundCombatEnded: { planet, winner: seat, loser: seat },
  bombarded: { seat, planet },
} as const;
