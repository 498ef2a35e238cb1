// The numbers a panel reckons with. As long as the reckoning has not arrived they are those that are printed.
import type { Game, Seat } from '@custodian/ti3/game';
import type { FleetCount } from '@custodian/ti3/queries/fleet';
import { fleetSize } from '@custodian/ti3/queries/fleet';
import { capacity, fleetLimit, troopCapacity } from '@custodian/ti3/queries/values';
import type { FleetMeter } from '../../../galaxy/panels/meters.ts';

export type Currency = 'resources' | 'influence';

export type Ship = Game['systems'][number]['ships'][number];

/** A game as one seat looks at it. */
export interface Sight {
  readonly g: Game;
  readonly seat: Seat;
}

/** Everything a ship could carry at most. */
export const holdSize = ({ g, seat }: Sight, { type }: Ship): number =>
  capacity(g, { seat, type }) + troopCapacity(g, { seat, type });

export const meterOf = ({ g, seat }: Sight, system: string, fleet: FleetCount): FleetMeter => ({
  system,
  size: fleetSize(g, seat, fleet),
  limit: fleetLimit(g, { seat, system }),
  used: fleet.fighters,
  room: fleet.capacity,
});

/** A fleet that a plan adds to and takes from. */
export type Tally = { -readonly [Key in keyof FleetCount]: FleetCount[Key] };
