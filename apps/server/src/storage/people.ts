// Who is known, and by which sessions: the part of the SQLite file about people.
import type { Json } from '@custodian/kernel';
import { skeleton } from '../names.ts';
import type { Row, Sql } from './sql.ts';
import type { Person, Session, Storage } from './storage.ts';

type People = Pick<
  Storage,
  | 'addPerson'
  | 'person'
  | 'personWithPassword'
  | 'isTaken'
  | 'namesBeside'
  | 'rename'
  | 'setPassword'
  | 'notesOf'
  | 'setMail'
  | 'peopleWithMail'
  | 'peopleNamed'
  | 'sessionsOf'
  | 'saidBy'
  | 'erase'
  | 'addSession'
  | 'session'
  | 'useSession'
  | 'endSession'
  | 'endSessionsOf'
  | 'endSessionsBefore'
>;

/** Who has shown that the name is his: another is not to take it. */
const COMES_BACK = '(p.password IS NOT NULL OR EXISTS (SELECT 1 FROM passkey k WHERE k.person = p.id))';

export function peopleIn({ run, one, all, transaction }: Sql): People {
  return {
    addPerson: async (p) => {
      run(
        'INSERT INTO person (id, name, password, skeleton) VALUES (?, ?, ?, ?)',
        p.id,
        p.name,
        p.password,
        skeleton(p.name),
      );
    },
    person: async (id) => personFrom(one('SELECT id, name, password, mail FROM person WHERE id = ?', id)),
    personWithPassword: async (name) =>
      personFrom(one('SELECT id, name, password, mail FROM person WHERE name = ? AND password IS NOT NULL', name)),
    isTaken: async (name, by) =>
      one(
        `SELECT 1 AS taken FROM person p WHERE skeleton = ? AND id <> ? AND (${COMES_BACK} OR name <> ?) LIMIT 1`,
        skeleton(name),
        by ?? '',
        name,
      ) !== undefined,
    namesBeside: async (person) =>
      all(
        `SELECT DISTINCT p.name FROM seat mine JOIN tables t ON t.id = mine.tbl AND t.finished = 0
           JOIN seat other ON other.tbl = mine.tbl JOIN person p ON p.id = other.person
         WHERE mine.person = ?1 AND other.person <> ?1`,
        person,
      ).map((row) => row.name as string),
    rename: async (id, name) => {
      run('UPDATE person SET name = ?, skeleton = ? WHERE id = ?', name, skeleton(name), id);
    },
    setPassword: async (id, password) =>
      transaction(() => {
        const taken = one(
          `SELECT 1 AS taken FROM person a JOIN person p ON a.skeleton = p.skeleton
           WHERE a.id = ? AND p.id <> a.id AND ${COMES_BACK}`,
          id,
        );
        if (taken !== undefined) return false;
        run('UPDATE person SET password = ? WHERE id = ?', password, id);
        return true;
      }),
    notesOf: async (owner) =>
      Object.fromEntries(
        all('SELECT kind, about FROM note WHERE owner = ? ORDER BY kind', owner).map((row) => [
          row.kind as string,
          JSON.parse(row.about as string) as Json,
        ]),
      ),
    setMail: async (id, address) => {
      run('UPDATE person SET mail = ? WHERE id = ?', address, id);
    },
    peopleWithMail: async (address) =>
      all('SELECT id, name, password, mail FROM person WHERE mail = ? ORDER BY id', address).map(
        (row) => personFrom(row) as Person,
      ),
    peopleNamed: async (beginning, most) =>
      all(
        `SELECT id, name, password, mail FROM person WHERE substr(skeleton, 1, length(?1)) = ?1 AND name <> '—'
         ORDER BY name, id LIMIT ?2`,
        skeleton(beginning),
        most,
      ).map((row) => personFrom(row) as Person),
    sessionsOf: async (person) =>
      all('SELECT hash, made, at, device FROM session WHERE person = ? ORDER BY at DESC, hash', person).map(
        ({ hash, made, at, device }) => ({ hash, made, at, device }) as unknown as Session,
      ),
    saidBy: async (person) =>
      all(
        'SELECT tbl AS "table", at, text FROM chat WHERE person = ? AND notice IS NULL ORDER BY rowid',
        person,
      ) as unknown as Awaited<ReturnType<Storage['saidBy']>>,
    erase: async ({ id, name: known }, name) =>
      transaction(() => {
        const his = '(SELECT tbl FROM seat WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1)';
        run(
          `DELETE FROM chat WHERE person = ?1 OR tbl IN ${his}
             AND (person IS NULL AND name = ?2 OR notice IS NOT NULL AND instr(notice, ?3) > 0)`,
          ...[id, known, JSON.stringify(known)],
        );
        run(`UPDATE tables SET name = replace(name, ?2, ?3) WHERE id IN ${his}`, id, known, name);
        for (const part of ['session', 'passkey']) run(`DELETE FROM ${part} WHERE person = ?`, id);
        for (const part of ['job', 'note', 'token']) run(`DELETE FROM ${part} WHERE owner = ?`, id);
        run('DELETE FROM block WHERE person = ?1 OR other = ?1', id);
        run('DELETE FROM report WHERE person = ?1 OR reporter = ?1', id);
        run('DELETE FROM outcome WHERE person = ?', id);
        run(
          'UPDATE person SET name = ?, skeleton = ?, password = NULL, mail = NULL WHERE id = ?',
          name,
          skeleton(name),
          id,
        );
      }),

    addSession: async (hash, person, at, device = '') => {
      run(
        'INSERT INTO session (hash, person, at, made, device) VALUES (?, ?, ?, ?, ?)',
        ...[hash, person, at, at, device],
      );
    },
    session: async (hash) => {
      const row = one(
        'SELECT p.id, p.name, p.password, p.mail, s.at FROM session s JOIN person p ON p.id = s.person WHERE s.hash = ?',
        hash,
      );
      const person = personFrom(row);
      return person === null ? null : { person, at: row?.at as number };
    },
    useSession: async (hash, at) => {
      run('UPDATE session SET at = max(at, ?) WHERE hash = ?', at, hash);
    },
    endSession: async (hash) => {
      run('DELETE FROM session WHERE hash = ?', hash);
    },
    endSessionsOf: async (person, except) => {
      run('DELETE FROM session WHERE person = ? AND hash <> ?', person, except ?? '');
    },
    endSessionsBefore: async (at) => {
      run('DELETE FROM session WHERE at < ?', at);
    },
  };
}

const personFrom = (row: Row | undefined): Person | null =>
  row === undefined
    ? null
    : {
        id: row.id as string,
        name: row.name as string,
        password: row.password as string | null,
        mail: row.mail as string | null,
      };
