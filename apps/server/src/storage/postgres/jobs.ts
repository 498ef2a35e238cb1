// What is to be done later, and what is noted beside: the part of the database about time and wishes. Of several nodes one has a job.
import type { Json } from '@custodian/kernel';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { newStamp } from '../kept.ts';
import type { Storage } from '../storage.ts';
import type { Db, Schema } from './connection.ts';

type Jobs = Pick<
  Storage,
  | 'putJob'
  | 'dropJob'
  | 'claimJobs'
  | 'endJob'
  | 'delayJob'
  | 'nextJob'
  | 'notes'
  | 'notesOfKind'
  | 'setNote'
  | 'addNote'
  | 'dropNote'
>;

export function jobsIn(db: Db): Jobs {
  return {
    putJob: async ({ key, owner, due, about }) => {
      await sql`INSERT INTO job (key, owner, due, about, stamp)
        VALUES (${key}, ${owner}, ${due}, ${JSON.stringify(about)}, ${newStamp()})
        ON CONFLICT (key) DO UPDATE SET owner = excluded.owner, due = excluded.due, about = excluded.about,
          stamp = excluded.stamp, claimed = 0`.execute(db);
    },
    dropJob: async (key) => {
      await db.deleteFrom('job').where('key', '=', key).execute();
    },
    // What another node is just claiming is passed over.
    claimJobs: async (at, until, most) => {
      const { rows } = await sql<Selectable<Schema['job']>>`
        UPDATE job SET claimed = ${until} WHERE key IN (
          SELECT key FROM job WHERE due <= ${at} AND claimed <= ${at} ORDER BY due LIMIT ${most} FOR UPDATE SKIP LOCKED)
        RETURNING key, owner, due, about, stamp`.execute(db);
      return rows
        .sort((a, b) => a.due - b.due)
        .map(({ key, owner, due, about, stamp }) => ({ key, owner, due, about: JSON.parse(about) as Json, stamp }));
    },
    endJob: async (key, stamp) => {
      await db.deleteFrom('job').where('key', '=', key).where('stamp', '=', stamp).execute();
    },
    delayJob: async (key, stamp, due, about) => {
      await db
        .updateTable('job')
        .set({ due, about: JSON.stringify(about), claimed: 0 })
        .where('key', '=', key)
        .where('stamp', '=', stamp)
        .execute();
    },
    nextJob: async () => {
      const { rows } = await sql<{ next: number | null }>`SELECT min(greatest(due, claimed)) AS next FROM job`.execute(
        db,
      );
      return rows[0]?.next ?? null;
    },

    notes: async (kind, owners) => {
      if (owners.length === 0) return {};
      const found = await db
        .selectFrom('note')
        .select(['owner', 'about'])
        .where('kind', '=', kind)
        .where('owner', 'in', [...owners])
        .execute();
      return Object.fromEntries(found.map(({ owner, about }) => [owner, JSON.parse(about) as Json]));
    },
    notesOfKind: async (kind) => {
      const found = db.selectFrom('note').select(['owner', 'about']).where('kind', '=', kind).orderBy('owner');
      return Object.fromEntries((await found.execute()).map(({ owner, about }) => [owner, JSON.parse(about) as Json]));
    },
    setNote: async (owner, kind, about) => {
      const text = JSON.stringify(about);
      await db
        .insertInto('note')
        .values({ owner, kind, about: text })
        .onConflict((known) => known.columns(['owner', 'kind']).doUpdateSet({ about: text }))
        .execute();
    },
    addNote: async (owner, kind, about) => {
      await db
        .insertInto('note')
        .values({ owner, kind, about: JSON.stringify(about) })
        .onConflict((known) => known.columns(['owner', 'kind']).doNothing())
        .execute();
      const kept = await db
        .selectFrom('note')
        .select('about')
        .where('owner', '=', owner)
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return JSON.parse(kept.about) as Json;
    },
    dropNote: async (owner, kind) => {
      await db.deleteFrom('note').where('owner', '=', owner).where('kind', '=', kind).execute();
    },
  };
}
