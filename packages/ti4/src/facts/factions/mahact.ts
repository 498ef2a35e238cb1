// The Mahact Gene-Sorcerers.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const mahact = {
  home: '52',
  commodities: 3,
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 3, spaceDock: 1 },
  startingTechnologies: ['predictiveIntelligence', 'bioStims'],
  abilities: ['edict', 'imperia', 'hubris'],
  units: {
    arviconRex: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 1, capacity: 3, sustainDamage: true },
    crimsonLegionnaire: { type: 'infantry', cost: 1, unitsPerCost: 2, combat: rolls(8) },
    crimsonLegionnaireII: {
      type: 'infantry',
      upgradeOf: 'crimsonLegionnaire',
      cost: 1,
      unitsPerCost: 2,
      combat: rolls(7),
    },
    starlancer: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    crimsonLegionnaireII: { unitUpgrade: true, needs: { green: 2 } },
    geneticRecombination: { color: 'green', needs: { green: 1 }, exhausts: true },
  },
  notes: {
    scepterOfDominion: { timing: 'strategyPhaseStart' },
  },
  leaders: {
    jaeMirKan: { kind: 'agent' },
    ilNaViroset: { kind: 'commander' },
    airoShirAur: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
