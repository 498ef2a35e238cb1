// A fleet as a side of a fight: its ships one by one, in what order they are lost, what they roll, what they carry.
import type { Left, Rolling, SideOf, Volley } from '@custodian/galaxy';
import { inOrder } from '@custodian/galaxy';
import type { ShipType } from '../../content/facts/index.ts';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Engagement } from '../battle.ts';
import { aboutUnit, inOrderOfLoss, volleyOf } from '../battle.ts';
import type { FrozenShip } from '../board.ts';
import { shipsOf, systemOf } from '../board.ts';
import { fleetSize, roomOn, sustains, unsupportedFighters } from '../fleet.ts';
import { leadersLast } from '../leaders.ts';
import type { FleetCounts } from '../shots.ts';
import { boundHits, extraDice, fighterSupport, fleetLimit } from '../values.ts';
import type { Conduct } from './conduct.ts';
import { rerollsOf } from './conduct.ts';

/** Who meets whom where. */
export interface Meeting {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
}

/** The ships of a seat, in the order of the pieces of its side. */
export interface Fleet {
  readonly seat: Seat;
  readonly ships: readonly FrozenShip[];
  readonly side: SideOf;
}

export function fleetOf(g: G, system: string, seat: Seat, conduct: Conduct = {}): Fleet {
  const { keeps = [], sustains: sustain = 'first' } = conduct;
  const ships = leadersLast(g, shipsOf(systemOf(g, system), seat));
  const pieces = ships.map((ship) => ({
    kind: ship.type,
    endures: sustains(ship) ? 2 : 1,
    whole: units[ship.type].abilities.includes('sustainDamage') ? 2 : 1,
  }));
  const usual = inOrderOfLoss(ships);
  const given = [
    ...usual.filter(({ type }) => !keeps.includes(type)),
    ...usual.filter(({ type }) => keeps.includes(type)),
  ];
  const pieceOf = (id: number): number => ships.findIndex((ship) => ship.id === id);
  const foremost = boundHits(g, { seat, system }).flatMap(({ ship, hits }) => {
    const piece = pieceOf(ship);
    return piece < 0 ? [] : [{ piece, until: Math.max(0, (pieces[piece]?.endures ?? 0) - hits) }];
  });
  const takes = inOrder({
    losses: given.map(({ id }) => pieceOf(id)),
    damages: ships.map((_, i) => i),
    sustain,
    foremost,
  });
  return { seat, ships, side: { pieces, takes, purse: rerollsOf(g, seat, conduct) } };
}

/** A fleet by type, as it is left. */
export function countsLeft(ships: readonly FrozenShip[], left: Left): FleetCounts {
  const counts: Partial<Record<ShipType, number>> = {};
  for (const [piece, { type }] of ships.entries())
    if ((left[piece] as number) > 0) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

export const shipsLeft = (ships: readonly FrozenShip[], left: Left): FrozenShip[] =>
  ships.filter((_, piece) => (left[piece] as number) > 0);

/** What each ship rolls in a round of a space battle. */
export function rollingOf(g: G, { seat, ships }: Fleet, battle: Engagement): Rolling {
  const byType = new Map<ShipType, Volley>();
  const volleys = ships.map((ship) => {
    const usual = byType.get(ship.type) ?? volleyOf(g, aboutUnit(battle, seat, ship.type));
    byType.set(ship.type, usual);
    const more = extraDice(g, { seat, ship });
    return more === 0 ? usual : { ...usual, dice: usual.dice + more };
  });
  return { volleys };
}

/** What the limits leave of a fleet: fighters beyond its capacity go, or those beyond Fleet Supply where they need none. */
export function complying(g: G, system: string, { seat, ships }: Fleet): (left: Left) => Left {
  const support = fighterSupport(g, { seat, system });
  const rooms = ships.map((ship) => (ship.type === 'fighter' ? 0 : Math.max(0, roomOn(g, ship))));
  const limit = fleetLimit(g, { seat, system });
  return (left) => {
    const fleet = { capital: 0, fighters: 0, capacity: support };
    for (const [piece, { type }] of ships.entries()) {
      if (left[piece] === 0) continue;
      if (type === 'fighter') fleet.fighters++;
      else fleet.capital++;
      fleet.capacity += rooms[piece] as number;
    }
    if (fleet.fighters <= fleet.capacity) return left;
    const beyond = Math.min(fleetSize(g, seat, fleet) - limit, fleet.fighters - fleet.capacity);
    let excess = Math.max(unsupportedFighters(g, seat, fleet), beyond);
    if (excess <= 0) return left;
    return Uint8Array.from(left, (hits, piece) => {
      if (hits === 0 || ships[piece]?.type !== 'fighter' || excess === 0) return hits;
      excess--;
      return 0;
    });
  };
}
