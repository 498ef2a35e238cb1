// The Naaz-Rokha Alliance.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const naaz = {
  home: '57',
  commodities: 3,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 2, infantry: 3, mech: 1, spaceDock: 1 },
  startingTechnologies: ['psychoarchaeology', 'aiDevelopmentAlgorithm'],
  abilities: ['distantSuns', 'fabrication'],
  units: {
    viszElVir: { type: 'flagship', cost: 8, combat: rolls(9, 2), move: 1, capacity: 4, sustainDamage: true },
    eidolon: { type: 'mech', cost: 2, combat: rolls(6, 2), sustainDamage: true },
    zGravEidolon: { type: 'mech', cost: 2, combat: rolls(8, 2), otherSideOf: 'eidolon' },
  },
  technologies: {
    preFabArcologies: { color: 'green', needs: { green: 3 } },
    supercharge: { color: 'red', needs: { red: 1 }, exhausts: true },
  },
  notes: {
    blackMarketForgery: { timing: 'action' },
  },
  leaders: {
    garvAndGunn: { kind: 'agent' },
    dartAndTai: { kind: 'commander' },
    heshAndPrit: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
