// A position for a fight that nobody is at: two sides at one place, as they were described, and nothing else in the galaxy.
import type { Refusal } from '@custodian/kernel';
import type { FightAsked, SideAsked, UnitsAsked } from '@custodian/title';
import { newSystem } from '../atoms/board.ts';
import type { ComponentSet, FactionId, PlanetId, TechnologyId, UnitTypeId } from '../facts/index.ts';
import { factions, isShip, technologies, unitSheets, unitTypeIds } from '../facts/index.ts';
import type { Game, Player, Seat, System, Unit } from '../game.ts';
import { defaultOptions } from '../options.ts';
import type { PlayedWith } from '../queries/box.ts';
import { fleetIn, isWithin } from '../queries/limits.ts';
import { why } from '../queries/refusals.ts';
import { unitCard } from '../queries/units.ts';
import { emptyTable } from '../table.ts';

export const ATTACKER: Seat = 0;
export const DEFENDER: Seat = 1;

/** Where it is fought, and which planet is fought for. */
const NEBULA = '42';
const PLACE = '23';
const PLANET: PlanetId = 'saudor';

/** The systems around it: guns stand there that reach the place, and fleets may go there. */
const around = [
  ['26', 1, 0],
  ['25', 0, 1],
  ['19', -1, 1],
  ['21', -1, 0],
  ['22', 0, -1],
  ['20', 1, -1],
] as const;

/** Factions that change no fight; of the first not even the mechs do. */
const PLAIN: readonly [FactionId, FactionId] = ['hacan', 'xxcha'];

/** The later sets from which something was named. Of what comes with them nothing else lies on the table. */
function playedWith({ attacker, defender }: FightAsked): PlayedWith {
  const named = [attacker, defender].flatMap(({ faction, technologies: known, units }) => [
    ...(faction === null ? [] : [factions[faction as FactionId].set]),
    ...known.map((id) => technologies[id as TechnologyId].set),
    ...(units.some(({ unit, count }) => unit === 'mech' && count > 0) ? (['pok'] as const) : []),
  ]);
  const has = (...sets: ComponentSet[]): boolean => sets.some((set) => named.includes(set));
  return {
    ...(has('pok', 'codex2', 'codex3') && { prophecy: true }),
    ...(has('codex1') && { codexI: true }),
    ...(has('codex2') && { codexII: true }),
    ...(has('codex3') && { codexIII: true }),
  };
}

/** Whose technologies were named although neither side is they. They sit at the table as well: of factions that nobody plays nothing
 *  lies on it. */
function othersNamed({ attacker, defender }: FightAsked): FactionId[] {
  const owners = [attacker, defender].flatMap((side) =>
    side.technologies.flatMap((id) => technologies[id as TechnologyId].faction ?? []),
  );
  return [...new Set(owners)].filter((id) => id !== attacker.faction && id !== defender.faction);
}

export interface Position {
  readonly game: Game;
  readonly system: string;
  readonly planet: PlanetId;
}

/** 'cruiser II' is told as 'cruiserII'. */
export const UPGRADED = 'II';

/** The type of a unit that was named, upgraded or not. */
export const typeOf = (unit: string): UnitTypeId =>
  (unitTypeIds as readonly string[]).includes(unit)
    ? (unit as UnitTypeId)
    : (unit.slice(0, -UPGRADED.length) as UnitTypeId);

const isUpgraded = (unit: string): boolean => typeOf(unit) !== unit;

export function positionOf(fight: FightAsked): Position | Refusal {
  const isInSpace = fight.place === 'space';
  const system = isInSpace && fight.nebula ? NEBULA : PLACE;
  const others = othersNamed(fight);
  const laid = emptyTable(2 + others.length, { ...defaultOptions, ...playedWith(fight) });
  const here = newSystem(system, 0, 0);
  const systems = [here, ...around.map(([tile, q, r]) => newSystem(tile, q, r))];
  const galaxy = systems.map(({ id, q, r }) => `${id}@${q},${r}`).join(' ');
  const game: Game = { ...laid, round: 1, phase: 'action', active: ATTACKER, activeSystem: system, systems, galaxy };
  const bombarding = isInSpace ? [] : fight.bombarding;
  for (const seat of [ATTACKER, DEFENDER]) {
    const side = seat === ATTACKER ? fight.attacker : fight.defender;
    const refused = takeSeat(game, seat, side, seat === ATTACKER ? [...side.units, ...bombarding] : side.units);
    if (refused !== null) return refused;
  }
  for (const [i, faction] of others.entries()) Object.assign(game.players[2 + i] as Player, { faction });
  settle(game, here);
  const forces = forcesOf(fight.attacker);
  if (isInSpace && forces > 0 && fight.nebula) return why('nebula', 'why.nebula without planets');
  put(game, here.space, ATTACKER, isInSpace ? fight.attacker.units : bombarding);
  if (isInSpace) put(game, here.space, DEFENDER, shipsIn(fight.defender.units));
  const [ground] = here.planets;
  if (ground !== undefined) {
    put(game, ground.units, DEFENDER, isInSpace ? troopsIn(fight.defender.units) : fight.defender.units);
    if (!isInSpace) put(game, ground.units, ATTACKER, fight.attacker.units);
  }
  arm(game, here, ATTACKER, isInSpace ? fight.attacker.pds : 0);
  arm(game, here, DEFENDER, fight.defender.pds);
  const refused = isInSpace ? carry(game, here, forces) : null;
  return refused ?? { game, system, planet: PLANET };
}

/** Ground forces that a side brings. */
export const forcesOf = ({ units }: SideAsked): number => troopsIn(units).reduce((sum, { count }) => sum + count, 0);

const shipsIn = (units: readonly UnitsAsked[]): UnitsAsked[] => units.filter(({ unit }) => isShip(typeOf(unit)));
const troopsIn = (units: readonly UnitsAsked[]): UnitsAsked[] => units.filter(({ unit }) => !isShip(typeOf(unit)));

/** Whoever has something to pay with might use it: the odds name what they leave out. */
function takeSeat(
  game: Game,
  seat: Seat,
  { faction, technologies: learnt, pds }: SideAsked,
  units: readonly UnitsAsked[],
): Refusal | null {
  const player = game.players[seat];
  if (player === undefined) return null;
  const hasMechs = units.some(({ unit, count }) => unit === 'mech' && count > 0);
  player.faction = (faction ?? PLAIN[hasMechs || seat === ATTACKER ? 0 : 1]) as FactionId;
  const known = new Set(learnt as readonly TechnologyId[]);
  const sheet = unitSheets[player.faction as FactionId];
  for (const { unit, count } of units) {
    const type = typeOf(unit);
    const { upgrade, first } = sheet[type];
    const isMixed = units.some((other) => other.count > 0 && typeOf(other.unit) === type && other.unit !== unit);
    if (count > 0 && isMixed) return why('unit upgrades', 'why.units alike', { unit: type });
    // War suns come with their technology.
    if (upgrade !== null && (isUpgraded(unit) || first === null)) known.add(upgrade as unknown as TechnologyId);
  }
  if (pds > 0 && seat === ATTACKER && sheet.pds.upgrade !== null)
    known.add(sheet.pds.upgrade as unknown as TechnologyId);
  Object.assign(player, { technologies: [...known], strategy: 3, fleet: 99, tradeGoods: 10 });
  return null;
}

/** The planet is the defender's, and both have a system to go to. */
function settle({ systems }: Game, here: System): void {
  const [planet] = here.planets;
  if (planet !== undefined) planet.owner = DEFENDER;
  for (const seat of [ATTACKER, DEFENDER]) {
    const refuge = systems[1 + seat]?.planets[0];
    if (refuge !== undefined) refuge.owner = seat;
  }
}

function put(game: Game, at: Unit[], owner: Seat, all: readonly UnitsAsked[]): void {
  for (const { unit, count, damaged } of all)
    for (let n = 0; n < count; n++) at.push({ id: game.nextUnit++, type: typeOf(unit), owner, damaged: n < damaged });
}

const PER_PLANET = 2;

/** The defender's stand on the planet as far as it holds them, all others around: these reach the place when they are PDS II. */
function arm(game: Game, here: System, seat: Seat, count: number): void {
  const own = seat === DEFENDER ? here.planets : [];
  const near = game.systems.slice(1).filter((_, i) => i % 2 === seat);
  let left = count;
  for (const planet of [...own, ...near.flatMap(({ planets }) => planets)]) {
    const some = Math.min(PER_PLANET, left);
    if (some === 0) break;
    planet.owner = seat;
    put(game, planet.units, seat, [{ unit: 'pds', count: some, damaged: 0 }]);
    left -= some;
  }
}

/** Ground forces need room aboard; fighters that nobody carries belong to docks, or come without. */
function carry(game: Game, here: System, forces: number): Refusal | null {
  const { room, ground } = fleetIn(game, here, ATTACKER);
  if (ground > room) return why('capacity', 'why.no room for forces', { count: forces, most: Math.max(0, room) });
  for (const seat of [ATTACKER, DEFENDER])
    if (!isWithin(fleetIn(game, here, seat), false) && unitCard(game, seat, 'spaceDock')?.fighterSupport === 0)
      return why('capacity', 'why.fighters without ships');
  for (const seat of [ATTACKER, DEFENDER])
    for (let n = 0; n < MOST_DOCKS && !isWithin(fleetIn(game, here, seat), false); n++)
      here.planets[0]?.units.push({ id: game.nextUnit++, type: 'spaceDock', owner: seat, damaged: false });
  return null;
}
const MOST_DOCKS = 20;
