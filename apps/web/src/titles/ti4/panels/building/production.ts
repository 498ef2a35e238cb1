// What is produced, and what it costs.
import type { UnitTypeId } from '@custodian/ti4/facts';
import { unitTypes } from '@custodian/ti4/facts';
import type { Unit } from '@custodian/ti4/game';
import type { AboutNamed, Payment, ProductionPlan } from '@custodian/ti4/plans';
import { systemOf } from '@custodian/ti4/queries/board';
import { countFleet } from '@custodian/ti4/queries/limits';
import { uncountedOf } from '@custodian/ti4/queries/production';
import type { FleetMeter } from '../../../../galaxy/panels/meters.ts';
import { meansOf, powerOf } from '../paying/paying.ts';
import type { Sight } from '../sight.ts';

export type ProductionAbout = AboutNamed<'production'>;
export type Offered = ProductionAbout['units'][number];

/** How many of which type go where: 'cruiser space'. */
export interface ProductionDraft {
  readonly made: Readonly<Record<string, number>>;
  /** Units that are taken off the board to be produced at once. */
  readonly taken: readonly number[];
}

export const nothingMade: ProductionDraft = { made: {}, taken: [] };

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

/** How many of them the limit counts. */
export const countedOf = (about: ProductionAbout, draft: ProductionDraft): number =>
  about.units.reduce((sum, { unit, perCost, extra = 0 }) => {
    const made = totalOf(draft, unit);
    return sum + made - uncountedOf(made, perCost, extra);
  }, 0);

/** How many more of the unit could be made, by the limits and the figures left. */
export function roomFor(about: ProductionAbout, draft: ProductionDraft, offered: Offered): number {
  const { unit, most, left, perCost, extra = 0 } = offered;
  const made = totalOf(draft, unit);
  const pulled = draft.taken.filter((id) => about.pullable.some((each) => each.id === id && each.unit === unit)).length;
  const figures = left === undefined ? Number.POSITIVE_INFINITY : left + pulled;
  const space = about.limit - countedOf(about, draft);
  let more = space;
  // An extra one of a purchase takes no place.
  while (extra > 0 && more <= most && growth(made, more + 1, perCost, extra) <= space) more++;
  return Math.max(0, Math.min(more, most - made, figures - made));
}

/** What so many more count against the limit. */
const growth = (made: number, more: number, perCost: number, extra: number): number =>
  more - uncountedOf(made + more, perCost, extra) + uncountedOf(made, perCost, extra);

/** Resources for everything together. */
export function costOf(about: ProductionAbout, draft: ProductionDraft): number {
  const sum = about.units.reduce(
    (cost, { unit, cost: each, perCost }) => cost + Math.ceil(totalOf(draft, unit) / perCost) * each,
    0,
  );
  return Math.max(0, sum - about.discount);
}

export function planOf({ units }: ProductionAbout, draft: ProductionDraft, pay: Payment): ProductionPlan {
  const made = units.flatMap(({ unit, places }) =>
    places.flatMap((place) => {
      const count = countOf(draft, unit, place);
      return count === 0 ? [] : [{ unit, count, ...(places.length > 1 && { place }) }];
    }),
  );
  return { units: made, ...(draft.taken.length > 0 && { taken: [...draft.taken] }), pay };
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
    if (offered === undefined || place === undefined || roomFor(about, draft, offered) < count) continue;
    if (unit === 'carrier' && carriers >= CARRIERS) continue;
    const next = setCount(draft, unit, place, countOf(draft, unit, place) + count);
    const { size, limit, used, room } = meterOf(sight, about, next);
    if (size <= limit && used <= room && costOf(about, next) <= power) draft = next;
  }
  return draft;
}
