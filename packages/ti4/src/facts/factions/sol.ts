// The Federation of Sol.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const sol = {
  home: '1',
  commodities: 4,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, spaceDock: 1 },
  startingTechnologies: ['antimassDeflectors', 'neuralMotivator'],
  abilities: ['orbitalDrop', 'versatile'],
  units: {
    genesis: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 1, capacity: 12, sustainDamage: true },
    advancedCarrier: { type: 'carrier', cost: 3, combat: rolls(9), move: 1, capacity: 6 },
    advancedCarrierII: {
      type: 'carrier',
      upgradeOf: 'advancedCarrier',
      cost: 3,
      combat: rolls(9),
      move: 2,
      capacity: 8,
      sustainDamage: true,
    },
    specOps: { type: 'infantry', cost: 1, unitsPerCost: 2, combat: rolls(7) },
    specOpsII: { type: 'infantry', upgradeOf: 'specOps', cost: 1, unitsPerCost: 2, combat: rolls(6), returnsOn: 5 },
    zsThunderboltM2: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
  },
  technologies: {
    advancedCarrierII: { unitUpgrade: true, needs: { blue: 2 } },
    specOpsII: { unitUpgrade: true, needs: { green: 2 } },
  },
  notes: {
    militarySupport: { timing: 'turnStart' },
  },
  leaders: {
    evelynDelouis: { kind: 'agent' },
    claireGibson: { kind: 'commander' },
    jaceX4thAirLegion: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
