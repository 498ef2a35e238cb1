// What is to be done later, and what is noted beside: the part of the SQLite file about time and wishes.
import type { Json } from '@custodian/kernel';
import { newStamp } from './kept.ts';
import type { Row, Sql } from './sql.ts';
import type { ClaimedJob, Storage } from './storage.ts';

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

export function jobsIn({ run, one, all, transaction }: Sql): Jobs {
  const noted = (owner: string, kind: string): Row | undefined =>
    one('SELECT about FROM note WHERE owner = ? AND kind = ?', owner, kind);
  return {
    putJob: async ({ key, owner, due, about }) => {
      run(
        `INSERT INTO job (key, owner, due, about, stamp) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET owner = excluded.owner, due = excluded.due, about = excluded.about,
           stamp = excluded.stamp, claimed = 0`,
        ...[key, owner, due, JSON.stringify(about), newStamp()],
      );
    },
    dropJob: async (key) => {
      run('DELETE FROM job WHERE key = ?', key);
    },
    claimJobs: async (at, until, most) =>
      transaction(() => {
        const rows = all('SELECT * FROM job WHERE due <= ?1 AND claimed <= ?1 ORDER BY due LIMIT ?2', at, most);
        for (const { key } of rows) run('UPDATE job SET claimed = ? WHERE key = ?', until, key as string);
        return rows.map(jobFrom);
      }),
    endJob: async (key, stamp) => {
      run('DELETE FROM job WHERE key = ? AND stamp = ?', key, stamp);
    },
    delayJob: async (key, stamp, due, about) => {
      run(
        'UPDATE job SET due = ?, about = ?, claimed = 0 WHERE key = ? AND stamp = ?',
        ...[due, JSON.stringify(about), key, stamp],
      );
    },
    nextJob: async () => (one('SELECT min(max(due, claimed)) AS next FROM job')?.next ?? null) as number | null,

    notes: async (kind, owners) =>
      Object.fromEntries(
        owners.flatMap((owner) => {
          const row = noted(owner, kind);
          return row === undefined ? [] : [[owner, JSON.parse(row.about as string) as Json]];
        }),
      ),
    notesOfKind: async (kind) =>
      Object.fromEntries(
        all('SELECT owner, about FROM note WHERE kind = ? ORDER BY owner', kind).map((row) => [
          row.owner as string,
          JSON.parse(row.about as string) as Json,
        ]),
      ),
    setNote: async (owner, kind, about) => {
      run('INSERT OR REPLACE INTO note (owner, kind, about) VALUES (?, ?, ?)', ...[owner, kind, JSON.stringify(about)]);
    },
    addNote: async (owner, kind, about) =>
      transaction(() => {
        run(
          'INSERT OR IGNORE INTO note (owner, kind, about) VALUES (?, ?, ?)',
          ...[owner, kind, JSON.stringify(about)],
        );
        return JSON.parse(noted(owner, kind)?.about as string) as Json;
      }),
    dropNote: async (owner, kind) => {
      run('DELETE FROM note WHERE owner = ? AND kind = ?', owner, kind);
    },
  };
}

const jobFrom = ({ key, owner, due, about, stamp }: Row): ClaimedJob => ({
  key: key as string,
  owner: owner as string,
  due: due as number,
  about: JSON.parse(about as string) as Json,
  stamp: stamp as number,
});
