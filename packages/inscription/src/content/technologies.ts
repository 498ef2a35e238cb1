// Two technologies on each sheet, the same on every side.
import type { Technology } from './types.ts';

export const technologies: readonly Technology[] = [
  {
    id: 'gravity_drive',
    sheet: 'navigation',
    icons: 2,
    specialty: 'propulsion',
    effect: { on: 'flag', flag: 'wormholes' },
  },
  {
    id: 'antimass_deflectors',
    sheet: 'navigation',
    icons: 3,
    specialty: 'cybernetic',
    effect: { on: 'perActive', do: [{ op: 'explore', n: 1 }] },
  },
  {
    id: 'neural_motivators',
    sheet: 'expansion',
    icons: 2,
    specialty: 'biotic',
    effect: { on: 'perActive', do: [{ op: 'develop', n: 1, population: true }] },
  },
  {
    id: 'bio_stims',
    sheet: 'expansion',
    icons: 3,
    specialty: 'warfare',
    effect: { on: 'perActive', do: [{ op: 'develop', n: 1 }] },
  },
  {
    id: 'sarween_tools',
    sheet: 'industry',
    icons: 2,
    specialty: 'cybernetic',
    effect: { on: 'perActive', do: [{ op: 'scrap', n: 1 }] },
  },
  {
    id: 'production_biomes',
    sheet: 'industry',
    icons: 3,
    specialty: 'biotic',
    effect: { on: 'perActive', do: [{ op: 'claimSpace', n: 1, where: 'adjacentMarked' }] },
  },
  {
    id: 'fleet_logistics',
    sheet: 'warfare',
    icons: 2,
    specialty: 'warfare',
    effect: { on: 'strength', n: 1, side: 'both' },
  },
  {
    id: 'duranium_armor',
    sheet: 'warfare',
    icons: 3,
    specialty: 'propulsion',
    effect: { on: 'flag', flag: 'lossIsTie' },
  },
];
