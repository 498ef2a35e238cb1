// The Vuil'raith Cabal.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const vuilraith = {
  home: '54',
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 3, infantry: 3, spaceDock: 1 },
  startingTechnologies: ['selfAssemblyRoutines'],
  abilities: ['devour', 'amalgamation', 'riftmeld'],
  tokens: ['dimensionalTear'],
  units: {
    theTerrorBetween: {
      type: 'flagship',
      cost: 8,
      combat: rolls(5, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      bombardment: rolls(5),
    },
    reanimator: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
    dimensionalTear: { type: 'spaceDock', production: 5, fighterSupport: 6 },
    dimensionalTearII: { type: 'spaceDock', upgradeOf: 'dimensionalTear', production: 7, fighterSupport: 12 },
  },
  technologies: {
    dimensionalTearII: { unitUpgrade: true, needs: { yellow: 2 } },
    vortex: { color: 'red', needs: { red: 1 }, exhausts: true, action: true },
  },
  notes: {
    crucible: { timing: 'afterActivation' },
  },
  leaders: {
    theStillnessOfStars: { kind: 'agent' },
    thatWhichMoldsFlesh: { kind: 'commander' },
    itFeedsOnCarrion: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
