// What each side of each sheet is worth: points, and how many assets of each kind.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { expansionOf, industryOf, navigationOf, warfareOf } from '../../src/facts/sheets/index.ts';
import { SHEET_SIDES, type SheetSide, type Sheets } from '../../src/facts/sheets/types.ts';
import { held } from './held.ts';

const onAllSides = (sheetOf: (side: SheetSide) => Sheets[keyof Sheets]): Record<string, string> =>
  Object.fromEntries(SHEET_SIDES.map((side) => [side, held(sheetOf(side))]));

scenario(
  [
    'sheet:navigation.B',
    'sheet:navigation.1A',
    'sheet:navigation.2A',
    'sheet:navigation.3A',
    'sheet:navigation.4A',
    'sheet:navigation.5A',
    'sheet:navigation.6A',
    'sheet:navigation.7A',
    'sheet:navigation.8A',
  ],
  'the systems of every side of Navigation',
  () => {
    expect(onAllSides(navigationOf)).toEqual({
      B: 'com 5, councilor 2, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 4, vp 15',
      '1A': 'com 8, councilor 1, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 4, trade 1, vp 13',
      '2A': 'com 2, councilor 2, faction 1, focus 2, mecatol 1, neighbor 2, planet 10, relic 2, spec 4, vp 17',
      '3A': 'com 4, councilor 2, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 4, vp 17',
      '4A': 'com 5, councilor 2, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 3, trade 1, vp 19',
      '5A': 'com 5, councilor 2, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 5, vp 15',
      '6A': 'com 5, councilor 2, faction 1, focus 2, mecatol 1, neighbor 4, planet 8, relic 2, spec 5, vp 13',
      '7A': 'com 5, councilor 3, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 3, vp 17',
      '8A': 'com 5, councilor 2, faction 1, focus 3, mecatol 1, neighbor 2, planet 8, relic 2, spec 3, vp 20',
    });
  },
);

scenario(
  [
    'sheet:expansion.B',
    'sheet:expansion.1A',
    'sheet:expansion.2A',
    'sheet:expansion.3A',
    'sheet:expansion.4A',
    'sheet:expansion.5A',
    'sheet:expansion.6A',
    'sheet:expansion.7A',
    'sheet:expansion.8A',
  ],
  'the rows, columns and docks of every side of Expansion',
  () => {
    expect(onAllSides(expansionOf)).toEqual({
      B: 'com 5, councilor 2, faction 1, focus 3, pop 16, spec 3, trade 3, vp 16',
      '1A': 'com 5, councilor 2, faction 1, focus 3, pop 18, spec 3, trade 1, vp 16',
      '2A': 'com 7, faction 1, focus 3, pop 16, spec 3, trade 3, vp 16',
      '3A': 'com 3, councilor 2, faction 1, focus 3, pop 16, spec 5, trade 3, vp 16',
      '4A': 'com 5, faction 1, focus 3, pop 16, spec 3, trade 5, vp 16',
      '5A': 'com 5, councilor 2, faction 1, focus 3, pop 18, spec 3, trade 3, vp 13',
      '6A': 'com 3, councilor 4, faction 1, focus 3, pop 16, spec 3, trade 3, vp 16',
      '7A': 'com 5, councilor 2, faction 1, focus 3, pop 16, spec 3, trade 1, vp 20',
      '8A': 'com 5, councilor 2, faction 1, focus 5, pop 16, spec 3, trade 1, vp 16',
    });
  },
);

scenario(
  [
    'sheet:industry.B',
    'sheet:industry.1A',
    'sheet:industry.2A',
    'sheet:industry.3A',
    'sheet:industry.4A',
    'sheet:industry.5A',
    'sheet:industry.6A',
    'sheet:industry.7A',
    'sheet:industry.8A',
  ],
  'the spaces of every side of Industry',
  () => {
    expect(onAllSides(industryOf)).toEqual({
      B: 'com 17, councilor 3, faction 1, focus 3, planet 1, pop 2, spec 2, trade 3, vp 15',
      '1A': 'com 18, councilor 3, faction 1, focus 3, planet 1, pop 2, spec 2, trade 2, vp 15',
      '2A': 'com 18, councilor 3, faction 1, focus 3, planet 1, pop 1, spec 2, trade 3, vp 15',
      '3A': 'com 17, councilor 4, faction 1, focus 3, planet 1, pop 2, spec 2, trade 3, vp 13',
      '4A': 'com 17, councilor 3, faction 1, focus 3, planet 1, pop 3, spec 2, trade 3, vp 14',
      '5A': 'com 17, councilor 3, faction 1, focus 2, planet 1, pop 2, spec 3, trade 3, vp 15',
      '6A': 'com 16, councilor 3, faction 1, focus 4, planet 1, pop 2, spec 2, trade 3, vp 15',
      '7A': 'com 17, councilor 2, faction 1, focus 3, planet 1, pop 3, spec 2, trade 3, vp 15',
      '8A': 'com 16, councilor 3, faction 1, focus 3, planet 1, pop 2, spec 2, trade 3, vp 17',
    });
  },
);

scenario(
  [
    'sheet:warfare.B',
    'sheet:warfare.1A',
    'sheet:warfare.2A',
    'sheet:warfare.3A',
    'sheet:warfare.4A',
    'sheet:warfare.5A',
    'sheet:warfare.6A',
    'sheet:warfare.7A',
    'sheet:warfare.8A',
  ],
  'the nodes and spoils of every side of Warfare',
  () => {
    expect(onAllSides(warfareOf)).toEqual({
      B: 'com 4, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 26',
      '1A': 'com 3, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 25',
      '2A': 'com 3, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 25',
      '3A': 'com 3, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 25',
      '4A': 'com 3, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 25',
      '5A': 'com 3, councilor 2, faction 1, focus 2, pop 1, spec 1, trade 1, vp 29',
      '6A': 'com 3, councilor 1, faction 1, focus 2, pop 2, spec 1, trade 2, vp 27',
      '7A': 'com 3, councilor 2, faction 1, focus 3, pop 2, spec 2, trade 1, vp 23',
      '8A': 'com 3, councilor 2, faction 1, focus 2, pop 2, spec 1, trade 2, vp 27',
    });
  },
);
