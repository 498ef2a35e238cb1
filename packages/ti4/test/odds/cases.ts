// What a case of agreement is: a table, the fight on it, how both sides fight, and the components that it shows.
import type { Survivors } from '@custodian/galaxy';
import type { EndingKey } from '@custodian/testkit/agreeing';
import { endingKey } from '@custodian/testkit/agreeing';
import type { PlanetId } from '../../src/facts/index.ts';
import { isShip } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { NOBODY } from '../../src/game.ts';
import { planetOf, systemOf } from '../../src/queries/board.ts';
import { fleetIn, garrisonOn, troopsOn } from '../../src/queries/combat.ts';
import { hasMech } from '../../src/queries/mechs.ts';
import { beforeCannons, beforeLanding } from '../../src/queries/odds/attack.ts';
import type { Conducts } from '../../src/queries/odds/conduct.ts';
import { groundOdds } from '../../src/queries/odds/ground.ts';
import { spaceOdds } from '../../src/queries/odds/space.ts';
import { unitCard } from '../../src/queries/units.ts';
import type { Table } from '../kit/index.ts';
import type { Players } from './playing.ts';
import { fightOut } from './playing.ts';

export interface Case {
  readonly name: string;
  readonly shows: readonly string[];
  /** Components that are used in it and change nothing of it. */
  readonly beside?: readonly string[];
  /** The table, laid anew for every use; seat 0 attacks seat 1. */
  readonly lay: () => Table;
  readonly conducts?: Conducts;
  readonly uses?: readonly string[];
  /** Where, in space; on a planet the planet. */
  readonly system?: string;
  readonly planet?: PlanetId;
}

/** Saudor's system, and Mecatol's neighbour. */
export const SYSTEM = '23';
export const PLANET: PlanetId = 'saudor';

const players = ({ conducts = {}, uses = [] }: Case): Players => ({ attacker: 0, defender: 1, conducts, uses });

export function foretold(c: Case, game: Game): ReadonlyMap<EndingKey, number> {
  const { system = SYSTEM, planet, conducts } = c;
  const chances = new Map<EndingKey, number>();
  const odds =
    planet === undefined
      ? spaceOdds(beforeCannons(game, { attacker: 0, defender: 1, system }), conducts)
      : groundOdds(beforeLanding(game, 0, planet, system), conducts).battle;
  for (const { p, a, b, left } of odds.endings) {
    const key = endingKey(a, b, left);
    chances.set(key, (chances.get(key) ?? 0) + p);
  }
  return chances;
}

/** One fight of a case by the rules: how it ends. */
export function fought(c: Case, game: Game, seed: number): EndingKey {
  const { system = SYSTEM, planet } = c;
  if (planet !== undefined) return landed(c, game, planet, seed);
  const before = [0, 1].map((seat) =>
    systemOf(game, system)
      .space.filter(
        (u) => u.owner === seat && (isShip(u.type) || (u.type === 'mech' && hasMech(game, seat, 'eidolon'))),
      )
      .map(({ id }) => id),
  );
  let now = fightOut(game, ['space cannon offense', { seat: 0, system }], `cannons ${seed}`, players(c));
  if ([0, 1].every((seat) => fleetIn(now, system, seat).length > 0))
    now = fightOut(now, ['space combat', { attacker: 0, defender: 1, system }], `combat ${seed}`, players(c));
  const [a, b] = before.map((ids) =>
    counted(
      now,
      now.systems.flatMap(({ space }) => space).filter(({ id }) => ids.includes(id)),
    ),
  ) as [Survivors, Survivors];
  const isGone = (seat: number): boolean =>
    now.systems.some(({ id, space }) => id !== system && space.some((u) => before[seat]?.includes(u.id)));
  return endingKey(a, b, isGone(0) ? 'a' : isGone(1) ? 'b' : null);
}

function counted(g: Game, units: Game['systems'][number]['space']): Survivors {
  const left: Record<string, number> = {};
  const damaged: Record<string, number> = {};
  for (const unit of units) {
    left[unit.type] = (left[unit.type] ?? 0) + 1;
    if (unit.damaged && unitCard(g, unit.owner, unit.type)?.sustainDamage)
      damaged[unit.type] = (damaged[unit.type] ?? 0) + 1;
  }
  return { left, damaged };
}

/** Forces stand on the planet already: what comes before the combat is done step by step. */
function landed(c: Case, game: Game, planet: PlanetId, seed: number): EndingKey {
  const { system = SYSTEM } = c;
  const all = players(c);
  let now = fightOut(game, ['bombardment', { seat: 0, system }], `bombs ${seed}`, all);
  const ids = troopsOn(now, planet, 0).map((u) => u.id);
  now = fightOut(now, ['space cannon defense', { seat: 0, system, planet, landed: ids }], `guns ${seed}`, all);
  const defender = garrisonOn(now, planetOf(now, planet), 0);
  if (defender !== NOBODY && troopsOn(now, planet, 0).length > 0)
    now = fightOut(now, ['ground combat', { attacker: 0, defender, system, planet }], `ground ${seed}`, all);
  // Fighters that have landed go back to space.
  const here = systemOf(now, system);
  const forces = [...here.planets.flatMap((p) => p.units), ...here.space.filter((u) => ids.includes(u.id))];
  const of = (seat: number): Survivors =>
    counted(
      now,
      forces.filter((u) => u.owner === seat && u.type !== 'pds' && u.type !== 'spaceDock'),
    );
  return endingKey(of(0), of(1), null);
}
