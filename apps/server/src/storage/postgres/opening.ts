// What opens something, and what was done with it: the part of the database about passkeys, tokens and acts.
import type { Json } from '@custodian/kernel';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Opening } from '../opening.ts';
import type { Passkey } from '../storage.ts';
import type { Db, Schema } from './connection.ts';

export function openingIn(db: Db): Opening {
  const changed = async (query: { executeTakeFirst(): Promise<object | undefined> }): Promise<boolean> =>
    (await query.executeTakeFirst()) !== undefined;
  return {
    addPasskey: (passkey) =>
      changed(
        db
          .insertInto('passkey')
          .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
          .onConflict((known) => known.column('id').doNothing())
          .returning('id'),
      ),
    passkey: async (id) => {
      const row = await db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : passkeyFrom(row);
    },
    passkeysOf: async (person) => {
      const rows = db.selectFrom('passkey').selectAll().where('person', '=', person);
      return (await rows.orderBy('made').orderBy('id').execute()).map(passkeyFrom);
    },
    namePasskey: (person, id, name) =>
      changed(
        db.updateTable('passkey').set({ name }).where('id', '=', id).where('person', '=', person).returning('id'),
      ),
    usePasskey: (id, before, counter, at) =>
      changed(
        db
          .updateTable('passkey')
          .set({ counter, used: sql`greatest(used, ${at}::bigint)` })
          .where('id', '=', id)
          .where('counter', '=', before)
          .returning('id'),
      ),
    dropPasskey: (person, id) =>
      changed(db.deleteFrom('passkey').where('id', '=', id).where('person', '=', person).returning('id')),

    addToken: async (token) => {
      await db
        .insertInto('token')
        .values({ ...token, about: JSON.stringify(token.about) })
        .execute();
    },
    takeToken: async (hash, kind, at) => {
      const taken = await db
        .deleteFrom('token')
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('until', '>=', at)
        .returningAll()
        .executeTakeFirst();
      return taken === undefined ? null : { ...taken, about: JSON.parse(taken.about) as Json };
    },
    dropTokensBefore: async (at) => {
      await db.deleteFrom('token').where('until', '<', at).execute();
    },

    addAct: async ({ at, who, what, about }) => {
      await db
        .insertInto('audit')
        .values({ at, who, what, about: JSON.stringify(about) })
        .execute();
    },
    acts: async (before, most) => {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...row, about: JSON.parse(row.about) as Json }));
    },
  };
}

const passkeyFrom = (row: Selectable<Schema['passkey']>): Passkey => ({
  ...row,
  transports: JSON.parse(row.transports) as string[],
});
