// What there is to draw in a system of this game.
import type { AttachmentId, PlanetId, TileId, UnitTypeId } from '@custodian/ti4/facts';
import { isShip, tiles, unitTypeIds, unitTypes, wormholeNexus } from '@custodian/ti4/facts';
import type { Game, PlanetState, System, Unit } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { anomaliesOf, isMecatolRex, wormholesOf } from '@custodian/ti4/queries/board';
import { isLegendary, traitsOf } from '@custodian/ti4/queries/exploration';
import { influence, resources, specialties } from '@custodian/ti4/queries/values';
import type { Counted, Fleet, HexDrawn, PlanetDrawn } from '../../../board/drawn.ts';
import { counted } from '../../../board/drawn.ts';
import type { Marks } from '../../../board/marks.ts';
import { marksOfPlanet } from '../../../board/marks.ts';
import type { Afloat } from '../../../board/voyages.ts';
import { worldKind } from '../art/planets.ts';
import { systemTitle } from '../naming.ts';
import { t } from '../words/words.ts';

export interface DrawnPlanet extends PlanetDrawn {
  readonly id: PlanetId;
  readonly attachments: readonly AttachmentId[];
}

export interface DrawnSystem extends HexDrawn {
  readonly planets: readonly DrawnPlanet[];
}

/** `nameOf`: how a planet is called. */
export function drawSystem(
  game: Game,
  system: System,
  marks: Marks,
  nameOf: (planet: PlanetId) => string,
): DrawnSystem {
  const tile = tiles[system.id as TileId];
  const home = tile.homeOf === null ? NOBODY : game.players.findIndex((p) => p.faction === tile.homeOf);
  const fleets = fleetsIn(system, marks);
  return {
    id: system.id,
    q: system.q,
    r: system.r,
    apart: tile.beside,
    isFaceDown: false,
    isCapital: isMecatolRex(system),
    special: anomaliesOf(game, { system: system.id })[0] ?? null,
    wormholes: wormholesOf(game, system),
    ...(system.wormholes.length === 0 ? {} : { gateTokens: system.wormholes }),
    ...(system.frontier === true ? { isFrontier: true } : {}),
    ...(tile.nexus ? { dock: { caption: nexusName(game), isActive: game.nexusActive === true } } : {}),
    home: somebody(home),
    holder: holderOf(system, fleets),
    planets: system.planets.map((planet) =>
      drawPlanet(game, system, planet, marksOfPlanet(marks, system.id, planet.id), nameOf(planet.id)),
    ),
    fleets,
    counters: game.players.flatMap((_, seat) => ((system.tokens >> seat) & 1 ? [seat] : [])),
  };
}

const nexusName = (game: Game): readonly string[] => [
  systemTitle(wormholeNexus),
  t(game.nexusActive === true ? 'nexus.active' : 'nexus.inactive'),
];

/** What is seen of a system from afar. */
export function smallSystems(game: Game) {
  return game.systems.map((system) => {
    const { beside, homeOf } = tiles[system.id as TileId];
    return {
      id: system.id,
      q: system.q,
      r: system.r,
      apart: beside,
      holder: holderOf(system, fleetsIn(system, { lit: new Set() })),
      home: homeOf === null ? null : somebody(game.players.findIndex((p) => p.faction === homeOf)),
      isCapital: isMecatolRex(system),
    };
  });
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

function fleetsIn(system: System, { lit }: Pick<Marks, 'lit'>): Fleet[] {
  const seats = [...new Set(system.space.map((u) => u.owner))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const own = system.space.filter((u) => u.owner === seat);
    const ships = own.filter((u) => isShip(u.type));
    return {
      seat,
      ships: [...inOrder(ships), ...inOrder(own.filter((u) => unitTypes[u.type].kind === 'structure'))],
      cargo: inOrder(own.filter((u) => unitTypes[u.type].kind === 'groundForce')),
      strength: ships.length,
      isLit: own.some((u) => lit.has(`unit ${u.id}`)),
    };
  });
}

/** Units by kind, the damaged apart. */
export function inOrder(units: readonly Unit[]): Counted[] {
  return unitTypeIds.flatMap((kind) =>
    [false, true]
      .map((damaged) => ({
        ...counted(kind, units.filter((u) => u.type === kind && u.damaged === damaged).length),
        damaged,
      }))
      .filter(({ count }) => count > 0),
  );
}

function drawPlanet(
  game: Game,
  system: System,
  planet: PlanetState,
  { lit, picked }: Marks,
  name: string,
): DrawnPlanet {
  const others = planet.units.filter((u) => u.owner !== planet.owner);
  const invader = others[0]?.owner;
  return {
    id: planet.id,
    name,
    look: worldKind(planet.id),
    resources: resources(game, planet.id),
    influence: influence(game, planet.id),
    specialty: specialties(game, planet.id)[0] ?? null,
    trait: traitsOf(planet)[0] ?? null,
    attachments: planet.attachments ?? [],
    attached: planet.attachments?.length ?? 0,
    isLegendary: isLegendary(planet),
    ...(planet.sleeper === true ? { sleeper: game.players.findIndex(({ faction }) => faction === 'titans') } : {}),
    owner: somebody(planet.owner),
    isExhausted: planet.exhausted && planet.owner !== NOBODY,
    units: merged(planet.units.filter((u) => u.owner === planet.owner)),
    landed: invader === undefined ? null : { seat: invader, units: merged(others.filter((u) => u.owner === invader)) },
    token: null,
    ward: game.custodians && isMecatolRex(system) ? 'custodians' : null,
    isLit: lit.has(planet.id),
    isPicked: picked.has(planet.id),
  };
}

/** What stands on a planet is one mark a kind. */
const merged = (units: readonly Unit[]): Counted[] =>
  unitTypeIds
    .map((kind) => counted(kind, units.filter((u) => u.type === kind).length))
    .filter(({ count }) => count > 0);

export const isUnit = (kind: string): kind is UnitTypeId => kind in unitTypes;

/** Every ship and where it lies. */
export const shipsOf = (game: Game): Afloat[] =>
  game.systems.flatMap((system) =>
    system.space
      .filter(({ type }) => isShip(type))
      .map(({ id, owner, type }) => ({ id, seat: owner, kind: type, system: system.id })),
  );
