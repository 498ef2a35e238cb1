// Players that see only what a seat sees.
export type { Policy, Situation } from './player.ts';
export { decide, randomPolicy } from './player.ts';
export type { Effort, Judge } from './search.ts';
export { searching } from './search.ts';
export { spiritedPolicy } from './spirited.ts';
export { sensibleJudge } from './ti3.ts';
