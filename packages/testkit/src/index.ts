// What tests are made of: tables in the game's words, scenarios that name their components, and the laws.
export { faultsInItalian } from './italian.ts';
export { scenario } from './scenario.ts';
export type { NewGame } from './ti3-new-game.ts';
export { newGame } from './ti3-new-game.ts';
export type { FleetOf, Table } from './ti3-table.ts';
export { table } from './ti3-table.ts';
