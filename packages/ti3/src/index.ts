// Twilight Imperium, Third Edition.
export { newSystem } from './atoms/board.ts';
export type {
  ActionCardId,
  LeaderId,
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  ShipType,
  StrategyCardId,
  TechnologyId,
} from './content/facts/index.ts';
export * as facts from './content/facts/index.ts';
export { races, strategyCardIds, strategyCards, tileOf } from './content/facts/index.ts';
export { missingFor } from './content/objectives.ts';
export type { Ti3Event } from './events.ts';
export type { Game, PlanetState, System } from './game.ts';
export { NOBODY } from './game.ts';
export { exportMap } from './map.ts';
export { defaultOptions } from './options.ts';
export { countFleet, fleetSize, roomOn, unsupportedFighters } from './queries/fleet.ts';
export { spaceBattleOdds } from './queries/odds/space.ts';
export { fleetLimit } from './queries/values.ts';
export { muster, reachOf } from './rules/movement/muster.ts';
export type { WindowName, Windows } from './rules/windows.ts';
export { layTable } from './table.ts';
export type { Sequences } from './terms.ts';
export { ti3 } from './ti3.ts';
