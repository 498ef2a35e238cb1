// The Ghosts of Creuss.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const creuss = {
  home: '51',
  gate: '17',
  commodities: 4,
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['gravityDrive'],
  abilities: ['quantumEntanglement', 'slipstream', 'creussGate'],
  tokens: ['wormholeAlpha', 'wormholeBeta'],
  units: {
    hilColish: { type: 'flagship', cost: 8, combat: rolls(5), move: 1, capacity: 3, sustainDamage: true },
  },
  technologies: {
    dimensionalSplicer: { color: 'red', needs: { red: 1 } },
    wormholeGenerator: { color: 'blue', needs: { blue: 2 } },
  },
  notes: {
    creussIff: { timing: 'turnStart' },
  },
} as const satisfies PrintedFaction;
