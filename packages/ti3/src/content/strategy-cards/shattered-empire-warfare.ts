// Warfare II: the High Alert token makes a fleet faster and better; others send ships where they are needed.
import type { Choose, Plan, Refusal, Roll } from '@custodian/kernel';
import { add, askForPlan, planned } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { moveShips } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { Patrol, PatrolPlan } from '../../plans/movement.ts';
import { patrolPlan } from '../../plans/movement.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { lanes, shipsOf, systemOf } from '../../queries/board.ts';
import { countFleet, hasEnemyShips, refuseFleet, roomOn } from '../../queries/fleet.ts';
import { controlsSystem } from '../../queries/objectives.ts';
import { hasCounter, hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { combatBonus, inSpaceBattle, movement } from '../../queries/values.ts';
import { HIGH_ALERT } from '../../rules/combat/high-alert.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { pointless, strategyCard } from '../define.ts';
import { isShip } from '../facts/index.ts';

const primaryWarfare: Sequence<'primary warfareII'> = {
  rule: 'strategy.warfareII',
  steps: {
    'place the token': {
      ask: (x) => [placing(x.g, x.v.seat)],
      then: (x, got) => {
        const [target] = got[x.v.seat] as [string];
        addEffect(x, { source: HIGH_ALERT, seat: x.v.seat, target, until: 'action phase' });
      },
    },
  },
};

const placing = (g: G, seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.warfareII',
  ask: say('ask.place high alert'),
  options: g.systems.map(({ id }) => ({ id, text: say('option.system', { system: id }), on: [id] })),
  pick: [1, 1],
});

// Reinforce

const MOST_SHIPS = 2;

interface Candidate {
  readonly ship: FrozenShip;
  readonly from: string;
  /** Where it may go. */
  readonly to: readonly string[];
}

/** Ships other than fighters in systems that the seat has not activated, with the systems next to them that it controls. */
function candidates(g: G, seat: Seat): Candidate[] {
  const found: Candidate[] = [];
  for (const system of g.systems) {
    if (hasCounter(system, seat)) continue;
    const ships = shipsOf(system, seat).filter((s) => s.type !== 'fighter');
    if (ships.length === 0) continue;
    const to = (lanes(g).get(system.id) ?? []).filter((id) => {
      const at = systemOf(g, id);
      return controlsSystem(at, seat) && !hasEnemyShips(at, seat);
    });
    for (const ship of to.length === 0 ? [] : ships) found.push({ ship, from: system.id, to });
  }
  return found;
}

const secondaryWarfare: Sequence<'secondary warfareII'> = {
  rule: 'strategy.warfareII',
  steps: {
    'move ships': {
      ask: (x) => reinforcing(x.g, x.v.seat),
      then: (x, got) => {
        const moves = planned(patrolPlan, got, x.v.seat)?.moves ?? [];
        const ships = candidates(x.g, x.v.seat);
        for (const { ship, to } of moves) {
          const at = ships.find((c) => c.ship.id === ship) as Candidate;
          moveShips(x, at.from, to, [ship]);
        }
      },
    },
    'after the move': { call: 'compliance', with: ifAnyBreach },
  },
};

function reinforcing(g: G, seat: Seat): Plan[] {
  const ships = candidates(g, seat);
  if (ships.length === 0) return [];
  return [
    askForPlan(patrolPlan, {
      seat,
      rule: 'strategy.warfareII',
      ask: say('ask.reinforce'),
      about: () => ({ ships: ships.map(({ ship, from, to }) => ({ id: ship.id, unit: ship.type, from, to })) }),
      check: (plan) => refuseMoves(g, seat, plan),
      sample: (roll) => randomMoves(g, seat, ships, roll),
      fallback: () => ({ moves: [] }),
    }),
  ];
}

function refuseMoves(g: G, seat: Seat, { moves }: PatrolPlan): Refusal | null {
  if (moves.length > MOST_SHIPS) return why('strategy.warfareII', 'why.two ships at most');
  const ships = candidates(g, seat);
  for (const [i, { ship, to }] of moves.entries()) {
    const at = ships.find((c) => c.ship.id === ship);
    if (at === undefined) return why('strategy.warfareII', 'why.not a reinforcing ship');
    if (moves.findIndex((m) => m.ship === ship) !== i) return why('strategy.warfareII', 'why.ship moves twice');
    if (!at.to.includes(to)) return why('strategy.warfareII', 'why.not next to a system of yours');
  }
  return refuseArrivals(g, seat, moves, ships);
}

/** Fleet Supply where the ships arrive. Fighters left behind without support are removed afterwards. */
function refuseArrivals(g: G, seat: Seat, moves: readonly Patrol[], ships: readonly Candidate[]): Refusal | null {
  const shipOf = (id: number): Candidate => ships.find((c) => c.ship.id === id) as Candidate;
  for (const system of new Set(moves.map((m) => m.to))) {
    const before = countFleet(g, systemOf(g, system), seat);
    const after = { ...before };
    for (const { ship, to } of moves) {
      const at = shipOf(ship);
      const change = Number(to === system) - Number(at.from === system);
      after.capital += change;
      after.capacity += change * Math.max(0, roomOn(g, at.ship));
    }
    const refused = refuseFleet(g, seat, system, after, before);
    if (refused !== null) return refused;
  }
  return null;
}

function randomMoves(g: G, seat: Seat, ships: readonly Candidate[], roll: Roll): PatrolPlan {
  const one = (): Patrol => {
    const { ship, to } = ships[roll(ships.length) - 1] as Candidate;
    return { ship: ship.id, to: to[roll(to.length) - 1] as string };
  };
  const first = one();
  for (const moves of [[first, one()], [first]]) if (refuseMoves(g, seat, { moves }) === null) return { moves };
  return { moves: [] };
}

export const warfareII = strategyCard('warfareII', {
  procedures: { 'primary warfareII': primaryWarfare, 'secondary warfareII': secondaryWarfare },
  modifies: [
    add(movement, (g, { seat, from }, now) => (now > 0 && hasEffect(g, HIGH_ALERT, seat, from) ? now + 1 : now)),
    add(combatBonus, (g, { seat, unit, kind, system }, now) =>
      isShip(unit) && inSpaceBattle(kind) && hasEffect(g, HIGH_ALERT, seat, system) ? now + 1 : now,
    ),
    pointless('warfareII', 'secondary', (g, seat) =>
      candidates(g, seat).length === 0 ? why('strategy.warfareII', 'why.no ship to reinforce with') : null,
    ),
  ],
});
