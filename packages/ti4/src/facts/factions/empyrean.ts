// The Empyrean.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const empyrean = {
  home: '56',
  commodities: 4,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 2, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['darkEnergyTap'],
  abilities: ['voidborn', 'aetherpassage', 'darkWhispers'],
  units: {
    dynamo: { type: 'flagship', cost: 8, combat: rolls(5, 2), move: 1, capacity: 3, sustainDamage: true },
    watcher: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    aetherstream: { color: 'blue', needs: { blue: 2 } },
    voidwatch: { color: 'green', needs: { green: 1 } },
  },
  notes: {
    bloodPact: { timing: 'action', staysInPlay: true },
    darkPact: { timing: 'action', staysInPlay: true },
  },
  leaders: {
    acamar: { kind: 'agent' },
    xuange: { kind: 'commander' },
    conservatorProcyon: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
