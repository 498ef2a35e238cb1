// What may be made together, by the Production ability or by an effect that produces: one plan, paid with one sum.
import type { Refusal } from '@custodian/kernel';
import { used } from '@custodian/kernel';
import { returnCaptured } from '../../atoms/capture.ts';
import { placeUnits, removeUnits } from '../../atoms/units.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import { isShip, unitTypes } from '../../facts/index.ts';
import type { CapturedUnit, G, Seat, Ti4 } from '../../game.ts';
import type { Made, ProductionPlan, Returned } from '../../plans/production.ts';
import { locate, systemOfPlanet } from '../../queries/board.ts';
import { inGame } from '../../queries/box.ts';
import { mayProduce } from '../../queries/permissions.ts';
import { playerOf, unitsLeft } from '../../queries/players.ts';
import type { Pullable } from '../../queries/production.ts';
import { hasFigures, isAt, placesWith, pullableUnits, SPACE, uncountedOf } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { madeForNothing, returnsForProduction, unitCost, unitsPerCost } from '../../queries/values.ts';
import { refusePayment, spend } from './spending.ts';

/** Who makes units where, and under which terms. */
export interface Making {
  readonly seat: Seat;
  readonly system: string;
  /** The most units. */
  readonly limit: number;
  /** Where ground forces may go. */
  readonly places: readonly string[];
  readonly types: readonly UnitTypeId[];
  /** The most of one type, where that is less than the limit. */
  most(type: UnitTypeId): number;
  /** Where else units of the type may be put. */
  elsewhere(type: UnitTypeId): readonly string[];
  /** Units of each purchase of a type that the limit does not count. */
  extra(type: UnitTypeId): number;
  /** Taken off the sum. */
  readonly discount: number;
  /** The most that everything may cost. */
  readonly resources?: number | undefined;
  readonly free: boolean;
  readonly must: boolean;
  /** Fighters and infantry that do not count against the limit. */
  readonly beyond: number;
}

/** A type that can be made now, with everything that bounds it. */
export interface Offer {
  readonly type: UnitTypeId;
  readonly cost: number;
  /** What one of them costs at least: 0 where it may be had for nothing. */
  readonly due: number;
  readonly perCost: number;
  readonly extra: number;
  readonly left: number;
  readonly most: number;
  readonly places: readonly string[];
}

const SPACE_ONLY: readonly string[] = [SPACE];

/** Where units of the type may stand. */
function placesFor({ system, places, elsewhere }: Making, type: UnitTypeId): readonly string[] {
  const here = isShip(type) ? SPACE_ONLY : places;
  const further = elsewhere(type);
  if (further.length === 0) return here;
  return [...here, ...further.filter((place) => !here.includes(place) && place !== `${SPACE} ${system}`)];
}

/** Everything that could be made, whatever it costs. */
export function offersOf(g: G, making: Making): Offer[] {
  const { seat, system } = making;
  const offers: Offer[] = [];
  for (const type of making.types) {
    const counted = Math.min(making.limit, making.most(type));
    if (counted <= 0 || mayProduce(g, { seat, system, type }) !== null) continue;
    const cost = unitCost(g, { seat, type });
    const places = placesFor(making, type);
    const perCost = unitsPerCost(g, { seat, type });
    const extra = making.extra(type);
    // Bought one by one, each brings its extra ones.
    const most = (isSmall(type) ? counted + making.beyond : counted) * (1 + extra);
    if (cost === null || places.length === 0 || cost > (making.resources ?? cost)) continue;
    const captured = returnable(g, seat).filter((unit) => unit.type === type);
    const left = unitsLeft(g, seat, type);
    const isOwn = captured.some(({ owner }) => owner === seat);
    if (left <= 0 && !isOwn && pullableUnits(g, seat, type).length === 0) continue;
    const due = captured.length > 0 || madeForNothing(g, { seat, type }) > 0 ? 0 : cost;
    offers.push({ type, cost, due, perCost, extra, left, most, places });
  }
  return offers;
}

const isSmall = (type: UnitTypeId): boolean => type === 'fighter' || type === 'infantry';

/** Captured units that the seat may return to produce for nothing. */
export const returnable = (g: G, seat: Seat): readonly CapturedUnit[] => {
  const { captured = NONE } = playerOf(g, seat);
  return captured.length > 0 && returnsForProduction(g, seat) ? captured : NONE;
};
const NONE: readonly CapturedUnit[] = [];

/** Types that any player's units can be of: nothing is made that has no cost. */
export const everyType = (g: G): readonly UnitTypeId[] => inGame(g, unitTypes);

type Times = ReadonlyMap<UnitTypeId, number>;
const CHEAPLY: Times = new Map();

/** How many times more than they would need to be fighters and infantry are bought, so that enough of them are extra ones which the
 *  limit does not count. */
function timesMore(g: G, making: Making, units: readonly Made[]): Times {
  const types = [...new Set(units.map(({ unit }) => unit))].filter((type) => isSmall(type) && making.extra(type) > 0);
  if (types.length === 0) return CHEAPLY;
  const more = new Map(types.map((type) => [type, 0]));
  const helps = (type: UnitTypeId): boolean => {
    const next = new Map(more).set(type, (more.get(type) ?? 0) + 1);
    return countedOf(g, making, units, type, next) < countedOf(g, making, units, type, more);
  };
  for (;;) {
    const tight = types.filter(helps);
    const dear = refuseNumber(g, making, units, more);
    const type =
      dear === null ? undefined : (tight.find((each) => isTooMany(g, making, units, each, more)) ?? tight[0]);
    if (type === undefined) return more;
    more.set(type, (more.get(type) ?? 0) + 1);
  }
}

/** How many of a type the limit counts, bought so often. */
function countedOf(g: G, making: Making, units: readonly Made[], type: UnitTypeId, more: Times): number {
  const [count, extra] = [countOf(units, type), making.extra(type)];
  if (extra === 0) return count;
  return count - uncountedOf(count, unitsPerCost(g, { seat: making.seat, type }), extra, more.get(type));
}

/** Fighters and infantry that may go beyond the limit, of those that count. */
function beyondOf(g: G, making: Making, units: readonly Made[], more: Times): number {
  if (making.beyond === 0) return 0;
  const small = [...new Set(units.map((m) => m.unit))].filter(isSmall);
  return Math.min(
    making.beyond,
    small.reduce((sum, type) => sum + countedOf(g, making, units, type, more), 0),
  );
}

const isTooMany = (g: G, making: Making, units: readonly Made[], type: UnitTypeId, more: Times): boolean =>
  countedOf(g, making, units, type, more) > making.most(type) + (isSmall(type) ? beyondOf(g, making, units, more) : 0);

/** More than may be made together, or of a type. */
function refuseNumber(g: G, making: Making, units: readonly Made[], more: Times): Refusal | null {
  const { limit } = making;
  const types = [...new Set(units.map((m) => m.unit))];
  const counted = types.reduce((sum, type) => sum + countedOf(g, making, units, type, more), 0);
  if (counted - beyondOf(g, making, units, more) > limit) return why('production', 'why.production limit', { limit });
  const many = types.find((type) => isTooMany(g, making, units, type, more));
  return many === undefined ? null : why('production', 'why.most of a type', { unit: many, most: making.most(many) });
}

/** Resources for everything together, before anything is taken off. `paid`: without what is had for nothing. */
function fullCost(g: G, making: Making, units: readonly Made[], paid?: { returned: Returned }): number {
  const { seat, free } = making;
  if (free) return 0;
  const more = timesMore(g, making, units);
  const forNothing = (type: UnitTypeId): number =>
    paid === undefined ? 0 : madeForNothing(g, { seat, type }) + countOf(paid.returned, type);
  let sum = 0;
  const counted: UnitTypeId[] = [];
  for (const { unit } of units) {
    if (counted.includes(unit)) continue;
    counted.push(unit);
    const paidFor = Math.max(0, countOf(units, unit) - forNothing(unit));
    const times = Math.ceil(paidFor / unitsPerCost(g, { seat, type: unit })) + (more.get(unit) ?? 0);
    sum += times * (unitCost(g, { seat, type: unit }) ?? 0);
  }
  return sum;
}

export const costOf = (g: G, making: Making, units: readonly Made[], returned: Returned = []): number =>
  Math.max(0, fullCost(g, making, units, { returned }) - making.discount);

function countOf(units: readonly Pick<Made, 'unit' | 'count'>[], type?: UnitTypeId): number {
  let sum = 0;
  for (const { unit, count } of units) if (type === undefined || unit === type) sum += count;
  return sum;
}

/** Where the units stand afterwards; null where the plan does not say it and there is a choice. */
export function placeOf(making: Making, { unit, place }: Made): string | null {
  const places = placesFor(making, unit);
  return place ?? (places.length === 1 ? (places[0] as string) : null);
}

/** Why a plan is not accepted; null when it is. */
export function refuseProduction(g: G, making: Making, plan: ProductionPlan): Refusal | null {
  const { units, taken = [], returned = [], pay } = plan;
  return (
    refuseReturned(g, making, units, returned) ??
    refuseUnits(g, making, units, taken, returned) ??
    refusePayment(g, making.seat, 'resources', costOf(g, making, units, returned), pay)
  );
}

/** What is returned must be there, and something made for it. */
function refuseReturned(g: G, { seat, free }: Making, units: readonly Made[], returned: Returned): Refusal | null {
  if (returned.length === 0) return null;
  const there = free ? [] : capturedLines(returnable(g, seat));
  const seen = new Set<string>();
  for (const { unit, of, count } of returned) {
    const have = there.find((line) => line.unit === unit && line.of === of)?.count ?? 0;
    if (count > have || seen.has(`${unit} ${of}`)) return why('capture', 'why.not captured', { unit });
    seen.add(`${unit} ${of}`);
    if (countOf(returned, unit) > countOf(units, unit)) return why('capture', 'why.returned for nothing', { unit });
  }
  return null;
}

/** Captured units, a line a type and owner. */
export function capturedLines(captured: readonly CapturedUnit[]): Returned {
  const lines: { unit: UnitTypeId; of: Seat; count: number }[] = [];
  for (const { type, owner } of captured) {
    const line = lines.find((each) => each.unit === type && each.of === owner);
    if (line === undefined) lines.push({ unit: type, of: owner, count: 1 });
    else line.count++;
  }
  return lines;
}

/** The same without the payment. */
export function refuseUnits(
  g: G,
  making: Making,
  units: readonly Made[],
  taken: readonly number[],
  returned: Returned = [],
): Refusal | null {
  const { resources } = making;
  for (const made of units) {
    const refused = refuseMade(g, making, made);
    if (refused !== null) return refused;
  }
  if (countOf(units) === 0 && making.must) return why('producing units', 'why.make something');
  const refused = refuseNumber(g, making, units, timesMore(g, making, units));
  if (refused !== null) return refused;
  if (resources !== undefined && fullCost(g, making, units) > resources)
    return why('producing units', 'why.too costly together', { most: resources });
  return refusePieces(g, making, units, taken, returned);
}

function refuseMade(g: G, making: Making, made: Made): Refusal | null {
  const { seat, system, types } = making;
  if (!types.includes(made.unit)) return why('producing units', 'why.not made here');
  const refused = mayProduce(g, { seat, system, type: made.unit });
  if (refused !== null) return refused;
  const place = placeOf(making, made);
  if (place === null) return why('producing units', 'why.name a place', { unit: made.unit });
  return placesFor(making, made.unit).includes(place)
    ? null
    : why('producing units', 'why.not placed there', { unit: made.unit });
}

/** Pieces come from the reinforcements; what is missing there may be taken off systems without an own command token. */
function refusePieces(
  g: G,
  making: Making,
  units: readonly Made[],
  taken: readonly number[],
  returned: Returned,
): Refusal | null {
  const { seat } = making;
  if (new Set(taken).size < taken.length) return why('reinforcements', 'why.unit named twice');
  const pulled = taken.length === 0 ? [] : pullableUnits(g, seat).filter((p) => taken.includes(p.unit.id));
  if (pulled.length < taken.length) return why('reinforcements', 'why.not to be taken back');
  for (const type of new Set([...units.map((m) => m.unit), ...pulled.map((p) => p.unit.type)])) {
    const wanted = countOf(units, type);
    const off = pulled.filter((p) => p.unit.type === type);
    if (!unitTypes[type].tokens) {
      const own = countOf(
        returned.filter((captured) => captured.of === seat),
        type,
      );
      const left = unitsLeft(g, seat, type) + own;
      const missing = Math.max(0, wanted - left);
      if (off.length < missing) return why('reinforcements', 'why.no pieces left', { unit: type, left });
      if (off.length > missing) return why('reinforcements', 'why.taken for nothing', { unit: type });
      continue;
    }
    const refused = refuseFigures(g, seat, type, newPlaces(g, making, units, type), off, wanted);
    if (refused !== null) return refused;
  }
  return null;
}

/** Places where the type comes to stand that have none of it yet. */
function newPlaces(g: G, making: Making, units: readonly Made[], type: UnitTypeId): number {
  const places = new Set<string>();
  for (const made of units) {
    const place = made.unit === type ? placeOf(making, made) : null;
    if (place !== null && !isAt(g, making.seat, type, making.system, place)) places.add(place);
  }
  return places.size;
}

/** Tokens are without number, but each place needs a figure: one may be taken from elsewhere, with what stands for it there. */
function refuseFigures(
  g: G,
  seat: Seat,
  type: UnitTypeId,
  places: number,
  off: readonly Pullable[],
  wanted: number,
): Refusal | null {
  if (places === 0 && off.length === 0) return null;
  const before = placesWith(g, seat, type) + places;
  if (hasFigures(type, before))
    return off.length === 0 ? null : why('reinforcements', 'why.taken for nothing', { unit: type });
  if (off.length > wanted) return why('reinforcements', 'why.taken for nothing', { unit: type });
  return hasFigures(type, before - emptied(g, seat, type, off))
    ? null
    : why('component limitations', 'why.no figure', { unit: type });
}

/** Places that hold no more of the type when these are gone. */
function emptied(g: G, seat: Seat, type: UnitTypeId, off: readonly Pullable[]): number {
  let places = 0;
  for (const spot of new Set(off.map((p) => `${p.system} ${p.planet ?? SPACE}`))) {
    const [system = '', place = SPACE] = spot.split(' ');
    const from = g.systems.find((s) => s.id === system);
    const there = place === SPACE ? from?.space : from?.planets.find((p) => p.id === place)?.units;
    const gone = off.filter((p) => `${p.system} ${p.planet ?? SPACE}` === spot).length;
    if (there?.filter((u) => u.owner === seat && u.type === type).length === gone) places++;
  }
  return places;
}

/** Takes pieces back, pays, and places everything. Gives the types, one for each unit. */
export function carryOutProduction(x: Ti4, making: Making, plan: ProductionPlan): UnitTypeId[] {
  const { seat, system } = making;
  for (const id of plan.taken ?? []) takeBack(x, id);
  for (const { unit, of, count } of plan.returned ?? [])
    for (let i = 0; i < count; i++) returnCaptured(x, seat, { type: unit, owner: of });
  if (plan.returned !== undefined && plan.returned.length > 0) used('ability:amalgamation');
  spend(x, seat, plan.pay);
  const made: UnitTypeId[] = [];
  for (const each of plan.units) {
    const place = placeOf(making, each) as string;
    placeUnits(x, seat, place === SPACE ? { system } : spotOf(x.g, place), each.unit, each.count);
    for (let i = 0; i < each.count; i++) made.push(each.unit);
  }
  return made;
}

/** 'space <system>', or a planet. */
export function spotOf(g: G, place: string): { system: string; planet?: string } {
  const inSpace = `${SPACE} `;
  return place.startsWith(inSpace)
    ? { system: place.slice(inSpace.length) }
    : { system: systemOfPlanet(g, place).id, planet: place };
}

/** A unit leaves the board to be placed at once; it is not destroyed, and comes back undamaged. */
export function takeBack(x: Ti4, id: number): void {
  const found = locate(x.g, id);
  if (found === undefined) return;
  removeUnits(x, { system: found.system.id, planet: found.planet?.id }, [id]);
}
