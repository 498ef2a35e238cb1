// The Nomad.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const nomad = {
  home: '53',
  commodities: 4,
  startingUnits: { carrier: 1, destroyer: 1, fighter: 3, flagship: 1, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['slingRelay'],
  abilities: ['theCompany', 'futureSight'],
  units: {
    memoria: {
      type: 'flagship',
      cost: 8,
      combat: rolls(7, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      antiFighterBarrage: rolls(8, 3),
    },
    memoriaII: {
      type: 'flagship',
      upgradeOf: 'memoria',
      cost: 8,
      combat: rolls(5, 2),
      move: 2,
      capacity: 6,
      sustainDamage: true,
      antiFighterBarrage: rolls(5, 3),
    },
    quantumManipulator: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    memoriaII: { unitUpgrade: true, needs: { blue: 1, green: 1, yellow: 1 } },
    temporalCommandSuite: { color: 'yellow', needs: { yellow: 1 }, exhausts: true },
  },
  notes: {
    theCavalry: { timing: 'combatStart', staysForCombat: true },
  },
  leaders: {
    artunoTheBetrayer: { kind: 'agent' },
    fieldMarshalMercer: { kind: 'agent' },
    theThundarian: { kind: 'agent' },
    navarchFeng: { kind: 'commander' },
    ahkSylSiven: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
