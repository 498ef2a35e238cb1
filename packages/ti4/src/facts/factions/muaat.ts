// The Embers of Muaat.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const muaat = {
  home: '4',
  commodities: 4,
  startingUnits: { warSun: 1, fighter: 2, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['plasmaScoring'],
  abilities: ['starForge', 'gashlaiPhysiology'],
  units: {
    theInferno: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 1, capacity: 3, sustainDamage: true },
    prototypeWarSun: {
      type: 'warSun',
      cost: 12,
      combat: rolls(3, 3),
      move: 1,
      capacity: 6,
      sustainDamage: true,
      bombardment: rolls(3, 3),
      stripsShields: true,
    },
    prototypeWarSunII: {
      type: 'warSun',
      upgradeOf: 'prototypeWarSun',
      cost: 10,
      combat: rolls(3, 3),
      move: 3,
      capacity: 6,
      sustainDamage: true,
      bombardment: rolls(3, 3),
      stripsShields: true,
    },
    emberColossus: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    prototypeWarSunII: { unitUpgrade: true, needs: { yellow: 1, red: 3 } },
    magmusReactor: { color: 'red', needs: { red: 2 } },
    magmusReactorOmega: { set: 'codex1', color: 'red', needs: { red: 2 }, replaces: 'magmusReactor' },
  },
  notes: {
    firesOfTheGashlai: { timing: 'action' },
  },
  leaders: {
    umbat: { kind: 'agent', action: true },
    magmus: { kind: 'commander' },
    adjudicatorBaal: { kind: 'hero' },
  },
} as const satisfies PrintedFaction;
