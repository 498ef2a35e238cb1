// Moving a server as a program; `custodian move` runs it.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { holdFolder } from '../storage/lock.ts';
import { openDatabase } from './database.ts';
import { fromFolder, toFolder } from './folder.ts';
import { move } from './move.ts';
import type { Store } from './parts.ts';

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } },
});

/** A database by its address, a folder by its path. */
async function open(where: string, way: 'from' | 'to'): Promise<Store> {
  if (/^[a-z]+:\/\//i.test(where)) return openDatabase(where, way);
  const folder = resolve(where);
  if (!holdFolder(folder)) throw new Error(`the data folder ${folder} is in use by a server: stop it first`);
  return way === 'from' ? fromFolder(folder) : toFolder(folder);
}

const stores: Store[] = [];
try {
  const from = await open(String(values.from), 'from');
  stores.push(from);
  const to = await open(String(values.to), 'to');
  stores.push(to);
  const moved = await move(from, to);
  if (values.json) console.log(JSON.stringify({ ok: true, from: from.place, to: to.place, moved }));
  else {
    for (const { part, rows, hash } of moved)
      console.log(`${part.padEnd(8)} ${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}  the same on both sides`);
    console.log(`ok       everything of ${from.place} is in ${to.place} now; nothing was changed in ${from.place}`);
  }
} catch (error) {
  console.error(`Nothing was moved: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  for (const store of stores) await store.close();
}
