// The Emirates of Hacan.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const hacan = {
  home: '16',
  commodities: 6,
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['sarweenTools', 'antimassDeflectors'],
  abilities: ['mastersOfTrade', 'guildShips', 'arbiters'],
  units: {
    wrathOfKenara: { type: 'flagship', cost: 8, combat: rolls(7, 2), move: 1, capacity: 3, sustainDamage: true },
    prideOfKenara: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    quantumDatahubNode: { color: 'yellow', needs: { yellow: 3 } },
    productionBiomes: { color: 'green', needs: { green: 2 }, exhausts: true, action: true },
  },
  notes: {
    tradeConvoys: { timing: 'action', staysInPlay: true },
  },
  leaders: {
    carthOfGoldenSands: { kind: 'agent' },
    gilaTheSilvertongue: { kind: 'commander' },
    harrughGefhara: { kind: 'hero' },
  },
} as const satisfies PrintedFaction;
