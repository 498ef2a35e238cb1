// Movement in a test: a system has just been activated, and ships come.
import type { Json } from '@custodian/kernel';
import type { Table } from '../kit/index.ts';

/** The seat has just activated the system and is asked to move. */
export function activate(t: Table, who: 'norr' | 'xxcha', system: string): void {
  t.activated(who, system);
  t.begin('movement', { seat: t.seat(who), system });
}

export const move = (ship: number | undefined, ...path: string[]): Json => ({ moves: [{ ship: ship ?? 0, path }] });
