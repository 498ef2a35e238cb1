// The Yin Brotherhood.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const yin = {
  home: '3',
  commodities: 2,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['sarweenTools'],
  abilities: ['indoctrination', 'devotion'],
  units: {
    vanHauge: { type: 'flagship', cost: 8, combat: rolls(9, 2), move: 1, capacity: 3, sustainDamage: true },
  },
  technologies: {
    impulseCore: { color: 'yellow', needs: { yellow: 2 } },
    yinSpinner: { color: 'green', needs: { green: 2 } },
  },
  notes: {
    greyfireMutagen: { timing: 'afterActivation' },
  },
} as const satisfies PrintedFaction;
