// What the objectives of Prophecy of Kings ask about, as numbers.
import { hexKey, hexNeighbours } from '@custodian/galaxy';
import type { PlanetId, Requirement } from '../facts/index.ts';
import { isShip } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem, FrozenUnit } from './board.ts';
import { anomaliesOf, areNeighbors, homeSystem, isMecatolRex, tileAt, unitsIn, unitsWhere } from './board.ts';
import { hasLegendaryPlanet } from './exploration.ts';
import type { Progress } from './objectives.ts';
import { othersThan, planetsOf, playerOf, readyPlanets } from './players.ts';
import { producersIn, productionLimit } from './production.ts';
import { isStructure, isTroop } from './units.ts';
import { goodsWorth, influence, planetWorth, resources } from './values.ts';

/** Null: not one of these. */
export function progressOfProphecy(g: G, seat: Seat, needs: Requirement): Progress | null {
  if ('spendOfEach' in needs) return { have: meansOfEach(g, seat, needs.spendOfEach), need: needs.spendOfEach * 3 };
  if ('structures' in needs)
    return {
      have: unitsWhere(g, (unit) => unit.owner === seat && isStructure(unit)).length,
      need: needs.structures,
    };
  if ('unitsIn' in needs)
    return {
      have: g.systems.filter((s) => unitsIn(s, seat).length > 0 && isSuch(g, seat, s, needs.of)).length,
      need: needs.unitsIn,
    };
  if ('greatShipIn' in needs)
    return { have: g.systems.some((s) => isGreatPlace(g, seat, s) && s.space.some(isGreat(seat))) ? 1 : 0, need: 1 };
  if ('shipsTogether' in needs) return { have: most(g, (s) => shipsTogether(s, seat)), need: needs.shipsTogether };
  if ('morePlanetsThan' in needs) {
    const own = planetsOf(g, seat).length;
    const fewer = neighborsOf(g, seat).filter((other) => planetsOf(g, other).length < own);
    return { have: fewer.length, need: needs.morePlanetsThan };
  }
  if ('planetsWorth' in needs) {
    const worth = needs.in === 'resources' ? resources : influence;
    return { have: planetsOf(g, seat).reduce((sum, p) => sum + worth(g, p.id), 0), need: needs.planetsWorth };
  }
  if ('neighborOf' in needs) return { have: neighborsOf(g, seat).length, need: othersThan(g, seat).length };
  if ('forcesOnPlanet' in needs)
    return { have: most(g, (s) => forcesTogether(g, s, seat)), need: needs.forcesOnPlanet };
  if ('productionInSystem' in needs)
    return { have: most(g, (s) => productionLimit(producersIn(g, seat, s.id))), need: needs.productionInSystem };
  if ('notesInPlay' in needs) return { have: playerOf(g, seat).notesInPlay.length, need: needs.notesInPlay };
  if ('lawsInPlay' in needs) return { have: g.laws.length, need: needs.lawsInPlay };
  return null;
}

const most = (g: G, count: (system: FrozenSystem) => number): number => Math.max(0, ...g.systems.map(count));

const neighborsOf = (g: G, seat: Seat): Seat[] =>
  othersThan(g, seat).filter((other) => areNeighbors(g, { a: seat, b: other }));

const isNoFighter = ({ type }: FrozenUnit): boolean => isShip(type) && type !== 'fighter';

/** Ships other than fighters of a seat in a system. */
export const shipsTogether = ({ space }: FrozenSystem, seat: Seat): number =>
  space.filter((unit) => unit.owner === seat && isNoFighter(unit)).length;

/** The most ground forces on one planet of the system without an own space dock. */
function forcesTogether(g: G, { planets }: FrozenSystem, seat: Seat): number {
  const forces = planets.map(({ units }) => {
    const own = units.filter((unit) => unit.owner === seat);
    if (own.some(({ type }) => type === 'spaceDock')) return 0;
    return own.filter((unit) => isTroop(g, unit)).length;
  });
  return Math.max(0, ...forces);
}

function isSuch(g: G, seat: Seat, system: FrozenSystem, of: Extract<Requirement, { unitsIn: unknown }>['of']): boolean {
  switch (of) {
    case 'withoutPlanets':
      return system.planets.length === 0;
    case 'edge':
      return system.id !== homeSystem(g, seat)?.id && isOnEdge(g, system);
    case 'nexus':
      return tileAt(system).nexus;
    case 'legendaryMecatolOrAnomaly':
      return isMecatolRex(system) || hasLegendaryPlanet(system) || anomaliesOf(g, { system: system.id }).length > 0;
  }
}

/** At least one side touches neither a system nor a hyperlane; what lies beside the map is on the edge too. */
function isOnEdge(g: G, system: FrozenSystem): boolean {
  const laid = new Set([...g.systems, ...(g.hyperlanes ?? [])].map(hexKey));
  return tileAt(system).beside || hexNeighbours(system).some((hex) => !laid.has(hexKey(hex)));
}

const isGreatPlace = (g: G, seat: Seat, system: FrozenSystem): boolean => {
  const { homeOf } = tileAt(system);
  return isMecatolRex(system) || (homeOf !== null && homeOf !== playerOf(g, seat).faction);
};

const isGreat =
  (seat: Seat) =>
  ({ owner, type }: FrozenUnit): boolean =>
    owner === seat && (type === 'flagship' || type === 'warSun');

/** Readied planets shared out for resources and influence, and what each share gives, up to what is wanted. */
interface Shares {
  readonly resources: number;
  readonly influence: number;
  readonly forResources: readonly PlanetId[];
}

/** Every sum of both that readied planets can give together, each planet for one of the two. */
function sharesOf(g: G, seat: Seat, wanted: { resources: number; influence: number }): Shares[] {
  let shares = new Map<string, Shares>([['0 0', { resources: 0, influence: 0, forResources: [] }]]);
  for (const { id: planet } of readyPlanets(g, seat)) {
    const next = new Map(shares);
    const gives = (of: 'resources' | 'influence'): number => planetWorth(g, { seat, planet, of });
    const add = (share: Shares): void => {
      const key = `${share.resources} ${share.influence}`;
      if (!next.has(key)) next.set(key, share);
    };
    for (const share of shares.values()) {
      const more = Math.min(wanted.resources, share.resources + gives('resources'));
      if (more > share.resources) add({ ...share, resources: more, forResources: [...share.forResources, planet] });
      add({ ...share, influence: Math.min(wanted.influence, share.influence + gives('influence')) });
    }
    shares = next;
  }
  return [...shares.values()];
}

/** How many trade goods make up for what a share lacks: each stands for one of the two. */
function goodsLacking(g: G, seat: Seat, share: Shares, wanted: { resources: number; influence: number }): number {
  const worth = goodsWorth(g, seat);
  const lack = (of: 'resources' | 'influence'): number => Math.ceil((wanted[of] - share[of]) / worth);
  return lack('resources') + lack('influence');
}

/** So much of each: trade goods as such, and resources and influence from the rest. */
function meansOfEach(g: G, seat: Seat, each: number): number {
  const { tradeGoods } = playerOf(g, seat);
  const wanted = { resources: each, influence: each };
  const left = Math.max(0, tradeGoods - each);
  const reached = sharesOf(g, seat, wanted).map((share) => {
    const lacking = 2 * each - share.resources - share.influence;
    if (goodsLacking(g, seat, share, wanted) <= left) return 2 * each;
    return 2 * each - Math.max(1, lacking - left * goodsWorth(g, seat));
  });
  return Math.min(tradeGoods, each) + Math.max(0, ...reached);
}

/** A payment of resources that leaves so much influence to be paid; null: there is none. */
export function payingForBoth(
  g: G,
  seat: Seat,
  wanted: { resources: number; influence: number },
): { planets: PlanetId[]; goods: number } | null {
  const { tradeGoods } = playerOf(g, seat);
  const fits = sharesOf(g, seat, wanted)
    .map((share) => ({ share, goods: goodsLacking(g, seat, share, wanted) }))
    .filter(({ goods }) => goods <= tradeGoods)
    .sort((a, b) => a.goods - b.goods)[0];
  if (fits === undefined) return null;
  const goods = Math.ceil((wanted.resources - fits.share.resources) / goodsWorth(g, seat));
  return { planets: [...fits.share.forResources], goods };
}

/** What could be paid of influence once a payment is made. */
export function influenceBeside(g: G, seat: Seat, payment: { planets: readonly PlanetId[]; goods: number }): number {
  let left = (playerOf(g, seat).tradeGoods - payment.goods) * goodsWorth(g, seat);
  for (const { id: planet } of readyPlanets(g, seat))
    if (!payment.planets.includes(planet)) left += planetWorth(g, { seat, planet, of: 'influence' });
  return left;
}

/** The planet that an agenda has elected is this seat's, or the seat itself is elected. */
export const isElected = (g: G, seat: Seat, outcome: string, elect: string | null): boolean => {
  if (elect === 'player') return Number(outcome) === seat;
  if (elect === null || !/planet$/i.test(elect)) return false;
  return g.systems.some(({ planets }) => planets.some((p) => p.id === outcome && p.owner === seat && seat !== NOBODY));
};
