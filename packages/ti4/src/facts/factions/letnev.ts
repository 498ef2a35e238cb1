// The Barony of Letnev.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const letnev = {
  home: '10',
  commodities: 2,
  startingUnits: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, spaceDock: 1 },
  startingTechnologies: ['antimassDeflectors', 'plasmaScoring'],
  abilities: ['munitionsReserves', 'armada'],
  units: {
    arcSecundus: {
      type: 'flagship',
      cost: 8,
      combat: rolls(5, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      bombardment: rolls(5, 3),
      stripsShields: true,
    },
    dunlainReaper: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
  },
  technologies: {
    l4Disruptors: { color: 'yellow', needs: { yellow: 1 } },
    nonEuclideanShielding: { color: 'red', needs: { red: 2 } },
  },
  notes: {
    warFunding: { timing: 'spaceCombatRoundStart' },
    warFundingOmega: { set: 'codex1', timing: 'afterSpaceCombatRoll', replaces: 'warFunding' },
  },
  leaders: {
    viscountUnlenn: { kind: 'agent' },
    rearAdmiralFarran: { kind: 'commander' },
    darktalonTreilla: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
