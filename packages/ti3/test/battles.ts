// Battles in a test: fleets that face each other, and the sequences that fight it out. The attacker sits first.
import type { RaceId } from '@custodian/ti3';
import type { FleetOf, Table } from './kit/index.ts';
import { table } from './kit/index.ts';

/** A table of these races, in seat order, whose fleets lie at Quann. */
export function facing(fleets: Partial<Record<RaceId, FleetOf>>): Table {
  const each = Object.entries(fleets) as [RaceId, FleetOf][];
  const t = table(...each.map(([race]) => race));
  for (const [race, fleet] of each) t.fleet(race, 'quann', fleet);
  return t;
}

export const battle = (t: Table, system = 'quann'): void =>
  t.begin('space battle', { attacker: 0, defender: 1, system });

export const invade = (t: Table, system = 'quann', seat = 0): void => t.begin('invasion combat', { seat, system });

/** The groups of dice of one kind, in the order rolled. */
export const diceOf = (t: Table, kind: string) =>
  t.events('diceRolled').flatMap((e) => (e.kind === kind ? e.groups : []));

/** What the rolls were worth: kind, unit and bonus of each group in the order rolled. */
export const bonuses = (t: Table) =>
  t.events('diceRolled').flatMap((e) => e.groups.map((d) => [e.kind, d.unit, d.bonus] as const));
