// What is produced, and what it costs.
import type { UnitTypeId } from '@custodian/ti4/facts';
import { unitTypes } from '@custodian/ti4/facts';
import type { Unit } from '@custodian/ti4/game';
import type { AboutNamed, Payment, ProductionPlan } from '@custodian/ti4/plans';
import { systemOf } from '@custodian/ti4/queries/board';
import { countFleet } from '@custodian/ti4/queries/limits';
import { uncountedOf } from '@custodian/ti4/queries/production';
import { madeForNothing } from '@custodian/ti4/queries/values';
import type { FleetMeter } from '../../../../galaxy/panels/meters.ts';
import { meansOf, powerOf } from '../paying/paying.ts';
import type { Sight } from '../sight.ts';

export type ProductionAbout = AboutNamed<'production'>;
export type Offered = ProductionAbout['units'][number];
type Captured = NonNullable<ProductionAbout['captured']>[number];

/** How many of which type go where: 'cruiser space'. */
export interface ProductionDraft {
  readonly made: Readonly<Record<string, number>>;
  /** Units that are taken off the board to be produced at once. */
  readonly taken: readonly number[];
  /** Captured units that go back for as many of their type: 'cruiser 2', with whose they are. */
  readonly returned: Readonly<Record<string, number>>;
}

export const nothingMade: ProductionDraft = { made: {}, taken: [], returned: {} };

const keyOf = (unit: UnitTypeId, place: string): string => `${unit} ${place}`;
export const countOf = ({ made }: ProductionDraft, unit: UnitTypeId, place: string): number =>
  made[keyOf(unit, place)] ?? 0;

export const setCount = (draft: ProductionDraft, unit: UnitTypeId, place: string, count: number): ProductionDraft => ({
  ...draft,
  made: { ...draft.made, [keyOf(unit, place)]: count },
});

export const totalOf = ({ made }: ProductionDraft, unit?: UnitTypeId): number =>
  Object.entries(made).reduce(
    (sum, [key, count]) => sum + (unit === undefined || key.startsWith(`${unit} `) ? count : 0),
    0,
  );

/** How many of the captured units of a type and an owner are returned, and of a type. */
export const returnedOf = ({ returned }: ProductionDraft, { unit, of }: Pick<Captured, 'unit' | 'of'>): number =>
  returned[keyOf(unit, String(of))] ?? 0;
const returnedIn = (about: ProductionAbout, draft: ProductionDraft, unit: UnitTypeId): number =>
  (about.captured ?? []).reduce((sum, line) => sum + (line.unit === unit ? returnedOf(draft, line) : 0), 0);

/** One can be returned for each that is made. */
export const mostReturned = (about: ProductionAbout, draft: ProductionDraft, line: Captured): number =>
  Math.min(line.count, totalOf(draft, line.unit) - returnedIn(about, draft, line.unit) + returnedOf(draft, line));

/** Own figures among the captured go back where the reinforcements lack them. */
export function leastReturned({ seat }: Sight, about: ProductionAbout, draft: ProductionDraft, line: Captured): number {
  const left = line.of === seat ? about.units.find(({ unit }) => unit === line.unit)?.left : undefined;
  const lacking = left === undefined ? 0 : totalOf(draft, line.unit) - left - pulledOf(about, draft, line.unit);
  return Math.max(0, Math.min(line.count, lacking));
}

const pulledOf = ({ pullable }: ProductionAbout, { taken }: ProductionDraft, unit: UnitTypeId): number =>
  taken.filter((id) => pullable.some((each) => each.id === id && each.unit === unit)).length;

export const setReturned = (draft: ProductionDraft, { unit, of }: Captured, count: number): ProductionDraft => ({
  ...draft,
  returned: { ...draft.returned, [keyOf(unit, String(of))]: count },
});

/** What must go back does, and nothing for what is not made any more. */
export const settled = (sight: Sight, about: ProductionAbout, draft: ProductionDraft): ProductionDraft =>
  (about.captured ?? []).reduce((now, line) => {
    const most = Math.max(0, mostReturned(about, now, line));
    const count = Math.min(most, Math.max(returnedOf(now, line), leastReturned(sight, about, now, line)));
    return setReturned(now, line, count);
  }, draft);

/** How many of them the limit counts; `small`: of fighters and infantry alone. */
export const countedOf = (about: ProductionAbout, draft: ProductionDraft, small = false): number =>
  about.units.reduce((sum, { unit, perCost, extra = 0 }) => {
    if (small && !unitTypes[unit].tokens) return sum;
    const made = totalOf(draft, unit);
    return sum + made - uncountedOf(made, perCost, extra);
  }, 0);

/** How many more of the unit could be made, by the limits and the figures left, own ones among the captured counted. */
export function roomFor({ seat }: Sight, about: ProductionAbout, draft: ProductionDraft, offered: Offered): number {
  const { unit, most, left, perCost, extra = 0 } = offered;
  const made = totalOf(draft, unit);
  const own = about.captured?.find((line) => line.unit === unit && line.of === seat)?.count ?? 0;
  const figures = left === undefined ? Number.POSITIVE_INFINITY : left + pulledOf(about, draft, unit) + own;
  const isSmall = unitTypes[unit].tokens;
  const beyond = Math.min(about.beyond ?? 0, isSmall ? Number.POSITIVE_INFINITY : countedOf(about, draft, true));
  const space = about.limit + beyond - countedOf(about, draft);
  let more = space;
  // An extra one of a purchase takes no place.
  while (extra > 0 && more <= most && growth(made, more + 1, perCost, extra) <= space) more++;
  return Math.max(0, Math.min(more, most - made, figures - made));
}

/** What so many more count against the limit. */
const growth = (made: number, more: number, perCost: number, extra: number): number =>
  more - uncountedOf(made + more, perCost, extra) + uncountedOf(made, perCost, extra);

/** Resources for everything together, without what is had for nothing. */
export function costOf({ g, seat }: Sight, about: ProductionAbout, draft: ProductionDraft): number {
  const sum = about.units.reduce((cost, { unit, cost: each, perCost }) => {
    const forNothing = madeForNothing(g, { seat, type: unit }) + returnedIn(about, draft, unit);
    return cost + Math.ceil(Math.max(0, totalOf(draft, unit) - forNothing) / perCost) * each;
  }, 0);
  return Math.max(0, sum - about.discount);
}

export function planOf(
  { units, captured = [] }: ProductionAbout,
  draft: ProductionDraft,
  pay: Payment,
): ProductionPlan {
  const made = units.flatMap(({ unit, places }) =>
    places.flatMap((place) => {
      const count = countOf(draft, unit, place);
      return count === 0 ? [] : [{ unit, count, ...(places.length > 1 && { place }) }];
    }),
  );
  const returned = captured
    .map(({ unit, of }) => ({ unit, of, count: returnedOf(draft, { unit, of }) }))
    .filter(({ count }) => count > 0);
  return {
    units: made,
    ...(draft.taken.length > 0 && { taken: [...draft.taken] }),
    ...(returned.length > 0 && { returned }),
    pay,
  };
}

/** The fleet as it will be where ships are built. */
export function meterOf({ g, seat }: Sight, about: ProductionAbout, draft: ProductionDraft): FleetMeter {
  const system = systemOf(g, about.system);
  const built = about.units.flatMap(({ unit, places }) =>
    places.flatMap((place) =>
      place === 'space'
        ? Array.from(
            { length: countOf(draft, unit, place) },
            (): Unit => ({ id: -1, type: unit, owner: seat, damaged: false }),
          )
        : [],
    ),
  );
  const there = [...system.space.filter((u) => !draft.taken.includes(u.id)), ...built];
  const { ships, fighters, ground, room, support, limit } = countFleet(g, system, seat, there);
  return {
    system: system.id,
    size: ships,
    limit,
    used: ground + Math.max(0, fighters - support),
    room,
  };
}

/** What is built first: what carries, what lands, what fights beside it. */
const wishes: readonly (readonly [UnitTypeId, number])[] = [
  ['carrier', 1],
  ['infantry', 2],
  ['cruiser', 1],
  ['infantry', 2],
  ['destroyer', 1],
  ['fighter', 2],
  ['infantry', 2],
];
/** More carriers than that wait for ground forces. */
const CARRIERS = 3;

/** One of each that is needed most, as long as it can be paid and the fleet has room for it. */
export function proposedProduction(sight: Sight, about: ProductionAbout): ProductionDraft {
  const power = Math.min(powerOf(meansOf(sight, 'resources')), about.resources ?? Number.POSITIVE_INFINITY);
  const carriers = sight.g.systems
    .flatMap((s) => s.space)
    .filter((u) => u.owner === sight.seat && u.type === 'carrier').length;
  let draft = nothingMade;
  for (const [unit, count] of wishes) {
    const offered = about.units.find((each) => each.unit === unit);
    const place = offered?.places.find((each) => unitTypes[unit].kind !== 'groundForce' || each !== 'space');
    if (offered === undefined || place === undefined || roomFor(sight, about, draft, offered) < count) continue;
    if (unit === 'carrier' && carriers >= CARRIERS) continue;
    const next = setCount(draft, unit, place, countOf(draft, unit, place) + count);
    const { size, limit, used, room } = meterOf(sight, about, next);
    if (size <= limit && used <= room && costOf(sight, about, next) <= power) draft = next;
  }
  return draft;
}
