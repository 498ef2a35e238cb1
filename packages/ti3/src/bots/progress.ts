// How far a seat is with an objective, in steps that can be counted. Whether it is met only the rules say.
import type { ObjectiveId, TechnologyColor } from '../content/facts/index.ts';
import { technologyColors, units } from '../content/facts/index.ts';
import { missingFor } from '../content/objectives.ts';
import type { G, Seat } from '../game.ts';
import { neighbours, systemOf, systemOfPlanet } from '../queries/board.ts';
import {
  canBeControlled,
  colorsWith,
  conqueredHomes,
  controlsSystem,
  influenceOf,
  MECATOL_REX,
  mecatolRexOf,
  mostOfOneSpecialty,
  shipsAtMecatolRex,
  specialtiesOf,
  technologiesByColor,
  warshipsIn,
  wormholeSystems,
} from '../queries/objectives.ts';
import { leftOf, planetsOutsideHome, playerOf, rightOf, unitsOnBoard } from '../queries/players.ts';
import { purchasingPower } from '../rules/production/spending.ts';

export interface Progress {
  readonly have: number;
  readonly need: number;
}

type Steps = (g: G, seat: Seat) => Progress;

const of =
  (need: number, have: (g: G, seat: Seat) => number): Steps =>
  (g, seat) => ({ have: Math.min(need, have(g, seat)), need });

/** Mecatol Rex is worth two steps, and a dock on it another. */
const atMecatolRex = (more: Steps): Steps => {
  return (g, seat) => {
    const capital = mecatolRexOf(g, seat);
    const { have, need } = more(g, seat);
    return { have: have + (capital === undefined ? 0 : capital.dock < 0 ? 2 : 3), need: need + 3 };
  };
};

/** Secrets that are met on Mecatol Rex and nowhere else. */
const atTheHeart: ReadonlySet<string> = new Set(['diversified', 'forceful', 'industrial', 'masterOfShips', 'usurper']);

export const needsMecatolRex = (g: G, seat: Seat): boolean => atTheHeart.has(playerOf(g, seat).secret);

const planets = (need: number): Steps => of(need, (g, seat) => planetsOutsideHome(g, seat).length);
const technologies = (need: number): Steps => of(need, (g, seat) => playerOf(g, seat).technologies.length);
const sameColor = (need: number): Steps => of(need, (g, seat) => Math.max(...colors(g, seat)));
const goods = (need: number): Steps => of(need, (g, seat) => playerOf(g, seat).tradeGoods);
const means = (of_: 'resources' | 'influence', need: number): Steps =>
  of(need, (g, seat) => purchasingPower(g, seat, of_));
const colors = (g: G, seat: Seat): number[] => {
  const owned = technologiesByColor(g, seat);
  return technologyColors.map((color: TechnologyColor) => owned[color]);
};

const steps: Readonly<Partial<Record<ObjectiveId, Steps>>> = {
  conqueror: of(1, (g, seat) => conqueredHomes(g, seat).length),
  diversified: atMecatolRex(of(3, (g, seat) => colorsWith(g, seat, 2))),
  focused: of(4, mostOfOneSpecialty),
  forceful: atMecatolRex(
    of(4, (g, seat) => shipsAtMecatolRex(g).filter((s) => s.owner === seat && s.type === 'dreadnought').length),
  ),
  industrial: atMecatolRex(
    of(
      units.spaceDock.limit + units.dreadnought.limit,
      (g, seat) => unitsOnBoard(g, seat, 'spaceDock') + unitsOnBoard(g, seat, 'dreadnought'),
    ),
  ),
  keeperOfGates: (g, seat) => {
    const gates = wormholeSystems(g);
    return { have: gates.filter((s) => warshipsIn(s, seat) > 0).length, need: Math.max(1, gates.length) };
  },
  masterOfShips: atMecatolRex(of(8, (g, seat) => warshipsIn(systemOfPlanet(g, MECATOL_REX), seat))),
  technocrat: of(6, (g, seat) => specialtiesOf(g, seat).length),
  usurper: atMecatolRex(of(3, (g, seat) => (mecatolRexOf(g, seat)?.groundForces ?? 0) / 2)),
  planets5: planets(5),
  mecatolWholeRound: of(1, (g, seat) => (mecatolRexOf(g, seat) === undefined ? 0 : 1)),
  threeSpecialties: of(3, (g, seat) => new Set(specialtiesOf(g, seat).filter((color) => color !== 'yellow')).size),
  tech5: technologies(5),
  techSameColor3: sameColor(3),
  techAllColors: of(technologyColors.length, (g, seat) => colorsWith(g, seat, 1)),
  spendTradeGoods6: goods(6),
  spendResources10: means('resources', 10),
  spendInfluence10: means('influence', 10),
  docks3: of(units.spaceDock.limit, (g, seat) => unitsOnBoard(g, seat, 'spaceDock')),
  planets10: planets(10),
  tech9: technologies(9),
  spendTradeGoods12: goods(12),
  spendResources20: means('resources', 20),
  spendInfluence20: means('influence', 20),
  mecatolAndRing: (g, seat) => {
    const capital = systemOfPlanet(g, MECATOL_REX);
    const heart = [capital, ...neighbours(g, capital.id).map((id) => systemOf(g, id))].filter(canBeControlled);
    return { have: heart.filter((s) => controlsSystem(s, seat)).length, need: heart.length };
  },
  influenceNeighbours: (g, seat) => {
    const around = new Set([leftOf(g, seat), rightOf(g, seat)]);
    around.delete(seat);
    const need = [...around].reduce((sum, other) => sum + influenceOf(g, other), 1);
    return { have: Math.min(need, influenceOf(g, seat)), need };
  },
  domination: of(2, (g, seat) => conqueredHomes(g, seat).length),
  supremacy: planets(18),
  'se1-mecatol': of(1, (g, seat) => (mecatolRexOf(g, seat) === undefined ? 0 : 1)),
  'se1-tech3x2': of(2, (g, seat) => colorsWith(g, seat, 3)),
  'se1-spend10': means('resources', 10),
  'se2-techSame5': sameColor(5),
  'se2-spend20': means('resources', 20),
  'se2-planets11': planets(11),
  'se2-twoHomes': of(2, (g, seat) => conqueredHomes(g, seat).length),
};

/** Where steps cannot be counted, one is missing until the rules say that none is. */
export function progress(g: G, seat: Seat, id: ObjectiveId): Progress {
  const counted = steps[id];
  if (counted === undefined) return { have: missingFor(g, seat, id) === null ? 2 : 0, need: 2 };
  return counted(g, seat);
}
