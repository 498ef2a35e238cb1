// The sequences of exploration by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { exploreFrontier, explorePlanet, gainARelic, resolveExploration } from './explore.ts';

export const explorationProcedures: Procedures<FourthEdition> = {
  'explore planet': explorePlanet,
  'explore frontier': exploreFrontier,
  'resolve exploration': resolveExploration,
  'gain relic': gainARelic,
};
