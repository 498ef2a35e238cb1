// What is stored of games that went through trouble, held against what the players were told: nothing acknowledged is missing, nothing
// counts twice, nothing counts of which was said that it does not, and every game can be played again from the start.
import type { Titles } from '@custodian/title';
import { expect } from 'vitest';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { effective, restore } from '../../src/tables/history.ts';
import type { Told } from './stubborn.ts';

interface Figures {
  stored: number;
  missing: number;
  doubled: number;
  denied: number;
}

export async function inspect(
  database: string,
  games: readonly string[],
  told: Told,
  titles: Titles,
): Promise<Figures> {
  const figures = { stored: 0, missing: 0, doubled: 0, denied: 0 };
  const storage = await openPostgres(database);
  for (const id of games) {
    const { rows, damage } = await storage.record(id);
    expect(damage).toBeNull();
    const counting = effective(rows);
    const keys = counting.flatMap(({ answer }) => answer.key ?? []);
    figures.stored += counting.length;
    figures.doubled += keys.length - new Set(keys).size;
    figures.denied += keys.filter((key) => told.refused.has(key)).length;
    const stored = new Set(keys);
    for (const [key, { table }] of told.accepted) if (table === id && !stored.has(key)) figures.missing++;
    const row = await storage.table(id);
    const title = titles.get(row?.game ?? '');
    if (row === null || title === undefined) throw new Error('the table is gone');
    expect((await restore(title.rules, storage, row)).steps).toHaveLength(counting.length);
  }
  await storage.close();
  return figures;
}
