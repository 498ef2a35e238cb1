// What a case of agreement is: a table, the fight on it, how both sides fight, and the components that it shows.
import type { BattleOdds, Survivors } from '@custodian/galaxy';
import type { Seat } from '@custodian/kernel';
import type { EndingKey } from '@custodian/testkit/agreeing';
import { endingKey } from '@custodian/testkit/agreeing';
import type { Game, PlanetId } from '@custodian/ti3';
import { spaceBattleOdds } from '@custodian/ti3';
import type { Conducts } from '@custodian/ti3/queries/odds/conduct';
import { bombardersOf, invasionOdds, landing } from '@custodian/ti3/queries/odds/ground';
import type { BattleStanding } from '@custodian/ti3/queries/odds/space';
import { beforeMoving, beforeTheBattle } from '@custodian/ti3/queries/odds/space';
import { units } from '../../src/content/facts/index.ts';
import { planetOf, shipsOf, systemOf, systemOfPlanet } from '../../src/queries/board.ts';
import type { Table } from '../kit/index.ts';
import type { Players } from './playing.ts';
import { fightOut } from './playing.ts';

export interface Case {
  readonly shows: readonly string[];
  readonly name: string;
  /** The table, laid anew for every use; seat 0 attacks seat 1. */
  readonly lay: () => Table;
  readonly conducts?: Conducts;
  /** Components that are used whenever their owner is asked. */
  readonly uses?: readonly string[];
  /** What cannot be told from the board afterwards: fighters that joined, or locals that recover. */
  readonly unseen?: 'fighters' | 'garrison';
}

/** A fight in a system, at Quann unless said; with PDS fire before it or without. */
export interface SpaceCase extends Case {
  readonly system?: string;
  readonly pds?: true;
}

/** A fight for a planet: Quann. What has landed there stands on it already. */
export interface GroundCase extends Case {
  readonly ground: true;
}

const players = ({ conducts = {}, uses = [] }: Case): Players => ({ attacker: 0, defender: 1, conducts, uses });

function oddsOf(c: SpaceCase | GroundCase, g: Game): BattleOdds {
  if ('ground' in c) return groundOdds(g, c.conducts);
  const now: BattleStanding = c.pds === true ? beforeMoving : beforeTheBattle;
  return spaceBattleOdds(g, c.system ?? 'quann', 0, 1, now, c.conducts);
}

const PLANET: PlanetId = 'quann';

function groundOdds(g: Game, conducts?: Conducts): BattleOdds {
  const { groundForces = 0 } = planetOf(g, PLANET).invaders ?? {};
  const ships = shipsOf(systemOfPlanet(g, PLANET), 0);
  return invasionOdds(g, landing(0, PLANET, groundForces, bombardersOf(g, 0, PLANET, ships)), conducts);
}

/** One fight of a case by the rules: how it ends. */
export function fought(c: SpaceCase | GroundCase, g: Game, seed: number): EndingKey {
  if ('ground' in c) return groundFought(c, g, seed);
  const { system = 'quann' } = c;
  const before = [0, 1].map((seat) => shipsOf(systemOf(g, system), seat).map(({ id }) => id));
  let game = g;
  if (c.pds === true)
    game = fightOut(game, ['pds fire', { seat: 0, systems: [system], ownToo: true }], `pds ${seed}`, players(c));
  const isContested = [0, 1].every((seat) => shipsOf(systemOf(game, system), seat).length > 0);
  if (isContested)
    game = fightOut(game, ['space battle', { attacker: 0, defender: 1, system }], `battle ${seed}`, players(c));
  const [a, b] = before.map((ids) => shipsAmong(game, ids)) as [Survivors, Survivors];
  return seenKey(c, a, b, goneFrom(game, system, before));
}

function shipsAmong(g: Game, ids: readonly number[]): Survivors {
  const left: Record<string, number> = {};
  const damaged: Record<string, number> = {};
  for (const ship of g.systems.flatMap(({ ships }) => ships)) {
    if (!ids.includes(ship.id)) continue;
    left[ship.type] = (left[ship.type] ?? 0) + 1;
    if (ship.damaged && units[ship.type].abilities.includes('sustainDamage'))
      damaged[ship.type] = (damaged[ship.type] ?? 0) + 1;
  }
  return { left, damaged };
}

/** Whose ships are somewhere else now. */
function goneFrom(g: Game, system: string, before: readonly (readonly number[])[]): 'a' | 'b' | null {
  const elsewhere = g.systems.filter(({ id }) => id !== system).flatMap(({ ships }) => ships.map(({ id }) => id));
  const isGone = (seat: Seat): boolean => (before[seat] ?? []).some((id) => elsewhere.includes(id));
  return isGone(0) ? 'a' : isGone(1) ? 'b' : null;
}

function groundFought(c: GroundCase, g: Game, seed: number): EndingKey {
  const system = systemOfPlanet(g, PLANET).id;
  const defender = planetOf(g, PLANET).owner;
  const game = fightOut(g, ['invasion combat', { seat: 0, system }], `invasion ${seed}`, players(c));
  const { owner, groundForces } = planetOf(game, PLANET);
  const forces: Survivors = { left: { groundForce: groundForces }, damaged: {} };
  return seenKey(c, owner === 0 ? forces : NOTHING, owner === defender && owner !== 0 ? forces : NOTHING, null);
}

const NOTHING: Survivors = { left: {}, damaged: {} };

function seenKey({ unseen }: Case, a: Survivors, b: Survivors, left: 'a' | 'b' | null): EndingKey {
  const { fighter: _, ...withoutFighters } = a.left;
  return endingKey(
    unseen === 'fighters' ? { ...a, left: withoutFighters } : a,
    unseen === 'garrison' ? NOTHING : b,
    left,
  );
}

/** Everything that is foretold of a case, by what can be seen afterwards. */
export function foretold(c: SpaceCase | GroundCase, g: Game): ReadonlyMap<EndingKey, number> {
  const chances = new Map<EndingKey, number>();
  for (const { p, a, b, left } of oddsOf(c, g).endings) {
    const key = seenKey(c, a, b, left);
    chances.set(key, (chances.get(key) ?? 0) + p);
  }
  return chances;
}
