// What opens something, and what was done with it: the part of the SQLite file about passkeys, tokens and acts.
import type { Json } from '@custodian/kernel';
import type { Row, Sql } from './sql.ts';
import type { Passkey, Storage } from './storage.ts';

export type Opening = Pick<
  Storage,
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'namePasskey'
  | 'usePasskey'
  | 'dropPasskey'
  | 'addToken'
  | 'takeToken'
  | 'dropTokensBefore'
  | 'addAct'
  | 'acts'
>;

export function openingIn({ run, one, all }: Sql): Opening {
  return {
    addPasskey: async ({ id, person, key, counter, transports, name, made, used }) =>
      run(
        `INSERT INTO passkey (id, person, key, counter, transports, name, made, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO NOTHING`,
        ...[id, person, key, counter, JSON.stringify(transports), name, made, used],
      ) === 1,
    passkey: async (id) => {
      const row = one('SELECT * FROM passkey WHERE id = ?', id);
      return row === undefined ? null : passkeyFrom(row);
    },
    passkeysOf: async (person) =>
      all('SELECT * FROM passkey WHERE person = ? ORDER BY made, id', person).map(passkeyFrom),
    namePasskey: async (person, id, name) =>
      run('UPDATE passkey SET name = ? WHERE id = ? AND person = ?', name, id, person) === 1,
    usePasskey: async (id, before, counter, at) =>
      run(
        'UPDATE passkey SET counter = ?, used = max(used, ?) WHERE id = ? AND counter = ?',
        ...[counter, at, id, before],
      ) === 1,
    dropPasskey: async (person, id) => run('DELETE FROM passkey WHERE id = ? AND person = ?', id, person) === 1,

    addToken: async ({ hash, kind, owner, about, until }) => {
      run(
        'INSERT INTO token (hash, kind, owner, about, until) VALUES (?, ?, ?, ?, ?)',
        ...[hash, kind, owner, JSON.stringify(about), until],
      );
    },
    takeToken: async (hash, kind, at) => {
      const row = one('DELETE FROM token WHERE hash = ? AND kind = ? AND until >= ? RETURNING *', hash, kind, at);
      if (row === undefined) return null;
      const { owner, about, until } = row;
      return {
        hash,
        kind,
        owner: owner as string,
        about: JSON.parse(about as string) as Json,
        until: until as number,
      };
    },
    dropTokensBefore: async (at) => {
      run('DELETE FROM token WHERE until < ?', at);
    },

    addAct: async ({ at, who, what, about }) => {
      run('INSERT INTO audit (at, who, what, about) VALUES (?, ?, ?, ?)', at, who, what, JSON.stringify(about));
    },
    acts: async (before, most) =>
      all('SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?', before ?? Number.MAX_SAFE_INTEGER, most).map(
        ({ id, at, who, what, about }) => ({
          id: id as number,
          at: at as number,
          who: who as string,
          what: what as string,
          about: JSON.parse(about as string) as Json,
        }),
      ),
  };
}

const passkeyFrom = (row: Row): Passkey => ({
  id: row.id as string,
  person: row.person as string,
  key: row.key as string,
  counter: row.counter as number,
  name: row.name as string,
  made: row.made as number,
  used: row.used as number,
  transports: JSON.parse(row.transports as string) as string[],
});
