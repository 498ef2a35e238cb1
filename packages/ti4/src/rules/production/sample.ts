// A random production that is allowed: mostly as much as can be paid and has room.
import type { Roll } from '@custodian/kernel';
import type { UnitTypeId } from '../../facts/index.ts';
import { isShip } from '../../facts/index.ts';
import type { CapturedUnit, G } from '../../game.ts';
import type { Made, ProductionPlan, Returned } from '../../plans/production.ts';
import { systemOf } from '../../queries/board.ts';
import { fleetIn } from '../../queries/limits.ts';
import { purchasingPower } from '../../queries/payment.ts';
import { pullableUnits, SPACE } from '../../queries/production.ts';
import { capacity } from '../../queries/values.ts';
import type { Making, Offer } from './making.ts';
import { capturedLines, costOf, refuseUnits, returnable } from './making.ts';
import { noPayment, randomPayment } from './spending.ts';

export const nothingMade: ProductionPlan = { units: [], pay: noPayment };

/** The least that some unit costs; null when nothing can be made and paid for. */
export function isAffordable(g: G, making: Making, offers: readonly Offer[]): boolean {
  if (offers.length === 0) return false;
  const budget = budgetOf(g, making);
  return offers.some((offer) => offer.due <= budget);
}

/** What everything together may cost before the discount. */
function budgetOf(g: G, { seat, free, discount, resources }: Making): number {
  if (free) return Number.POSITIVE_INFINITY;
  return Math.min(purchasingPower(g, seat, 'resources') + discount, resources ?? Number.POSITIVE_INFINITY);
}

/** Room that the fleet in the system still has. */
interface Room {
  ships: number;
  cargo: number;
}

export function sampleProduction(g: G, making: Making, offers: readonly Offer[], roll: Roll): ProductionPlan {
  if (!making.must && roll(12) === 1) return nothingMade;
  const { seat, system } = making;
  const budget = budgetOf(g, making);
  const fleet = fleetIn(g, systemOf(g, system), seat);
  const room: Room = {
    ships: fleet.limit - fleet.ships,
    cargo: fleet.room + fleet.support - fleet.fighters - fleet.ground,
  };
  let units: Made[] = [];
  let taken: number[] = [];
  for (let tries = 2 + roll(4); tries > 0; tries--) {
    const offer = offers[roll(offers.length) - 1] as Offer;
    const place = offer.places[roll(offer.places.length) - 1] as string;
    const count = sampleCount(making, offer, place, room, roll);
    if (count === 0) continue;
    const more = withMade(units, { unit: offer.type, count, ...(offer.places.length > 1 && { place }) });
    if (!making.free && costBefore(g, making, more) > budget) continue;
    const off = offer.left < count ? [...taken, ...pulled(g, making, offer, count, roll)] : taken;
    if (refuseUnits(g, making, more, off) !== null) continue;
    units = more;
    taken = off;
    useRoom(g, making, offer.type, place, count, room);
  }
  if (units.length === 0) return making.must ? leastProduction(g, making, offers, roll) : nothingMade;
  return finished(g, making, units, taken, roll);
}

const costBefore = (g: G, making: Making, units: readonly Made[]): number =>
  costOf(g, making, units) + (making.free ? 0 : making.discount);

function finished(g: G, making: Making, units: readonly Made[], taken: readonly number[], roll: Roll): ProductionPlan {
  const returned = sampleReturned(g, making, units, roll);
  const pay = randomPayment(g, making.seat, 'resources', costOf(g, making, units, returned), roll) ?? noPayment;
  return { units, ...(taken.length > 0 && { taken }), ...(returned.length > 0 && { returned }), pay };
}

/** Captured units for some of what is made; always where it could not be paid. */
function sampleReturned(g: G, making: Making, units: readonly Made[], roll: Roll): Returned {
  const { seat, free } = making;
  const isDear = costOf(g, making, units) > purchasingPower(g, seat, 'resources');
  const returned: CapturedUnit[] = [];
  for (const captured of free ? [] : returnable(g, seat)) {
    const { type } = captured;
    const made = units.reduce((sum, { unit, count }) => (unit === type ? sum + count : sum), 0);
    const isAbove = returned.filter((each) => each.type === type).length >= made;
    if (!isAbove && (isDear || roll(3) > 1)) returned.push(captured);
  }
  return capturedLines(returned);
}

/** One unit of whatever can be had: where something must be made. */
export function leastProduction(g: G, making: Making, offers: readonly Offer[], roll: Roll): ProductionPlan {
  const budget = budgetOf(g, making);
  for (const offer of offers) {
    if (offer.cost > budget && offer.due > 0) continue;
    const units: Made[] = [{ unit: offer.type, count: 1, place: offer.places[0] as string }];
    const taken =
      offer.left < 1
        ? pullableUnits(g, making.seat, offer.type)
            .slice(0, 1)
            .map((p) => p.unit.id)
        : [];
    if (refuseUnits(g, making, units, taken) === null) return finished(g, making, units, taken, roll);
  }
  return nothingMade;
}

/** As many as there are pieces and room for: a few. */
function sampleCount(making: Making, offer: Offer, place: string, room: Room, roll: Roll): number {
  let most = Math.min(offer.most, making.limit);
  if (offer.left < 1) most = roll(6) === 1 ? 1 : 0;
  else most = Math.min(most, offer.left);
  const { type } = offer;
  if (isShip(type) && type !== 'fighter') most = Math.min(most, room.ships);
  else if (place === SPACE) most = Math.min(most, room.cargo);
  if (most <= 0) return 0;
  return offer.perCost > 1 && most > 1 ? Math.min(most, 2 * roll(3)) : roll(Math.min(most, 2));
}

function pulled(g: G, { seat }: Making, { type, left }: Offer, count: number, roll: Roll): number[] {
  const there = pullableUnits(g, seat, type);
  const first = there.length === 0 ? 0 : roll(there.length) - 1;
  return [...there.slice(first), ...there.slice(0, first)].slice(0, count - left).map((p) => p.unit.id);
}

function useRoom(g: G, { seat }: Making, type: UnitTypeId, place: string, count: number, room: Room): void {
  if (isShip(type) && type !== 'fighter') {
    room.ships -= count;
    room.cargo += count * capacity(g, { seat, type });
  } else if (place === SPACE) room.cargo -= count;
}

/** The same twice is one larger purchase. */
function withMade(units: readonly Made[], made: Made): Made[] {
  const same = units.findIndex((m) => m.unit === made.unit && m.place === made.place);
  if (same < 0) return [...units, made];
  return units.map((m, i) => (i === same ? { ...m, count: m.count + made.count } : m));
}
