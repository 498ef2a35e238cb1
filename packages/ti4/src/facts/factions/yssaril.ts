// The Yssaril Tribes.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const yssaril = {
  home: '15',
  commodities: 3,
  startingUnits: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, spaceDock: 1 },
  startingTechnologies: ['neuralMotivator'],
  abilities: ['stallTactics', 'scheming', 'crafty'],
  units: {
    ysiaYssrila: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 2, capacity: 3, sustainDamage: true },
    blackshadeInfiltrator: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
  },
  technologies: {
    mageonImplants: { color: 'green', needs: { green: 3 }, exhausts: true, action: true },
    transparasteelPlating: { color: 'green', needs: { green: 1 } },
  },
  notes: {
    spyNet: { timing: 'turnStart' },
  },
  leaders: {
    ssruu: { kind: 'agent' },
    soAta: { kind: 'commander' },
    kyverBladeAndKey: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
