// The fleets in the activated systems as a movement would leave them.
import { units } from '@custodian/ti3/facts';
import { systemOf } from '@custodian/ti3/queries/board';
import { countFleet, isCapital, roomOn } from '@custodian/ti3/queries/fleet';
import type { FleetMeter } from '../../../../galaxy/panels/meters.ts';
import type { Tally } from '../numbers.ts';
import { meterOf } from '../numbers.ts';
import type { Draft, Moving } from './draft.ts';
import { loadOf, pathOf, shipOf } from './draft.ts';
import { cargoWith } from './loading.ts';

/** The fleets in the activated systems as they will be. */
export function metersOf(m: Moving, draft: Draft): FleetMeter[] {
  return m.about.systems.map((system) => {
    const fleet: Tally = { ...countFleet(m.g, systemOf(m.g, system), m.seat) };
    const arrives = (id: number): boolean => pathOf(m, draft, id).at(-1) === system;
    for (const id of new Set([...draft.going, ...Object.keys(draft.loads).map(Number)])) {
      const path = pathOf(m, draft, id);
      const start = path[0] as string;
      const ship = shipOf(m, start, id);
      if (ship === undefined) continue;
      const load = loadOf(draft, id);
      const isHere = start === system;
      const moves = path.length > 1;
      if (isHere) fleet.capacity -= Math.max(0, roomOn(m.g, ship));
      if (arrives(id)) fleet.capacity += Math.max(0, roomOn(m.g, ship, cargoWith(ship, load)));
      if (moves && (isHere || arrives(id))) fleet[isCapital(ship) ? 'capital' : 'fighters'] += arrives(id) ? 1 : -1;
      for (const [from, count] of Object.entries(load.fighters)) {
        if (from === system) fleet.fighters -= count;
        if (arrives(id)) fleet.fighters += count;
      }
    }
    const support = units.spaceDock.fighterCapacity ?? 0;
    for (const { dock, from } of m.about.docks ?? []) {
      if (!draft.docks.includes(dock)) continue;
      fleet.capacity += from === system ? -support : support;
    }
    return meterOf(m, system, fleet);
  });
}
