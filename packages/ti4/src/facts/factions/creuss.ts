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
    icarusDrive: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    dimensionalSplicer: { color: 'red', needs: { red: 1 } },
    wormholeGenerator: { color: 'blue', needs: { blue: 2 } },
    wormholeGeneratorOmega: {
      set: 'codex1',
      color: 'blue',
      needs: { blue: 2 },
      exhausts: true,
      action: true,
      replaces: 'wormholeGenerator',
    },
  },
  notes: {
    creussIff: { timing: 'turnStart' },
  },
  leaders: {
    emissaryTaivra: { kind: 'agent' },
    saiSeravus: { kind: 'commander' },
    riftwalkerMeian: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
