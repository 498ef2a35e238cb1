// Who is known, and by which sessions: the part of the database about people.
import type { Json } from '@custodian/kernel';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { skeleton } from '../../names.ts';
import type { Storage } from '../storage.ts';
import type { Db } from './connection.ts';

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
const comesBack = (person: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${person}.password`)} IS NOT NULL
    OR EXISTS (SELECT 1 FROM passkey k WHERE k.person = ${sql.ref(`${person}.id`)}))`;

export function peopleIn(db: Db): People {
  const persons = db.selectFrom('person').select(['id', 'name', 'password', 'mail']);
  return {
    addPerson: async ({ id, name, password }) => {
      await db
        .insertInto('person')
        .values({ id, name, password, skeleton: skeleton(name) })
        .execute();
    },
    person: async (id) => (await persons.where('id', '=', id).executeTakeFirst()) ?? null,
    personWithPassword: async (name) =>
      (await persons.where('name', '=', name).where('password', 'is not', null).executeTakeFirst()) ?? null,
    isTaken: async (name, by) => {
      const taken = await persons
        .where('skeleton', '=', skeleton(name))
        .where('id', '<>', by ?? '')
        .where(sql<boolean>`(${comesBack('person')} OR name <> ${name})`)
        .limit(1)
        .executeTakeFirst();
      return taken !== undefined;
    },
    namesBeside: async (person) => {
      const found = await db
        .selectFrom('seat as mine')
        .innerJoin('tables as t', (on) => on.onRef('t.id', '=', 'mine.tbl').on('t.finished', '=', 0))
        .innerJoin('seat as other', 'other.tbl', 'mine.tbl')
        .innerJoin('person as p', 'p.id', 'other.person')
        .where('mine.person', '=', person)
        .where('other.person', '<>', person)
        .select('p.name')
        .distinct()
        .execute();
      return found.map(({ name }) => name);
    },
    rename: async (id, name) => {
      await db
        .updateTable('person')
        .set({ name, skeleton: skeleton(name) })
        .where('id', '=', id)
        .execute();
    },
    setPassword: (id, password) =>
      db.transaction().execute(async (tx) => {
        // Two who take names that look alike wait for each other.
        await sql`SELECT pg_advisory_xact_lock(hashtext('custodian password'))`.execute(tx);
        const taken = await tx
          .selectFrom('person as a')
          .innerJoin('person as b', 'a.skeleton', 'b.skeleton')
          .where('a.id', '=', id)
          .whereRef('b.id', '<>', 'a.id')
          .where(comesBack('b'))
          .select('b.id')
          .executeTakeFirst();
        if (taken !== undefined) return false;
        await tx.updateTable('person').set({ password }).where('id', '=', id).execute();
        return true;
      }),
    notesOf: async (owner) => {
      const found = await db
        .selectFrom('note')
        .select(['kind', 'about'])
        .where('owner', '=', owner)
        .orderBy('kind')
        .execute();
      return Object.fromEntries(found.map(({ kind, about }) => [kind, JSON.parse(about) as Json]));
    },
    setMail: async (id, mail) => {
      await db.updateTable('person').set({ mail }).where('id', '=', id).execute();
    },
    peopleWithMail: (address) => persons.where('mail', '=', address).orderBy('id').execute(),
    peopleNamed: (beginning, most) =>
      persons
        .where(sql<boolean>`starts_with(skeleton, ${skeleton(beginning)})`)
        .where('name', '<>', '—')
        .orderBy('name')
        .orderBy('id')
        .limit(most)
        .execute(),
    sessionsOf: async (person) => {
      const found = db.selectFrom('session').select(['hash', 'made', 'at', 'device']).where('person', '=', person);
      return found.orderBy('at', 'desc').orderBy('hash').execute();
    },
    saidBy: (person) =>
      db
        .selectFrom('chat')
        .select(['tbl as table', 'at', 'text'])
        .where('person', '=', person)
        .where('notice', 'is', null)
        .orderBy('id')
        .execute(),
    erase: ({ id, name: known }, name) =>
      db.transaction().execute(async (tx) => {
        const his = sql`(SELECT tbl FROM seat WHERE person = ${id} UNION SELECT id FROM tables WHERE host = ${id})`;
        await sql`DELETE FROM chat WHERE person = ${id} OR tbl IN ${his}
          AND (person IS NULL AND name = ${known} OR position(${JSON.stringify(known)} in notice) > 0)`.execute(tx);
        await sql`UPDATE tables SET name = replace(name, ${known}, ${name}) WHERE id IN ${his}`.execute(tx);
        for (const part of ['session', 'passkey'] as const)
          await tx.deleteFrom(part).where('person', '=', id).execute();
        for (const part of ['job', 'note', 'token'] as const)
          await tx.deleteFrom(part).where('owner', '=', id).execute();
        await sql`DELETE FROM block WHERE person = ${id} OR other = ${id}`.execute(tx);
        await sql`DELETE FROM report WHERE person = ${id} OR reporter = ${id}`.execute(tx);
        await tx.deleteFrom('outcome').where('person', '=', id).execute();
        await tx
          .updateTable('person')
          .set({ name, skeleton: skeleton(name), password: null, mail: null })
          .where('id', '=', id)
          .execute();
      }),

    addSession: async (hash, person, at, device = '') => {
      await db.insertInto('session').values({ hash, person, at, made: at, device }).execute();
    },
    session: async (hash) => {
      const found = await db
        .selectFrom('session as s')
        .innerJoin('person as p', 'p.id', 's.person')
        .where('s.hash', '=', hash)
        .select(['p.id', 'p.name', 'p.password', 'p.mail', 's.at'])
        .executeTakeFirst();
      if (found === undefined) return null;
      const { at, ...person } = found;
      return { person, at };
    },
    useSession: async (hash, at) => {
      await db
        .updateTable('session')
        .set({ at: sql`greatest(at, ${at}::bigint)` })
        .where('hash', '=', hash)
        .execute();
    },
    endSession: async (hash) => {
      await db.deleteFrom('session').where('hash', '=', hash).execute();
    },
    endSessionsOf: async (person, except) => {
      await db
        .deleteFrom('session')
        .where('person', '=', person)
        .where('hash', '<>', except ?? '')
        .execute();
    },
    endSessionsBefore: async (at) => {
      await db.deleteFrom('session').where('at', '<', at).execute();
    },
  };
}
