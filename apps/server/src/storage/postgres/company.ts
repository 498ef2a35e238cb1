// Who does not want to meet whom, and who was reported: the part of the database about the company that people keep.
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Report, Storage } from '../storage.ts';
import type { Db, Schema } from './connection.ts';

type Company = Pick<
  Storage,
  | 'addBlock'
  | 'dropBlock'
  | 'blocksOf'
  | 'areApart'
  | 'addReport'
  | 'reports'
  | 'report'
  | 'seeReport'
  | 'reportsBy'
  | 'namesOf'
>;

export function companyIn(db: Db): Company {
  return {
    addBlock: async (person, other, at) => {
      await db
        .insertInto('block')
        .values({ person, other, at })
        .onConflict((known) => known.doNothing())
        .execute();
    },
    dropBlock: async (person, other) => {
      await db.deleteFrom('block').where('person', '=', person).where('other', '=', other).execute();
    },
    blocksOf: (person) =>
      db
        .selectFrom('block')
        .select(['other', 'at'])
        .where('person', '=', person)
        .orderBy('at')
        .orderBy('other')
        .execute(),
    areApart: async (somebody, other) => {
      const found = await db
        .selectFrom('block')
        .select('at')
        .where((either) =>
          either.or([either.and({ person: somebody, other }), either.and({ person: other, other: somebody })]),
        )
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },
    addReport: async ({ table: tbl, ...report }) => {
      const added = await db
        .insertInto('report')
        .values({ ...report, tbl })
        .onConflict((known) => known.doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    reports: async (before, limit) => {
      const { rows } = await sql<Selectable<Schema['report']>>`SELECT * FROM report
        WHERE ${before?.id ?? null}::text IS NULL OR (at, id) < (${before?.at ?? 0}::bigint, ${before?.id ?? null}::text)
        ORDER BY at DESC, id DESC LIMIT ${limit}`.execute(db);
      return rows.map(reportFrom);
    },
    report: async (id) => {
      const found = await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : reportFrom(found);
    },
    seeReport: async (id, at) => {
      await db.updateTable('report').set({ seen: at }).where('id', '=', id).execute();
    },
    reportsBy: async (person) => {
      const found = await db
        .selectFrom('report')
        .selectAll()
        .where('reporter', '=', person)
        .orderBy('at')
        .orderBy('id')
        .execute();
      return found.map(reportFrom);
    },
    namesOf: async (ids) => {
      if (ids.length === 0) return {};
      const found = await db.selectFrom('person').select(['id', 'name']).where('id', 'in', ids).execute();
      return Object.fromEntries(found.map(({ id, name }) => [id, name]));
    },
  };
}

const reportFrom = ({ tbl: table, ...report }: Selectable<Schema['report']>): Report => ({ ...report, table });
