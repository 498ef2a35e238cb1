// Ground forces all over the galaxy: what is left of the twelve figures.
import type { Table } from './kit/index.ts';

const garrisoned = [
  'lodor',
  'wellon',
  'thibah',
  'tarmann',
  'abyz',
  'fria',
  'arinam',
  'meer',
  'arnor',
  'lor',
  'mellon',
] as const;

/** The N'orr hold eleven planets, each with a ground force: one figure is left. */
export function garrisonEleven(t: Table): void {
  for (const planet of garrisoned) t.own('norr', planet, { groundForces: 1 });
}
