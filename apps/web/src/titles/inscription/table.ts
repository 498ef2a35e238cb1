// An open table of this game.
import type { Game } from '@custodian/inscription/game';
import type { Table as AnyTable } from '../../shell/table/table.svelte.ts';

export type Table = AnyTable<Game>;
export type Player = Game['players'][number];

/** Whoever sits at the seat that the table is seen from. */
export const meAt = ({ game, seat }: Table): Player | null => (seat === null ? null : (game?.players[seat] ?? null));
