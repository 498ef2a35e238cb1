// Producing units: the docks of a system build together, and new docks may be placed.
import type { AboutOf, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { noteDeed } from '../../atoms/table.ts';
import { loadShip, placeDock, placeGroundForces, placePds, placeShips } from '../../atoms/units.ts';
import type { PlanetId } from '../../content/facts/index.ts';
import { isShip, unitIds } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import type { Build, ProductionPlan } from '../../plans/production.ts';
import { productionPlan } from '../../plans/production.ts';
import { systemOf } from '../../queries/board.ts';
import type { DockId } from '../../queries/docks.ts';
import { hasDock } from '../../queries/docks.ts';
import { mayProduceShips, mayProduceUnit } from '../../queries/permissions.ts';
import { buildingPlaces, productionBonus, productionLimit, unitCost, unitsPerCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Stock, Terms } from './plan.ts';
import { costOf, dockSites, placeOf, producers, refuseProduction, refuseTotals, shipOf, stockOf } from './plan.ts';
import { noPayment, pay, purchasingPower, randomPayment } from './spending.ts';

export interface Production {
  seat: Seat;
  system: string;
  /** Resources that a card gives, lost when unused. */
  extra?: number;
  /** How many units a card allows in all. */
  most?: number;
  /** A card builds in a system that is not being activated: no new docks. */
  withoutActivation?: true;
}

export const produceUnits: Sequence<'produce units'> = {
  rule: 'tactical.production',
  steps: {
    produce: {
      rule: 'space dock.building',
      ask: (x) => {
        const { g, v } = x;
        const terms = termsOf(v);
        if (!isPlaceToProduce(g, terms.seat, terms.system, terms.newDocks)) return [];
        const stock = stockOf(g, terms.seat);
        const offer = offerOf(g, terms, stock);
        if (!isAnythingPossible(g, terms, stock, offer)) return [];
        return [
          askForPlan(productionPlan, {
            seat: terms.seat,
            rule: 'tactical.production',
            ask: say('ask.produce units', { system: terms.system }),
            about: () => describe(g, v, stock, offer),
            check: (plan) => refuseProduction(g, terms, stock, plan),
            sample: (roll) => sample(g, terms, stock, offer, roll),
            fallback: () => ({ builds: [], docks: [], pay: noPayment }),
          }),
        ];
      },
      then: (x, got) => {
        const plan = planned(productionPlan, got, x.v.seat);
        if (plan === undefined) return;
        const { seat } = x.v;
        pay(x, seat, plan.pay);
        for (const build of plan.builds) {
          const { unit, count } = build;
          const place = placeOf(termsOf(x.v))(build);
          if (unit === 'fighter') noteDeed(x, 'bought fighters', seat, '', count);
          const ship = shipOf(place);
          if (isShip(unit)) placeShips(x, seat, place, unit, count);
          else if (ship !== null) loadShip(x, x.v.system, ship, unit === 'pds' ? 0 : count, unit === 'pds' ? count : 0);
          else if (unit === 'pds') placePds(x, seat, place as PlanetId, count);
          else placeGroundForces(x, seat, place as PlanetId, count);
        }
        for (const dock of new Set(plan.builds.map((b) => b.dock))) noteDeed(x, 'produced', seat, dock);
        for (const planet of plan.docks) placeDock(x, seat, planet);
      },
    },
  },
};

/** What is on offer: each dock with the units it may build, and the sites for new docks. */
interface Offer {
  readonly docks: readonly {
    readonly dock: DockId;
    readonly limit: number;
    readonly units: readonly Build['unit'][];
  }[];
  readonly sites: readonly PlanetId[];
  readonly budget: number;
}

const termsOf = ({ seat, system, extra, most, withoutActivation }: Production): Terms => ({
  seat,
  system,
  extra: extra ?? 0,
  most: most ?? Number.POSITIVE_INFINITY,
  newDocks: withoutActivation !== true,
});

/** Is there a dock, or a planet for one? Most activations are of systems where nothing can be built. */
export function isPlaceToProduce(g: G, seat: Seat, system: string, newDocks: boolean): boolean {
  const at = systemOf(g, system);
  return hasDock(at, seat) || (newDocks && at.planets.some((p) => p.owner === seat));
}

function offerOf(g: G, terms: Terms, stock: Stock): Offer {
  const { seat } = terms;
  const docks = producers(g, terms).map(({ id }) => {
    const ships = mayProduceShips(g, { seat, dock: id }) === null;
    return {
      dock: id,
      limit: Math.min(productionLimit(g, { seat, dock: id }), terms.most),
      units: buildable.filter(
        (unit) => (ships || !isShip(unit)) && stock.left[unit] > 0 && mayProduceUnit(g, { seat, unit }) === null,
      ),
    };
  });
  return { docks, sites: dockSites(g, terms, stock), budget: purchasingPower(g, seat, 'resources') };
}

/** The cheapest first: one that can be built and paid settles that there is something to ask. */
const buildable: readonly Build['unit'][] = unitIds.filter((unit) => unit !== 'spaceDock').reverse();

function isAnythingPossible(g: G, terms: Terms, stock: Stock, offer: Offer): boolean {
  const affordable = (builds: Build[], docks: PlanetId[]): boolean => costOf(g, terms, builds, docks) <= offer.budget;
  for (const { dock, limit, units } of offer.docks)
    if (limit > 0)
      for (const unit of units)
        for (const at of buildingPlaces(g, { seat: terms.seat, dock, unit })) {
          const one: Build[] = [{ dock, unit, count: 1, at }];
          if (affordable(one, []) && refuseTotals(g, terms, stock, one, 0) === null) return true;
        }
  return offer.sites.some((planet) => affordable([], [planet]));
}

/** What the panel shows: limits, prices and places. */
function describe(
  g: G,
  { seat, system, extra, most }: Production,
  stock: Stock,
  offer: Offer,
): AboutOf<typeof productionPlan> {
  const docks = offer.docks.map(({ dock, limit, units }) => ({
    dock,
    limit,
    bonus: productionBonus(g, { seat, dock }),
    units: units.map((unit) => ({
      unit,
      cost: unitCost(g, { seat, unit, dock }),
      perCost: unitsPerCost(g, { seat, unit }),
      ...(Number.isFinite(stock.left[unit]) ? { left: stock.left[unit] } : {}),
      places: buildingPlaces(g, { seat, dock, unit }),
    })),
  }));
  const sites = offer.sites.map((planet) => ({ planet, cost: unitCost(g, { seat, unit: 'spaceDock', dock: planet }) }));
  return { system, docks, sites, extra: extra ?? 0, ...(most === undefined ? {} : { most }) };
}

/** A few random purchases, each kept when everything together is still possible and paid for. */
function sample(g: G, terms: Terms, stock: Stock, offer: Offer, roll: Roll): ProductionPlan {
  let builds: Build[] = [];
  const site = offer.sites.length > 0 && roll(3) === 1 ? offer.sites[roll(offer.sites.length) - 1] : undefined;
  const docks = site !== undefined && costOf(g, terms, [], [site]) <= offer.budget ? [site] : [];
  for (let tries = offer.docks.length === 0 ? 0 : 1 + roll(4); tries > 0; tries--) {
    const { dock, limit, units } = offer.docks[roll(offer.docks.length) - 1] as Offer['docks'][number];
    if (limit <= 0 || units.length === 0) continue;
    const unit = units[roll(units.length) - 1] as Build['unit'];
    const places = buildingPlaces(g, { seat: terms.seat, dock, unit });
    if (places.length === 0) continue;
    const at = places[roll(places.length) - 1] as string;
    const more = withBuild(builds, { dock, unit, count: roll(limit), at });
    if (costOf(g, terms, more, docks) <= offer.budget && refuseTotals(g, terms, stock, more, docks.length) === null)
      builds = more;
  }
  const need = costOf(g, terms, builds, docks);
  return { builds, docks, pay: randomPayment(g, terms.seat, 'resources', need, roll) as Payment };
}

/** The same purchase twice is one larger purchase. */
function withBuild(builds: readonly Build[], build: Build): Build[] {
  const same = builds.findIndex((b) => b.dock === build.dock && b.unit === build.unit && b.at === build.at);
  if (same < 0) return [...builds, build];
  return builds.map((b, i) => (i === same ? { ...b, count: b.count + build.count } : b));
}
