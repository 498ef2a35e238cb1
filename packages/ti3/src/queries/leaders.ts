// Leaders: where they are, and what a seat has of them there. Leaders are no units: nothing else counts them.
import type { LeaderId, LeaderType, PlanetId } from '../content/facts/index.ts';
import { leaders } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import { hasEnemyShips } from './fleet.ts';

export type FrozenLeader = G['leaders'][number];

const nobody: readonly FrozenLeader[] = [];

/** Escaping so that even a planet under blockade will do. */
export const ANYWHERE = 'anywhere';

const typeOf = (leader: FrozenLeader): LeaderType => leaders[leader.id].type;

/** A seat's leaders on a planet: at home on his own, landed with his ground forces elsewhere. */
export const leadersOn = (g: G, seat: Seat, planet: string): readonly FrozenLeader[] =>
  g.leaders.length === 0 ? nobody : g.leaders.filter((l) => l.place === 'planet' && l.at === planet && l.seat === seat);

export const hasLeaderOn = (g: G, seat: Seat, planet: string, type: LeaderType): boolean =>
  g.leaders.length > 0 &&
  g.leaders.some((l) => l.place === 'planet' && l.at === planet && l.seat === seat && typeOf(l) === type);

export const leadersAboard = (g: G, ship: number): readonly FrozenLeader[] =>
  g.leaders.length === 0 ? nobody : g.leaders.filter((l) => l.place === 'ship' && l.at === String(ship));

export const hasLeaderAboard = (g: G, ship: number, type: LeaderType): boolean =>
  g.leaders.length > 0 && g.leaders.some((l) => l.place === 'ship' && l.at === String(ship) && typeOf(l) === type);

/** Is a leader of this type aboard any of the seat's ships there? */
export const fleetHasLeader = (
  g: G,
  seat: Seat,
  ships: readonly { readonly id: number; readonly owner: Seat }[],
  type: LeaderType,
): boolean => g.leaders.length > 0 && ships.some((s) => s.owner === seat && hasLeaderAboard(g, s.id, type));

/** The seat's leaders of a type that are alive and free. */
export const freeLeaders = (g: G, seat: Seat, type: LeaderType): LeaderId[] =>
  g.leaders
    .filter((l) => l.seat === seat && typeOf(l) === type && (l.place === 'planet' || l.place === 'ship'))
    .map((l) => l.id);

export const captivesOf = (g: G, captor: Seat): readonly FrozenLeader[] =>
  g.leaders.length === 0 ? nobody : g.leaders.filter((l) => l.place === 'captive' && l.at === String(captor));

/** The next leader who is about to be put on a planet. */
export const nextEscaping = (g: G): FrozenLeader | undefined =>
  g.leaders.length === 0 ? undefined : g.leaders.find((l) => l.place === 'escaping');

/** Planets that take in a leader who escapes or is freed. */
export function refugesOf(g: G, { seat, at }: FrozenLeader): PlanetId[] {
  const found: PlanetId[] = [];
  for (const system of g.systems) {
    if (at !== ANYWHERE && hasEnemyShips(system, seat)) continue;
    for (const planet of system.planets) if (planet.owner === seat) found.push(planet.id);
  }
  return found;
}

/** Where all ships are alike, those without leaders are given up before the others. */
export const leadersLast = <S extends { readonly id: number }>(g: G, ships: readonly S[]): readonly S[] =>
  g.leaders.length === 0
    ? ships
    : [...ships].sort((a, b) => leadersAboard(g, a.id).length - leadersAboard(g, b.id).length);
