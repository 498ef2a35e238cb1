// Galaxies of the rulebook that are ready to play, as the common map tools write them: tiles ring by ring clockwise from
// the north, without Mecatol Rex, 0 for a home system and -1 where no tile lies.

import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedSampleMap {
  readonly players: number;
  readonly rings: readonly string[];
}

const base = {
  '3p': {
    players: 3,
    rings: [
      '22 44 19 42 24 45',
      '35 23 36 39 38 25 33 47 27 26 30 40',
      '-1 -1 50 0 31 -1 -1 -1 29 0 34 -1 -1 -1 28 0 21 -1',
    ],
  },
  '4p': {
    players: 4,
    rings: [
      '46 44 38 42 28 45',
      '23 26 32 34 49 33 36 39 27 30 48 35',
      '24 41 47 31 0 20 25 37 0 22 43 29 50 0 19 40 21 0',
    ],
  },
  '5p': {
    players: 5,
    rings: [
      '22 45 19 42 24 44',
      '35 23 36 39 38 25 33 50 20 26 30 40',
      '32 43 49 0 31 46 0 37 29 0 34 27 48 0 21 28 47 0',
    ],
  },
  '6p': {
    players: 6,
    rings: [
      '22 44 19 42 24 45',
      '35 23 36 39 38 25 33 46 27 26 30 40',
      '0 32 50 0 31 47 0 37 29 0 34 20 0 49 28 0 21 43',
    ],
  },
} as const satisfies Record<string, PrintedSampleMap>;

const printed = { ...ofSet('base', base) };

export type SampleMapId = keyof typeof printed;

export interface SampleMap extends PrintedSampleMap, Entry<SampleMapId> {}

export const sampleMaps: Readonly<Record<SampleMapId, SampleMap>> = printed;
export const sampleMapIds = idsOf(sampleMaps);
