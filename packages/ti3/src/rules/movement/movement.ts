// Step 2 of the Activation Sequence: ships move into the activated system.
import type { Plan, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { boardLeaders } from '../../atoms/leaders.ts';
import { addEffect } from '../../atoms/table.ts';
import { driftDock, embark, moveShips } from '../../atoms/units.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { DockMove, MovementPlan } from '../../plans/movement.ts';
import { movementPlan } from '../../plans/movement.ts';
import { systemOf } from '../../queries/board.ts';
import { dockInSpaceId } from '../../queries/docks.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { alertMoves } from '../combat/high-alert.ts';
import { refuseMovement } from './check.ts';
import type { Muster } from './muster.ts';
import { canMove, muster, reachOf } from './muster.ts';
import { askedForPassage, passageQuestions, permitted } from './passage.ts';
import type { Movement } from './plan.ts';
import { docksWithin, endOf, shipIn } from './plan.ts';
import { sampleMovement } from './sample.ts';

export interface Moving {
  seat: Seat;
  system: string;
  /** A movement that needs permission, and who is asked for it. */
  plan?: MovementPlan;
  owners?: Seat[];
  moved?: number[];
  /** The systems that ships have left. */
  from?: string[];
  /** Space docks have moved. */
  drifted?: boolean;
}

/** Gives the ships that moved. */
export const movement: Sequence<'movement'> = {
  rule: 'tactical.movement',
  steps: {
    'move ships into the system': {
      ask: (x) => askMovement(x.g, { seat: x.v.seat, systems: [x.v.system] }),
      then: (x, got) => {
        const movement = { seat: x.v.seat, systems: [x.v.system] };
        const plan = planned(movementPlan, got, x.v.seat);
        const owners = askedForPassage(x.g, movement, plan);
        Object.assign(x.v, owners.length === 0 ? carryOutMovement(x, movement, plan) : { plan, owners });
      },
    },
    'permission to pass': {
      rule: 'leaders.abilities',
      ask: (x) => passageQuestions(x.v.seat, x.v.owners ?? [], x.v.system),
      then: (x, got) => {
        const { owners, plan } = x.v;
        if (owners === undefined || plan === undefined) return;
        const movement = { seat: x.v.seat, systems: [x.v.system] };
        Object.assign(x.v, carryOutMovement(x, movement, permitted(x, movement, plan, owners, got)));
      },
    },
    'High Alert': {
      rule: 'strategy.warfareII',
      call: 'high alert',
      with: (x) => alertMoves(x.g, x.v.seat, x.v.from ?? [], x.v.system),
    },
    'fighters left behind': {
      rule: 'fighter.capacity',
      call: 'compliance',
      with: (x) => (x.v.from?.length || x.v.drifted ? {} : null),
    },
  },
  gives: (x) => ({ moved: x.v.moved ?? [] }),
};

/** Asks for a movement into the activated system, or between two; nothing where nothing can move. */
export function askMovement(g: G, movement: Movement): Plan[] {
  const { seat, systems } = movement;
  const possible: (Muster & WithDocks)[] = [];
  for (const id of systems) {
    const { target, origins, loaders, led } = muster(g, movement, systemOf(g, id));
    const each = { movement, target, origins, loaders, led, docks: docksWithin(g, movement, id) };
    if (canMove(each) || each.docks.length > 0) possible.push(each);
  }
  if (possible.length === 0) return [];
  const [system1 = '', system2 = ''] = systems;
  const isTransfer = systems.length > 1;
  return [
    askForPlan(movementPlan, {
      seat,
      rule: isTransfer ? 'transfer.movement' : 'tactical.movement',
      ask: isTransfer ? say('ask.transfer movement', { system1, system2 }) : say('ask.movement', { system: system1 }),
      about: () => {
        const docks = possible.flatMap((each) => each.docks);
        const reach = possible.flatMap((each) => reachOf(each));
        return docks.length === 0 ? { systems, reach } : { systems, reach, docks };
      },
      check: (plan) => refuseMovement(g, movement, plan),
      sample: (roll) => {
        const chosen = possible[possible.length === 1 ? 0 : roll(possible.length) - 1] as Muster & WithDocks;
        const plan = sampleMovement(g, chosen, roll);
        const docks = sampleDocks(g, seat, chosen, roll);
        return docks.length === 0 ? plan : { ...plan, docks };
      },
      fallback: () => ({ moves: [] }),
    }),
  ];
}

interface WithDocks {
  readonly docks: readonly DockMove[];
}

/** A dock now and then, never into the arms of the enemy. */
const sampleDocks = (g: G, seat: Seat, { target, docks }: Muster & WithDocks, roll: Roll): DockMove[] =>
  docks.length === 0 || hasEnemyShips(systemOf(g, target.id), seat) ? [] : docks.filter(() => roll(4) === 1);

/** Everything is taken aboard, then everything moves. Returns the ships that moved, the systems that ships have left, and
 *  whether space docks have moved. */
export function carryOutMovement(
  x: Ti3,
  movement: Movement,
  plan: MovementPlan | undefined,
): { moved: number[]; from: string[]; drifted: boolean } {
  const { seat } = movement;
  const { moves, docks = [] }: MovementPlan = plan ?? { moves: [] };
  const moved: number[] = [];
  const convoys = new Map<string, { from: string; to: string; ships: number[] }>();
  const send = (ship: number, from: string, to: string): void => {
    const convoy = convoys.get(`${from} ${to}`) ?? { from, to, ships: [] };
    convoy.ships.push(ship);
    convoys.set(`${from} ${to}`, convoy);
    moved.push(ship);
  };
  for (const { ship, path, fighters = [], pickUps = [] } of moves) {
    const from = path[0] as string;
    const to = path[path.length - 1] as string;
    for (const { planet, groundForces, pds, leaders = [], fighter = ship } of pickUps) {
      if (groundForces + pds > 0) embark(x, planet, from, ship, groundForces, pds);
      boardLeaders(x, leaders, fighter);
    }
    if (from !== to) send(ship, from, to);
    for (const fighter of fighters)
      send(fighter, path.find((system) => shipIn(x.g, system, seat, fighter) !== undefined) as string, to);
  }
  for (const { from, to, ships } of convoys.values()) moveShips(x, from, to, ships);
  for (const { dock, from } of docks) {
    driftDock(x, from, endOf(movement, from), dock);
    // It builds nothing in the activation in which it moved.
    addEffect(x, { source: 'ability:saar.docks', seat, target: dockInSpaceId(dock), until: 'action' });
  }
  const left = [...convoys.values()].map(({ from }) => from);
  return { moved, from: left.length < 2 ? left : [...new Set(left)], drifted: docks.length > 0 };
}
