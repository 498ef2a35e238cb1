// The 24 technologies as a tree: where each stands, what leads to it, and what a seat has to do with it.
import type { Refusal, Seat } from '@custodian/kernel';
import type { TechnologyColor, TechnologyId } from '@custodian/ti3/facts';
import { planets, technologies } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import { readyPlanets } from '@custodian/ti3/queries/players';
import { refuseTechnology, technologyDeck } from '@custodian/ti3/queries/technologies';
import { specialtyDiscount, technologyCost } from '@custodian/ti3/queries/values';

/** Column by depth, row by colour: two or three rows a lane. */
const places: Readonly<Partial<Record<TechnologyId, readonly [column: number, row: number]>>> = {
  hylarVAssaultLaser: [0, 1],
  deepSpaceCannon: [1, 1],
  magenDefenseGrid: [2, 0],
  warSun: [2, 1],
  assaultCannon: [2, 2],
  gravitonNegator: [3, 2],
  antimassDeflectors: [0, 3],
  xrdTransporters: [1, 3],
  lightWaveDeflector: [3, 3],
  typeIVDrive: [3, 4],
  fleetLogistics: [4, 3],
  advancedFighters: [4, 4],
  cybernetics: [1, 5],
  stasisCapsules: [1, 6],
  genSynthesis: [2, 5],
  neuralMotivator: [2, 6],
  x89BacterialWeapon: [3, 5],
  dacxiveAnimators: [3, 6],
  enviroCompensator: [0, 7],
  sarweenTools: [1, 8],
  microTechnology: [2, 7],
  gravitonLaserSystem: [2, 8],
  integratedEconomy: [3, 7],
  transitDiodes: [4, 7],
};

export interface Lane {
  readonly color: TechnologyColor;
  readonly first: number;
  readonly last: number;
}

export const lanes: readonly Lane[] = [
  { color: 'red', first: 0, last: 2 },
  { color: 'blue', first: 3, last: 4 },
  { color: 'green', first: 5, last: 6 },
  { color: 'yellow', first: 7, last: 8 },
];

export interface Branch {
  readonly id: TechnologyId;
  readonly color: TechnologyColor;
  readonly column: number;
  readonly row: number;
  readonly needs: readonly TechnologyId[];
  /** One of the needs is enough. */
  readonly any: boolean;
  readonly state: 'owned' | 'within reach' | 'locked';
  /** Why it is locked. */
  readonly why: Refusal | null;
}

export function treeOf(game: Game, seat: Seat): Branch[] {
  const owned: readonly string[] = game.players[seat]?.technologies ?? [];
  return technologyDeck.flatMap((id) => {
    const place = places[id];
    if (place === undefined) return [];
    const { color, needs } = technologies[id];
    const why = owned.includes(id) ? null : refuseTechnology(game, seat, id, true);
    return {
      id,
      color,
      column: place[0],
      row: place[1],
      needs: 'any' in needs ? needs.any : needs.all,
      any: 'any' in needs,
      state: owned.includes(id) ? 'owned' : why === null ? 'within reach' : 'locked',
      why,
    } as const;
  });
}

/** What changes the price that is printed, each with its source: a planet, a card, a law. */
export function priceParts(game: Game, seat: Seat, technology: TechnologyId): { source: string; by: number }[] {
  const byPlanets = readyPlanets(game, seat)
    .filter(({ id }) => planets[id].specialty === technologies[technology].color)
    .map(({ id }) => ({ source: id as string, by: -specialtyDiscount(game, { seat, planet: id, technology }) }));
  const { base, changes } = technologyCost.explain(game, { seat, technology });
  const byCards = changes.map(({ source, to }, i) => ({ source, by: to - (changes[i - 1]?.to ?? base) }));
  return [...byPlanets, ...byCards].filter(({ by }) => by !== 0);
}

/** What a technology helps to open. */
export const opensTo = (id: TechnologyId): TechnologyId[] =>
  technologyDeck.filter((each) => {
    const { needs } = technologies[each];
    return ('any' in needs ? needs.any : needs.all).includes(id);
  });

export const COLUMN = 208;
export const ROW = 79;
const CARD = { width: 186, height: 72 };

/** Lanes stand a little apart. */
export const topOf = (row: number): number => row * ROW + 6 * lanes.findIndex(({ last }) => row <= last);
export const leftOf = (column: number): number => column * COLUMN;

/** The line from one card to another: out of its right side, or out of its left where it turns back. */
export function edge(from: Pick<Branch, 'column' | 'row'>, to: Pick<Branch, 'column' | 'row'>): string {
  const y1 = topOf(from.row) + CARD.height / 2;
  const y2 = topOf(to.row) + CARD.height / 2;
  const [left1, left2] = [leftOf(from.column), leftOf(to.column)];
  if (to.column > from.column) {
    const x1 = left1 + CARD.width;
    return `M${x1} ${y1}C${x1 + 20} ${y1} ${left2 - 24} ${y2} ${left2} ${y2}`;
  }
  if (to.column === from.column) return `M${left1} ${y1}C${left1 - 16} ${y1} ${left2 - 16} ${y2} ${left2} ${y2}`;
  const x2 = left2 + CARD.width;
  return `M${left1} ${y1}C${left1 - 20} ${y1} ${x2 + 22} ${y2} ${x2} ${y2}`;
}
