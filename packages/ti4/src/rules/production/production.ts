// Producing units: by the Production ability of all units in a system together, or by an effect that says what is produced.
import type { AboutOf, Plan, Text } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { endEffects } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { productionPlan } from '../../plans/production.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { groundPlaces, mostOf, producersIn, productionLimit, pullableUnits, SPACE } from '../../queries/production.ts';
import { extraPerCost, placesElsewhere, productionDiscount, smallBeyondLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Making, Offer } from './making.ts';
import { capturedLines, carryOutProduction, everyType, offersOf, refuseProduction, returnable } from './making.ts';
import { isAffordable, leastProduction, nothingMade, sampleProduction } from './sample.ts';
import type { Producing, Production } from './sequences.ts';

/** All own producers of the system are used together; a single one where a card says so. */
export const production: Sequence<'production'> = {
  rule: 'production',
  steps: {
    'who produces': { do: (x) => (offersOf(x.g, byAbility(x.g, x.v)).length === 0 ? 'end' : undefined) },
    'production used': {
      window: 'production used',
      about: (x) => ({ seat: x.v.seat, system: x.v.system }),
      then: (x, about) => {
        x.v.discount = about.discount ?? 0;
        x.v.more = about.more ?? 0;
        if (about.must === true) x.v.must = true;
      },
    },
    'produce units': {
      rule: 'producing units',
      ask: (x) => askProduction(x.g, byAbility(x.g, x.v), say('ask.production', { system: x.v.system })),
      then: (x, got) => {
        const plan = planned(productionPlan, got, x.v.seat);
        const first = x.g.nextUnit;
        if (plan !== undefined) x.v.units = carryOutProduction(x, byAbility(x.g, x.v), plan);
        x.v.placed = idsFrom(x.g, first);
        endEffects(x, 'production');
        return x.v.units === undefined || x.v.units.length === 0 ? 'end' : undefined;
      },
    },
    'units being placed': { window: 'units being placed', about: (x) => beingPlaced(x.v) },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
    'units produced': {
      window: 'units produced',
      about: ({ v: { seat, system, units = [], by } }) => ({
        seat,
        system,
        units,
        ability: true,
        ...(by !== undefined && { by }),
      }),
    },
  },
  gives: (x) => ({ units: x.v.units ?? [] }),
};

/** Without the Production ability: nothing that helps its use helps here. */
export const produce: Sequence<'produce'> = {
  rule: 'producing units',
  steps: {
    'produce units': {
      ask: (x) => askProduction(x.g, byEffect(x.g, x.v), x.v.why),
      then: (x, got) => {
        const plan = planned(productionPlan, got, x.v.seat);
        const first = x.g.nextUnit;
        if (plan !== undefined) x.v.made = carryOutProduction(x, byEffect(x.g, x.v), plan);
        x.v.placed = idsFrom(x.g, first);
        return x.v.made === undefined || x.v.made.length === 0 ? 'end' : undefined;
      },
    },
    'units being placed': { window: 'units being placed', about: (x) => beingPlaced(x.v) },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
    'units produced': {
      window: 'units produced',
      about: (x) => ({ seat: x.v.seat, system: x.v.system, units: x.v.made ?? [], ability: false }),
    },
  },
  gives: (x) => ({ units: x.v.made ?? [] }),
};

/** The units that have come to the board since the number was free. */
const idsFrom = (g: G, first: number): number[] => Array.from({ length: g.nextUnit - first }, (_, i) => first + i);

const beingPlaced = ({ seat, system, placed = [] }: Production) =>
  placed.length === 0 ? null : { seat, system, placed };

function byAbility(g: G, { seat, system, by, discount = 0, more = 0, must }: Production): Making {
  const producers = producersIn(g, seat, system, by);
  const limit = productionLimit(producers);
  return {
    seat,
    system,
    limit: limit === 0 ? 0 : limit + more,
    places: groundPlaces(g, seat, system, producers),
    types: everyType(g),
    most: (type) => {
      const most = mostOf(g, seat, producers, type);
      return most === 0 ? 0 : most + more;
    },
    elsewhere: (type) => placesElsewhere(g, { seat, type }),
    extra: (type) => extraPerCost(g, { seat, type }),
    discount: discount + productionDiscount(g, { seat, system }),
    free: false,
    must: must === true,
    beyond: limit === 0 ? 0 : smallBeyondLimit(g, seat),
  };
}

const byEffect = (g: G, v: Producing): Making => ({
  seat: v.seat,
  system: v.system,
  limit: v.limit,
  places: v.places.filter(
    (place) => place === SPACE || mayStandOn(g, { seat: v.seat, planet: place as PlanetId }) === null,
  ),
  types: v.types,
  most: () => v.limit,
  elsewhere: (type) => placesElsewhere(g, { seat: v.seat, type }),
  extra: () => 0,
  discount: 0,
  resources: v.resources,
  free: v.free === true,
  must: v.must === true,
  beyond: 0,
});

/** Could something be made and paid for? */
export function canProduce(g: G, producing: Producing): boolean {
  const making = byEffect(g, producing);
  const offers = offersOf(g, making);
  return isAffordable(g, making, offers) && leastProduction(g, making, offers, () => 1).units.length > 0;
}

/** Nothing is asked where nothing can be made and paid for. */
function askProduction(g: G, making: Making, ask: Text): Plan[] {
  const offers = offersOf(g, making);
  if (!isAffordable(g, making, offers)) return [];
  const first = making.must ? leastProduction(g, making, offers, () => 1) : nothingMade;
  if (making.must && first.units.length === 0) return [];
  return [
    askForPlan(productionPlan, {
      seat: making.seat,
      rule: 'producing units',
      ask,
      about: () => describe(g, making, offers),
      check: (plan) => refuseProduction(g, making, plan),
      sample: (roll) => sampleProduction(g, making, offers, roll),
      fallback: () => first,
    }),
  ];
}

/** What the panel shows: limits, prices and places. */
function describe(g: G, making: Making, offers: readonly Offer[]): AboutOf<typeof productionPlan> {
  const { seat, system, limit, beyond, discount, resources } = making;
  const captured = returnable(g, seat);
  return {
    system,
    limit,
    ...(beyond > 0 && { beyond }),
    discount,
    ...(resources !== undefined && { resources }),
    units: offers.map(({ type, cost, perCost, extra, left, most, places }) => ({
      unit: type,
      cost: making.free ? 0 : cost,
      perCost,
      ...(extra > 0 && { extra }),
      ...(Number.isFinite(left) && { left }),
      most,
      places: [...places],
    })),
    pullable: pullableUnits(g, seat).map((p) => ({ id: p.unit.id, unit: p.unit.type, system: p.system })),
    ...(captured.length > 0 && { captured: capturedLines(captured) }),
  };
}
