// Warfare: a command counter comes back from the map; others send patrols.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { liftCounter, placeCounter } from '../../atoms/board.ts';
import { moveShips } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { Patrol, PatrolPlan } from '../../plans/movement.ts';
import { patrolPlan } from '../../plans/movement.ts';
import { hasSystem, isHome, lanes, systemOf } from '../../queries/board.ts';
import { isEmptySystem } from '../../queries/occupation.ts';
import { mayActivate, mayActivateTogether } from '../../queries/permissions.ts';
import { hasCounter, reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetLimit } from '../../queries/values.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { pointless, strategyCard } from '../define.ts';
import type { ShipType } from '../facts/index.ts';

const primaryWarfare: Sequence<'primary warfare'> = {
  rule: 'strategy.warfare',
  steps: {
    'take back a counter': {
      ask: (x) => takingBack(x.g, x.v.seat),
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? activated(x.g, x.v.seat);
        if (system !== undefined) liftCounter(x, x.v.seat, system, 'commandPool');
      },
    },
  },
};

const activated = (g: G, seat: Seat): string[] => g.systems.filter((s) => hasCounter(s, seat)).map((s) => s.id);

function takingBack(g: G, seat: Seat): Choose[] {
  const systems = activated(g, seat);
  if (systems.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'strategy.warfare',
      ask: say('ask.take back counter'),
      options: systems.map((system) => ({ id: system, text: say('option.system', { system }), on: [system] })),
      pick: [1, 1],
    },
  ];
}

const secondaryWarfare: Sequence<'secondary warfare'> = {
  rule: 'strategy.warfare',
  steps: {
    'move patrols': {
      ask: (x) => patrolling(x.g, x.v.seat),
      then: (x, got) => {
        const plan = planned(patrolPlan, got, x.v.seat);
        const ships = patrolShips(x.g, x.v.seat);
        x.v.activated = [];
        for (const { ship, to } of plan?.moves ?? []) {
          const at = ships.find((s) => s.id === ship) as PatrolShip;
          if (!hasCounter(systemOf(x.g, to), x.v.seat)) {
            placeCounter(x, x.v.seat, to, 'reinforcements');
            x.v.activated = [...x.v.activated, to];
          }
          moveShips(x, at.from, to, [ship]);
        }
      },
    },
    'system activated': {
      window: 'system activated',
      about: ({ v }) => {
        const [system] = v.activated ?? [];
        return system === undefined ? null : { seat: v.seat, system, action: 'patrol' };
      },
      then: (x) => {
        x.v.activated = x.v.activated?.slice(1) ?? [];
        return { goto: 'system activated' };
      },
    },
    'after the move': { call: 'compliance', with: ifAnyBreach },
  },
};

interface PatrolShip {
  readonly id: number;
  readonly type: ShipType;
  readonly from: string;
  /** Where it may go. */
  readonly to: readonly string[];
}

const MOST_PATROLS = 2;

/** Cruisers and destroyers of the seat, even in systems it has activated. */
function patrolShips(g: G, seat: Seat): PatrolShip[] {
  const ships: PatrolShip[] = [];
  for (const system of g.systems) {
    let to: readonly string[] | undefined;
    for (const ship of system.ships) {
      if (ship.owner !== seat || (ship.type !== 'cruiser' && ship.type !== 'destroyer')) continue;
      to ??= nextTo(g, system.id).filter((id) => refuseDestination(g, seat, id) === null);
      ships.push({ id: ship.id, type: ship.type, from: system.id, to });
    }
  }
  return ships;
}

const nextTo = (g: G, system: string): readonly string[] => lanes(g).get(system) ?? [];

function refuseDestination(g: G, seat: Seat, id: string): Refusal | null {
  const system = systemOf(g, id);
  if (isHome(system)) return why('strategy.warfare', 'why.patrol into home system');
  if (!isEmptySystem(system)) return why('empty system', 'why.system not empty', { system: id });
  if (fleetLimit(g, { seat, system: id }) < 1) return why('fleet supply', 'why.patrols above fleet supply');
  if (hasCounter(system, seat)) return null;
  if (reinforcementCounters(g, seat) === 0) return why('strategy.warfare', 'why.no counter in reinforcements');
  return mayActivate(g, { seat, system: id, action: 'patrol' });
}

function patrolling(g: G, seat: Seat): Plan[] {
  const ships = patrolShips(g, seat).filter((s) => s.to.length > 0);
  if (ships.length === 0) return [];
  return [
    askForPlan(patrolPlan, {
      seat,
      rule: 'strategy.warfare',
      ask: say('ask.move patrols'),
      about: () => ({ ships: ships.map((s) => ({ id: s.id, unit: s.type, from: s.from, to: s.to })) }),
      check: (plan) => refusePatrols(g, seat, plan),
      sample: (roll) => randomPatrols(g, seat, ships, roll),
      fallback: () => ({ moves: [] }),
    }),
  ];
}

function refusePatrols(g: G, seat: Seat, { moves }: PatrolPlan): Refusal | null {
  if (moves.length > MOST_PATROLS) return why('strategy.warfare', 'why.two patrols at most');
  const ships = patrolShips(g, seat);
  for (const [i, { ship, to }] of moves.entries()) {
    const at = ships.find((s) => s.id === ship);
    if (at === undefined) return why('strategy.warfare', 'why.not a patrol ship');
    if (moves.findIndex((m) => m.ship === ship) !== i) return why('strategy.warfare', 'why.ship moves twice');
    if (!hasSystem(g, to) || !nextTo(g, at.from).includes(to))
      return why('strategy.warfare', 'why.patrol not adjacent');
    const refusal = refuseDestination(g, seat, to);
    if (refusal !== null) return refusal;
  }
  return refuseTogether(g, seat, moves);
}

/** What two patrols need that each alone has: room in the fleet, and a counter for each system that is new. */
function refuseTogether(g: G, seat: Seat, moves: readonly Patrol[]): Refusal | null {
  const [first, second] = moves;
  if (first === undefined || second === undefined) return null;
  if (first.to === second.to)
    return fleetLimit(g, { seat, system: first.to }) < MOST_PATROLS
      ? why('fleet supply', 'why.patrols above fleet supply')
      : null;
  const fresh = moves.map((m) => m.to).filter((to) => !hasCounter(systemOf(g, to), seat));
  if (fresh.length > reinforcementCounters(g, seat)) return why('strategy.warfare', 'why.no counter in reinforcements');
  return mayActivateTogether(g, { seat, systems: fresh });
}

function randomPatrols(g: G, seat: Seat, ships: readonly PatrolShip[], roll: Roll): PatrolPlan {
  const one = (): Patrol => {
    const ship = ships[roll(ships.length) - 1] as PatrolShip;
    return { ship: ship.id, to: ship.to[roll(ship.to.length) - 1] as string };
  };
  const first = one();
  const both = [first, one()];
  return { moves: refusePatrols(g, seat, { moves: both }) === null ? both : [first] };
}

export const warfare = strategyCard('warfare', {
  procedures: { 'primary warfare': primaryWarfare, 'secondary warfare': secondaryWarfare },
  modifies: [
    pointless('warfare', 'secondary', (g, seat) =>
      patrolShips(g, seat).some((s) => s.to.length > 0) ? null : why('strategy.warfare', 'why.no patrol possible'),
    ),
  ],
});
