// Who does not want to meet whom, and who was reported: the part of the SQLite file about the company that people keep.
import type { Row, Sql } from './sql.ts';
import type { Report, Storage } from './storage.ts';

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

export function companyIn({ run, one, all }: Sql): Company {
  return {
    addBlock: async (person, other, at) => {
      run('INSERT OR IGNORE INTO block (person, other, at) VALUES (?, ?, ?)', person, other, at);
    },
    dropBlock: async (person, other) => {
      run('DELETE FROM block WHERE person = ? AND other = ?', person, other);
    },
    blocksOf: async (person) =>
      all('SELECT other, at FROM block WHERE person = ? ORDER BY at, other', person) as unknown as Awaited<
        ReturnType<Storage['blocksOf']>
      >,
    areApart: async (somebody, other) =>
      one(
        'SELECT 1 AS apart FROM block WHERE (person = ?1 AND other = ?2) OR (person = ?2 AND other = ?1) LIMIT 1',
        somebody,
        other,
      ) !== undefined,
    addReport: async ({ id, at, reporter, person, name, table, line, said, reason, words, seen }) =>
      run(
        `INSERT OR IGNORE INTO report (id, at, reporter, person, name, tbl, line, said, reason, words, seen)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, at, reporter, person, name, table, line, said, reason, words, seen],
      ) === 1,
    reports: async (before, limit) =>
      all(
        'SELECT * FROM report WHERE ?1 IS NULL OR (at, id) < (?1, ?2) ORDER BY at DESC, id DESC LIMIT ?3',
        ...[before?.at ?? null, before?.id ?? null, limit],
      ).map(reportFrom),
    report: async (id) => {
      const row = one('SELECT * FROM report WHERE id = ?', id);
      return row === undefined ? null : reportFrom(row);
    },
    seeReport: async (id, at) => {
      run('UPDATE report SET seen = ? WHERE id = ?', at, id);
    },
    reportsBy: async (person) => all('SELECT * FROM report WHERE reporter = ? ORDER BY at, id', person).map(reportFrom),
    namesOf: async (ids) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const row = one('SELECT name FROM person WHERE id = ?', id);
          return row === undefined ? [] : [[id, row.name as string]];
        }),
      ),
  };
}

const reportFrom = ({ tbl, ...row }: Row): Report => ({ ...row, table: tbl }) as unknown as Report;
