// What there is to draw in a system of this game.
import type { PlanetId, UnitId } from '@custodian/ti3/facts';
import { domainCounters, leaders as leaderFacts, planets as planetFacts, shipTypes } from '@custodian/ti3/facts';
import type { Game, PlanetState, System } from '@custodian/ti3/game';
import { FACE_DOWN, NOBODY } from '@custodian/ti3/game';
import { hasWormhole, tileAt } from '@custodian/ti3/queries/board';
import { influence, resources } from '@custodian/ti3/queries/values';
import type { Counted, Fleet, HexDrawn, Landed, PlanetDrawn } from '../../../board/drawn.ts';
import { counted } from '../../../board/drawn.ts';
import type { Marks } from '../../../board/marks.ts';
import { marksOfPlanet } from '../../../board/marks.ts';
import type { UnitArt } from '../../../board/pieces/units.ts';
import type { Afloat } from '../../../board/voyages.ts';
import { worldKind } from '../art/planets.ts';

export interface DrawnPlanet extends PlanetDrawn {
  readonly id: PlanetId;
  readonly leaders: readonly string[];
  /** A domain counter: what it is, '?' when this seat does not know. */
  readonly domain: { readonly id: string; readonly isFaceUp: boolean } | null;
}

export interface DrawnSystem extends HexDrawn {
  readonly planets: readonly DrawnPlanet[];
}

export function drawSystem(game: Game, system: System, marks: Marks): DrawnSystem {
  const tile = tileAt(system);
  const home = tile.kind === 'home' ? game.players.findIndex((p) => system.id === `home-${p.race}`) : NOBODY;
  const fleets = fleetsIn(game, system, marks);
  const planets = system.planets.map((planet) => drawPlanet(game, planet, marksOfPlanet(marks, system.id, planet.id)));
  return {
    id: system.id,
    q: system.q,
    r: system.r,
    apart: tile.kind === 'unattached',
    isFaceDown: system.id === FACE_DOWN,
    isCapital: tile.kind === 'mecatol',
    special: tile.special,
    wormholes: (['alpha', 'beta'] as const).filter((kind) => hasWormhole(system, kind)),
    home: somebody(home),
    holder: holderOf(system, fleets),
    planets,
    fleets,
    counters: game.players.flatMap((_, seat) => ((system.counters >> seat) & 1 ? [seat] : [])),
  };
}

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

const isThere = ({ count }: Counted): boolean => count > 0;

function drawPlanet(game: Game, planet: PlanetState, { lit, picked }: Marks): DrawnPlanet {
  const { specialty } = planetFacts[planet.id];
  const owner = somebody(planet.owner);
  const here = game.leaders.filter((l) => l.place === 'planet' && l.at === planet.id);
  return {
    id: planet.id,
    name: planetFacts[planet.id].name,
    look: worldKind(planet.id),
    resources: resources(game, planet.id),
    influence: influence(game, planet.id),
    specialty,
    trait: null,
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
    token: planet.domain === null ? null : { sign: signOf(planet.domain.id), isFaceUp: planet.domain.faceUp },
    ward: null,
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

/** Every ship and where it lies. */
export const shipsOf = (game: Game): Afloat[] =>
  game.systems.flatMap((system) =>
    system.ships.map(({ id, owner, type }) => ({ id, seat: owner, kind: type, system: system.id })),
  );

const signs: Readonly<Partial<Record<string, string>>> = {
  wormholeAlpha: 'α',
  wormholeBeta: 'β',
  hostileLocals: '!',
  fighterAmbush: '!',
  biohazard: '!',
  automatedDefenseSystem: '+',
};

/** What stands on a domain counter: its sign and number. */
function signOf(domain: string): string {
  const facts = domainCounters[domain as keyof typeof domainCounters];
  if (facts === undefined) return '?';
  return `${signs[facts.kind] ?? (facts.value === null ? '•' : '')}${facts.value ?? ''}`;
}
