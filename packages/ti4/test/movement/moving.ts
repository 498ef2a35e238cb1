// Movement in a test: a system has just been activated, and ships come.
import type { Json } from '@custodian/kernel';
import type { FactionId } from '../../src/facts/index.ts';
import type { Table } from '../kit/index.ts';

/** The seat has just activated the system and is asked to move. */
export function activate(t: Table, who: FactionId, system: string): void {
  t.active(who, system);
  t.begin('movement', { seat: t.seat(who), system });
}

/** A movement of one ship. */
export const move = (ship: number | undefined, path: readonly string[], cargo: readonly number[] = []): Json => ({
  moves: [{ ship: ship ?? 0, path, ...(cargo.length > 0 && { cargo }) }],
});
