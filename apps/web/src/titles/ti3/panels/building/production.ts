// What docks build, as a player draws it up: so many of a unit at a dock and a place. Prices and limits come with the question.
import type { PlanetId, ShipType } from '@custodian/ti3/facts';
import { isShip, units } from '@custodian/ti3/facts';
import type { AboutNamed, Payment, ProductionPlan } from '@custodian/ti3/plans';
import { systemOf } from '@custodian/ti3/queries/board';
import { countFleet, isCapital } from '@custodian/ti3/queries/fleet';
import { capacity } from '@custodian/ti3/queries/values';
import type { FleetMeter } from '../../../../galaxy/panels/meters.ts';
import type { Sight, Tally } from '../numbers.ts';
import { meterOf } from '../numbers.ts';

export type ProductionAbout = AboutNamed<'production'>;
export type Offered = ProductionAbout['docks'][number]['units'][number];

/** Here every build says where it goes. */
export type Build = Required<ProductionPlan['builds'][number]>;

export interface ProductionDraft {
  readonly builds: readonly Build[];
  /** Planets that get a new dock. */
  readonly docks: readonly PlanetId[];
}

export const nothingBuilt: ProductionDraft = { builds: [], docks: [] };

const isSame = (a: Omit<Build, 'count'>, b: Omit<Build, 'count'>): boolean =>
  a.dock === b.dock && a.unit === b.unit && a.at === b.at;

export const countOf = (draft: ProductionDraft, { dock, unit, at }: Omit<Build, 'count'>): number =>
  draft.builds.find((b) => isSame(b, { dock, unit, at }))?.count ?? 0;

export function setCount(draft: ProductionDraft, build: Build): ProductionDraft {
  const others = draft.builds.filter((b) => !isSame(b, build));
  return { ...draft, builds: build.count > 0 ? [...others, build] : others };
}

export const toggleDock = (draft: ProductionDraft, planet: PlanetId): ProductionDraft => ({
  ...draft,
  docks: draft.docks.includes(planet) ? draft.docks.filter((id) => id !== planet) : [...draft.docks, planet],
});

const total = (builds: readonly Build[]): number => builds.reduce((sum, b) => sum + b.count, 0);

export const unitsAt = (draft: ProductionDraft, dock: string): number =>
  total(draft.builds.filter((b) => b.dock === dock));

/** How many more of the unit this dock could build, by its limit, the card's, and the figures left. */
export function roomFor(about: ProductionAbout, draft: ProductionDraft, dock: string, offered: Offered): number {
  const limit = about.docks.find((d) => d.dock === dock)?.limit ?? 0;
  const built = total(draft.builds.filter((b) => b.unit === offered.unit));
  return Math.max(
    0,
    Math.min(
      limit - unitsAt(draft, dock),
      (about.most ?? Number.POSITIVE_INFINITY) - total(draft.builds),
      (offered.left ?? Number.POSITIVE_INFINITY) - built,
    ),
  );
}

/** What one dock asks for, before what it has for itself. */
export function priceAt(about: ProductionAbout, draft: ProductionDraft, dock: string): number {
  const offers = about.docks.find((d) => d.dock === dock)?.units ?? [];
  return offers.reduce((sum, { unit, cost, perCost }) => {
    const count = total(draft.builds.filter((b) => b.dock === dock && b.unit === unit));
    return sum + Math.ceil(count / perCost) * cost;
  }, 0);
}

/** Resources for everything together: what docks and a card give is used up first. */
export function costOf(about: ProductionAbout, draft: ProductionDraft): number {
  const units = about.docks.reduce((sum, { dock, bonus }) => sum + Math.max(0, priceAt(about, draft, dock) - bonus), 0);
  const sites = about.sites.filter((s) => draft.docks.includes(s.planet)).reduce((sum, s) => sum + s.cost, 0);
  return Math.max(0, units + sites - about.extra);
}

/** The fleets as they will be where ships are built. */
export function metersOf(sight: Sight, about: ProductionAbout, draft: ProductionDraft): FleetMeter[] {
  const ships = draft.builds.filter((b) => isShip(b.unit));
  const systems = [...new Set([about.system, ...ships.map((b) => b.at)])];
  return systems.map((system) => {
    const fleet: Tally = { ...countFleet(sight.g, systemOf(sight.g, system), sight.seat) };
    for (const { unit, count } of ships.filter((b) => b.at === system)) {
      const type = unit as ShipType;
      fleet.capacity += count * capacity(sight.g, { seat: sight.seat, type });
      fleet[isCapital({ type }) ? 'capital' : 'fighters'] += count;
    }
    if (system === about.system) fleet.capacity += draft.docks.length * (units.spaceDock.fighterCapacity ?? 0);
    return meterOf(sight, system, fleet);
  });
}

export const planOf = (draft: ProductionDraft, pay: Payment): ProductionPlan => ({ ...draft, pay });
