// Objectives in a test: N'orr, the card, and what it counts.
import type { ObjectiveId, PlanetId } from '@custodian/ti3';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** N'orr with this public objective face up, asked what it claims. */
export function facing(objective: ObjectiveId, prepare: (t: Table) => void): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.decks({ objectives: [objective] });
  // Somebody who still holds a secret is always asked.
  t.secret('norr', 'merciless');
  prepare(t);
  // Only what the objective counts is there, not what would support it.
  t.anyhow();
  t.begin('claim objectives', { seat: 0 });
  return t;
}

export const everywhere: PlanetId[] = [
  ...(['abyz', 'fria', 'arinam', 'meer', 'arnor', 'lor', 'bereg', 'lirtaIV', 'lodor', 'quann'] as const),
  ...(['saudor', 'wellon', 'thibah', 'tarmann', 'centauri', 'gral', 'coorneeq', 'resculon', 'dalBootha'] as const),
];

export const ownSome = (t: Table, count: number): void => {
  for (const planet of everywhere.slice(0, count)) t.own('norr', planet);
};

export const points = (t: Table): number => t.player('norr').points;
