// Twilight Imperium, Third Edition.
export type {
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  ShipType,
  StrategyCardId,
  TechnologyId,
} from './content/facts/index.ts';
export { races, strategyCardIds, strategyCards, tileOf } from './content/facts/index.ts';
export type { Game, PlanetState, System } from './game.ts';
export { NOBODY } from './game.ts';
export { layTable } from './table.ts';
export { ti3 } from './ti3.ts';
