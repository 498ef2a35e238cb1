// What ships take aboard on their way, and how much room they have for it.
import type { Unit } from '@custodian/ti4/game';
import { systemOf } from '@custodian/ti4/queries/board';
import { mayPickUpIn } from '@custodian/ti4/queries/movement';
import { bulk, capacity } from '@custodian/ti4/queries/values';
import type { Sight } from '../sight.ts';
import type { Draft, Load, Moving, Stock } from './draft.ts';
import { emptyLoad, loadOf, pathOf, shipOf } from './draft.ts';

export const roomOn = ({ g, seat }: Sight, ship: Unit): number => capacity(g, { seat, type: ship.type });

/** Everything along the way of a ship that it could take, with what others leave of it. */
export function stockFor(m: Moving, draft: Draft, ship: number): Stock[] {
  const { g, seat, about } = m;
  const others = Object.entries(draft.loads).flatMap(([id, load]) => (Number(id) === ship ? [] : [load]));
  const stocks: Stock[] = [];
  const add = (units: readonly Unit[], system: string, planet: Stock['planet']): void => {
    for (const type of new Set(units.map((u) => u.type))) {
      if (bulk(g, { seat, type }) === 0) continue;
      const free = units.filter((u) => u.owner === seat && u.type === type && !draft.going.includes(u.id));
      const key = `${type} ${planet ?? system}`;
      const taken = others.reduce((sum, load) => sum + (load[key] ?? 0), 0);
      if (free.length > taken) stocks.push({ key, type, system, planet, ids: free.slice(taken).map((u) => u.id) });
    }
  };
  for (const id of new Set(pathOf(m, draft, ship))) {
    const system = systemOf(g, id);
    if (!mayPickUpIn(g, system.id, seat, about.system)) continue;
    if (id !== about.system) add(system.space, id, null);
    for (const planet of system.planets) add(planet.units, id, planet.id);
  }
  return stocks;
}

/** What a load takes of a ship's room. */
export const bulkOf = ({ g, seat }: Sight, load: Load): number =>
  Object.entries(load).reduce(
    (sum, [key, count]) => sum + count * bulk(g, { seat, type: key.slice(0, key.indexOf(' ')) as Unit['type'] }),
    0,
  );

/** Half of the room for ground forces, all but one of each planet; the rest for fighters; then what is still left. Where the ship
 *  starts, and where it goes out of its way for. */
export function usualLoad(m: Moving, draft: Draft, id: number): Load {
  const path = pathOf(m, draft, id);
  const ship = shipOf(m, path[0] ?? '', id);
  if (ship === undefined || roomOn(m, ship) === 0) return emptyLoad;
  const room = roomOn(m, ship);
  const stops = [path[0], draft.vias[id]];
  const stocks = stockFor(m, draft, id).filter(({ system }) => stops.includes(system));
  const load: Record<string, number> = {};
  const take = ({ key, ids }: Stock, most: number, spare: number): number => {
    const more = Math.min(most, room - bulkOf(m, load), ids.length - spare - (load[key] ?? 0));
    if (more <= 0) return 0;
    load[key] = (load[key] ?? 0) + more;
    return more;
  };
  const embark = (most: number): void => {
    let left = most;
    for (const stock of stocks) if (stock.type !== 'fighter') left -= take(stock, left, stock.planet === null ? 0 : 1);
  };
  embark(Math.ceil(room / 2));
  for (const stock of stocks) if (stock.type === 'fighter') take(stock, room, 0);
  embark(room);
  return load;
}

/** No more than so many ground forces. */
export function withTroops(load: Load, most: number): Load {
  let left = most;
  return Object.fromEntries(
    Object.entries(load).map(([key, count]) => {
      if (key.startsWith('fighter ')) return [key, count];
      const taken = Math.min(count, left);
      left -= taken;
      return [key, taken];
    }),
  );
}

export const troopsIn = (load: Load): number =>
  Object.entries(load).reduce((sum, [key, count]) => sum + (key.startsWith('fighter ') ? 0 : count), 0);

export const isOverladen = (m: Moving, draft: Draft, ship: Unit): boolean =>
  bulkOf(m, loadOf(draft, ship.id)) > roomOn(m, ship);
