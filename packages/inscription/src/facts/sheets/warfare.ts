// Warfare: units, the grid of war and the spoils of all nine sides.
import { assetOrNone, assetsIn, cellsOf } from '../assets.ts';
import { SIDES, type Specialty, type UnitId } from '../vocabulary.ts';
import { type Shape, shapeDrawn, waysToLie } from './shapes.ts';
import type { Node, Section, SheetSide, Unit, WarfareSheet } from './types.ts';

type Shapes = Readonly<Record<UnitId, string>>;

interface Written {
  readonly shapes: Shapes;
  /** Won on the left and on the right, level by level. */
  readonly spoils: readonly string[];
  readonly penalties: readonly number[];
  /** Seen from below the first deployment line, the last level on top. ##: an anomaly. */
  readonly grid: string;
}

const COLUMNS = 8;

interface Price {
  readonly cost: Unit['cost'];
  readonly limit: number | null;
  readonly points: number;
  readonly lockedBy: Specialty | null;
}

const prices: Readonly<Record<UnitId, Price>> = {
  infantry: { cost: ['any'], limit: null, points: 0, lockedBy: null },
  pds: { cost: ['I', 'I'], limit: 4, points: 0, lockedBy: null },
  cruiser: { cost: ['M', 'M', 'M'], limit: 4, points: 1, lockedBy: null },
  carrier: { cost: ['M', 'M', 'I'], limit: 3, points: 1, lockedBy: null },
  mech: { cost: ['M', 'R'], limit: 3, points: 0, lockedBy: null },
  flagship: { cost: ['specialty', 'M', 'M', 'I'], limit: 1, points: 3, lockedBy: null },
  dreadnought: { cost: ['M', 'M', 'M', 'M'], limit: 3, points: 3, lockedBy: 'warfare' },
  warsun: { cost: ['M', 'M', 'M', 'I', 'I', 'R'], limit: 2, points: 5, lockedBy: 'cybernetic' },
};

export function buildWarfare(side: SheetSide): WarfareSheet {
  const written = sides[side];
  const units = unitsOf(written.shapes);
  const nodes = nodesOf(written.grid);
  return {
    sheet: 'warfare',
    side,
    units,
    unit: new Map(units.map((unit) => [unit.id, unit])),
    ways: new Map(units.map(({ id, shape }): [UnitId, Shape[]] => [id, waysToLie(shape)])),
    columns: COLUMNS,
    rows: nodes.length / COLUMNS,
    nodes,
    sections: sectionsOf(written),
  };
}

const unitsOf = (shapes: Shapes): Unit[] =>
  (Object.keys(prices) as UnitId[]).map((id) => ({ id, ...prices[id], shape: shapeDrawn(shapes[id]) }));

function nodesOf(grid: string): Node[] {
  const rows = grid.trim().split(/\n\s*/).reverse();
  return rows.flatMap((row, y) =>
    cellsOf(row).map((word, x): Node => {
      const anomaly = word === '##';
      return { id: `${x}_${y}`, x, y, anomaly, asset: anomaly ? null : assetOrNone(word) };
    }),
  );
}

const sectionsOf = ({ spoils, penalties }: Written): Section[] =>
  spoils.flatMap((row, i) =>
    assetsIn(row).map((won, j): Section => {
      const side = SIDES[j] ?? 'left';
      return { id: `${side}${i + 1}`, side, level: i + 1, spoils: won, penalty: penalties[i] ?? 0 };
    }),
  );

const COMPACT: Shapes = {
  infantry: '#',
  pds: '#. ##',
  cruiser: '.#. ###',
  carrier: '## ##',
  mech: '###',
  flagship: '.##. ####',
  dreadnought: '##. ###',
  warsun: '.## ### ##.',
};

const LONG: Shapes = {
  infantry: '#',
  pds: '###',
  cruiser: '.## ##.',
  carrier: '####',
  mech: '#. ##',
  flagship: '.##. ####',
  dreadnought: '.#.. ####',
  warsun: '.#. ### ###',
};

const CLAWED: Shapes = {
  infantry: '#',
  pds: '#. ##',
  cruiser: '#.. ###',
  carrier: '## ##',
  mech: '###',
  flagship: '.##. ####',
  dreadnought: '#.# ###',
  warsun: '###. ####',
};

const STEPPED: Shapes = {
  infantry: '#',
  pds: '###',
  cruiser: '..# ###',
  carrier: '##. .##',
  mech: '#. ##',
  flagship: '.##. ####',
  dreadnought: '..# .## ##.',
  warsun: '##. ### .##',
};

const sides: Readonly<Record<SheetSide, Written>> = {
  B: {
    shapes: COMPACT,
    spoils: ['pop trade', '2vp councilor', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      ##  .          2vp   .    .    2vp     .        ##
      .   sqr2       .     .    .    .       trade    .
      ##  .          .     1vp  1vp  .       .        ##

      .   .          1vp   ##   ##   biotic  .        .
      .   councilor  .     .    .    .       pop      .
      .   .          ##    .    .    ##      .        .

      .   1vp        .     .    .    .       faction  .
      .   .          dieM  .    .    dieI    .        .
      .   ##         .     .    .    .       ##       .

      .   tri        .     .    .    .       dia      .
      ##  .          .     .    .    .       .        ##
      .   .          1vp   .    .    1vp     .        .
    `,
  },
  // Bastion
  '1A': {
    shapes: LONG,
    spoils: ['pop trade', '2vp councilor', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      1vp   .       .    ##   2vp      ##     .     .
      1vp   .       .    1vp  sqr      trade  .     .
      ##    .       .    .    .        .      .     ##

      .     .       ##   pop  .        .      1vp   .
      .     biotic  .    .    ##       .      .     .
      .     .       .    ##   ##       .      .     councilor

      ##    .       .    .    faction  ##     .     .
      dieM  .       1vp  .    .        .      dieI  .
      .     .       ##   .    .        .      ##    .

      .     1vp     .    .    .        .      dia   .
      .     .       .    .    .        .      .     1vp
      .     tri     ##   .    .        ##     .     .
    `,
  },
  // Raiders
  '2A': {
    shapes: CLAWED,
    spoils: ['trade pop', 'councilor 2vp', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      1vp  .   .    trade  ##       .    .          .
      .    .   .    2vp    1vp      .    .          .
      .    ##  ##   .      ##       sqr  1vp        .

      .    ##  .    .      .        .    councilor  ##
      .    .   .    pop    .        ##   .          .
      ##   .   .    1vp    biotic   .    .          .

      .    ##  .    .      ##       ##   .          .
      .    .   1vp  ##     dieI     .    .          .
      .    .   .    dieM   faction  .    .          .

      .    .   .    .      .        .    ##         .
      tri  ##  .    .      .        .    dia        .
      .    .   1vp  .      1vp      .    .          .
    `,
  },
  // Shipyards
  '3A': {
    shapes: STEPPED,
    spoils: ['pop trade', '2vp councilor', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      .    .    .       ##       .     2vp  .     ##
      1vp  1vp  ##      .        1vp   .    .     trade
      .    .    sqr     .        .     .    .     ##

      .    1vp  biotic  .        .     .    ##    pop
      .    .    .       ##       .     ##   .     .
      .    .    .       ##       .     .    .     councilor

      .    ##   .       .        .     .    .     .
      .    .    .       1vp      dieM  ##   .     .
      .    ##   .       faction  .     .    dieI  ##

      1vp  .    .       .        dia   .    .     .
      ##   .    .       .        ##    .    .     .
      tri  .    .       .        .     1vp  .     .
    `,
  },
  // Asteroid maze
  '4A': {
    shapes: COMPACT,
    spoils: ['trade pop', 'councilor 2vp', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      trade  .    .     .          .     ##      .    .
      .      ##   1vp   .          .     .       2vp  ##
      .      ##   1vp   .          sqr   .       .    1vp

      ##     ##   .     pop        .     biotic  .    .
      .      .    .     .          .     ##      1vp  .
      .      .    .     councilor  .     ##      .    .

      ##     1vp  dieI  ##         dieM  ##      .    .
      .      .    .     .          .     .       .    faction
      .      .    .     .          .     ##      .    .

      .      .    .     .          .     .       .    .
      .      dia  .     .          .     1vp     .    .
      1vp    ##   .     .          ##    .       .    tri
    `,
  },
  // Long war
  '5A': {
    shapes: LONG,
    spoils: ['1vp 1vp', '2vp councilor', '3vp 3vp', '5vp 5vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      1vp  .    .        .    .    ##         1vp  ##
      1vp  .    ##       .    .    .          .    .
      .    ##   .        2vp  sqr  .          .    trade

      .    ##   .        .    .    .          .    ##
      1vp  .    ##       pop  .    .          .    biotic
      .    .    .        .    .    councilor  .    ##

      .    1vp  ##       ##   .    .          .    .
      .    .    faction  .    ##   .          ##   dieM
      .    .    .        .    .    .          .    dieI

      .    1vp  .        .    .    .          .    .
      ##   .    .        tri  1vp  .          .    .
      .    .    .        .    ##   dia        .    .
    `,
  },
  // Two fronts
  '6A': {
    shapes: CLAWED,
    spoils: ['trade pop', '3vp 1vp', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      .    2vp  trade   ##    .     ##       ##   .
      1vp  .    .       ##    .     .        1vp  sqr
      .    .    .       .     .     .        .    1vp

      .    1vp  biotic  .     .     pop      .    ##
      .    ##   .       .     .     .        ##   councilor
      ##   .    .       .     .     .        .    .

      .    .    1vp     ##    .     faction  .    ##
      .    .    .       ##    dieM  .        .    .
      .    .    .       dieI  .     ##       .    .

      dia  .    .       .     .     .        tri  ##
      .    ##   1vp     .     1vp   .        .    .
      .    .    .       .     .     .        .    .
    `,
  },
  // War college
  '7A': {
    shapes: STEPPED,
    spoils: ['pop dieM', 'warfare councilor', '3vp 3vp', '4vp 4vp'],
    penalties: [-1, -1, -2, -2],
    grid: `
      .    .          1vp   2vp   .       .        ##   1vp
      .    .          ##    .     .       .        .    ##
      .    .          ##    sqr   .       trade    .    1vp

      .    .          .     pop   1vp     .        .    .
      ##   councilor  .     .     .       .        ##   ##
      .    ##         .     .     biotic  .        .    .

      .    .          .     dieI  .       ##       .    1vp
      ##   .          dieM  ##    ##      faction  .    .
      .    .          .     .     .       .        .    .

      1vp  .          ##    1vp   .       .        .    ##
      .    .          .     .     .       dia      tri  .
      .    .          .     .     .       .        .    .
    `,
  },
  // Trophies
  '8A': {
    shapes: COMPACT,
    spoils: ['trade pop', 'councilor 2vp', '4vp 4vp', '4vp 4vp'],
    penalties: [-1, -1, -3, -2],
    grid: `
      ##  .     .      ##   1vp  .       ##         ##
      .   .     trade  2vp  .    .       .          1vp
      .   .     .      sqr  1vp  .       .          .

      ##  1vp   ##     .    .    .       councilor  .
      .   pop   .      .    .    .       ##         .
      .   .     .      .    .    biotic  ##         .

      .   dieI  ##     .    .    .       .          .
      .   .     1vp    ##   .    .       ##         ##
      .   .     .      .    .    .       faction    dieM

      .   ##    .      .    .    dia     .          .
      .   .     .      .    .    .       tri        .
      .   .     1vp    1vp  .    .       .          ##
    `,
  },
};
