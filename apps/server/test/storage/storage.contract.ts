// What every storage must do. Called with a way to open an empty one, and to open the same one again.
import { expect, test } from 'vitest';
import type { ClaimedJob, HistoryRow, Job, Storage, TableRow } from '../../src/storage/storage.ts';

const table = (id: string, host: string): TableRow => ({
  id,
  game: 'ti3',
  name: 'Thursday',
  host,
  seed: 'secret',
  options: { galaxy: 'random', given: [] },
  live: true,
  created: 1,
  changed: 1,
  finished: false,
  seats: [
    { seat: 0, person: host, bot: null, claim: null },
    { seat: 1, person: null, bot: 'random', claim: null },
    { seat: 2, person: null, bot: null, claim: 'hash-of-a-link' },
  ],
});
const moved = { type: 'moved', to: [1], from: null };
const answer = (seat: number, at: number): HistoryRow & { kind: 'answer' } => ({
  kind: 'answer',
  seat,
  decision: 'a/b',
  value: { deep: [1, 'two', null] },
  revealed: at % 2 === 0,
  ...(at % 3 === 0 ? {} : { events: [moved] }),
  at,
});

const manyAnswers = (count: number): HistoryRow[] => Array.from({ length: count }, (_, at) => answer(at % 3, at));

export function storageContract(open: () => Promise<Storage>, reopen: (storage: Storage) => Promise<Storage>): void {
  const withPerson = async (): Promise<Storage> => {
    const storage = await open();
    await storage.addPerson({ id: 'p1', name: 'Ilaria', password: null });
    await storage.addPerson({ id: 'p2', name: 'Wei', password: null });
    return storage;
  };

  test('a session leads to its person until it is ended', async () => {
    const storage = await withPerson();
    await storage.addSession('h1', 'p1', 1);
    await storage.addSession('h2', 'p1', 2);
    expect(await storage.session('h1')).toMatchObject({ person: { name: 'Ilaria' }, at: 1 });
    await storage.endSessionsOf('p1', 'h2');
    expect(await storage.session('h1')).toBeNull();
    expect((await storage.session('h2'))?.person.id).toBe('p1');
    await storage.endSession('h2');
    expect(await storage.session('h2')).toBeNull();
    await storage.close();
  });

  test('a session that is used stays, one that is not goes; its time never goes back', async () => {
    const storage = await withPerson();
    await storage.addSession('h1', 'p1', 100);
    await storage.addSession('h2', 'p2', 100);
    await storage.useSession('h1', 200);
    await storage.useSession('h1', 150);
    expect((await storage.session('h1'))?.at).toBe(200);
    await storage.endSessionsBefore(200);
    expect(await storage.session('h1')).not.toBeNull();
    expect(await storage.session('h2')).toBeNull();
    await storage.close();
  });

  test('a name with a password belongs to one person, and so does one that looks like it', async () => {
    const storage = await withPerson();
    expect(await storage.setPassword('p1', 'hash')).toBe(true);
    for (const name of ['Ilaria', 'ILARIA', '\u0406laria']) {
      await storage.rename('p2', name);
      expect(await storage.setPassword('p2', 'other')).toBe(false);
    }
    expect((await storage.personWithPassword('Ilaria'))?.id).toBe('p1');
    await storage.close();
  });

  test('a name is taken when it could be mistaken for that of somebody else', async () => {
    const storage = await withPerson();
    expect(await storage.isTaken('Ilaria', null)).toBe(false);
    expect(await storage.isTaken('ilaria', null)).toBe(true);
    expect(await storage.isTaken('ilaria', 'p1')).toBe(false);
    expect(await storage.isTaken('Noor', null)).toBe(false);
    await storage.setPassword('p1', 'hash');
    expect(await storage.isTaken('Ilaria', null)).toBe(true);
    await storage.addTable({
      ...table('t1', 'p1'),
      seats: ['p1', 'p2', null].map((person, seat) => ({ seat, person, bot: null, claim: null })),
    });
    expect(await storage.namesBeside('p2')).toEqual(['Ilaria']);
    await storage.close();
  });

  test('a table where nobody came is abandoned: sooner when no person has played there, never when it is finished', async () => {
    const storage = await withPerson();
    const made = { unplayed: 0, botsPlayed: 1, played: 1, finished: 1, visited: 0, handedOver: 1 };
    for (const [id, rows] of Object.entries(made)) {
      await storage.addTable(table(id, 'p1'));
      const seat = id === 'botsPlayed' || id === 'handedOver' ? 1 : 0;
      if (rows > 0) await storage.append(id, 0, [answer(seat, 100)], id === 'finished');
    }
    for (const seat of [0, 2]) await storage.setSeat('handedOver', { seat, person: null, bot: 'random', claim: null });
    await storage.visit('visited', 500);
    await storage.visit('visited', 400);
    const ids = async (unplayed: number, unfinished: number): Promise<string[]> =>
      (await storage.abandoned({ unplayed, unfinished })).sort();
    expect(await ids(200, -1)).toEqual(['botsPlayed', 'unplayed']);
    expect(await ids(501, -1)).toEqual(['botsPlayed', 'unplayed', 'visited']);
    expect(await ids(-1, 500)).toEqual(['botsPlayed', 'handedOver', 'played', 'unplayed']);
    expect(await ids(-1, -1)).toEqual([]);
    expect(await storage.openTables('p1')).toBe(5);
    await storage.addChat('played', { seat: 0, name: 'Ilaria', text: 'ciao', at: 1 });
    await storage.removeTable('played');
    expect(await storage.table('played')).toBeNull();
    expect(await storage.history('played', 0)).toEqual([]);
    expect(await storage.chat('played', 9)).toEqual([]);
    expect(await storage.openTables('p1')).toBe(4);
    await storage.close();
  });

  test('the latest moment that was stored is known', async () => {
    const storage = await withPerson();
    const before = await storage.latest();
    await storage.check(before + 1000);
    expect(await storage.latest()).toBe(before + 1000);
    // Written each time, and never back.
    await storage.check(5);
    expect(await storage.latest()).toBe(before + 1001);
    await storage.addSession('h1', 'p1', before + 2000);
    expect(await storage.latest()).toBe(before + 2000);
    await storage.addTable({ ...table('t1', 'p1'), created: 9, changed: before + 3000 });
    expect(await storage.latest()).toBe(before + 3000);
    await storage.visit('t1', before + 4000);
    expect(await storage.latest()).toBe(before + 4000);
    await storage.close();
  });

  test('a table keeps its seats, and a claim opens one seat once', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    expect(await storage.claimSeat('t1', 'wrong', 'p2')).toBeNull();
    expect(await storage.claimSeat('t1', 'hash-of-a-link', 'p2')).toBe(2);
    expect(await storage.claimSeat('t1', 'hash-of-a-link', 'p2')).toBeNull();
    expect((await storage.table('t1'))?.seats[2]).toEqual({ seat: 2, person: 'p2', bot: null, claim: null });
    expect((await storage.tablesOf('p2', 10)).map((t) => t.id)).toEqual(['t1']);
    await storage.setSeat('t1', { seat: 2, person: null, bot: 'sensible', claim: null });
    expect(await storage.tablesOf('p2', 10)).toEqual([]);
    await storage.setHost('t1', 'p2');
    expect((await storage.table('t1'))?.host).toBe('p2');
    await storage.close();
  });

  test('history is only added to, by whoever knows its length', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    expect(await storage.append('t1', 0, [answer(0, 10), answer(1, 11)], false)).toBe(true);
    expect(await storage.append('t1', 1, [answer(2, 12)], false)).toBe(false);
    expect(await storage.append('t1', 2, [{ kind: 'undo', seat: 1, to: 1, at: 12 }], true)).toBe(true);
    expect(await storage.history('t1', 1)).toEqual([answer(1, 11), { kind: 'undo', seat: 1, to: 1, at: 12 }]);
    expect(await storage.history('t1', 0, 1)).toEqual([answer(0, 10)]);
    expect(await storage.table('t1')).toMatchObject({ changed: 12, finished: true });
    await storage.close();
  });

  test('a whole history comes back as it was stored', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    expect(await storage.record('t1')).toEqual({ rows: [], damage: null });
    const rows: HistoryRow[] = [
      answer(0, 10),
      answer(1, 11),
      { kind: 'undo', seat: 1, to: 1, at: 12 },
      answer(1, 13),
      { kind: 'cut', seat: -1, to: 1, why: 'rules', lost: 1, at: 14 },
    ];
    for (const [have, row] of rows.entries()) expect(await storage.append('t1', have, [row], false)).toBe(true);
    expect(await storage.record('t1')).toEqual({ rows, damage: null });
    expect(await storage.record('t0')).toEqual({ rows: [], damage: null });
    await storage.close();
  });

  test('what cannot be stored takes nothing else with it that is stored at the same moment', async () => {
    const storage = await withPerson();
    for (const id of ['t1', 't2', 't3']) await storage.addTable(table(id, 'p1'));
    const broken = { ...answer(0, 10), seat: null } as unknown as HistoryRow;
    const stored = await Promise.allSettled([
      storage.append('t1', 0, [answer(0, 10)], false),
      storage.append('t2', 0, [broken], false),
      storage.append('t3', 0, [answer(0, 10)], false),
    ]);
    expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storage.record('t2')).rows).toEqual([]);
    for (const id of ['t1', 't3']) expect((await storage.record(id)).rows).toEqual([answer(0, 10)]);
    await storage.close();
  });

  test('the latest saved state up to a row is found', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    await storage.append('t1', 0, manyAnswers(20), false);
    await storage.addSnapshot('t1', { rows: 10, answers: 10, state: '{"a":1}' });
    await storage.addSnapshot('t1', { rows: 20, answers: 18, state: '{"a":2}' });
    expect(await storage.snapshot('t1', 15)).toEqual({ rows: 10, answers: 10, state: '{"a":1}', isSound: true });
    expect((await storage.snapshot('t1', 99))?.state).toBe('{"a":2}');
    expect(await storage.snapshot('t1', 5)).toBeNull();
    await storage.close();
  });

  test('of many saved states the latest are kept, and older ones here and there', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    await storage.append('t1', 0, manyAnswers(1200), false);
    for (let rows = 40; rows <= 1200; rows += 40) await storage.addSnapshot('t1', { rows, answers: rows, state: '{}' });
    const found: number[] = [];
    for (let most = 1200; ; most = (found[found.length - 1] as number) - 1) {
      const snapshot = await storage.snapshot('t1', most);
      if (snapshot === null) break;
      found.push(snapshot.rows);
    }
    expect(found.slice(0, 3)).toEqual([1200, 1160, 1120]);
    expect(found.length).toBeLessThan(12);
    // Nobody who looks back has to play more than some 250 answers again.
    for (const [i, rows] of found.entries()) expect(rows - (found[i + 1] ?? 0)).toBeLessThanOrEqual(240);
    await storage.close();
  });

  test('chat and standing answers come back as they were', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    await storage.addChat('t1', { seat: 0, name: 'Ilaria', text: 'ciao', at: 1 });
    await storage.addChat('t1', { seat: null, name: 'Wei', text: 'hello', at: 2 });
    expect(await storage.chat('t1', 10)).toEqual([
      { seat: 0, name: 'Ilaria', text: 'ciao', at: 1 },
      { seat: null, name: 'Wei', text: 'hello', at: 2 },
    ]);
    for (let n = 0; n < 600; n++) await storage.addChat('t1', { seat: 0, name: 'Ilaria', text: `line ${n}`, at: n });
    const kept = await storage.chat('t1', 1000);
    expect(kept).toHaveLength(500);
    expect(kept.at(-1)?.text).toBe('line 599');
    await storage.setStanding('t1', 0, 'any time', 'pass');
    await storage.setStanding('t1', 0, 'any time', 'ask');
    expect(await storage.standing('t1')).toEqual([{ seat: 0, window: 'any time', mode: 'ask' }]);
    await storage.close();
  });

  test('of somebody who goes nothing is left but a seat in games, under another name', async () => {
    const storage = await withPerson();
    await storage.setPassword('p1', 'hash');
    await storage.addTable({
      ...table('t1', 'p1'),
      name: 'Ilaria\u2019s table',
      seats: ['p1', 'p2', null].map((person, seat) => ({ seat, person, bot: null, claim: null })),
    });
    await storage.addTable({ ...table('t2', 'p2'), name: 'Ilaria is not here' });
    await storage.addSession('h1', 'p1', 5);
    await storage.setNote('p1', 'habits', 'mine');
    await storage.setNote('p2', 'habits', 'his');
    await storage.putJob({ key: 'digest p1', owner: 'p1', due: 5, about: null });
    const notice = { key: 'table.notice.joined', with: { name: 'Ilaria', letter: 'A' } };
    const line = (name: string, text: string) => ({ seat: 0, name, text, at: 1 });
    await storage.addChat('t1', { ...line('Ilaria', 'before lines knew who spoke') });
    await storage.addChat('t1', { seat: null, name: '', text: '', at: 1, notice });
    await storage.addChat('t1', { ...line('Wei', 'ciao Ilaria'), by: 'p2' });
    await storage.addChat('t2', { ...line('Ilaria', 'as a guest'), by: 'p1' });
    await storage.addChat('t2', { ...line('Ilaria', 'somebody else of that name') });
    expect(await storage.sessionsOf('p1')).toMatchObject([{ at: 5 }]);
    expect(await storage.notesOf('p1')).toEqual({ habits: 'mine' });
    expect(await storage.saidBy('p1')).toEqual([{ table: 't2', at: 1, text: 'as a guest' }]);

    await storage.erase({ id: 'p1', name: 'Ilaria', password: 'hash' }, '\u2014');
    expect(await storage.person('p1')).toEqual({ id: 'p1', name: '\u2014', password: null, mail: null });
    expect(await storage.session('h1')).toBeNull();
    expect(await storage.notesOf('p1')).toEqual({});
    expect(await storage.notesOf('p2')).toEqual({ habits: 'his' });
    expect(await storage.nextJob()).toBeNull();
    expect(await storage.chat('t1', 9)).toEqual([{ ...line('Wei', 'ciao Ilaria'), by: 'p2' }]);
    expect((await storage.chat('t2', 9)).map(({ text }) => text)).toEqual(['somebody else of that name']);
    expect((await storage.table('t1'))?.name).toBe('\u2014\u2019s table');
    expect((await storage.table('t1'))?.seats[0]?.person).toBe('p1');
    expect((await storage.table('t2'))?.name).toBe('Ilaria is not here');
    expect(await storage.isTaken('Ilaria', null)).toBe(false);
    await storage.close();
  });

  test('a job is done once, by whoever claims it; who dies over it leaves it to others', async () => {
    const storage = await withPerson();
    const job = (key: string, due: number): Job => ({ key, owner: 't1', due, about: { seat: due } });
    for (const each of [job('c', 30), job('a', 10), job('b', 20)]) await storage.putJob(each);
    expect(await storage.nextJob()).toBe(10);
    expect((await storage.claimJobs(20, 50, 9)).map(({ key, about }) => [key, about])).toEqual([
      ['a', { seat: 10 }],
      ['b', { seat: 20 }],
    ]);
    expect(await storage.claimJobs(20, 50, 9)).toEqual([]);
    expect(await storage.nextJob()).toBe(30);
    const again = await storage.claimJobs(50, 90, 2);
    expect(again.map(({ key }) => key)).toEqual(['a', 'b']);
    const [a, b] = again as [ClaimedJob, ClaimedJob];
    // One that was put anew while somebody was at it stays; one that was not goes.
    await storage.putJob(job('a', 70));
    await storage.endJob('a', a.stamp);
    await storage.delayJob('a', a.stamp, 5, null);
    await storage.delayJob('b', b.stamp, 60, { tries: 1 });
    expect((await storage.claimJobs(70, 99, 9)).map(({ key, due, about }) => [key, due, about])).toEqual([
      ['c', 30, { seat: 30 }],
      ['b', 60, { tries: 1 }],
      ['a', 70, { seat: 70 }],
    ]);
    await storage.endJob('b', b.stamp);
    await storage.dropJob('a');
    await storage.dropJob('c');
    expect(await storage.nextJob()).toBeNull();
    await storage.close();
  });

  test('notes of a kind are one for each owner, and go with a table, as its jobs do', async () => {
    const storage = await withPerson();
    await storage.addTable({ ...table('t1', 'p1'), clock: { kind: 'live', minutes: 60, increment: 30, up: 'decide' } });
    expect((await storage.table('t1'))?.clock).toEqual({ kind: 'live', minutes: 60, increment: 30, up: 'decide' });
    await storage.setNote('t1', 'pace', { left: [1] });
    await storage.setNote('t1', 'pace', { left: [2] });
    await storage.setNote('p1', 'habits', 'mine');
    await storage.putJob({ key: 'pace t1', owner: 't1', due: 5, about: null });
    expect(await storage.notes('pace', ['t1', 't2'])).toEqual({ t1: { left: [2] } });
    expect(await storage.notes('pace', [])).toEqual({});
    expect(await storage.addNote('', 'keys', 'first')).toBe('first');
    expect(await storage.addNote('', 'keys', 'second')).toBe('first');
    const reopened = await reopen(storage);
    await reopened.removeTable('t1');
    expect(await reopened.notes('pace', ['t1'])).toEqual({});
    expect(await reopened.nextJob()).toBeNull();
    expect(await reopened.notes('habits', ['p1'])).toEqual({ p1: 'mine' });
    await reopened.dropNote('p1', 'habits');
    expect(await reopened.notes('habits', ['p1'])).toEqual({});
    await reopened.close();
  });

  test('a passkey belongs to one person, is used once for each count, and goes with him', async () => {
    const storage = await withPerson();
    const key = {
      id: 'k1',
      person: 'p1',
      key: 'public',
      counter: 4,
      transports: ['usb'],
      name: 'Blue',
      made: 1,
      used: 1,
    };
    expect(await storage.addPasskey(key)).toBe(true);
    expect(await storage.addPasskey({ ...key, person: 'p2' })).toBe(false);
    expect(await storage.passkey('k1')).toEqual(key);
    expect(await storage.passkey('k2')).toBeNull();
    expect(await storage.namePasskey('p2', 'k1', 'Mine')).toBe(false);
    expect(await storage.namePasskey('p1', 'k1', 'Red')).toBe(true);
    const used = await Promise.all([5, 6].map((counter) => storage.usePasskey('k1', 4, counter, 9)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await storage.passkeysOf('p1')).toMatchObject([{ name: 'Red', used: 9 }]);
    expect(await storage.dropPasskey('p2', 'k1')).toBe(false);
    // Whoever can come back by a passkey keeps his name.
    expect(await storage.isTaken('Ilaria', 'p2')).toBe(true);
    await storage.rename('p2', 'Ilaria');
    expect(await storage.setPassword('p2', 'hash')).toBe(false);
    expect(await storage.dropPasskey('p1', 'k1')).toBe(true);
    expect(await storage.isTaken('Ilaria', 'p2')).toBe(false);
    await storage.addPasskey(key);
    await storage.erase({ id: 'p1', name: 'Ilaria', password: null }, '\u2014');
    expect(await storage.passkeysOf('p1')).toEqual([]);
    await storage.close();
  });

  test('a confirmed address leads to all who have confirmed it, until they go', async () => {
    const storage = await withPerson();
    for (const id of ['p1', 'p2']) await storage.setMail(id, 'both@example.org');
    expect((await storage.peopleWithMail('both@example.org')).map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect((await storage.person('p1'))?.mail).toBe('both@example.org');
    await storage.setMail('p1', null);
    await storage.erase({ id: 'p2', name: 'Wei', password: null }, '\u2014');
    expect(await storage.peopleWithMail('both@example.org')).toEqual([]);
    await storage.close();
  });

  test('a token opens one thing, once, in its time', async () => {
    const storage = await withPerson();
    const token = (hash: string, until: number) => ({ hash, kind: 'enter', owner: 'p1', about: { at: [1] }, until });
    for (const [hash, until] of [
      ['t1', 100],
      ['t2', 100],
      ['t3', 50],
    ] as const)
      await storage.addToken(token(hash, until));
    expect(await storage.takeToken('t1', 'leave', 60)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => storage.takeToken('t1', 'enter', 60)));
    expect(taken.filter((one) => one !== null)).toEqual([token('t1', 100)]);
    expect(await storage.takeToken('t3', 'enter', 60)).toBeNull();
    await storage.dropTokensBefore(60);
    expect(await storage.takeToken('t3', 'enter', 40)).toBeNull();
    await storage.erase({ id: 'p1', name: 'Ilaria', password: null }, '\u2014');
    expect(await storage.takeToken('t2', 'enter', 60)).toBeNull();
    await storage.close();
  });

  test('acts are read page by page, the latest first', async () => {
    const storage = await withPerson();
    for (const at of [1, 2, 3]) await storage.addAct({ at, who: 'p1', what: 'announced', about: { at } });
    const [first, second] = await storage.acts(null, 2);
    expect([first, second]).toMatchObject([
      { at: 3, about: { at: 3 } },
      { at: 2, who: 'p1', what: 'announced' },
    ]);
    expect(await storage.acts((second as { id: number }).id, 2)).toMatchObject([{ at: 1 }]);
    await storage.close();
  });

  test('people are found by the beginning of their names, and notes by their kind', async () => {
    const storage = await withPerson();
    expect((await storage.peopleNamed('iLa', 9)).map(({ id }) => id)).toEqual(['p1']);
    expect(await storage.peopleNamed('%', 9)).toHaveLength(2);
    expect(await storage.peopleNamed('', 1)).toHaveLength(1);
    for (const owner of ['p1', 'p2']) await storage.setNote(owner, 'keeper', { since: 1 });
    expect(await storage.notesOfKind('keeper')).toEqual({ p1: { since: 1 }, p2: { since: 1 } });
    expect(await storage.notesOfKind('other')).toEqual({});
    await storage.close();
  });

  test('a session says on which device it is', async () => {
    const storage = await withPerson();
    await storage.addSession('h1', 'p1', 5, 'Firefox, Linux');
    await storage.addSession('h2', 'p1', 6);
    await storage.useSession('h1', 9);
    expect(await storage.sessionsOf('p1')).toEqual([
      { hash: 'h1', made: 5, at: 9, device: 'Firefox, Linux' },
      { hash: 'h2', made: 6, at: 6, device: '' },
    ]);
    await storage.close();
  });

  test('what many tables want stored at the same moment is stored, each on its own', async () => {
    const storage = await withPerson();
    const ids = ['t1', 't2', 't3'];
    for (const id of ids) await storage.addTable(table(id, 'p1'));
    await storage.append('t2', 0, [answer(0, 5)], false);
    const stored = await Promise.all(ids.map((id) => storage.append(id, 0, [answer(0, 10)], false)));
    expect(stored).toEqual([true, false, true]);
    expect(await Promise.all(ids.map((id) => storage.history(id, 0)))).toEqual(
      [10, 5, 10].map((at) => [answer(0, at)]),
    );
    await storage.close();
  });

  test('what was acknowledged is there after reopening', async () => {
    const first = await withPerson();
    await first.addTable(table('t1', 'p1'));
    await first.append('t1', 0, [answer(0, 10)], false);
    const again = await reopen(first);
    expect(await again.history('t1', 0)).toEqual([answer(0, 10)]);
    await again.close();
  });

  test('public tables with a free seat are listed page by page, the latest first, and a full one is not', async () => {
    const storage = await withPerson();
    await storage.addPerson({ id: 'p3', name: 'Noor', password: null });
    for (const [i, id] of ['private', 'one', 'two', 'three', 'other'].entries())
      await storage.addTable({
        ...table(id, 'p1'),
        ...{ created: id === 'three' ? 3 : i + 1, changed: 10, public: id !== 'private' },
        ...(id === 'other' ? { game: 'toy', changed: 5 } : {}),
      });
    const page = { person: 'p2', game: null, since: 0, before: null, limit: 9 };
    const ids = async (also: object): Promise<string[]> =>
      (await storage.publicTables({ ...page, ...also })).map(({ id }) => id);
    expect(await ids({})).toEqual(['other', 'two', 'three', 'one']);
    expect(await ids({ limit: 2 })).toEqual(['other', 'two']);
    expect(await ids({ before: { created: 3, id: 'two' } })).toEqual(['three', 'one']);
    expect(await ids({ game: 'toy' })).toEqual(['other']);
    expect(await ids({ since: 6 })).toEqual(['two', 'three', 'one']);
    expect(await ids({ person: 'p1' })).toEqual([]);

    expect(await storage.takeSeat('private', 'p2')).toBeNull();
    expect(await storage.takeSeat('nowhere', 'p2')).toBeNull();
    const both = await Promise.all([storage.takeSeat('one', 'p2'), storage.takeSeat('one', 'p3')]);
    expect(both.filter((seat) => seat === 2)).toHaveLength(1);
    expect(both.filter((seat) => seat === null)).toHaveLength(1);
    expect((await storage.table('one'))?.seats[2]).toMatchObject({ claim: null, person: both[0] === 2 ? 'p2' : 'p3' });
    expect((await storage.table('one'))?.public).toBe(true);
    expect(await ids({ person: both[0] === 2 ? 'p3' : 'p2' })).toEqual(['other', 'two', 'three']);
    await storage.setSeat('one', { seat: 2, person: null, bot: null, claim: 'new link' });
    expect(await ids({})).toEqual(['other', 'two', 'three', 'one']);
    expect(await storage.claimSeat('one', 'new link', 'p3')).toBe(2);
    await storage.setPublic('three', false);
    expect((await storage.table('three'))?.public).toBeUndefined();
    expect(await ids({})).toEqual(['other', 'two']);
    await storage.append('two', 0, [answer(0, 20)], true);
    expect(await ids({})).toEqual(['other']);
    expect(await storage.takeSeat('two', 'p2')).toBeNull();
    await storage.setPublic('private', true);
    expect(await ids({})).toEqual(['other', 'private']);
    await storage.close();
  });

  test('who has blocked somebody does not meet him at public tables, neither way', async () => {
    const storage = await withPerson();
    await storage.addPerson({ id: 'p3', name: 'Noor', password: null });
    await storage.addTable({ ...table('t1', 'p1'), public: true });
    const seats = table('t2', 'p3').seats.map((s) => (s.seat === 1 ? { ...s, person: 'p1', bot: null } : s));
    await storage.addTable({ ...table('t2', 'p3'), public: true, seats });
    const seen = async (person: string): Promise<string[]> =>
      (await storage.publicTables({ person, game: null, since: 0, before: null, limit: 9 })).map(({ id }) => id);
    expect((await seen('p2')).sort()).toEqual(['t1', 't2']);
    await storage.addBlock('p1', 'p2', 7);
    await storage.addBlock('p1', 'p2', 8);
    await storage.addBlock('p1', 'p3', 9);
    expect(await storage.blocksOf('p1')).toEqual([
      { other: 'p2', at: 7 },
      { other: 'p3', at: 9 },
    ]);
    expect(await storage.blocksOf('p2')).toEqual([]);
    for (const [a, b] of [
      ['p1', 'p2'],
      ['p2', 'p1'],
    ] as const)
      expect(await storage.areApart(a, b)).toBe(true);
    expect(await storage.areApart('p2', 'p3')).toBe(false);
    expect(await seen('p2')).toEqual([]);
    for (const id of ['t1', 't2']) expect(await storage.takeSeat(id, 'p2')).toBeNull();
    await storage.dropBlock('p1', 'p2');
    expect((await seen('p2')).sort()).toEqual(['t1', 't2']);
    await storage.addBlock('p2', 'p1', 8);
    expect(await seen('p2')).toEqual([]);
    expect(await storage.namesOf(['p1', 'p9', 'p2'])).toEqual({ p1: 'Ilaria', p2: 'Wei' });
    expect(await storage.namesOf([])).toEqual({});
    await storage.erase({ id: 'p1', name: 'Ilaria', password: null }, '—');
    expect(await storage.areApart('p1', 'p2')).toBe(false);
    expect(await storage.blocksOf('p1')).toEqual([]);
    await storage.close();
  });

  test('a report is stored once until somebody has seen to it, and goes with whom it is about', async () => {
    const storage = await withPerson();
    const report = {
      ...{ id: 'r1', at: 5, reporter: 'p1', person: 'p2', name: 'Wei', table: 't1', line: 4, said: 'rude' },
      ...{ reason: 'insult', words: 'look', seen: 0 },
    };
    expect(await storage.addReport(report)).toBe(true);
    expect(await storage.addReport({ ...report, id: 'r2', at: 6 })).toBe(false);
    expect(await storage.addReport({ ...report, id: 'r3', line: 5 })).toBe(true);
    expect(await storage.report('r1')).toEqual(report);
    expect(await storage.report('r2')).toBeNull();
    await storage.seeReport('r1', 9);
    expect((await storage.report('r1'))?.seen).toBe(9);
    expect(await storage.addReport({ ...report, id: 'r4', at: 7 })).toBe(true);
    const ids = (reports: readonly { id: string }[]): string[] => reports.map(({ id }) => id);
    expect(ids(await storage.reports(null, 9))).toEqual(['r4', 'r3', 'r1']);
    expect(ids(await storage.reports({ at: 7, id: 'r4' }, 1))).toEqual(['r3']);
    expect(ids(await storage.reportsBy('p1'))).toEqual(['r1', 'r3', 'r4']);
    await storage.removeTable('t1');
    expect(await storage.reportsBy('p1')).toHaveLength(3);
    await storage.erase({ id: 'p2', name: 'Wei', password: null }, '—');
    expect(await storage.reports(null, 9)).toEqual([]);
    await storage.close();
  });

  test('outcomes stay as they were reckoned, until a later way of reckoning replaces them', async () => {
    const storage = await withPerson();
    await storage.addTable(table('t1', 'p1'));
    await storage.addTable(table('t2', 'p1'));
    await storage.append('t1', 0, [answer(0, 3)], true);
    const mine = { table: 't1', seat: 0, person: 'p1', game: 'ti3', at: 3, place: 1, version: 1, about: { points: 7 } };
    const his = { ...mine, seat: 2, person: 'p2', place: 2, about: { points: 5 } };
    expect(await storage.gamesOf('p1')).toEqual([{ game: 'ti3', begun: 2, finished: 1 }]);
    expect(await storage.unreckoned('p1', 1, 9)).toEqual(['t1']);
    await storage.addOutcomes([mine, his]);
    await storage.addOutcomes([{ ...mine, place: 4 }]);
    expect(await storage.outcomesOf('p1', 9)).toEqual([mine]);
    expect(await storage.opponentsOf('p1', 9)).toEqual([{ person: 'p2', games: 1, ahead: 1 }]);
    expect(await storage.opponentsOf('p2', 9)).toEqual([{ person: 'p1', games: 1, ahead: 0 }]);
    expect(await storage.unreckoned('p1', 1, 9)).toEqual([]);
    expect(await storage.unreckoned('p1', 2, 9)).toEqual(['t1']);
    await storage.addOutcomes([{ ...mine, place: 4, version: 2 }]);
    expect((await storage.outcomesOf('p1', 9))[0]?.place).toBe(4);
    await storage.erase({ id: 'p2', name: 'Wei', password: null }, '—');
    expect(await storage.opponentsOf('p1', 9)).toEqual([]);
    await storage.removeTable('t1');
    expect(await storage.outcomesOf('p1', 9)).toEqual([]);
    await storage.close();
  });
}
