// The Xxcha Kingdom.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const xxcha = {
  home: '14',
  commodities: 4,
  startingUnits: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, spaceDock: 1 },
  startingTechnologies: ['gravitonLaserSystem'],
  abilities: ['peaceAccords', 'quash'],
  units: {
    loncaraSsodu: {
      type: 'flagship',
      cost: 8,
      combat: rolls(7, 2),
      move: 1,
      capacity: 3,
      sustainDamage: true,
      spaceCannon: rolls(5, 3),
      deepFire: true,
    },
    indomitus: {
      set: 'pok',
      type: 'mech',
      cost: 2,
      combat: rolls(6),
      sustainDamage: true,
      spaceCannon: rolls(8),
      deepFire: true,
    },
  },
  technologies: {
    instinctTraining: { color: 'green', needs: { green: 1 }, exhausts: true },
    nullificationField: { color: 'yellow', needs: { yellow: 2 }, exhausts: true },
  },
  notes: {
    politicalFavor: { timing: 'whenAgendaRevealed' },
  },
  leaders: {
    ggrocutoRinn: { kind: 'agent', action: true },
    elderQanoj: { kind: 'commander' },
    xxekirGrom: { kind: 'hero', action: true },
    xxekirGromOmega: { set: 'codex3', kind: 'hero', replaces: 'xxekirGrom' },
  },
} as const satisfies PrintedFaction;
