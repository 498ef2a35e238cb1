// What finished games were for those who sat there: the part of the database about outcomes.
import type { Json } from '@custodian/kernel';
import { sql } from 'kysely';
import type { Storage } from '../storage.ts';
import type { Db } from './connection.ts';

type Outcomes = Pick<Storage, 'addOutcomes' | 'outcomesOf' | 'opponentsOf' | 'unreckoned' | 'gamesOf'>;

export function outcomesIn(db: Db): Outcomes {
  return {
    addOutcomes: (outcomes) =>
      db.transaction().execute(async (tx) => {
        for (const { table, seat, person, game, at, place, version, about } of outcomes)
          await sql`INSERT INTO outcome (tbl, seat, person, game, at, place, version, about)
            VALUES (${table}, ${seat}, ${person}, ${game}, ${at}, ${place}, ${version}, ${JSON.stringify(about)})
            ON CONFLICT (tbl, seat) DO UPDATE SET person = excluded.person, at = excluded.at, place = excluded.place,
              version = excluded.version, about = excluded.about WHERE excluded.version > outcome.version`.execute(tx);
      }),
    outcomesOf: async (person, limit) => {
      const found = await db
        .selectFrom('outcome')
        .selectAll()
        .where('person', '=', person)
        .orderBy('at', 'desc')
        .orderBy('tbl')
        .orderBy('seat')
        .limit(limit)
        .execute();
      return found.map(({ tbl: table, about, ...row }) => ({ ...row, table, about: JSON.parse(about) as Json }));
    },
    opponentsOf: async (person, limit) => {
      const { rows } = await sql<{ person: string; games: number; ahead: number }>`
        SELECT other.person, count(DISTINCT mine.tbl) AS games,
          count(DISTINCT CASE WHEN mine.place < other.place THEN mine.tbl END) AS ahead
        FROM outcome mine JOIN outcome other ON other.tbl = mine.tbl AND other.person <> mine.person
        WHERE mine.person = ${person} AND mine.place > 0 AND other.place > 0
        GROUP BY other.person ORDER BY games DESC, other.person COLLATE "C" LIMIT ${limit}`.execute(db);
      return rows;
    },
    unreckoned: async (person, version, limit) => {
      const { rows } = await sql<{ id: string }>`
        SELECT DISTINCT t.id FROM seat s JOIN tables t ON t.id = s.tbl WHERE s.person = ${person} AND t.finished = 1
          AND NOT EXISTS (SELECT 1 FROM outcome o WHERE o.tbl = s.tbl AND o.seat = s.seat AND o.version >= ${version})
        ORDER BY t.id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    gamesOf: async (person) => {
      const { rows } = await sql<{ game: string; begun: number; finished: number }>`
        SELECT game, count(*) AS begun, sum(finished) AS finished FROM tables
        WHERE id IN (SELECT tbl FROM seat WHERE person = ${person}) GROUP BY game ORDER BY game COLLATE "C"`.execute(
        db,
      );
      return rows;
    },
  };
}
