// The Yin Brotherhood.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const yin = {
  home: '3',
  commodities: 2,
  startingUnits: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, spaceDock: 1 },
  startingTechnologies: ['sarweenTools'],
  abilities: ['indoctrination', 'devotion'],
  units: {
    vanHauge: { type: 'flagship', cost: 8, combat: rolls(9, 2), move: 1, capacity: 3, sustainDamage: true },
    moyinsAshes: { set: 'pok', type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true, deploy: true },
  },
  technologies: {
    impulseCore: { color: 'yellow', needs: { yellow: 2 } },
    yinSpinner: { color: 'green', needs: { green: 2 } },
    yinSpinnerOmega: { set: 'codex1', color: 'green', needs: { green: 2 }, replaces: 'yinSpinner' },
  },
  notes: {
    greyfireMutagen: { timing: 'afterActivation' },
    greyfireMutagenOmega: { set: 'codex1', timing: 'groundCombatStart', replaces: 'greyfireMutagen' },
  },
  leaders: {
    brotherMilor: { kind: 'agent' },
    brotherMilorOmega: { set: 'codex3', kind: 'agent', replaces: 'brotherMilor' },
    brotherOmar: { kind: 'commander' },
    brotherOmarOmega: { set: 'codex3', kind: 'commander', replaces: 'brotherOmar' },
    dannelOfTheTenth: { kind: 'hero', action: true },
    dannelOfTheTenthOmega: { set: 'codex3', kind: 'hero', action: true, replaces: 'dannelOfTheTenth' },
  },
} as const satisfies PrintedFaction;
