// What tests of Inscription are made of: a table in the game's words, and one seat at its sheets.
export { sitting } from './desk.ts';
export type { Table } from './table.ts';
export { DOUBLE, I, M, R, table } from './table.ts';
