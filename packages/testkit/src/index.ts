// What tests of any title are made of: sequences played by hand, scenarios that name their components, and the laws.
export { faultsInItalian } from './italian.ts';
export { scenario } from './scenario.ts';
export type { Beginning } from './sequence.ts';
export { found, sequence } from './sequence.ts';
