// The Arborec.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const arborec = {
  home: '5',
  commodities: 3,
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, spaceDock: 1 },
  startingTechnologies: ['magenDefenseGrid'],
  abilities: ['mitosis'],
  units: {
    duhaMenaimon: { type: 'flagship', cost: 8, combat: rolls(7, 2), move: 1, capacity: 5, sustainDamage: true },
    letaniWarrior: { type: 'infantry', cost: 1, unitsPerCost: 2, combat: rolls(8), production: 1 },
    letaniWarriorII: {
      type: 'infantry',
      upgradeOf: 'letaniWarrior',
      cost: 1,
      unitsPerCost: 2,
      combat: rolls(7),
      production: 2,
      returnsOn: 6,
    },
    letaniBehemoth: {
      set: 'pok',
      type: 'mech',
      cost: 2,
      combat: rolls(6),
      sustainDamage: true,
      planetaryShield: true,
      production: 2,
      deploy: true,
    },
  },
  technologies: {
    letaniWarriorII: { unitUpgrade: true, needs: { green: 2 } },
    bioplasmosis: { color: 'green', needs: { green: 2 } },
  },
  notes: {
    stymie: { timing: 'action', staysInPlay: true },
    stymieOmega: { set: 'codex1', timing: 'afterShipsMoved', replaces: 'stymie' },
  },
  leaders: {
    letaniOspha: { kind: 'agent', action: true },
    dirzugaRophal: { kind: 'commander' },
    letaniMiasmiala: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
