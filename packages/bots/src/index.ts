// Players that see only what a seat sees. They know no game.
export type { Freely, Policy, Situation } from './player.ts';
export { decide, randomPolicy } from './player.ts';
export type { Aspects, Effort, Judge, Later, Proposal } from './search.ts';
export { searching } from './search.ts';
export type { Taste } from './spirited.ts';
export { spirited } from './spirited.ts';
