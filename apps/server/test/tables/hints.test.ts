// "What would you do?": a bot that sees what the seat sees says what it would answer, and why.
import { decide } from '@custodian/bots';
import { hideState, quickRoll } from '@custodian/kernel';
import { policyOf } from '@custodian/title';
import { expect, test } from 'vitest';
import { startBots } from '../../src/bots/pool.ts';
import type { AdviseSeat } from '../../src/tables/table.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const options = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

/** As the pool does it, without a thread. */
const thinking: AdviseSeat = async ({ game, state, title }, seat) => {
  const told: { key: string }[] = [];
  const policy = policyOf(title, title.levels.at(-1) as string, { time: 20, tries: 20, now: () => performance.now() });
  const answer = decide(game, hideState(game, state, seat), seat, policy, quickRoll(1), (why) => told.push(why));
  return answer === null ? null : { ...answer, why: told[0] ?? null };
};

test('a seat that is asked something is told an answer that would be accepted, and a reason that has words', async () => {
  const { person } = await openHouse({ adviseSeat: thinking });
  const host = await person('Ilaria');
  const { id } = await newTable(host, ['me', 'sensible', 'sensible'], options);
  await host.sit(id, 0);
  const { decision } = await host.until((view) => view.decisions.length > 0);
  host.send({ type: 'hint', id: 77 });
  const { id: of, hint } = await host.next('hinted');
  expect(of).toBe(77);
  expect(hint).toMatchObject({ decision, why: { key: expect.stringMatching(/^advice\./) } });
  expect(await host.answer(hint?.value ?? null)).toMatchObject({ type: 'accepted' });
});

test('nobody is advised who is asked nothing, and nothing that would be refused', async () => {
  const advised: number[] = [];
  const { person } = await openHouse({
    adviseSeat: async (_, seat) => {
      advised.push(seat);
      return { seat, decision: 'no/such', value: 'nonsense', why: null };
    },
  });
  const [host, guest] = [await person('Ilaria'), await person('Ugo')];
  const { id, links } = await newTable(host, ['me', 'open', 'sensible'], options);
  await guest.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await Promise.all([host.sit(id, 0), guest.sit(id, 1)]);
  const asked = [host, guest].map((client) => client.view().decisions.length > 0);
  for (const client of [host, guest]) {
    client.send({ type: 'hint', id: 1 });
    expect((await client.next('hinted')).hint).toBeNull();
  }
  expect(advised).toEqual([0, 1].filter((seat) => asked[seat]));
  expect(advised).not.toEqual([]);
  if (asked[0]) await host.answer(anyAnswer(host));
  advised.splice(0);
  await host.until((view) => view.decisions.length === 0);
  host.send({ type: 'hint', id: 4 });
  expect((await host.next('hinted')).hint).toBeNull();
  expect(advised).toEqual([]);
  const watcher = await person('Teo');
  await watcher.sit(id, null);
  watcher.send({ type: 'hint', id: 2 });
  expect(await watcher.next('problem')).toMatchObject({ code: 'not yours' });
});

test('a thread that knows nothing advises nothing', async () => {
  const bots = startBots(new URL('data:text/javascript,process.exit(1)'), 1, 50, { first: 10_000, later: 10_000 });
  const { person } = await openHouse({ adviseSeat: bots.advise });
  const host = await person('Ilaria');
  const { id } = await newTable(host, ['me', 'sensible', 'sensible'], options);
  await host.sit(id, 0);
  await host.until((view) => view.decisions.length > 0);
  host.send({ type: 'hint', id: 3 });
  expect((await host.next('hinted')).hint).toBeNull();
  await bots.stop();
});
