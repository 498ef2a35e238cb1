// The Titans of Ul.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const titans = {
  home: '55',
  commodities: 2,
  startingUnits: { dreadnought: 1, cruiser: 2, fighter: 2, infantry: 3, spaceDock: 1 },
  startingTechnologies: ['antimassDeflectors', 'scanlinkDroneNetwork'],
  abilities: ['terragenesis', 'awaken', 'coalescence'],
  tokens: ['sleeper'],
  units: {
    saturnEngine: { type: 'cruiser', cost: 2, combat: rolls(7), move: 2, capacity: 1 },
    saturnEngineII: {
      type: 'cruiser',
      upgradeOf: 'saturnEngine',
      cost: 2,
      combat: rolls(6),
      move: 3,
      capacity: 2,
      sustainDamage: true,
    },
    ouranos: {
      type: 'flagship',
      cost: 8,
      combat: rolls(7, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      deploy: true,
    },
    hecatoncheires: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
    helTitan: {
      type: 'pds',
      combat: rolls(7),
      sustainDamage: true,
      spaceCannon: rolls(6),
      planetaryShield: true,
      production: 1,
      alsoGroundForce: true,
    },
    helTitanII: {
      type: 'pds',
      upgradeOf: 'helTitan',
      combat: rolls(6),
      sustainDamage: true,
      spaceCannon: rolls(5),
      deepFire: true,
      planetaryShield: true,
      production: 1,
      alsoGroundForce: true,
    },
  },
  technologies: {
    saturnEngineII: { unitUpgrade: true, needs: { green: 1, yellow: 1, red: 1 } },
    helTitanII: { unitUpgrade: true, needs: { yellow: 1, red: 1 } },
  },
  notes: {
    terraform: { timing: 'action', staysInPlay: true },
  },
  leaders: {
    tellurian: { kind: 'agent' },
    tungstantus: { kind: 'commander' },
    ulTheProgenitor: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
