// Says who looks after a server; `custodian keeper` runs it. Only whoever has the machine can.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { now } from '../clock.ts';
import { KEEPER } from '../http/door.ts';
import { openPostgres } from '../storage/postgres/open.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Person, Storage } from '../storage/storage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean' }, data: { type: 'string' }, json: { type: 'boolean' } },
});

async function open(): Promise<Storage> {
  const { DATABASE_URL: database = '' } = process.env;
  if (database !== '' && values.data === undefined) return openPostgres(database);
  const folder = resolve(values.data ?? 'data');
  const file = join(folder, 'custodian.db');
  if (!existsSync(file)) throw new Error(`there is no custodian.db in ${folder}: start the server first`);
  return openSqlite(file);
}

/** The one whose name it is: who only has the same name for now is not. */
async function personCalled(storage: Storage, name: string): Promise<Person> {
  const found = (await storage.peopleNamed(name, 200)).filter((person) => person.name === name);
  const sure: Person[] = [];
  for (const person of found)
    if (person.password !== null || person.mail != null || (await storage.passkeysOf(person.id)).length > 0)
      sure.push(person);
  const [person, other] = sure;
  if (person === undefined)
    throw new Error(
      found.length === 0
        ? `nobody is called "${name}" on this server: come in on the page first`
        : `"${name}" could not come back from another device: set a password or add a passkey on the page first`,
    );
  if (other !== undefined)
    throw new Error(`several people are called "${name}": whom you mean sets a password on the page first`);
  return person;
}

let storage: Storage | null = null;
try {
  storage = await open();
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Error('name one person; put a name of several words into quotation marks');
  if (name !== undefined) {
    const { id } = await personCalled(storage, name);
    const before = (await storage.notes(KEEPER, [id]))[id] !== undefined;
    if (values.remove && !before) throw new Error(`"${name}" is no keeper`);
    if (values.remove === true) await storage.dropNote(id, KEEPER);
    else if (!before) await storage.setNote(id, KEEPER, { since: now() });
    if (values.remove || !before)
      await storage.addAct({
        at: now(),
        who: '',
        what: values.remove ? 'keeper no more' : 'keeper',
        about: { whom: id },
      });
  } else if (values.remove) throw new Error('name who is to be no keeper any more');
  const ids = Object.keys(await storage.notesOfKind(KEEPER));
  const names = Object.values(await storage.namesOf(ids)).sort();
  if (values.json) console.log(JSON.stringify({ ok: true, keepers: names }));
  else console.log(names.length === 0 ? 'this server has no keepers' : `keepers: ${names.join(', ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await storage?.close();
}
