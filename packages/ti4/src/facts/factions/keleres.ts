// The Council Keleres.

import { rolls } from '../unit-types.ts';
import type { PrintedFaction } from './shape.ts';

export const keleres = {
  home: '94',
  otherHomes: ['92', '93'],
  choices: {
    '94': { of: 'mentak', hero: 'harkaLeeds' },
    '92': { of: 'xxcha', hero: 'odlynnMyrr' },
    '93': { of: 'argent', hero: 'kuuasiAunJalatai' },
  },
  commodities: 2,
  startingUnits: { infantry: 2, carrier: 2, fighter: 2, cruiser: 1, spaceDock: 1 },
  startingTechnologies: [],
  startingChoice: { count: 2, from: 'ofOthers' },
  abilities: ['theTribunii', 'councilPatronage', 'lawsOrder'],
  units: {
    artemiris: { type: 'flagship', cost: 8, combat: rolls(7, 2), move: 1, capacity: 6, sustainDamage: true },
    omniopiares: { type: 'mech', cost: 2, combat: rolls(6), sustainDamage: true },
  },
  technologies: {
    iihqModernization: { color: 'yellow', needs: { yellow: 1 } },
    agencySupplyNetwork: { color: 'yellow', needs: { yellow: 2 } },
  },
  notes: {
    keleresRider: { timing: 'afterAgendaRevealed' },
  },
  leaders: {
    xanderAlexinVictoriIII: { kind: 'agent' },
    suffiAnKeleres: { kind: 'commander' },
    kuuasiAunJalatai: { kind: 'hero' },
    odlynnMyrr: { kind: 'hero' },
    harkaLeeds: { kind: 'hero', action: true },
  },
} as const satisfies PrintedFaction;
