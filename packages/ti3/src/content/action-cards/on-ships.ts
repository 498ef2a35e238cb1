// Action cards played as an action that bring, move or destroy ships.
import type { Option } from '@custodian/kernel';
import { placeCounter } from '../../atoms/board.ts';
import { moveShips, placeShips } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { homeSystem, lanes, systemOf, tileAt } from '../../queries/board.ts';
import { countFleet, fleetSize, hasEnemyShips } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import { isEmptySystem } from '../../queries/occupation.ts';
import { hasCounter, reinforcementCounters, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetLimit } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { alertMoves } from '../../rules/combat/high-alert.ts';
import { loseShips } from '../../rules/combat/losses.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { actionCard } from './define.ts';
import { cardOnOne, cardOnSelf, choosing, shipTarget, systemsWhere, systemTarget, unlessNone } from './targets.ts';

/** One more ship of the seat fits into the system by Fleet Supply. */
const hasRoom = (g: G, seat: Seat, system: FrozenSystem): boolean =>
  fleetSize(g, seat, countFleet(g, system, seat)) < fleetLimit(g, { seat, system: system.id });

const hasAnyWormhole = (system: FrozenSystem): boolean =>
  system.wormholes.length > 0 || tileAt(system).wormholes.length > 0;

const ghostShip = cardOnOne({
  id: 'ghostShip',
  on: ['as an action'],
  ask: say('ask.ghost ship'),
  none: why('action cards.playing', 'why.no wormhole for a ship'),
  may: (g, seat) =>
    unitsLeft(g, seat, 'destroyer') > 0 ? null : why('unit limits', 'why.no unit left', { unit: 'destroyer' }),
  among: (g, seat) => systemsWhere(g, (s) => hasAnyWormhole(s) && !hasEnemyShips(s, seat) && hasRoom(g, seat, s)),
  option: systemTarget,
  carryOut: (x, seat, system) => {
    placeShips(x, seat, system, 'destroyer', 1);
  },
});

const rallyOfThePeople = cardOnSelf({
  id: 'rallyOfThePeople',
  on: ['as an action'],
  may: (g, seat) => {
    const home = homeSystem(g, seat);
    if (home === undefined || hasEnemyShips(home, seat)) return why('action cards.playing', 'why.enemy ships at home');
    if (!hasRoom(g, seat, home)) return why('fleet supply', 'why.no fleet supply at home');
    if (unitsLeft(g, seat, 'dreadnought') <= 0) return why('unit limits', 'why.no unit left', { unit: 'dreadnought' });
    return null;
  },
  carryOut: (x, seat) => {
    placeShips(x, seat, (homeSystem(x.g, seat) as FrozenSystem).id, 'dreadnought', 1);
  },
});

const shotAt = ['dreadnought', 'cruiser', 'destroyer'];

/** Enemy ships that may be shot at, of equal ones only the first. */
function targetsOfShot(g: G, seat: Seat): { system: string; ship: FrozenShip }[] {
  const found: { system: string; ship: FrozenShip }[] = [];
  for (const { id: system, planets, ships } of g.systems) {
    if (ships.length === 0 || planets.every((p) => p.owner !== seat)) continue;
    const seen = new Set<string>();
    for (const ship of ships) {
      if (ship.owner === seat || !shotAt.includes(ship.type)) continue;
      const like = `${ship.owner} ${ship.type} ${ship.damaged} ${ship.groundForces} ${ship.pds} ${leadersAboard(g, ship.id).length}`;
      if (!seen.has(like)) found.push({ system, ship });
      seen.add(like);
    }
  }
  return found;
}

const whereIs = (g: G, ship: string): { system: string; ship: FrozenShip } => {
  for (const { id: system, ships } of g.systems)
    for (const each of ships) if (String(each.id) === ship) return { system, ship: each };
  throw new Error(`no ship ${ship}`);
};

const shipOption = (g: G, id: string): Option => {
  const { system, ship } = whereIs(g, id);
  return shipTarget(id, ship.owner, ship.type, system);
};

const luckyShot = cardOnOne({
  id: 'luckyShot',
  on: ['as an action'],
  ask: say('ask.lucky shot'),
  none: why('action cards.playing', 'why.no ship to shoot at'),
  among: (g, seat) => targetsOfShot(g, seat).map((t) => String(t.ship.id)),
  option: shipOption,
  // Destroyed outright: sustaining damage does not help.
  carryOut: (x, _, target) => {
    const { system, ship } = whereIs(x.g, target);
    loseShips(x, system, [ship.id]);
  },
  compliance: true,
});

interface Patrol extends Played<'as an action'> {
  from?: string;
  ship?: number;
  /** Where ships have gone so far. */
  went?: string[];
}

const patrols = (ship: FrozenShip, seat: Seat): boolean =>
  ship.owner === seat && (ship.type === 'cruiser' || ship.type === 'destroyer');

/** The first ship needs an empty system; the second may follow it. */
const patrolled = (g: G, seat: Seat, from: string, went: readonly string[]): string[] =>
  (lanes(g).get(from) ?? []).filter((id) => {
    const system = systemOf(g, id);
    return (isEmptySystem(system) || went.includes(id)) && hasRoom(g, seat, system);
  });

const patrolling = (g: G, seat: Seat): string[] =>
  systemsWhere(
    g,
    (s) =>
      hasCounter(s, seat) &&
      s.ships.some((ship) => patrols(ship, seat)) &&
      !hasPlayedOn(g, seat, 'patrol', s.id) &&
      patrolled(g, seat, s.id, []).length > 0,
  );

/** Ships that may leave, of equal ones only the first. */
function leavers(g: G, v: Patrol): string[] {
  const like = new Map<string, string>();
  for (const ship of systemOf(g, v.from as string).ships) {
    const leaders = leadersAboard(g, ship.id).map((l) => l.id);
    const key = `${ship.type} ${ship.groundForces} ${ship.pds} ${leaders}`;
    if (patrols(ship, v.seat) && !like.has(key)) like.set(key, String(ship.id));
  }
  return [...like.values()];
}

const patrol = actionCard<'as an action', Patrol>({
  id: 'patrol',
  on: ['as an action'],
  may: (g, seat) => unlessNone(patrolling(g, seat), why('action cards.playing', 'why.no patrol')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose system': choosing({
        ask: say('ask.patrol from'),
        among: (g, v) => patrolling(g, v.seat),
        option: systemTarget,
        into: (v, id) => {
          v.from = id;
          v.went = [];
        },
      }),
      'choose ship': {
        ask: (x) => {
          const first = x.v.went?.length === 0;
          const ships =
            patrolled(x.g, x.v.seat, x.v.from as string, x.v.went ?? []).length > 0 ? leavers(x.g, x.v) : [];
          if (ships.length === 0 || (first && ships.length === 1)) return [];
          return [
            {
              kind: 'choose',
              seat: x.v.seat,
              rule: 'action cards.playing',
              ask: first ? say('ask.patrol ship') : say('ask.patrol second ship'),
              options: ships.map((id) => shipOption(x.g, id)),
              pick: [first ? 1 : 0, 1],
            },
          ];
        },
        then: (x, got) => {
          const only = x.v.went?.length === 0 ? leavers(x.g, x.v)[0] : undefined;
          const [picked = only] = (got[x.v.seat] as string[] | undefined) ?? [];
          if (picked === undefined) return { goto: 'place counters' };
          x.v.ship = Number(picked);
          return undefined;
        },
      },
      'choose destination': choosing({
        ask: say('ask.patrol to'),
        among: (g, v) => patrolled(g, v.seat, v.from as string, v.went ?? []),
        option: systemTarget,
        into: (v, id) => {
          v.went = [...(v.went ?? []), id];
        },
      }),
      move: {
        do: (x) => {
          const went = x.v.went as string[];
          moveShips(x, x.v.from as string, went.at(-1) as string, [x.v.ship as number]);
        },
      },
      'High Alert': {
        rule: 'strategy.warfareII',
        call: 'high alert',
        with: ({ g, v }) => alertMoves(g, v.seat, [v.from as string], v.went?.at(-1) as string),
      },
      'another ship': { do: (x) => (x.v.went?.length === 1 ? { goto: 'choose ship' } : undefined) },
      'place counters': {
        do: (x) => {
          notePlayedOn(x, x.v.seat, 'patrol', x.v.from as string);
          for (const system of x.v.went ?? [])
            if (!hasCounter(systemOf(x.g, system), x.v.seat) && reinforcementCounters(x.g, x.v.seat) > 0)
              placeCounter(x, x.v.seat, system, 'reinforcements');
        },
      },
    },
  },
});

export const cardsOnShips: readonly Ti3Component[] = [ghostShip, luckyShot, patrol, rallyOfThePeople];
