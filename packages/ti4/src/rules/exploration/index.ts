// The sequences of exploration by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { exploreFrontier, exploreGained, explorePlanet, gainARelic, resolveExploration } from './explore.ts';
import { purgeFragments } from './fragments.ts';

export const explorationProcedures: Procedures<FourthEdition> = {
  'explore planet': explorePlanet,
  'explore gained planet': exploreGained,
  'explore frontier': exploreFrontier,
  'purge fragments': purgeFragments,
  'resolve exploration': resolveExploration,
  'gain relic': gainARelic,
};
