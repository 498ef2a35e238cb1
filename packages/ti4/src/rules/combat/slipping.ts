// Slipping away: all ships of a seat leave a system for an adjacent one without retreating. Fighters fly along, ground forces are
// carried.
import type { Choose } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { liftUnits, moveUnits, removeUnits } from '../../atoms/units.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasOthersShips, isNebulaFor, lanes, systemOf } from '../../queries/board.ts';
import { isThroughWormhole, rollsForRift } from '../../queries/movement.ts';
import { mayEnter } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce } from '../../queries/units.ts';
import { capacity, load } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Windows } from '../windows.ts';

/** What has arrived, and the ships of it that came through a wormhole. */
export interface SlippedAway {
  readonly moved: readonly number[];
  readonly passed: readonly number[];
}

/** That ships have moved, to those who answer to it: slipping away is movement, though no retreat. */
export const slippedInto = (
  seat: Seat,
  system: string,
  { moved, passed }: SlippedAway,
): Windows['ships moved'] | null =>
  moved.length === 0 ? null : { seat, system, moved, otherwise: true, ...(passed.length > 0 && { passed }) };

export interface Slipping {
  readonly seat: Seat;
  readonly system: string;
  readonly to: string;
  moved?: readonly number[];
  passed?: readonly number[];
}

/** Where ships may slip away to: adjacent for ships, nobody else's there, and as it is not the active system, no nebula that holds them up. */
export const havens = (g: G, seat: Seat, system: string): string[] =>
  (lanes(g, seat).get(system) ?? []).filter(
    (to) =>
      !hasOthersShips(systemOf(g, to), seat) &&
      !isNebulaFor(g, { seat, system: to }) &&
      mayEnter(g, { seat, system: to, from: system }) === null,
  );

export const slipAway: Sequence<'slip away'> = {
  rule: 'transport',
  steps: {
    'take along': {
      ask: ({ g, v }) => askCargo(g, v),
      then: (x, got) => {
        const { seat, system } = x.v;
        const ids = ((got[seat] as readonly string[] | undefined) ?? []).map(Number);
        for (const { id, units } of systemOf(x.g, system).planets)
          liftUnits(
            x,
            id,
            units.filter((u) => ids.includes(u.id)).map((u) => u.id),
          );
      },
    },
    leave: {
      rule: 'movement',
      do: (x) => {
        const { seat, system, to } = x.v;
        if (rollsForRift(x.g, { seat, system })) rollForRift(x, seat, system);
        const going = ownIn(x.g, seat, system).map((u) => u.id);
        x.v.moved = going;
        if (isThroughWormhole(x.g, seat, system, to)) x.v.passed = going;
        moveUnits(x, system, to, going);
      },
    },
  },
  gives: ({ v: { moved = [], passed = [] } }) => ({ moved, passed }),
};

const ownIn = (g: G, seat: Seat, system: string): FrozenUnit[] =>
  systemOf(g, system).space.filter((u) => u.owner === seat);

/** A die for everything that moves by itself. */
function rollForRift(x: Ti4, seat: Seat, system: string): void {
  for (const ship of ownIn(x.g, seat, system)) {
    if (isGroundForce(ship)) continue;
    const roll = x.roll('dice', 10);
    showRift(x, seat, ship.type, roll, roll <= 3);
    if (roll <= 3) removeUnits(x, { system }, [ship.id]);
  }
}

/** Ground forces of planets of the system that the ships have room for. */
function askCargo(g: G, { seat, system, to }: Slipping): Choose[] {
  let places = 0;
  let taken = 0;
  for (const { type } of ownIn(g, seat, system)) {
    places += capacity(g, { seat, type });
    if (type !== 'fighter') taken += load(g, { seat, type });
  }
  if (places === 0) return [];
  const landed = systemOf(g, system).planets.flatMap((p) =>
    p.units
      .filter((u) => u.owner === seat && isGroundForce(u))
      .map((u) => ({ id: u.id, type: u.type, planet: p.id, load: load(g, { seat, type: u.type }) })),
  );
  const sizes = new Map(landed.map((u) => [String(u.id), u.load]));
  const room = places - taken;
  const fits = (ids: readonly string[]): boolean => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) <= room;
  const most = mostWithin(
    landed.map((u) => u.load),
    room,
  );
  if (most === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'transport',
      ask: say('ask.take along', { system: to }),
      options: landed.map(({ id, type, planet }) => ({
        id: String(id),
        text: say('option.unit on planet', { unit: type, planet }),
        on: [planet],
      })),
      pick: [0, most],
      proposal: [],
      check: (picked) => (fits(picked) ? null : why('capacity', 'why.no room in the system', { system })),
    },
  ];
}

/** How many of these fit, the smallest first. */
function mostWithin(loads: readonly number[], room: number): number {
  let left = room;
  let most = 0;
  for (const each of [...loads].sort((a, b) => a - b)) {
    left -= each;
    if (left < 0) break;
    most++;
  }
  return most;
}
