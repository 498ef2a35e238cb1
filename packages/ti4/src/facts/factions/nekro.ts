// The Nekro Virus.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const nekro = {
  home: '8',
  commodities: 3,
  startingUnits: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, spaceDock: 1 },
  startingTechnologies: ['dacxiveAnimators', 'valefarAssimilatorX', 'valefarAssimilatorY'],
  abilities: ['galacticThreat', 'technologicalSingularity', 'propagation'],
  tokens: ['assimilatorX', 'assimilatorY'],
  units: {
    theAlastor: { type: 'flagship', cost: 8, combat: rolls(9, 2), move: 1, capacity: 3, sustainDamage: true },
    mordred: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    valefarAssimilatorX: { needs: {} },
    valefarAssimilatorY: { needs: {} },
  },
  notes: {
    antivirus: { timing: 'combatStart', staysInPlay: true },
  },
  leaders: {
    nekroMalleon: { kind: 'agent' },
    nekroAcidos: { kind: 'commander' },
    unitDsgnFlayesh: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
