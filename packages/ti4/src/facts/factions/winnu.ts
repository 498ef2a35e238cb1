// The Winnu.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const winnu = {
  home: '7',
  commodities: 3,
  startingUnits: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, spaceDock: 1 },
  startingTechnologies: [],
  startingChoice: { count: 1, from: 'withoutPrerequisites' },
  abilities: ['bloodTies', 'reclamation'],
  units: {
    // One die for every non-fighter ship of the opponent, counted when it rolls.
    salaiSaiCorian: { type: 'flagship', cost: 8, combat: rolls(7, 0), move: 1, capacity: 3, sustainDamage: true },
    reclaimer: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    lazaxGateFolding: { color: 'blue', needs: { blue: 2 }, exhausts: true, action: true },
    hegemonicTradePolicy: { color: 'yellow', needs: { yellow: 2 }, exhausts: true },
  },
  notes: {
    acquiescence: { timing: 'strategyPhaseEnd' },
    acquiescenceOmega: { set: 'codex1', timing: 'whenStrategicAction', replaces: 'acquiescence' },
  },
  leaders: {
    berekarBerekon: { kind: 'agent' },
    rickarRickani: { kind: 'commander' },
    mathisMathinus: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
