// What tests of the Fourth Edition are made of: tables in the game's words.
export type { NewGame } from './new-game.ts';
export { newGame, newGameWith } from './new-game.ts';
export type { Table, UnitsOf } from './table.ts';
export { table, tableWith } from './table.ts';
