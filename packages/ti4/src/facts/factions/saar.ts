// The Clan of Saar.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const saar = {
  home: '11',
  commodities: 3,
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['antimassDeflectors'],
  abilities: ['scavenge', 'nomadic'],
  units: {
    sonOfRagh: {
      type: 'flagship',
      cost: 8,
      combat: rolls(5, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      antiFighterBarrage: rolls(6, 4),
    },
    floatingFactory: { type: 'spaceDock', move: 1, capacity: 4, production: 5, inSpace: true },
    floatingFactoryII: {
      type: 'spaceDock',
      upgradeOf: 'floatingFactory',
      move: 2,
      capacity: 5,
      production: 7,
      inSpace: true,
    },
    scavengerZeta: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
  },
  technologies: {
    chaosMapping: { color: 'blue', needs: { blue: 1 } },
    floatingFactoryII: { unitUpgrade: true, needs: { yellow: 2 } },
  },
  notes: {
    raghsCall: { timing: 'afterCommitted' },
  },
  leaders: {
    captainMendosa: { kind: 'agent' },
    rowlSarrig: { kind: 'commander' },
    gurnoAggero: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
