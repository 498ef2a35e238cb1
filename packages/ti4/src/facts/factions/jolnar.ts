// The Universities of Jol-Nar.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const jolnar = {
  home: '12',
  commodities: 4,
  startingUnits: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, pds: 2, spaceDock: 1 },
  startingTechnologies: ['antimassDeflectors', 'sarweenTools', 'neuralMotivator', 'plasmaScoring'],
  abilities: ['fragile', 'brilliant', 'analytical'],
  units: {
    jnsHylarim: { type: 'flagship', cost: 8, combat: rolls(6, 2), move: 1, capacity: 3, sustainDamage: true },
    shieldPaling: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    spacialConduitCylinder: { color: 'blue', needs: { blue: 2 }, exhausts: true },
    eResSiphons: { color: 'yellow', needs: { yellow: 2 } },
  },
  notes: {
    researchAgreement: { timing: 'afterResearch' },
  },
  leaders: {
    doctorSucaban: { kind: 'agent' },
    taZern: { kind: 'commander' },
    rinTheMastersLegacy: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
