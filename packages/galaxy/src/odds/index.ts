export * from './dice.ts';
export * from './fight.ts';
export type { Round } from './lattice.ts';
export * from './result.ts';
export type { Rolling } from './rolls.ts';
export * from './side.ts';
export { fightTold } from './told.ts';
export type { Turns } from './turns.ts';
