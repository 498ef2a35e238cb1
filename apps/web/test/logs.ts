// Lines of a log, for tests of what is told from it.
import type { ShipType, Ti3Event } from '@custodian/ti3';
import type { Happened, Line } from '../src/titles/ti3/history/log.ts';

export const line = (event: Happened, answers = 1): Line => ({ answers, at: 0, event });

export const lost = (seat: number, system: string, unit: ShipType): Ti3Event => ({
  type: 'shipDestroyed',
  seat,
  system,
  unit,
  ship: 1,
  groundForces: 0,
  pds: 0,
});
