// Navigation: systems, hyperlanes and wormholes of all nine sides. Rows go away from home; even A sides are mirrored.
import { assetOrNone, cellsOf } from '../assets.ts';
import type { NavigationSheet, SheetSide, System } from './types.ts';

interface Written {
  /** What each system of the rows a to h holds, and of the two pockets x1-x2 and x3-x4. */
  readonly assets: readonly string[];
  /** A system and those it leads on to. */
  readonly lanes: readonly string[];
}

const ROWS = 'abcdefghx';
/** Where the pockets lie. */
const POCKETS: readonly (readonly [x: number, y: number])[] = [
  [7.5, 16.2],
  [7.5, 30.5],
  [92.5, 16.2],
  [92.5, 30.5],
];

const WORMHOLES = [
  { id: 'w1', system: 'b1', x: 22.8, y: 22.3 },
  { id: 'w2', system: 'd5', x: 92.5, y: 52.9 },
  { id: 'w3', system: 'f1', x: 7.5, y: 73.3 },
  { id: 'w4', system: 'h2', x: 50, y: 97.8 },
  { id: 'w5', system: 'x1', x: 12.6, y: 8 },
  { id: 'w6', system: 'x3', x: 87.4, y: 8 },
];

export function buildNavigation(side: SheetSide): NavigationSheet {
  const written = sides[side];
  const across = (x: number): number => tenths(isMirrored(side) ? 100 - x : x);
  const systems = systemsOf(written, across);
  const lanes = written.lanes.flatMap((row) => row.split(', ').flatMap(lanesFrom));
  const next = neighbours(systems, lanes);
  return {
    sheet: 'navigation',
    side,
    systems,
    byId: new Map(systems.map((system) => [system.id, system])),
    lanes,
    next,
    explored: ['home', ...(next.get('home') ?? [])],
    wormholes: WORMHOLES.map((wormhole) => ({ ...wormhole, x: across(wormhole.x) })),
    distance: distancesTo('mecatol', next),
  };
}

const isMirrored = (side: SheetSide): boolean => side !== 'B' && Number(side[0]) % 2 === 0;
const tenths = (n: number): number => Math.round(n * 10) / 10;

function systemsOf(written: Written, across: (x: number) => number): System[] {
  const systems: System[] = [{ id: 'home', x: across(50), y: 6, large: true, asset: null, wormhole: null }];
  written.assets.forEach((line, row) => {
    const cells = cellsOf(line);
    cells.forEach((word, i) => {
      const id = word === 'mecatol' ? word : `${ROWS[row]}${i + 1}`;
      const middle = (cells.length - 1) / 2;
      const [x, y] = (ROWS[row] === 'x' && POCKETS[i]) || [50 + 17 * (i - middle), tenths(6 + 10.2 * (row + 1))];
      const wormhole = WORMHOLES.find((each) => each.system === id)?.id ?? null;
      systems.push({ id, x: across(x), y, large: word === 'mecatol', asset: assetOrNone(word), wormhole });
    });
  });
  return systems;
}

function lanesFrom(written: string): [string, string][] {
  const [from = '', ...to] = cellsOf(written);
  return to.map((each) => [from, each]);
}

function neighbours(systems: readonly System[], lanes: NavigationSheet['lanes']): Map<string, string[]> {
  const next = new Map<string, string[]>(systems.map(({ id }) => [id, []]));
  for (const [a, b] of lanes) {
    next.get(a)?.push(b);
    next.get(b)?.push(a);
  }
  return next;
}

/** Hyperlanes between each system and that one; pockets have no way there. */
function distancesTo(goal: string, next: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const distance = new Map([[goal, 0]]);
  // A map is walked through in the order in which it grows.
  for (const [system, far] of distance) {
    for (const each of next.get(system) ?? []) if (!distance.has(each)) distance.set(each, far + 1);
  }
  return distance;
}

const sides: Readonly<Record<SheetSide, Written>> = {
  B: {
    assets: [
      'planet planet',
      'tri . dia',
      'planet dieM dieI planet',
      'left propulsion planet councilor right',
      '2vp sqr biotic 1vp',
      'relic planet mecatol planet faction',
      'warfare 2vp dieR councilor',
      '3vp tri2 3vp',
      'planet 4vp cybernetic relic',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c3, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c3 d4, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g4, f5 g4',
      'g1 h1, g2 h1, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Merchant lanes
  '1A': {
    assets: [
      'planet planet',
      'sqr dia tri',
      'planet dieM dieI planet',
      'left trade planet propulsion right',
      'sqr dia2 biotic 1vp',
      'faction planet mecatol planet relic',
      '2vp warfare dieR councilor',
      'tri2 3vp 3vp',
      'cybernetic relic planet 4vp',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c3 d4, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2 e3, d4 e3 e4',
      'e1 f1 f2, e2 mecatol, e3 mecatol, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g3 g4, f5 g4',
      'g1 h1, g2 h1 h2, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Settler rim
  '2A': {
    assets: [
      'planet planet',
      'tri . dia',
      'planet dieI planet 1vp',
      'right propulsion councilor planet left',
      '1vp planet biotic 2vp',
      'faction planet mecatol planet relic',
      'dieR councilor warfare planet',
      '3vp 3vp 3vp',
      'cybernetic 4vp planet relic',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c3, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c3 d3 d4, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2, d4 e3',
      'e1 f1 f2, e2 f2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f2 g1 g2, mecatol g2 g3, f4 g4, f5 g4',
      'g1 h1, g2 h1, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Reliquary
  '3A': {
    assets: [
      'planet planet',
      'tri dia .',
      'planet planet dieI dieM',
      'left propulsion councilor planet right',
      'tri sqr biotic 2vp',
      'relic planet mecatol planet 3vp',
      '2vp warfare dieR councilor',
      '3vp 3vp faction',
      'cybernetic relic planet 4vp',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c2, b2 c3, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c3 d4, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f1 g1, f2 g1 g2, mecatol g3, f4 g4, f5 g4',
      'g1 h1, g2 h1 h2, g3 h2 h3, g4 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Broken ring
  '4A': {
    assets: [
      'planet planet',
      'dia tri trade',
      'dieI planet planet dieM',
      'right 2vp propulsion councilor left',
      'sqr 1vp 2vp planet',
      'faction planet mecatol planet relic',
      '2vp dieR councilor warfare',
      '5vp tri2 3vp',
      'planet 4vp cybernetic relic',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c2 c3, b3 c3 c4',
      'c1 d1 d2, c2 d2, c3 d3 d4, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 mecatol, e3 f4, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g3 g4, f5 g4',
      'g1 h1, g2 h1, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Academies
  '5A': {
    assets: [
      'planet planet',
      'biotic dia .',
      'planet dieM dieI planet',
      'left councilor propulsion planet right',
      '1vp sqr2 dieR 2vp',
      'faction planet mecatol planet relic',
      '2vp councilor cybernetic warfare',
      '3vp 3vp tri2',
      'planet 4vp cybernetic relic',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c3, b3 c3',
      'c1 d1 d2, c2 d2 d3, c3 d3 d4, c4 d4 d5',
      'd1 e1, d2 e1 e2, d3 e2, d4 e3 e4',
      'e1 f1, e2 f2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g4, f5 g4',
      'g1 h1, g2 h1, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Contested border
  '6A': {
    assets: [
      'planet planet',
      'dia tri .',
      'dieI planet planet warfare',
      'right councilor planet propulsion left',
      'right left biotic sqr',
      'faction planet mecatol planet relic',
      'dieR 3vp warfare councilor',
      '3vp tri2 3vp',
      'cybernetic 4vp planet relic',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c3, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c4 d4 d5',
      'd1 e1, d2 e2, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 f2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g4, f5 g4',
      'g1 h1, g2 h1 h2, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Senate worlds
  '7A': {
    assets: [
      'planet planet',
      'councilor dia tri',
      'dieM planet planet dieI',
      'right planet councilor propulsion left',
      '1vp biotic sqr 2vp',
      'faction planet mecatol planet relic',
      '2vp dieR 2vp councilor',
      'tri2 3vp 3vp',
      'cybernetic relic planet 4vp',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b3 c3 c4',
      'c1 d1 d2, c2 d2 d3, c3 d4, c4 d4 d5',
      'd1 e1, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 f2 mecatol, e3 mecatol f4, e4 f4 f5',
      'f2 g1 g2, mecatol g3, f4 g3 g4, f5 g4',
      'g1 h1, g2 h1 h2, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
  // Frontier of glass
  '8A': {
    assets: [
      'planet planet',
      'tri . dia',
      'dieM planet planet dieI',
      'right planet councilor . left',
      'sqr 3vp 3vp biotic',
      'relic planet mecatol planet faction',
      'dieR warfare councilor 2vp',
      'tri2 5vp 3vp',
      'cybernetic relic planet 4vp',
    ],
    lanes: [
      'home a1 a2',
      'a1 b1 b2, a2 b2 b3',
      'b1 c1 c2, b2 c3, b3 c3 c4',
      'c1 d1, c2 d2 d3, c3 d3 d4, c4 d4 d5',
      'd1 e1, d2 e1 e2, d3 e2, d4 e3 e4',
      'e1 f1 f2, e2 mecatol, e3 mecatol f4, e4 f4',
      'f2 g1 g2, mecatol g3, f4 g3 g4, f5 g4',
      'g1 h1, g2 h1, g3 h2 h3',
      'x1 x2, x3 x4',
    ],
  },
};
