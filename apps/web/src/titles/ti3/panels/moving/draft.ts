// A movement as a player draws it up: which ships go, and what each takes along.
import type { LeaderId, PlanetId, ShipType } from '@custodian/ti3/facts';
import type { AboutNamed } from '@custodian/ti3/plans';
import { systemOf } from '@custodian/ti3/queries/board';
import type { Ship, Sight } from '../numbers.ts';
import { routesOf } from './ways.ts';

export type MovementAbout = AboutNamed<'movement'>;

/** What one ship takes along: fighters by system, the others by planet. */
export interface Load {
  readonly fighters: Readonly<Record<string, number>>;
  readonly groundForces: Readonly<Record<string, number>>;
  readonly pds: Readonly<Record<string, number>>;
  readonly leaders: readonly LeaderId[];
  /** Those of the leaders who go aboard a fighter that comes along. */
  readonly riding: readonly LeaderId[];
}

export interface Draft {
  readonly going: readonly number[];
  readonly loads: Readonly<Record<number, Load>>;
  /** Systems by which ships go instead of the shortest way. */
  readonly vias: Readonly<Record<number, string>>;
  /** Docks in space that move. */
  readonly docks: readonly number[];
}

export interface Moving extends Sight {
  readonly about: MovementAbout;
}

/** Ships of one kind that lie in one system and reach the same one. */
export interface Group {
  readonly key: string;
  readonly type: ShipType;
  readonly damaged: boolean;
  readonly ships: readonly number[];
}

export interface Origin {
  readonly system: string;
  readonly to: string;
  readonly distance: number;
  readonly groups: readonly Group[];
}

/** A place where a ship may take units aboard. */
export interface Stop {
  readonly system: string;
  readonly fighters: number;
  readonly planets: readonly {
    readonly planet: PlanetId;
    readonly groundForces: number;
    readonly pds: number;
    readonly leaders: readonly LeaderId[];
  }[];
}

export const nobodyMoves: Draft = { going: [], loads: {}, vias: {}, docks: [] };
export const emptyLoad: Load = { fighters: {}, groundForces: {}, pds: {}, leaders: [], riding: [] };

export const shipOf = ({ g, seat }: Sight, system: string, id: number): Ship | undefined =>
  systemOf(g, system).ships.find((s) => s.id === id && s.owner === seat) as Ship | undefined;

/** The way of a ship: the one it goes, or the system where it lies. */
export function pathOf(m: Moving, draft: Draft, ship: number): readonly string[] {
  if (draft.going.includes(ship)) {
    const usual = m.about.reach.find((r) => r.ship === ship)?.path ?? [];
    const via = draft.vias[ship];
    const found = via === undefined ? undefined : shipOf(m, usual[0] as string, ship);
    return (found && routesOf(m, found).find((r) => r.via === via)?.path) ?? usual;
  }
  return [m.about.systems.find((id) => shipOf(m, id, ship) !== undefined) as string];
}

export const goingOf = (draft: Draft, group: Group): number =>
  group.ships.filter((id) => draft.going.includes(id)).length;

export const withLoad = (draft: Draft, ship: number, load: Load): Draft => ({
  ...draft,
  loads: { ...draft.loads, [ship]: load },
});

export const loadOf = (draft: Draft, ship: number): Load => draft.loads[ship] ?? emptyLoad;

export const isTaken = (draft: Draft, ship: number, leader: LeaderId): boolean =>
  Object.entries(draft.loads).some(([id, load]) => Number(id) !== ship && load.leaders.includes(leader));

/** All counts together. */
export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((a, b) => a + b, 0);
