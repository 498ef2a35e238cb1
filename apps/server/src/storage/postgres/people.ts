// Who is known, and by which sessions: the part of the database about people.
import type { Json } from '@custodian/kernel';
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

export function peopleIn(db: Db): People {
  const persons = db.selectFrom('person').select(['id', 'name', 'password']);
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
        .where((or) => or.or([or('password', 'is not', null), or('name', '<>', name)]))
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
          .where('b.password', 'is not', null)
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
    sessionsOf: async (person) => {
      const found = await db.selectFrom('session').select('at').where('person', '=', person).orderBy('at').execute();
      return found.map(({ at }) => at);
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
        await tx.deleteFrom('session').where('person', '=', id).execute();
        for (const part of ['job', 'note'] as const) await tx.deleteFrom(part).where('owner', '=', id).execute();
        await sql`DELETE FROM block WHERE person = ${id} OR other = ${id}`.execute(tx);
        await sql`DELETE FROM report WHERE person = ${id} OR reporter = ${id}`.execute(tx);
        await tx.deleteFrom('outcome').where('person', '=', id).execute();
        await tx
          .updateTable('person')
          .set({ name, skeleton: skeleton(name), password: null })
          .where('id', '=', id)
          .execute();
      }),

    addSession: async (hash, person, at) => {
      await db.insertInto('session').values({ hash, person, at }).execute();
    },
    session: async (hash) => {
      const found = await db
        .selectFrom('session as s')
        .innerJoin('person as p', 'p.id', 's.person')
        .where('s.hash', '=', hash)
        .select(['p.id', 'p.name', 'p.password', 's.at'])
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
