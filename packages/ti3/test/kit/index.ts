// What tests of the Third Edition are made of: tables in the game's words.
export type { NewGame } from './new-game.ts';
export { newGame } from './new-game.ts';
export type { FleetOf, Table } from './table.ts';
export { table } from './table.ts';
