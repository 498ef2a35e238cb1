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

/** A hyperlane tile is its side and the steps by which it is turned: '86A0'. */
const prophecy = {
  '3pProphecy': {
    players: 3,
    rings: [
      '31 46 74 48 72 49',
      '69 24 28 41 35 63 36 44 71 62 70 77',
      '-1 -1 64 0 39 -1 -1 -1 26 0 40 -1 -1 -1 25 0 79 -1',
    ],
    replaces: '3p',
  },
  '4pProphecy': {
    players: 4,
    rings: [
      '26 76 67 64 70 45',
      '71 66 68 60 39 69 47 65 78 62 75 63',
      '42 40 77 73 0 48 74 41 0 59 50 79 72 0 80 20 61 0',
    ],
    replaces: '4p',
  },
  '5pProphecy': {
    players: 5,
    rings: [
      '77 40 41 85A0 39 65',
      '67 60 70 66 74 88A0 75 87A0 68 72 73 69',
      '0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59',
    ],
    replaces: '5p',
  },
  '6pProphecy': {
    players: 6,
    rings: [
      '26 61 64 59 62 63',
      '71 45 69 41 65 68 72 79 66 80 75 67',
      '0 73 40 0 74 46 0 37 49 0 60 77 0 76 47 0 70 78',
    ],
    replaces: '6p',
  },
  '7pProphecy': {
    players: 7,
    rings: [
      '85B3 72 23 84B3 90B0 76',
      '64 65 75 78 62 37 79 61 43 70 26 67',
      '74 88B3 42 0 39 68 0 45 86B3 73 47 66 63 48 83B2 44 69 71',
      '0 60 -1 -1 -1 -1 -1 -1 -1 -1 -1 35 0 40 41 0 -1 -1 0 25 -1 0 59 77',
    ],
  },
  '8pProphecy': {
    players: 8,
    rings: [
      '87A1 90B3 65 88A2 89B0 66',
      '19 21 45 31 46 64 22 73 44 34 49 24',
      '27 50 72 40 59 85B2 62 76 41 37 43 35 48 63 83B2 74 36 79',
      '0 42 30 0 -1 -1 0 68 -1 0 47 71 0 39 61 0 -1 -1 0 67 -1 0 78 28',
    ],
  },
} as const satisfies Record<string, PrintedSampleMap & { readonly replaces?: string }>;

const printed = { ...ofSet('base', base), ...ofSet('pok', prophecy) };

export type SampleMapId = keyof typeof printed;

export interface SampleMap extends PrintedSampleMap, Entry<SampleMapId> {}

export const sampleMaps: Readonly<Record<SampleMapId, SampleMap>> = printed;
export const sampleMapIds = idsOf(sampleMaps);
