// Sardakk N'orr.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const norr = {
  home: '13',
  commodities: 3,
  startingUnits: { carrier: 2, cruiser: 1, infantry: 5, pds: 1, spaceDock: 1 },
  startingTechnologies: [],
  abilities: ['unrelenting'],
  units: {
    cmorranNorr: { type: 'flagship', cost: 8, combat: rolls(6, 2), move: 1, capacity: 3, sustainDamage: true },
    exotrireme: {
      type: 'dreadnought',
      cost: 4,
      combat: rolls(5),
      move: 1,
      capacity: 1,
      sustainDamage: true,
      bombardment: rolls(4, 2),
    },
    exotriremeII: {
      type: 'dreadnought',
      upgradeOf: 'exotrireme',
      cost: 4,
      combat: rolls(5),
      move: 2,
      capacity: 1,
      sustainDamage: true,
      bombardment: rolls(4, 2),
      immuneToDirectHit: true,
    },
    valkyrieExoskeleton: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    exotriremeII: { unitUpgrade: true, needs: { blue: 2, yellow: 1 } },
    valkyrieParticleWeave: { color: 'red', needs: { red: 2 } },
  },
  notes: {
    tekklarLegion: { timing: 'groundCombatStart' },
  },
  leaders: {
    tro: { kind: 'agent' },
    ghomSekkus: { kind: 'commander' },
    shvalHarbinger: { kind: 'hero' },
  },
} as const satisfies PrintedFaction;
