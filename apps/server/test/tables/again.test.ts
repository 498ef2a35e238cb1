// An answer that is sent again, because nobody heard what became of it, counts once.
import { expect, test } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const OPTIONS = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };

const send = (client: Client, id: number, key: string, version = client.view().answers): void =>
  client.send({ type: 'answer', id, version, decision: client.view().decision, value: anyAnswer(client), key });

test('what was stored though nobody could say so is accepted when it comes again, on any channel', async () => {
  let isUnsure = false;
  const { person, storage } = await openHouse({
    through: (file): Storage => ({
      ...file,
      append: async (...given) => {
        const isStored = await file.append(...given);
        if (isUnsure) throw new Error('the connection broke');
        return isStored;
      },
    }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], OPTIONS);
  await me.sit(id, 0);
  const { answers } = await me.until((v) => v.decisions.length > 0);
  const rows = async (): Promise<number> => (await storage.record(id)).rows.length;
  const before = await rows();
  const answer = anyAnswer(me);
  const message = { type: 'answer', version: answers, decision: me.view().decision, value: answer } as const;

  isUnsure = true;
  me.send({ ...message, id: 1, key: 'first answer' });
  expect((await me.next('problem')).code).toBe('storage');
  isUnsure = false;
  me.send({ ...message, id: 2, key: 'first answer' });
  expect((await me.next('accepted')).id).toBe(2);
  expect(await rows()).toBe(before + 1);
  me.leave();

  await me.sit(id, 0);
  me.send({ ...message, id: 3, key: 'first answer' });
  expect((await me.next('accepted')).id).toBe(3);
  me.send({ ...message, id: 4, key: 'another answer' });
  await Promise.race([me.next('problem'), me.next('refused')]);
  expect(await rows()).toBe(before + 1);
  me.leave();
});

test('the same word of two seats is two answers', async () => {
  const { person, storage } = await openHouse();
  const me = await person('Ilaria');
  const other = await person('Wei');
  const { id, links } = await newTable(me, ['me', 'open', 'random'], OPTIONS);
  await other.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await me.sit(id, 0);
  await other.sit(id, 1);
  const key = 'the same word';
  for (const client of [me, other]) {
    await client.until((v) => v.decisions.length > 0);
    send(client, 1, key);
    expect((await client.next('accepted')).id).toBe(1);
  }
  const { rows } = await storage.record(id);
  const given = rows.filter((row) => row.kind === 'answer' && row.key === key);
  expect(given.map(({ seat }) => seat).sort()).toEqual([0, 1]);
});
