// Industry: the grid and the chart of all nine sides.
import { assetOrNone, cellsOf } from '../assets.ts';
import { SPECIALTIES } from '../vocabulary.ts';
import type { IndustrySheet, SheetSide, Space } from './types.ts';

interface Written {
  /** Axial coordinates: r, the first q, and what lies there. X: scrapped from the start; X:warfare: a dotted X; -: no space. */
  readonly spaces: readonly (readonly [r: number, q: number, row: string])[];
  readonly tradeUnder: readonly number[];
}

const AROUND: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function buildIndustry(side: SheetSide): IndustrySheet {
  const { spaces: rows, tradeUnder } = sides[side];
  const placed = rows.flatMap(([r, first, row]) =>
    cellsOf(row)
      .map((word, i) => ({ word, q: first + i, r }))
      .filter(({ word }) => word !== '-'),
  );
  const ids = new Set(placed.map(({ q, r }) => idAt(q, r)));
  const spaces = placed.map(({ word, q, r }): Space => {
    const next = AROUND.map(([dq, dr]) => idAt(q + dq, r + dr)).filter((id) => ids.has(id));
    const crossed = word.startsWith('X');
    const tag = SPECIALTIES.find((specialty) => word === `X:${specialty}`) ?? null;
    return { id: idAt(q, r), q, r, asset: crossed ? null : assetOrNone(word), tag, next };
  });
  return {
    sheet: 'industry',
    side,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    scrapped: idAt(0, 0),
    legend: { cybernetic: { res: 'M', n: 3 }, biotic: { res: 'I', n: 2 } },
    councilors: ['vote', 'vote', 'vote', 2, 'vote', 'vote', 2, 'vote', 'vote', 3],
    columns: 8,
    rowPoints: new Map([
      [3, 1],
      [5, 3],
      [7, 2],
      [8, 3],
    ]),
    tradeUnder,
    tradeGoods: 15,
    votes: 15,
  };
}

const idAt = (q: number, r: number): string => `h${q}_${r}`;

const sides: Readonly<Record<SheetSide, Written>> = {
  B: {
    spaces: [
      [-4, 3, 'trade 3vp'],
      [-3, 0, 'tri2 3vp - X:warfare tri'],
      [-2, -1, 'warfare dia dieM tri'],
      [-1, -3, '2vp - trade tri trade 2vp councilor'],
      [0, -4, 'councilor X:biotic sqr councilor X dia sqr dia2'],
      [1, -4, 'pop - pop sqr 1vp cybernetic dieR'],
      [2, -3, 'faction dia dieI tri'],
      [3, -3, 'sqr2 2vp - X:propulsion 2vp'],
      [4, -1, 'planet sqr'],
    ],
    tradeUnder: [1, 2, 4, 6, 7],
  },
  // Spice markets
  '1A': {
    spaces: [
      [-4, 0, '3vp trade'],
      [-3, -1, 'tri X:warfare - warfare faction'],
      [-2, 0, 'cybernetic sqr tri 2vp'],
      [-1, -2, 'tri2 sqr dia councilor pop - 2vp'],
      [0, -3, 'dia2 dieI 1vp X tri dia X:cybernetic sqr'],
      [1, -3, 'sqr2 dia trade sqr dieM - planet'],
      [2, -2, '2vp dia tri dieR'],
      [3, -4, 'pop X:biotic - 3vp councilor'],
      [4, -4, 'councilor 2vp'],
    ],
    tradeUnder: [1, 2, 4, 5, 8],
  },
  // Foundries
  '2A': {
    spaces: [
      [-4, 3, 'planet sqr'],
      [-3, 0, 'dia2 sqr2 - X:warfare 2vp'],
      [-2, -1, 'dieR dia dieI tri'],
      [-1, -3, 'pop - dia 1vp trade trade warfare'],
      [0, -4, 'councilor X:biotic dieM tri X dia 2vp councilor'],
      [1, -4, '2vp - tri sqr councilor sqr 2vp'],
      [2, -3, '3vp sqr cybernetic tri'],
      [3, -3, 'tri2 faction - X:cybernetic trade'],
      [4, -1, 'tri 3vp'],
    ],
    tradeUnder: [1, 3, 4, 5, 7],
  },
  // Lobbyists
  '3A': {
    spaces: [
      [-4, 0, 'sqr planet'],
      [-3, -1, '2vp X:cybernetic - sqr2 faction'],
      [-2, 0, 'trade dia cybernetic tri2'],
      [-1, -2, 'warfare tri trade 1vp sqr - pop'],
      [0, -3, 'dia2 dieM dia X sqr dia X:propulsion councilor'],
      [1, -3, 'dieR sqr councilor tri pop - 2vp'],
      [2, -2, 'dieI tri councilor councilor'],
      [3, -4, 'tri X:biotic - 2vp 3vp'],
      [4, -4, '3vp trade'],
    ],
    tradeUnder: [2, 3, 4, 5, 6],
  },
  // Black clinics
  '4A': {
    spaces: [
      [-4, 3, '2vp sqr'],
      [-3, 0, 'councilor tri2 - X:warfare planet'],
      [-2, -1, 'sqr2 dieI tri sqr'],
      [-1, -3, 'tri - dia dia trade pop dieR'],
      [0, -4, '3vp X:cybernetic 2vp tri X councilor dieM faction'],
      [1, -4, 'trade - cybernetic sqr pop dia 2vp'],
      [2, -3, 'warfare tri trade sqr'],
      [3, -3, 'dia2 3vp - X:biotic pop'],
      [4, -1, '2vp councilor'],
    ],
    tradeUnder: [1, 2, 4, 6, 7],
  },
  // Ring yards
  '5A': {
    spaces: [
      [-4, 0, '3vp tri'],
      [-3, -1, 'trade X:propulsion - tri2 2vp'],
      [-2, 0, 'tri sqr tri 3vp'],
      [-1, -2, 'dieR propulsion dia trade dia - 2vp'],
      [0, -3, 'councilor sqr sqr X 1vp pop X:warfare councilor'],
      [1, -3, 'sqr2 2vp councilor tri cybernetic - pop'],
      [2, -2, 'dieM trade dia dia2'],
      [3, -4, '2vp X:cybernetic - faction warfare'],
      [4, -4, 'sqr planet'],
    ],
    tradeUnder: [1, 2, 4, 5, 8],
  },
  // Think tanks
  '6A': {
    spaces: [
      [-4, 3, '2vp councilor'],
      [-3, 0, 'sqr2 3vp - X:cybernetic pop'],
      [-2, -1, 'tri2 dieI dieM tri'],
      [-1, -3, '2vp - dia 1vp trade dieR warfare'],
      [0, -4, 'sqr X:propulsion cybernetic councilor X dia tri 2vp'],
      [1, -4, 'planet - 2vp sqr tri dia dieR'],
      [2, -3, 'faction trade sqr pop'],
      [3, -3, 'dia2 councilor - X:biotic trade'],
      [4, -1, 'tri 3vp'],
    ],
    tradeUnder: [1, 3, 4, 5, 7],
  },
  // Company towns
  '7A': {
    spaces: [
      [-4, 0, '3vp trade'],
      [-3, -1, 'tri X:cybernetic - dia2 sqr2'],
      [-2, 0, '2vp tri trade faction'],
      [-1, -2, '3vp dieM pop tri sqr - 2vp'],
      [0, -3, '2vp cybernetic dia X trade pop X:biotic councilor'],
      [1, -3, 'councilor dieI 1vp sqr dia - pop'],
      [2, -2, 'sqr tri dia tri2'],
      [3, -4, 'planet X:warfare - dieR warfare'],
      [4, -4, 'sqr 2vp'],
    ],
    tradeUnder: [2, 3, 4, 5, 6],
  },
  // Salvage fields
  '8A': {
    spaces: [
      [-4, 3, 'tri 3vp'],
      [-3, 0, 'dia2 3vp - X:biotic trade'],
      [-2, -1, 'tri2 cybernetic pop trade'],
      [-1, -3, 'planet - sqr 1vp dia dieM sqr2'],
      [0, -4, 'sqr X:propulsion dia tri X councilor 2vp warfare'],
      [1, -4, '2vp - tri sqr trade 2vp faction'],
      [2, -3, 'dieR dieI sqr dia'],
      [3, -3, '2vp councilor - X:warfare 2vp'],
      [4, -1, 'pop councilor'],
    ],
    tradeUnder: [1, 2, 4, 6, 7],
  },
};
