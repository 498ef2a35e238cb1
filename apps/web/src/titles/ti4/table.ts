// An open table of this game.
import type { Game } from '@custodian/ti4/game';
import type { Table as AnyTable } from '../../shell/table/table.svelte.ts';
import type { Line } from './history/log.ts';

export type Table = AnyTable<Game>;
export type Player = Game['players'][number];

/** What has happened: a table of this title tells nothing but its events. */
export const logOf = ({ log }: Table): readonly Line[] => log as readonly Line[];

/** Whoever sits at the seat that the table is seen from. */
export const meAt = ({ game, seat }: Table): Player | null => (seat === null ? null : (game?.players[seat] ?? null));
