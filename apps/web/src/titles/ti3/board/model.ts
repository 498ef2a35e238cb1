// What there is to draw in a system, as plain data: two that read the same are drawn the same.
import type { PlanetId, SpecialSystem, TechnologyColor, UnitId, Wormhole } from '@custodian/ti3/facts';
import { leaders as leaderFacts, planets as planetFacts, shipTypes } from '@custodian/ti3/facts';
import type { Game, PlanetState, System } from '@custodian/ti3/game';
import { FACE_DOWN, NOBODY } from '@custodian/ti3/game';
import { hasWormhole, tileAt } from '@custodian/ti3/queries/board';
import { influence, resources } from '@custodian/ti3/queries/values';
import type { UnitArt } from '../../../board/pieces/units.ts';

export interface Counted {
  readonly kind: UnitArt;
  readonly count: number;
  readonly damaged: boolean;
}

export interface Fleet {
  readonly seat: number;
  /** Ships from the strongest to the weakest, the damaged apart; docks that lie in space at the end. */
  readonly ships: readonly Counted[];
  /** Carried inside the ships, and leaders aboard. */
  readonly cargo: readonly Counted[];
  /** Ships altogether. */
  readonly strength: number;
  readonly isLit: boolean;
}

export interface Landed {
  readonly seat: number;
  readonly units: readonly Counted[];
}

export interface PlanetDrawn {
  readonly id: PlanetId;
  readonly resources: number;
  readonly influence: number;
  readonly specialty: TechnologyColor | null;
  readonly owner: number | null;
  readonly isExhausted: boolean;
  readonly units: readonly Counted[];
  readonly leaders: readonly string[];
  /** Invaders who have not yet won. */
  readonly landed: Landed | null;
  /** A domain counter: what it is, '?' when this seat does not know. */
  readonly domain: { readonly id: string; readonly isFaceUp: boolean } | null;
  readonly isLit: boolean;
  readonly isPicked: boolean;
}

export interface HexDrawn {
  readonly id: string;
  readonly isFaceDown: boolean;
  readonly isMecatol: boolean;
  readonly special: SpecialSystem | null;
  readonly wormholes: readonly Wormhole[];
  /** Whose home system it is. */
  readonly home: number | null;
  /** Who holds most here: the tint of the hex. */
  readonly holder: number | null;
  readonly planets: readonly PlanetDrawn[];
  readonly fleets: readonly Fleet[];
  /** Who has activated it. */
  readonly counters: readonly number[];
}

/** Ids that are to be marked. A system and its one planet may share their id: then it means one of both. */
export interface Marks {
  readonly lit: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly of: 'systems' | 'planets';
}

/** Where any planet is meant that could be no system, planets are meant. */
export function marksOf(game: Game, lit: readonly string[], picked: readonly string[]): Marks {
  const systems = new Set(game.systems.map((s) => s.id));
  const planets = new Set<string>(game.systems.flatMap((s) => s.planets.map((p) => p.id)));
  const marked = [...lit, ...picked];
  const isOfPlanets = marked.some((id) => planets.has(id) && !systems.has(id));
  const isOfSystems = marked.some((id) => systems.has(id) && !planets.has(id));
  return { lit: new Set(lit), picked: new Set(picked), of: isOfPlanets && !isOfSystems ? 'planets' : 'systems' };
}

/** Is the id of a system among these, and meant as one? */
export const marksSystem = (game: Game, { of }: Marks, among: ReadonlySet<string>, id: string): boolean =>
  among.has(id) && (of === 'systems' || !game.systems.some((s) => s.planets.some((p) => p.id === id)));

export function drawSystem(game: Game, system: System, marks: Marks): HexDrawn {
  const tile = tileAt(system);
  const home = tile.kind === 'home' ? game.players.findIndex((p) => system.id === `home-${p.race}`) : NOBODY;
  const fleets = fleetsIn(game, system, marks);
  const planets = system.planets.map((planet) =>
    drawPlanet(game, planet, marks.of === 'planets' || planet.id !== system.id ? marks : nothingMarked),
  );
  return {
    id: system.id,
    isFaceDown: system.id === FACE_DOWN,
    isMecatol: tile.kind === 'mecatol',
    special: tile.special,
    wormholes: (['alpha', 'beta'] as const).filter((kind) => hasWormhole(system, kind)),
    home: somebody(home),
    holder: holderOf(system, fleets),
    planets,
    fleets,
    counters: game.players.flatMap((_, seat) => ((system.counters >> seat) & 1 ? [seat] : [])),
  };
}

export const nothingMarked: Marks = { lit: new Set(), picked: new Set(), of: 'systems' };

const somebody = (seat: number): number | null => (seat === NOBODY ? null : seat);

/** The one whose ships are alone here, else the one who holds every taken planet. */
function holderOf(system: System, fleets: readonly Fleet[]): number | null {
  const owners = new Set(system.planets.map((p) => p.owner).filter((seat) => seat !== NOBODY));
  if (fleets.length > 1 || owners.size > 1) return null;
  const [onPlanets] = owners;
  const inSpace = fleets[0]?.seat;
  if (inSpace !== undefined && onPlanets !== undefined && inSpace !== onPlanets) return null;
  return inSpace ?? onPlanets ?? null;
}

function fleetsIn(game: Game, system: System, { lit }: Marks): Fleet[] {
  const seats = new Set([...system.ships.map((s) => s.owner), ...system.docks.map((d) => d.owner)]);
  return [...seats]
    .sort((a, b) => a - b)
    .map((seat) => {
      const own = system.ships.filter((s) => s.owner === seat);
      const aboard = game.leaders.filter((l) => l.place === 'ship' && own.some((s) => String(s.id) === l.at));
      const sum = (pick: 'groundForces' | 'pds'): number => own.reduce((all, ship) => all + ship[pick], 0);
      return {
        seat,
        ships: [
          ...shipTypes.flatMap((type) =>
            [false, true].map((damaged) => ({
              kind: type as UnitArt,
              count: own.filter((s) => s.type === type && s.damaged === damaged).length,
              damaged,
            })),
          ),
          counted('spaceDock', system.docks.filter((d) => d.owner === seat).length),
        ].filter(isThere),
        cargo: [
          counted('groundForce', sum('groundForces')),
          counted('pds', sum('pds')),
          counted('leader', aboard.length),
        ].filter(isThere),
        strength: own.length,
        isLit: own.some((s) => lit.has(String(s.id)) || lit.has(`ship ${s.id}`)),
      };
    });
}

export const counted = (kind: UnitArt, count: number): Counted => ({ kind, count, damaged: false });
const isThere = ({ count }: Counted): boolean => count > 0;

function drawPlanet(game: Game, planet: PlanetState, { lit, picked }: Marks): PlanetDrawn {
  const { specialty } = planetFacts[planet.id];
  const owner = somebody(planet.owner);
  const here = game.leaders.filter((l) => l.place === 'planet' && l.at === planet.id);
  return {
    id: planet.id,
    resources: resources(game, planet.id),
    influence: influence(game, planet.id),
    specialty,
    owner,
    isExhausted: planet.exhausted,
    units: [
      counted('groundForce', planet.groundForces),
      counted('pds', planet.pds),
      counted('spaceDock', planet.dock >= 0 ? 1 : 0),
      counted('leader', here.filter((l) => l.seat === owner).length),
    ].filter(isThere),
    leaders: here.map((l) => l.id),
    landed: planet.invaders === null ? null : landed(planet.invaders, here),
    domain: planet.domain === null ? null : { id: planet.domain.id, isFaceUp: planet.domain.faceUp },
    isLit: lit.has(planet.id),
    isPicked: picked.has(planet.id),
  };
}

function landed(invaders: NonNullable<PlanetState['invaders']>, here: Game['leaders']): Landed {
  return {
    seat: invaders.owner,
    units: [
      counted('groundForce', invaders.groundForces),
      counted('fighter', invaders.fighters),
      counted('pds', invaders.pds),
      counted('leader', here.filter((l) => l.seat === invaders.owner).length),
    ].filter(isThere),
  };
}

export const leaderType = (id: string): string => leaderFacts[id as keyof typeof leaderFacts].type;

/** Units in the order in which they are told. */
export const isUnit = (kind: UnitArt): kind is UnitId => kind !== 'leader';

/** Keeps what reads the same as before, so that only what has changed is drawn again. */
export function remembering<T extends { readonly id: string }>(): (fresh: readonly T[]) => readonly T[] {
  let known = new Map<string, { readonly signature: string; readonly value: T }>();
  return (fresh) => {
    const next: typeof known = new Map();
    const kept = fresh.map((value) => {
      const signature = JSON.stringify(value);
      const before = known.get(value.id);
      const entry = before?.signature === signature ? before : { signature, value };
      next.set(value.id, entry);
      return entry.value;
    });
    known = next;
    return kept;
  };
}
