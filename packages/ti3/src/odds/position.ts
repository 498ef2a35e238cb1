// A position for a fight that nobody is at: two sides at one place, as they were described, and nothing else in the galaxy.
import type { Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { FightAsked, SideAsked, UnitsAsked } from '@custodian/title';
import { newSystem } from '../atoms/board.ts';
import type { PlanetId, RaceId, ShipType, TechnologyId } from '../content/facts/index.ts';
import { isShip, units } from '../content/facts/index.ts';
import type { Game, Seat, Ship, System } from '../game.ts';
import { capacityLeft, roomForTroops } from '../queries/fleet.ts';
import { why } from '../queries/refusals.ts';
import { layTable } from '../table.ts';

export const ATTACKER: Seat = 0;
export const DEFENDER: Seat = 1;

/** Where it is fought, and which planet is fought for. */
const NEBULA = 'nebula';
const PLANET = 'saudor' satisfies PlanetId;

/** The systems around it. PDS stand there that the place itself has no room for, and fleets may go there. */
const around = [
  ['lodor', 1, 0],
  ['tarmann', 0, 1],
  ['thibah', -1, 1],
  ['vefutII', -1, 0],
  ['wellon', 0, -1],
  ['mecatolRex', 1, -1],
] as const;

/** Races that change no fight. */
const PLAIN: readonly RaceId[] = ['hacan', 'sol'];

export interface Position {
  readonly game: Game;
  readonly system: string;
  readonly planet: PlanetId;
}

export function positionOf(fight: FightAsked): Position | Refusal {
  const isInSpace = fight.place === 'space';
  const system = isInSpace && fight.nebula ? NEBULA : PLANET;
  const laid = layTable(3, {});
  if (isRefusal(laid)) return laid;
  const here = newSystem(system, 0, 0);
  const systems = [here, ...around.map(([tile, q, r]) => newSystem(tile, q, r))];
  const game: Game = {
    ...laid,
    round: 1,
    phase: 'action',
    systems,
    galaxy: systems.map(({ id, q, r }) => `${id}@${q},${r}`).join(' '),
  };
  for (const seat of [ATTACKER, DEFENDER]) takeSeat(game, seat, seat === ATTACKER ? fight.attacker : fight.defender);
  settle(game, here);
  const bombarding = isInSpace ? [] : fight.bombarding;
  launch(game, here, ATTACKER, [...fight.attacker.units, ...bombarding]);
  launch(game, here, DEFENDER, fight.defender.units);
  armWith(game, here, ATTACKER, isInSpace ? fight.attacker.pds : 0);
  armWith(game, here, DEFENDER, fight.defender.pds);
  const [planet] = here.planets;
  if (planet !== undefined) planet.groundForces = forcesOf(fight.defender);
  const refused = isInSpace ? embark(game, here, fight) : null;
  return refused ?? { game, system, planet: PLANET };
}

/** Ground forces that a side brings. */
export const forcesOf = ({ units: all }: SideAsked): number =>
  all.reduce((sum, { unit, count }) => (unit === 'groundForce' ? sum + count : sum), 0);

/** Whoever has something to pay with might use it: the odds name what they leave out. */
function takeSeat(game: Game, seat: Seat, { faction, technologies }: SideAsked): void {
  const player = game.players[seat];
  if (player === undefined) return;
  player.race = (faction ?? PLAIN[seat] ?? '') as RaceId;
  player.technologies = [...technologies] as TechnologyId[];
  player.strategyAllocation = 3;
  player.tradeGoods = 10;
  player.fleetSupply = 99;
}

/** The planet is the defender's, and both have a system to go to. */
function settle({ systems }: Game, here: System): void {
  const [planet] = here.planets;
  if (planet !== undefined) planet.owner = DEFENDER;
  for (const seat of [ATTACKER, DEFENDER]) {
    const refuge = systems[1 + seat];
    if (refuge !== undefined) refuge.counters |= 1 << seat;
  }
}

function launch(game: Game, here: System, owner: Seat, all: readonly UnitsAsked[]): void {
  for (const { unit, count, damaged } of all) {
    if (!isShip(unit as ShipType)) continue;
    for (let n = 0; n < count; n++) {
      const ship: Ship = {
        id: game.nextShip++,
        type: unit as ShipType,
        owner,
        damaged: n < damaged,
        groundForces: 0,
        pds: 0,
      };
      here.ships.push(ship);
    }
  }
}

/** The defender's stand on the planet as far as it holds them, all others around; these reach the place by their cannons. */
function armWith({ systems, players }: Game, here: System, seat: Seat, count: number): void {
  const most = units.pds.maxPerPlanet ?? 0;
  const own = seat === DEFENDER ? here.planets : [];
  const near = systems.slice(1).filter((_, i) => i % 2 === seat);
  let left = count;
  for (const planet of [...own, ...near.flatMap(({ planets }) => planets)]) {
    planet.owner = seat;
    planet.pds = Math.min(most, left);
    left -= planet.pds;
    if (left === 0) break;
  }
  if (count > 0) players[seat]?.technologies.push('deepSpaceCannon');
}

/** Ground forces go aboard, and fighters that nobody carries belong to docks. */
function embark(game: Game, here: System, { attacker, nebula }: FightAsked): Refusal | null {
  const forces = forcesOf(attacker);
  if (forces > 0 && nebula) return why('system.nebula', 'why.nebula without planets');
  const carriers = here.ships.filter(({ owner }) => owner === ATTACKER);
  const room = (ship: Ship): number => roomForTroops(game, ship);
  let left = forces;
  for (const ship of [...carriers].sort((x, y) => room(y) - room(x))) {
    ship.groundForces = Math.min(left, Math.max(0, room(ship)));
    left -= ship.groundForces;
  }
  if (left > 0) return why('carrier', 'why.no room for forces', { count: forces, most: forces - left });
  for (const seat of [ATTACKER, DEFENDER])
    while (capacityLeft(game, here, seat) < 0) here.docks.push({ id: game.nextShip++, owner: seat, since: 0 });
  return null;
}
