// Moving ships into the active system: everything is declared, rift dice are rolled, and all arrive together.
import type { Plan } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { liftUnits, moveUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { Move } from '../../plans/movement.ts';
import { movementPlan } from '../../plans/movement.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { locate } from '../../queries/board.ts';
import { hasProphecy } from '../../queries/box.ts';
import { isThroughWormhole, rangeOf, rollsForRift } from '../../queries/movement.ts';
import { capacity } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Boarding, Moving } from './check-movement.ts';
import { boardingOf, refuseMove, refuseMovement } from './check-movement.ts';
import type { Muster } from './muster.ts';
import { canMove, muster } from './muster.ts';
import { sampleMovement } from './sample-movement.ts';

/** Gives what has come into the active system. */
export const movement: Sequence<'movement'> = {
  rule: 'movement',
  steps: {
    'move ships': {
      ask: (x) => askMovement(x.g, x.v),
      then: (x, got) => {
        const moves = planned(movementPlan, got, x.v.seat)?.moves ?? [];
        if (moves.length === 0) return;
        const early = moves.filter((move) => move.early === true);
        x.v.passed = passing(x.g, x.v.seat, early);
        x.v.moved = carryOut(x, early);
        // What was to follow an early ship that a rift has taken may have lost its way.
        const rest = moves.filter((move) => move.early !== true);
        const able = early.length === 0 ? rest : rest.filter((move) => refuseMove(x.g, x.v, move) === null);
        x.v.passed.push(...passing(x.g, x.v.seat, able));
        x.v.moved.push(...carryOut(x, able));
        const come = new Set(x.v.moved);
        if (hasProphecy(x.g)) x.v.paths = moves.filter(({ ship }) => come.has(ship)).map(({ path }) => path);
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: (x) => (x.v.moved === undefined ? null : {}) },
    'ways used': {
      window: 'ways used',
      about: ({ v: { seat, system, paths = [] } }) => (paths.length === 0 ? null : { seat, system, paths }),
    },
  },
  gives: (x) => {
    const { moved = [], passed = [] } = x.v;
    return { moved, passed: passed.filter((id) => moved.includes(id)) };
  },
};

/** Ships whose way leads through a wormhole. */
const passing = (g: G, seat: Seat, moves: readonly Move[]): number[] =>
  moves
    .filter(({ path }) => path.some((from, at) => at > 0 && isThroughWormhole(g, seat, path[at - 1] as string, from)))
    .map(({ ship }) => ship);

function askMovement(g: G, moving: Moving): Plan[] {
  const { seat, system } = moving;
  const who = muster(g, { seat, system });
  if (!canMove(who)) return [];
  return [
    askForPlan(movementPlan, {
      seat,
      rule: 'movement',
      ask: say('ask.movement', { system }),
      about: () => ({
        system,
        reach: reachOf(g, who),
        loaders: who.loaders.map((ship) => ({ ship: ship.id, room: capacity(g, { seat, type: ship.type }) })),
      }),
      check: (plan) => refuseMovement(g, moving, plan),
      sample: (roll) => sampleMovement(g, who, roll),
      fallback: () => ({ moves: [] }),
    }),
  ];
}

/** Which ships reach the active system, each with a way. */
export const reachOf = (g: G, { origins, rovers }: Muster) => [
  ...origins.flatMap((origin) => {
    const path = origin.route(() => 1);
    return origin.ships.map((ship) => reached(g, ship, path));
  }),
  ...rovers.flatMap(({ ship, ways }) => ways.map((way) => reached(g, ship, way))),
];

const reached = (g: G, ship: FrozenUnit, path: readonly string[]) => ({
  ship: ship.id,
  path: [...path],
  room: capacity(g, { seat: ship.owner, type: ship.type }),
  move: rangeOf(g, ship, path[0] as string, path[path.length - 1] as string),
});

/** Dice first, for every exit of a gravity rift; then everything that is left moves at once. Returns what has come. */
export function carryOut(x: Ti4, moves: readonly Move[], to: string = x.g.activeSystem): number[] {
  const moved: number[] = [];
  const convoys = new Map<string, number[]>();
  const lifted = new Map<PlanetId, number[]>();
  for (const move of moves) {
    const boardings = boardingsOf(x.g, move);
    const lostAt = riftTaking(x, move);
    if (lostAt !== null) {
      loseShip(
        x,
        move,
        boardings.filter((b) => b.at <= lostAt),
      );
      continue;
    }
    const from = move.path[0] as string;
    if (move.path.length > 1) {
      put(convoys, from, move.ship);
      moved.push(move.ship);
    }
    for (const { unit, planet, system } of boardings) {
      if (planet === null) put(convoys, system, unit.id);
      else put(lifted, planet, unit.id);
      if (system !== to) moved.push(unit.id);
    }
  }
  for (const [planet, ids] of lifted) liftUnits(x, planet, ids, to);
  for (const [from, ids] of convoys) moveUnits(x, from, to, ids);
  return moved;
}

function put<K>(groups: Map<K, number[]>, key: K, id: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [id]);
  else group.push(id);
}

function boardingsOf(g: G, { ship, path, cargo = [] }: Move): Boarding[] {
  if (cargo.length === 0) return [];
  const seat = locate(g, ship)?.unit.owner as number;
  return cargo.map((id) => boardingOf(g, seat, path, id) as Boarding);
}

/** Where on its path a rift takes the ship; null when none does. One die for each exit. */
function riftTaking(x: Ti4, { ship, path }: Move): number | null {
  for (let at = 0; at < path.length - 1; at++) {
    const system = path[at] as string;
    const unit = locate(x.g, ship)?.unit;
    if (unit === undefined || !rollsForRift(x.g, { seat: unit.owner, system })) continue;
    const roll = x.roll('dice', 10);
    const isLost = roll <= LOST_TO_RIFT;
    showRift(x, unit.owner, unit.type, roll, isLost);
    if (isLost) return at;
  }
  return null;
}
const LOST_TO_RIFT = 3;

/** Removed with what it carries by then; what it would have picked up later stays where it is. */
function loseShip(x: Ti4, { ship, path }: Move, aboard: readonly Boarding[]): void {
  removeUnits(x, { system: path[0] as string }, [ship]);
  for (const { unit, system, planet } of aboard) removeUnits(x, { system, planet: planet ?? undefined }, [unit.id]);
}
