// The Naalu Collective.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const naalu = {
  home: '9',
  commodities: 3,
  startingUnits: { carrier: 1, cruiser: 1, destroyer: 1, fighter: 3, infantry: 4, pds: 1, spaceDock: 1 },
  startingTechnologies: ['sarweenTools', 'neuralMotivator'],
  abilities: ['telepathic', 'foresight'],
  tokens: ['zero'],
  units: {
    matriarch: { type: 'flagship', cost: 8, combat: rolls(9, 2), move: 1, capacity: 6, sustainDamage: true },
    hybridCrystalFighter: { type: 'fighter', cost: 1, unitsPerCost: 2, combat: rolls(8) },
    hybridCrystalFighterII: {
      type: 'fighter',
      upgradeOf: 'hybridCrystalFighter',
      cost: 1,
      unitsPerCost: 2,
      combat: rolls(7),
      move: 2,
      excessInFleetPool: 0.5,
    },
    iconoclast: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
    iconoclastOmega: {
      set: 'codex3',
      type: 'mech',
      cost: 2,
      combat: rolls(6),
      sustainDamage: true,
      replaces: 'iconoclast',
    },
  },
  technologies: {
    hybridCrystalFighterII: { unitUpgrade: true, needs: { blue: 1, green: 1 } },
    neuroglaive: { color: 'green', needs: { green: 3 } },
  },
  notes: {
    giftOfPrescience: { timing: 'strategyPhaseEnd', staysInPlay: true },
  },
  leaders: {
    zeu: { kind: 'agent' },
    zeuOmega: { set: 'codex3', kind: 'agent', action: true, replaces: 'zeu' },
    maban: { kind: 'commander' },
    mabanOmega: { set: 'codex3', kind: 'commander', replaces: 'maban' },
    theOracle: { kind: 'hero' },
  },
} as const satisfies PrintedFaction;
