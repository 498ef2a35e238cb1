// Twilight Imperium, Fourth Edition.
export { newSystem } from './atoms/board.ts';
export type { Ti4Event } from './events/index.ts';
export * as facts from './facts/index.ts';
export type { Game, PlanetState, System } from './game.ts';
export { NOBODY } from './game.ts';
export { exportMap } from './map.ts';
export { defaultOptions } from './options.ts';
export { muster } from './rules/tactical/muster.ts';
export type { WindowName, Windows } from './rules/windows.ts';
export { layTable } from './table.ts';
export type { Sequences } from './terms.ts';
export type { FreeActionName } from './ti4.ts';
export { ti4 } from './ti4.ts';
