// Expansion: planets and space docks of all nine sides.
import { assetsIn } from '../assets.ts';
import type { Resource } from '../vocabulary.ts';
import type { Dock, ExpansionSheet, Planet, SheetSide } from './types.ts';

/** Name, icons row by row, assets of the rows, assets of the columns. */
type WrittenPlanet = readonly [name: string, icons: string, rows: string, columns: string];

interface Written {
  readonly planets: readonly WrittenPlanet[];
  /** What the three docks give. */
  readonly docks: string;
}

const DOCK_COSTS = ['MMM', 'IIM', 'MRR'];
const POPULATION = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4];

export function buildExpansion(side: SheetSide): ExpansionSheet {
  const { planets, docks } = sides[side];
  return { sheet: 'expansion', side, planets: planets.map(planet), docks: docksOf(docks), population: POPULATION };
}

function planet([name, icons, rows, columns]: WrittenPlanet, i: number): Planet {
  const grid = icons.split(' ').map(resourcesIn);
  return { id: `p${i + 1}`, name, grid, rows: assetsIn(rows), columns: assetsIn(columns) };
}

const docksOf = (assets: string): Dock[] =>
  assetsIn(assets).map((asset, i) => ({ id: `dock${i + 1}`, cost: resourcesIn(DOCK_COSTS[i] ?? ''), asset }));

const resourcesIn = (letters: string): Resource[] => [...letters] as Resource[];

const sides: Readonly<Record<SheetSide, Written>> = {
  B: {
    planets: [
      ['Arinam', 'II MM', 'pop tri', 'trade pop'],
      ['Lodor', 'MR MI', 'biotic pop', 'pop dia'],
      ['Meer', 'MM IM', 'pop dieM', 'sqr 1vp'],
      ['Quann', 'MIM IMR', 'pop 2vp', 'councilor sqr pop'],
      ['Vefut II', 'MI MM IR', 'pop trade dieI', 'pop 2vp'],
      ['Torkan', 'MMI IRM MIM', 'pop dieR 3vp', 'pop faction 3vp'],
      ['Bereg', 'MRM IMI', 'cybernetic pop', 'pop councilor 2vp'],
      ['Saudor', 'IM MI MM', 'pop dia 1vp', '2vp pop'],
    ],
    docks: 'trade pop propulsion',
  },
  // Garden worlds
  '1A': {
    planets: [
      ['Arinam', 'MI MI', 'pop pop', 'sqr pop'],
      ['Lirta IV', 'MI RM', '1vp pop', 'pop biotic'],
      ['Mellon', 'MM MI', 'dieM dia', 'tri pop'],
      ['Quann', 'MR MI MI', 'pop 1vp pop', 'pop pop'],
      ['Lor', 'MR II MM', '2vp pop 2vp', 'sqr councilor'],
      ['Zohbat', 'MIM MMM RII', 'pop 3vp dieR', 'pop 3vp faction'],
      ['Xxehan', 'II MM RM', 'pop 2vp cybernetic', '2vp councilor'],
      ['Saudor', 'MMM MII', 'dieI pop', 'pop pop dia'],
    ],
    docks: 'propulsion trade pop',
  },
  // Ore belt
  '2A': {
    planets: [
      ['Fria', 'MI MI', 'pop pop', 'pop pop'],
      ['Thibah', 'RM MI', 'dieM biotic', 'pop dia'],
      ['Bereg', 'MM MI', '1vp tri', 'sqr trade'],
      ["Tequ'ran", 'MI IR MM', '1vp dia 2vp', 'pop pop'],
      ['Lor', 'RIM MMI', 'pop dieI', '2vp pop pop'],
      ['Rarron', 'IMI IMM MRM', 'pop dieR pop', 'faction 3vp 3vp'],
      ['Vefut II', 'IM MR IM', 'pop pop 2vp', 'cybernetic sqr'],
      ["Qucen'n", 'MM MM II', 'pop sqr tri', 'trade 2vp'],
    ],
    docks: 'pop propulsion trade',
  },
  // Universities
  '3A': {
    planets: [
      ["Tequ'ran", 'MI IM', 'dieM pop', 'pop pop'],
      ['Vefut II', 'MI MR', 'warfare biotic', 'biotic sqr'],
      ['Arnor', 'MM MI', 'trade pop', 'pop 1vp'],
      ['Fria', 'MR II MM', '2vp trade cybernetic', 'sqr pop'],
      ['Centauri', 'RI MI MM', 'pop 2vp councilor', 'dieI dia'],
      ['Xxehan', 'RIM MII MMM', 'pop 3vp pop', 'dieR 3vp faction'],
      ['Arinam', 'IRM MIM', '2vp pop', '2vp pop 1vp'],
      ['Lodor', 'IMI MMM', 'pop councilor', 'pop pop pop'],
    ],
    docks: 'pop trade propulsion',
  },
  // Free ports
  '4A': {
    planets: [
      ['Corneeq', 'IM MI', 'pop trade', 'pop tri'],
      ['New Albion', 'IM RM', 'pop dia', 'pop dieM'],
      ['Lor', 'IM MM', 'pop biotic', 'sqr 1vp'],
      ['Saudor', 'RIM IMM', 'dieI pop', 'dia pop pop'],
      ["Qucen'n", 'IMR MMI', 'pop pop', 'trade cybernetic 2vp'],
      ['Xxehan', 'IMR IMM MMI', 'pop 3vp faction', 'dieR pop 3vp'],
      ['Zohbat', 'MMR MII', 'sqr 2vp', '2vp pop 2vp'],
      ['Alio Prima', 'IIM MMM', 'pop 1vp', 'trade pop trade'],
    ],
    docks: 'trade propulsion pop',
  },
  // Sprawl
  '5A': {
    planets: [
      ['Torkan', 'MI MI', 'dieM dia', 'pop sqr'],
      ['Resculon', 'IM RM', 'trade biotic', 'pop pop'],
      ["Tequ'ran", 'MI MM', 'pop pop', 'pop tri'],
      ['Centauri', 'MMI IMR', 'dia pop', 'pop councilor pop'],
      ['Starpoint', 'IR MM IM', 'trade pop pop', '2vp councilor'],
      ['Gral', 'MRM MII IMM', 'pop faction 3vp', '3vp pop dieR'],
      ['Lor', 'RI IM MM', 'pop sqr dieI', '1vp pop'],
      ['Thibah', 'MIM MMI', 'cybernetic pop', '2vp 2vp pop'],
    ],
    docks: 'propulsion pop trade',
  },
  // Senatorial estates
  '6A': {
    planets: [
      ['Vefut II', 'IM MI', 'councilor biotic', 'dieM 1vp'],
      ['Starpoint', 'IM MR', 'pop councilor', 'pop pop'],
      ["Tequ'ran", 'MM IM', 'trade tri', 'pop pop'],
      ['Corneeq', 'IIM MMR', 'sqr 2vp', 'dia pop trade'],
      ['Xxehan', 'IM MM RI', 'pop dieI pop', 'cybernetic pop'],
      ['Arinam', 'MRI IMM MMI', 'dieR 3vp pop', '3vp faction pop'],
      ["Tar'Mann", 'IMM RMI', 'councilor 2vp', '2vp pop pop'],
      ['Mellon', 'IMM MIM', '1vp 2vp', 'councilor pop pop'],
    ],
    docks: 'propulsion trade pop',
  },
  // Deep mines
  '7A': {
    planets: [
      ['Mellon', 'IM IM', 'biotic dieM', '1vp pop'],
      ['Bereg', 'MR IM', 'pop pop', 'tri sqr'],
      ['Wellon', 'MI MM', '2vp dia', 'pop pop'],
      ['Alio Prima', 'IRM MMI', '2vp pop', 'dieI 2vp 2vp'],
      ['Saudor', 'IM MR IM', 'sqr pop councilor', 'pop 2vp'],
      ['Quann', 'MIM MIR MIM', 'pop 3vp 3vp', 'dieR pop faction'],
      ['Corneeq', 'IMI RMM', 'pop pop', 'pop 1vp dia'],
      ['Sakulag', 'MMI MMI', 'pop pop', 'cybernetic 2vp councilor'],
    ],
    docks: 'trade propulsion pop',
  },
  // Observatories
  '8A': {
    planets: [
      ['Arinam', 'MI IM', 'tri 1vp', 'pop pop'],
      ['Lazar', 'IR MM', 'sqr pop', 'dia pop'],
      ['Arnor', 'MI MM', 'dieM dieR', 'biotic pop'],
      ["Qucen'n", 'MIR MMI', 'dieI 2vp', '1vp 2vp 2vp'],
      ['Torkan', 'RIM MMI', 'pop pop', '2vp cybernetic dia'],
      ['Xxehan', 'RIM MIM MMI', 'dieR faction 3vp', 'pop pop 3vp'],
      ['Resculon', 'IMR MMI', 'pop pop', 'councilor pop pop'],
      ['Corneeq', 'MI MM IM', 'pop dieM pop', 'councilor sqr'],
    ],
    docks: 'propulsion trade pop',
  },
};
