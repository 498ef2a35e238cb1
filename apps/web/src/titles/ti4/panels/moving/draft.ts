// A movement as a player draws it up: which ships go by which way, and what each takes along.
import type { PlanetId, UnitTypeId } from '@custodian/ti4/facts';
import type { Unit } from '@custodian/ti4/game';
import type { AboutNamed } from '@custodian/ti4/plans';
import { systemOf } from '@custodian/ti4/queries/board';
import type { Sight } from '../sight.ts';
import type { Alike } from '../units.ts';
import { routesOf } from './ways.ts';

export type MovementAbout = AboutNamed<'movement'>;

export interface Moving extends Sight {
  readonly about: MovementAbout;
}

/** How many of which type come aboard where. */
export type Load = Readonly<Record<string, number>>;

/** A type at a place: what is counted in a load. */
export interface Stock {
  readonly key: string;
  readonly type: UnitTypeId;
  readonly system: string;
  /** Null: in space. */
  readonly planet: PlanetId | null;
  readonly ids: readonly number[];
}

export interface Draft {
  readonly going: readonly number[];
  readonly loads: Readonly<Record<number, Load>>;
  /** Systems by which ships go instead of the usual way. */
  readonly vias: Readonly<Record<number, string>>;
  /** Ships that go before the others do. */
  readonly early: readonly number[];
}

/** A system that ships could come from. */
export interface Origin {
  readonly system: string;
  readonly distance: number;
  readonly groups: readonly Alike[];
}

export const nobodyMoves: Draft = { going: [], loads: {}, vias: {}, early: [] };
export const emptyLoad: Load = {};

export const shipOf = ({ g, seat }: Sight, system: string, id: number): Unit | undefined =>
  systemOf(g, system).space.find((u) => u.id === id && u.owner === seat);

/** The way of a ship: the one it goes, or the active system where it lies. */
export function pathOf(m: Moving, draft: Draft, ship: number): readonly string[] {
  const via = draft.vias[ship];
  const route = via === undefined ? undefined : routesOf(m, ship).find((each) => each.via === via);
  if (route !== undefined) return route.path;
  if (shipOf(m, m.about.system, ship) !== undefined) return [m.about.system];
  return m.about.reach.find((r) => r.ship === ship)?.path ?? [];
}

export const goingOf = (draft: Draft, { ids }: Pick<Alike, 'ids'>): number =>
  ids.filter((id) => draft.going.includes(id)).length;

export const loadOf = (draft: Draft, ship: number): Load => draft.loads[ship] ?? emptyLoad;

export const withLoad = (draft: Draft, ship: number, load: Load): Draft => ({
  ...draft,
  loads: { ...draft.loads, [ship]: load },
});

export const total = (load: Load): number => Object.values(load).reduce((sum, count) => sum + count, 0);
