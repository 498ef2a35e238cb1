// What finished games were for those who sat there: the part of the SQLite file about outcomes.
import type { Json } from '@custodian/kernel';
import type { Row, Sql } from './sql.ts';
import type { Outcome, Storage } from './storage.ts';

type Outcomes = Pick<Storage, 'addOutcomes' | 'outcomesOf' | 'opponentsOf' | 'unreckoned' | 'gamesOf'>;

export function outcomesIn({ run, all, transaction }: Sql): Outcomes {
  return {
    addOutcomes: async (outcomes) =>
      transaction(() => {
        for (const { table, seat, person, game, at, place, version, about } of outcomes)
          run(
            `INSERT INTO outcome (tbl, seat, person, game, at, place, version, about) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (tbl, seat) DO UPDATE SET person = excluded.person, at = excluded.at, place = excluded.place,
               version = excluded.version, about = excluded.about WHERE excluded.version > version`,
            ...[table, seat, person, game, at, place, version, JSON.stringify(about)],
          );
      }),
    outcomesOf: async (person, limit) =>
      all('SELECT * FROM outcome WHERE person = ? ORDER BY at DESC, tbl, seat LIMIT ?', person, limit).map(outcomeFrom),
    opponentsOf: async (person, limit) =>
      all(
        `SELECT other.person, count(DISTINCT mine.tbl) AS games,
           count(DISTINCT CASE WHEN mine.place < other.place THEN mine.tbl END) AS ahead
         FROM outcome mine JOIN outcome other ON other.tbl = mine.tbl AND other.person <> mine.person
         WHERE mine.person = ? AND mine.place > 0 AND other.place > 0
         GROUP BY other.person ORDER BY games DESC, other.person LIMIT ?`,
        person,
        limit,
      ) as unknown as Awaited<ReturnType<Storage['opponentsOf']>>,
    unreckoned: async (person, version, limit) =>
      all(
        `SELECT DISTINCT t.id FROM seat s JOIN tables t ON t.id = s.tbl WHERE s.person = ?1 AND t.finished = 1
           AND NOT EXISTS (SELECT 1 FROM outcome o WHERE o.tbl = s.tbl AND o.seat = s.seat AND o.version >= ?2)
         ORDER BY t.id LIMIT ?3`,
        ...[person, version, limit],
      ).map((row) => row.id as string),
    gamesOf: async (person) =>
      all(
        `SELECT game, count(*) AS begun, sum(finished) AS finished FROM tables
         WHERE id IN (SELECT tbl FROM seat WHERE person = ?) GROUP BY game ORDER BY game`,
        person,
      ) as unknown as Awaited<ReturnType<Storage['gamesOf']>>,
  };
}

const outcomeFrom = ({ tbl, seat, person, game, at, place, version, about }: Row): Outcome => ({
  table: tbl as string,
  seat: seat as number,
  person: person as string,
  game: game as string,
  at: at as number,
  place: place as number,
  version: version as number,
  about: JSON.parse(about as string) as Json,
});
