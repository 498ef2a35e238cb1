// Leaving a space combat: all ships that can move go to one adjacent system, with what they carry. What can neither move nor be
// carried is removed.
import type { Choose } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import { showRetreated, showRift } from '../../atoms/battle.ts';
import { activateNexus, placeToken } from '../../atoms/board.ts';
import { liftUnits, moveUnits, removeUnits } from '../../atoms/units.ts';
import type { Pool, Seat, Ti4 } from '../../game.ts';
import { pools } from '../../game.ts';
import type { RetreatPlan } from '../../plans/combat.ts';
import { retreatPlan } from '../../plans/combat.ts';
import { hasToken, systemOf } from '../../queries/board.ts';
import { hasProphecy } from '../../queries/box.ts';
import { isThroughWormhole, rollsForRift } from '../../queries/movement.ts';
import { playerOf, tokensLeft } from '../../queries/players.ts';
import type { Departure } from '../../queries/retreat.ts';
import { departure, fullPlan, hasChoice, randomRetreat, refuseRetreat } from '../../queries/retreat.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export interface Retreat {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly system: string;
}

export interface Retreating extends Retreat {
  to?: string;
  /** What has arrived, and the ships of it that came through a wormhole. */
  moved?: readonly number[];
  passed?: readonly number[];
}

export const retreat: Sequence<'retreat'> = {
  rule: 'retreat',
  steps: {
    'leave the system': {
      ask: (x) => {
        const from = departure(x.g, x.v);
        return hasChoice(from) ? [askForRetreat(x.v, from)] : [];
      },
      then: (x, got) => {
        const from = departure(x.g, x.v);
        if (from.systems.length === 0) return 'end';
        leave(x, from, planned(retreatPlan, got, x.v.seat) ?? fullPlan(from));
        return undefined;
      },
    },
    'ways used': {
      window: 'ways used',
      about: ({ g, v: { seat, system, to } }) => {
        if (to === undefined || !hasProphecy(g)) return null;
        return { seat, system: to, paths: [[system, to]] };
      },
      then: (x) => activateNexus(x),
    },
    'place a command token': {
      rule: 'command tokens',
      ask: (x) => (needsToken(x) && tokensLeft(x.g, x.v.seat) === 0 ? askForPool(x) : []),
      then: (x, got) => {
        if (!needsToken(x)) return;
        const { seat, to } = x.v;
        const picked = (got[seat] as readonly Pool[] | undefined)?.[0] ?? filledPools(x)[0];
        const from = tokensLeft(x.g, seat) > 0 ? 'reinforcements' : picked;
        if (from !== undefined) placeToken(x, seat, to as string, from);
      },
    },
    'ships moved': {
      rule: 'movement',
      window: 'ships moved',
      about: ({ v: { seat, to, moved = [], passed = [] } }) =>
        to === undefined ? null : { seat, system: to, moved, otherwise: true, ...(passed.length > 0 && { passed }) },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: (x) => ({ combat: x.v.system }) },
  },
};

/** Rift dice first; then everything that is left arrives, and the rest is removed. */
function leave(x: Ti4<Retreating>, { ships }: Departure, { to, carried }: RetreatPlan): void {
  const { seat, system } = x.v;
  const isRift = rollsForRift(x.g, { seat, system });
  const aboard = (ship: number): number[] => carried.filter((c) => c.ship === ship).map((c) => c.unit);
  const going: number[] = [];
  for (const ship of ships) {
    if (carried.some((c) => c.unit === ship.id)) continue;
    const cargo = aboard(ship.id);
    if (isRift) {
      const roll = x.roll('dice', 10);
      showRift(x, seat, ship.type, roll, roll <= 3);
      if (roll <= 3) {
        removeFrom(x, seat, system, [ship.id, ...cargo]);
        continue;
      }
    }
    going.push(ship.id, ...cargo);
  }
  for (const planet of systemOf(x.g, system).planets) {
    const lifted = planet.units.filter((u) => going.includes(u.id)).map((u) => u.id);
    liftUnits(x, planet.id, lifted, to);
  }
  moveUnits(
    x,
    system,
    to,
    systemOf(x.g, system)
      .space.filter((u) => going.includes(u.id))
      .map((u) => u.id),
  );
  const left = systemOf(x.g, system).space.filter((u) => u.owner === seat);
  removeUnits(
    x,
    { system },
    left.map((u) => u.id),
  );
  if (going.length === 0) return;
  x.v.to = to;
  x.v.moved = going;
  x.v.passed = isThroughWormhole(x.g, seat, system, to) ? going : [];
  showRetreated(x, seat, system, to);
}

/** What a rift takes, in space or lifted from a planet. */
function removeFrom(x: Ti4, seat: Seat, system: string, ids: readonly number[]): void {
  const at = systemOf(x.g, system);
  const own = (units: readonly { readonly id: number; readonly owner: Seat }[]): number[] =>
    units.filter((u) => u.owner === seat && ids.includes(u.id)).map((u) => u.id);
  const onPlanets = at.planets.map((p) => ({ planet: p.id, ids: own(p.units) }));
  removeUnits(x, { system }, own(at.space));
  for (const { planet, ids: there } of onPlanets) removeUnits(x, { system, planet }, there);
}

const needsToken = ({ g, v }: Ti4<Retreating>): boolean => v.to !== undefined && !hasToken(systemOf(g, v.to), v.seat);

const filledPools = ({ g, v }: Ti4<Retreating>): Pool[] => pools.filter((pool) => playerOf(g, v.seat)[pool] > 0);

/** No token is left in the reinforcements: one of the command sheet takes its place. */
function askForPool(x: Ti4<Retreating>): Choose[] {
  const from = filledPools(x);
  if (from.length < 2) return [];
  const options = from.map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) }));
  const ask = say('ask.token for the retreat', { system: x.v.to ?? '' });
  return [{ kind: 'choose', seat: x.v.seat, rule: 'command tokens', ask, options, pick: [1, 1] }];
}

function askForRetreat({ seat, system }: Retreat, from: Departure) {
  return askForPlan(retreatPlan, {
    seat,
    rule: 'retreat',
    ask: say('ask.retreat to', { system }),
    about: () => ({
      system,
      systems: from.systems,
      ships: from.ships.map((u) => ({ ship: u.id, capacity: from.room(u) })),
      cargo: from.cargo.map((u) => u.id),
      landed: from.landed.map((u) => u.id),
      flying: from.flying.map((u) => u.id),
    }),
    check: (plan) => refuseRetreat(from, plan),
    sample: (roll) => randomRetreat(from, roll),
    fallback: () => fullPlan(from),
  });
}
