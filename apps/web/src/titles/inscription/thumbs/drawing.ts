// A sheet as small as a stamp: what is printed, and what is marked, each as one path in a square of 100.
import {
  type ExpansionSheet,
  type IndustrySheet,
  type NavigationSheet,
  ROWS_OF_A_LEVEL,
  type Sheets,
  type WarfareSheet,
} from '@custodian/inscription/facts/sheets/types';
import type { SheetName } from '@custodian/inscription/facts/vocabulary';
import type { Paper } from '@custodian/inscription/paper';
import { round } from '../art/hand.ts';
import { pointyHex } from '../art/looks.ts';
import { columnsOf, layOut as layOutWorlds, PITCH } from '../sheets/expansion/layout.ts';
import { layOut as layOutSpaces } from '../sheets/industry/layout.ts';
import { placeIn, tracedAs } from '../sheets/navigation/layout.ts';
import { nodeOf } from '../sheets/warfare/layout.ts';

export interface Stamp {
  /** Not marked: lines, and what is filled. */
  readonly lines: string;
  readonly faint: string;
  readonly ground: string;
  /** Marked by the pen: lines, and what is filled. */
  readonly strokes: string;
  readonly filled: string;
  /** The deployment line; null: there is none. */
  readonly front: number | null;
}

const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

function navigation({ systems, lanes, explored, byId }: NavigationSheet, paper: Paper): Stamp {
  const extent = { left: 3, width: 94, foot: 97, height: 94 };
  const line = ([a, b]: readonly [string, string]): string => {
    const [one, other] = [a, b].map((id) => placeIn(extent, byId.get(id) ?? { x: 0, y: 0 }));
    return one === undefined || other === undefined
      ? ''
      : `M${round(one.x)} ${round(one.y)}L${round(other.x)} ${round(other.y)}`;
  };
  const isTraced = (lane: readonly [string, string]): boolean =>
    tracedAs(paper.navigation.traced, lane) !== undefined ||
    (lane.includes('home') && lane.every((end) => explored.includes(end)));
  const spot = ({ x, y, large }: (typeof systems)[number]): string => {
    const at = placeIn(extent, { x, y });
    return disc(at.x, at.y, large ? 5.4 : 3.2);
  };
  const isMine = (id: string): boolean => id === 'home' || paper.navigation.claimed.includes(id);
  return {
    lines: lanes
      .filter((lane) => !isTraced(lane))
      .map(line)
      .join(''),
    faint: systems
      .filter(({ id }) => !isMine(id))
      .map(spot)
      .join(''),
    ground: '',
    strokes: lanes.filter(isTraced).map(line).join(''),
    filled: systems
      .filter(({ id }) => isMine(id))
      .map(spot)
      .join(''),
    front: null,
  };
}

function expansion({ planets, population }: ExpansionSheet, { expansion: marks }: Paper): Stamp {
  const k = 0.114;
  const worlds = layOutWorlds(planets, 4, 38, 838, 104);
  const icons = worlds.flatMap(({ planet, x, y }) =>
    planet.grid.flatMap((row, i) =>
      row.map((_, j) => ({
        id: `${planet.id}.${i}.${j}`,
        at: box((x + j * PITCH + 8) * k + 1, (y + i * PITCH + 8) * k - 5, 3.4, 3.4),
      })),
    ),
  );
  const towers = population.map((points, i) => box(4 + i * 5.8, 93 - points * 4, 4.6, 5 + points * 4));
  const isStruck = ({ id }: (typeof icons)[number]): boolean => marks.struck.includes(id);
  return {
    lines: '',
    faint: [...icons.filter((icon) => !isStruck(icon)).map(({ at }) => at), ...towers.slice(marks.population)].join(''),
    ground: worlds
      .filter(({ planet }) => marks.unlocked.includes(planet.id))
      .map(({ planet, x, y }) =>
        disc((x + columnsOf(planet) * 22) * k + 1, (y + planet.grid.length * 22) * k - 5, 10.5),
      )
      .join(''),
    strokes: '',
    filled: [...icons.filter(isStruck).map(({ at }) => at), ...towers.slice(0, marks.population)].join(''),
    front: null,
  };
}

function industry({ spaces, scrapped, columns }: IndustrySheet, { industry: marks }: Paper): Stamp {
  const placed = layOutSpaces(spaces, 5.9, 50, 41).map(({ space, x, y }) => ({ id: space.id, x, y }));
  const hex = ({ x, y }: (typeof placed)[number]): string => pointyHex(x, y, 5.4);
  const isScrapped = ({ id }: { id: string }): boolean => id === scrapped || marks.scrapped.includes(id);
  const isClaimed = ({ id }: { id: string }): boolean => marks.claimed.includes(id);
  const chart = (['tri', 'dia', 'sqr'] as const).flatMap((commodity, row) =>
    Array.from({ length: columns }, (_, i) => ({
      isStruck: i < marks[commodity],
      at: box(8 + (i * 86) / columns, 86 + row * 5, 68 / columns, 3.6),
    })),
  );
  return {
    lines: '',
    faint: [
      ...placed.filter((space) => !isScrapped(space) && !isClaimed(space)).map(hex),
      ...chart.filter(({ isStruck }) => !isStruck).map(({ at }) => at),
    ].join(''),
    ground: '',
    strokes: placed.filter(isScrapped).map(hex).join(''),
    filled: [
      ...placed.filter(isClaimed).map(hex),
      ...chart.filter(({ isStruck }) => isStruck).map(({ at }) => at),
    ].join(''),
    front: null,
  };
}

function warfare({ nodes }: WarfareSheet, { warfare: marks }: Paper): Stamp {
  const pitch = 8;
  const at = (x: number, y: number): string => box(18.5 + x * pitch, 91 - y * pitch, 7, 7);
  const covered = new Set(marks.drawn.flatMap((shape) => shape.nodes));
  const free = nodes.filter(({ id }) => !covered.has(id));
  return {
    lines: '',
    faint: free
      .filter(({ asset }) => asset === null)
      .map(({ x, y }) => at(x, y))
      .join(''),
    ground: free
      .filter(({ asset }) => asset !== null)
      .map(({ x, y }) => at(x, y))
      .join(''),
    strokes: '',
    filled: [...covered].map((id) => at(...nodeOf(id))).join(''),
    front: 98.5 - marks.line * ROWS_OF_A_LEVEL * pitch,
  };
}

/** A drawing of any sheet. */
export function stampOf(sheet: SheetName, printed: Sheets, paper: Paper): Stamp {
  switch (sheet) {
    case 'navigation':
      return navigation(printed.navigation, paper);
    case 'expansion':
      return expansion(printed.expansion, paper);
    case 'industry':
      return industry(printed.industry, paper);
    case 'warfare':
      return warfare(printed.warfare, paper);
  }
}
