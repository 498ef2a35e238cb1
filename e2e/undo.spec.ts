import { comeAs, expect, test } from './house.ts';
import { answer, chronicleOf, headingOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { vote } from './ti3/moments.ts';

/** Seats 0 and 1 vote, and the others after them. */
const firstVotes: Moment = (state, decision) => vote(state, decision) && state.stack.at(-1)?.v.voters.length === 4;

test('a vote is taken back when whoever has voted since agrees, and not when she refuses', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { path } = await house.tableAt(firstVotes, 'Senate', [a, b, 'open', 'open']);
  const bea = await newDevice();
  await comeAs(ada, house, a);
  await comeAs(bea, house, b);
  for (const page of [ada, bea]) await page.goto(path);
  for (const page of [ada, bea]) await answer(page, [/./]);

  const ask = ada.getByRole('button', { name: 'Ask to undo' });
  const asked = bea.getByText('Ada asks to take back an answer.');
  const voted = chronicleOf(ada).filter({ hasText: 'You cast' });
  const votes = await voted.count();
  expect(votes).toBeGreaterThan(0);

  await ask.click();
  await expect(asked).toBeVisible();
  await bea.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked).toBeHidden();
  await expect(voted).toHaveCount(votes);

  await ask.click();
  await bea.getByRole('button', { name: 'Agree' }).click();
  await expect(asked).toBeHidden();
  await expect(headingOf(ada)).toHaveText(/how do you cast your/);
  await expect(voted).toHaveCount(votes - 1);
  for (const page of [ada, bea]) await answer(page, [/./]);
  await expect(voted).toHaveCount(votes);
});
