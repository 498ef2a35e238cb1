// The L1Z1X Mindnet.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const l1z1x = {
  home: '6',
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, pds: 1, spaceDock: 1 },
  startingTechnologies: ['plasmaScoring', 'neuralMotivator'],
  abilities: ['assimilate', 'harrow'],
  units: {
    zeroZeroOne: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 1, capacity: 5, sustainDamage: true },
    superDreadnought: {
      type: 'dreadnought',
      cost: 4,
      combat: rolls(5),
      move: 1,
      capacity: 2,
      sustainDamage: true,
      bombardment: rolls(5),
    },
    superDreadnoughtII: {
      type: 'dreadnought',
      upgradeOf: 'superDreadnought',
      cost: 4,
      combat: rolls(4),
      move: 2,
      capacity: 2,
      sustainDamage: true,
      bombardment: rolls(4),
      immuneToDirectHit: true,
    },
    annihilator: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, bombardment: rolls(8) },
  },
  technologies: {
    superDreadnoughtII: { unitUpgrade: true, needs: { blue: 2, yellow: 1 } },
    inheritanceSystems: { color: 'yellow', needs: { yellow: 2 }, exhausts: true },
  },
  notes: {
    cyberneticEnhancements: { timing: 'turnStart' },
    cyberneticEnhancementsOmega: { set: 'codex1', timing: 'whenTokensGained', replaces: 'cyberneticEnhancements' },
  },
  leaders: {
    i48s: { kind: 'agent' },
    twoRam: { kind: 'commander' },
    theHelmsman: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
