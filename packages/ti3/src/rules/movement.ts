// Step 2 of the Activation Sequence: ships move into the activated system.
import type { Json, Plan, Procedure, Roll } from '@custodian/kernel';
import { embark, moveShips } from '../atoms/units.ts';
import type { G, Game, Seat, Ti3 } from '../game.ts';
import { systemOf } from '../queries/board.ts';
import { say } from '../words/index.ts';
import { refuseMovement } from './movement-check.ts';
import type { Movement, MovementPlan } from './movement-plan.ts';
import { readMovement, shipIn } from './movement-plan.ts';
import type { Muster } from './movement-sample.ts';
import { canMove, muster, reachOf, sampleMovement } from './movement-sample.ts';

/** Gives the ships that moved. */
export const movement: Procedure<Game, { seat: Seat; system: string; moved?: number[] }> = {
  rule: 'tactical.movement',
  steps: {
    'move ships into the system': {
      ask: (x) => askMovement(x.g, { seat: x.v.seat, systems: [x.v.system] }),
      then: (x, got) => {
        x.v.moved = carryOutMovement(x, { seat: x.v.seat, systems: [x.v.system] }, got[x.v.seat]);
      },
    },
    'fighters left behind': {
      rule: 'fighter.capacity',
      call: 'compliance',
      with: (x) => (x.v.moved?.length ? {} : null),
    },
  },
  gives: (x) => ({ moved: x.v.moved ?? [] }),
};

/** Asks for a movement into the activated system, or between two; nothing where nothing can move. */
export function askMovement(g: G, movement: Movement): Plan[] {
  const { seat, systems } = movement;
  const possible = systems.map((id) => muster(g, movement, systemOf(g, id))).filter(canMove);
  if (possible.length === 0) return [];
  const [system1 = '', system2 = ''] = systems;
  const isTransfer = systems.length > 1;
  return [
    {
      kind: 'plan',
      seat,
      rule: isTransfer ? 'transfer.movement' : 'tactical.movement',
      ask: isTransfer ? say('ask.transfer movement', { system1, system2 }) : say('ask.movement', { system: system1 }),
      shape: 'movement',
      // Worked out only for somebody who looks: simulation does not.
      get about() {
        return { systems, reach: possible.flatMap((each) => reachOf(each) as Json[]) };
      },
      check: (plan) => refuseMovement(g, movement, plan),
      sample: (roll: Roll): Json =>
        sampleMovement(g, possible[possible.length === 1 ? 0 : roll(possible.length) - 1] as Muster, roll),
      fallback: { moves: [] } satisfies MovementPlan,
    },
  ];
}

/** Everything is taken aboard, then everything moves. Returns the ships that moved. */
export function carryOutMovement(x: Ti3, { seat }: Movement, plan: Json | undefined): number[] {
  const moves = plan === undefined ? [] : (readMovement(plan) ?? []);
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
    for (const { planet, groundForces, pds } of pickUps) embark(x, planet, from, ship, groundForces, pds);
    if (from !== to) send(ship, from, to);
    for (const fighter of fighters)
      send(fighter, path.find((system) => shipIn(x.g, system, seat, fighter) !== undefined) as string, to);
  }
  for (const { from, to, ships } of convoys.values()) moveShips(x, from, to, ships);
  return moved;
}
