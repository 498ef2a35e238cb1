// While a question stands open for several seats, each may take back its own answer.
import { RETRACT } from '@custodian/kernel';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { expect, test, vi } from 'vitest';
import { titles as known } from '../../src/titles.ts';
import type { Client } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse, tableOf } from '../kit/house.ts';

const retract = (client: Client) => client.answer(client.view().decision, RETRACT);

test('one’s own answer is taken back while others are still to answer, and theirs stay', async () => {
  const { person } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')] as const;
  const [first, second, third] = players;
  await tableOf([...players], { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  await first.until((v) => v.decisions.length > 0);
  const asked = first.view().decisions;
  expect(first.view().given).toBe(false);
  for (const client of [first, second]) await client.answer(anyAnswer(client));
  await first.until((v) => v.answers === 2);
  expect([first, second, third].map((client) => client.view().given)).toEqual([true, true, false]);
  expect((await retract(first)).type).toBe('accepted');
  expect(await first.until((v) => v.decisions.length > 0)).toMatchObject({ decisions: asked, given: false });
  for (const client of players) expect((await client.until((v) => v.answers === 3)).awaiting).toEqual([0, 2]);
  expect(second.view()).toMatchObject({ given: true, decisions: [] });
  // There is nothing more to take back, and the game goes on when all have answered.
  expect(await retract(first)).toMatchObject({
    type: 'refused',
    refusal: { text: { key: 'kernel.nothing to retract' } },
  });
  for (const client of [first, third]) await client.answer(anyAnswer(client));
  for (const client of players) await client.until((v) => v.answers >= 5 && !v.given);
});

test('of what is answered in secret nobody notices that it was taken back, not even after the table was opened again', async () => {
  const house = await openHouse({ titles: listed(...known.values(), toy) });
  const [ada, bruno] = [await house.person('Ada'), await house.person('Bruno')];
  const { id, links } = await newTable(ada, ['me', 'open'], { length: 'short' }, 'toy');
  await bruno.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await Promise.all([ada.sit(id, 0), bruno.sit(id, 1)]);
  const before = await bruno.until((v) => v.decisions.length > 0);
  for (let times = 0; times < 2; times++) {
    await ada.answer(1);
    await ada.until((v) => v.given);
    expect((await retract(ada)).type).toBe('accepted');
    await ada.until((v) => v.decisions.length > 0);
  }
  expect(ada.view().answers).toBe(before.answers + 4);
  const seenBy = async (client: Client) => {
    client.leave();
    await client.sit(id, 1);
    return client.view();
  };
  const noticed = ({ answers, awaiting, stack }: typeof before) => ({ answers, awaiting, stack });
  expect(noticed(await seenBy(bruno))).toEqual(noticed(before));
  ada.leave();
  bruno.leave();
  const { tables } = house.running;
  await vi.waitUntil(() => tables.find(id).then((table) => table?.isWatched === false));
  await tables.closeIdle(Date.now() + 3_600_000);
  expect(tables.count).toBe(0);
  expect(noticed(await seenBy(bruno))).toEqual(noticed(before));
  await ada.sit(id, 0);
  await ada.answer(2);
  expect(noticed(await seenBy(bruno))).toEqual(noticed(before));
  await bruno.answer(0);
  await bruno.until((v) => v.answers > before.answers + 5);
});
