// Players that see only what a seat sees.
export type { Policy, Situation } from './player.ts';
export { decide, randomPolicy } from './player.ts';
