// The Mentak Coalition.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const mentak = {
  home: '2',
  commodities: 2,
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, spaceDock: 1 },
  startingTechnologies: ['plasmaScoring', 'sarweenTools'],
  abilities: ['ambush', 'pillage'],
  units: {
    fourthMoon: { type: 'flagship', cost: 8, combat: rolls(7, 2), move: 1, capacity: 3, sustainDamage: true },
    mollTerminus: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    mirrorComputing: { color: 'yellow', needs: { yellow: 3 } },
    salvageOperations: { color: 'yellow', needs: { yellow: 2 } },
  },
  notes: {
    promiseOfProtection: { timing: 'action', staysInPlay: true },
  },
  leaders: {
    suffiAn: { kind: 'agent' },
    sulaMentarion: { kind: 'commander' },
    ipswitchLooseCannon: { kind: 'hero' },
  },
} as const satisfies PrintedFaction;
