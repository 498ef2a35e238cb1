// Opening a database, with a clear word when that cannot be done.
import type { Storage } from '../storage.ts';
import type { Fences } from './appending.ts';
import type { Connection } from './connection.ts';
import { connect, wrongAddress } from './connection.ts';
import { unfit } from './migrations.ts';
import { postgresStorage } from './postgres.ts';

/** Connections to a database that answers; fails in words. */
export async function reach(address: string): Promise<Connection> {
  const wrong = wrongAddress(address);
  if (wrong !== null) throw new Error(wrong);
  const connection = connect(address);
  try {
    await connection.pool.query('SELECT 1');
    return connection;
  } catch (error) {
    await connection.close();
    throw new Error(`the database ${connection.place} cannot be reached: ${whyIn(error)}`);
  }
}

/** The storage in a database that is set up; fails in words. `join` says which tables this node holds, once the database is known
 *  to be fit. */
export async function openPostgres(address: string, join: () => Promise<Fences> = async () => null): Promise<Storage> {
  const connection = await reach(address);
  const problem = await unfit(connection);
  if (problem === null) return postgresStorage(connection, await join());
  await connection.close();
  throw new Error(problem);
}

/** Where a name stands for several addresses, each has its own reason: the first is told. */
function whyIn(error: unknown): string {
  const { message, errors } = error as { readonly message?: string; readonly errors?: readonly Error[] };
  return message || errors?.[0]?.message || String(error);
}
