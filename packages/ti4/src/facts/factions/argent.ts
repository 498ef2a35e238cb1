// The Argent Flight.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const argent = {
  home: '58',
  commodities: 3,
  startingUnits: { carrier: 1, destroyer: 2, fighter: 2, infantry: 5, pds: 1, spaceDock: 1 },
  startingTechnologies: [],
  startingChoice: { count: 2, from: ['neuralMotivator', 'sarweenTools', 'plasmaScoring'] },
  abilities: ['zeal', 'raidFormation'],
  units: {
    strikeWingAlpha: {
      type: 'destroyer',
      cost: 1,
      combat: rolls(8),
      move: 2,
      capacity: 1,
      antiFighterBarrage: rolls(9, 2),
    },
    strikeWingAlphaII: {
      type: 'destroyer',
      upgradeOf: 'strikeWingAlpha',
      cost: 1,
      combat: rolls(7),
      move: 2,
      capacity: 1,
      antiFighterBarrage: rolls(6, 3),
    },
    quetzecoatl: { type: 'flagship', cost: 8, combat: rolls(7, 2), move: 1, capacity: 3, sustainDamage: true },
    aerieSentinel: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    strikeWingAlphaII: { unitUpgrade: true, needs: { red: 2 } },
    aerieHololattice: { color: 'yellow', needs: { yellow: 1 } },
  },
  notes: {
    strikeWingAmbuscade: { timing: 'beforeUnitAbilityRoll' },
  },
  leaders: {
    trilossaAunMirik: { kind: 'agent' },
    trrakanAunZulok: { kind: 'commander' },
    mirikAunSissiri: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
