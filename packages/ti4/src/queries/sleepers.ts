// Where sleeper tokens of the Titans of Ul lie.
import type { PlanetId } from '../facts/index.ts';
import type { G } from '../game.ts';
import type { FrozenSystem } from './board.ts';

/** As many tokens as there are. */
export const SLEEPERS = 5;

export const sleepersIn = (system: FrozenSystem): PlanetId[] =>
  system.planets.filter((p) => p.sleeper === true).map((p) => p.id);

export const sleepingPlanets = (g: G): PlanetId[] => g.systems.flatMap(sleepersIn);
