// Domain counters in a test: where they lie, and who lands on them.
import type { Json } from '@custodian/kernel';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

export type Planet = Parameters<Table['planet']>[0];
export type Counter = NonNullable<ReturnType<Table['planet']>['domain']>;

export const lay = (t: Table, planet: Planet, id: Counter['id'], faceUp = false): void => {
  t.planet(planet).domain = { id, faceUp };
};

export const down = (ship: number, planet: string, groundForces: number, pds = 0): Json => ({
  landings: [{ ship, planet, groundForces, pds }],
});

/** N'orr land so many ground forces on Lodor, where the counter lies face down. */
export function landing(id: Counter['id'], groundForces = 2, pds = 0, faceUp = false): { t: Table; carrier: number } {
  const t = table('norr', 'xxcha', 'sol');
  lay(t, 'lodor', id, faceUp);
  const [carrier = 0] = t.fleet('norr', 'lodor', { carrier: 1, groundForces, pds });
  t.begin('planetary landings', { seat: 0, system: 'lodor', friendlyOnly: false });
  return { t, carrier };
}
