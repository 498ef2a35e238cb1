// What happens on the board: tiles, units, planets, command tokens.
import { choice, int, list, optional } from '@custodian/kernel';
import { faction, planet, pool, seat, system, unit, units } from './fields.ts';

export const boardEvents = {
  // The galaxy
  tilePlaced: { system, q: int, r: int, seat },
  tilesDealt: { seat, count: int },
  tilesReceived: { seat, system: list(system) },
  factionAssigned: { seat, faction },
  positionAssigned: { seat, place: int },
  sliceTaken: { seat, slice: int, system: list(system) },
  wormholeOpened: { system, kind: choice('alpha', 'beta', 'delta', 'gamma') },
  wormholeClosed: { system, kind: choice('alpha', 'beta', 'delta', 'gamma') },

  nexusActivated: { system },
  systemsSwapped: { seat, system1: system, system2: system },
  tileReplaced: { seat, system1: system, system2: system },

  // Command tokens
  systemActivated: { seat, system },
  tokenPlaced: { seat, system, from: choice('tactic', 'fleet', 'strategy', 'reinforcements') },
  tokenLifted: { seat, system },
  tokensLifted: {},
  tokensGained: { seat, pool, count: int },
  tokensSpent: { seat, pool, count: int },
  /** Of another, into the fleet pool. */
  tokenSeized: { seat, seat2: seat },
  tokenReleased: { seat, seat2: seat },
  tokensRedistributed: { seat, tactic: int, fleet: int, strategy: int },

  // Units
  unitsPlaced: { seat, system, planet: optional(planet), unit, count: int },
  unitsMoved: { seat, system1: system, system2: system, units, ids: list(int) },
  unitsLanded: { seat, system, planet, units },
  unitsLifted: { seat, system, planet, units },
  unitsRelocated: { seat, planet1: planet, planet2: planet, units },
  unitDestroyed: { seat, system, planet: optional(planet), unit, id: int },
  /** Removed is not destroyed. */
  unitRemoved: { seat, system, planet: optional(planet), unit, id: int },
  unitDamaged: { seat, system, planet: optional(planet), unit, id: int },
  unitRepaired: { seat, system, planet: optional(planet), unit, id: int },
  infantryResting: { seat, count: int },
  infantryReturned: { seat, count: int },

  // Planets
  controlGained: { seat, planet },
  controlLost: { seat, planet },
  planetsExhausted: { seat, planets: list(planet) },
  planetsReadied: { seat, planets: list(planet) },
  custodiansRemoved: { seat },
} as const;
