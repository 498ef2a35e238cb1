import type { Page } from '@playwright/test';
import { expect, sitAt, test } from './house.ts';
import {
  answer,
  answerButton,
  answerUntil,
  chronicleOf,
  fightOn,
  headingOf,
  playNow,
  questionOf,
  theatreOf,
} from './playing.ts';
import { spaceBattle } from './ti3/moments.ts';

test('a reload in the middle of a decision loses nothing', async ({ page }) => {
  await playNow(page);
  await answerUntil(page, /^Choose a strategy card/);
  const question = questionOf(page);
  await question.getByRole('radio').first().check();
  await expect(answerButton(page)).toHaveText(/^Confirm/);
  const before = await told(page);
  await page.reload();
  await expect.poll(() => told(page)).toEqual(before);
  await expect(answerButton(page)).toHaveText('Choose one');
  await answer(page);
});

test('a reload and a killed server in the middle of a battle: nothing is lost, and it is fought to its end', async ({
  page,
  house,
}) => {
  await sitAt(page, house, spaceBattle);
  await expect(theatreOf(page)).toBeVisible();
  const before = await fought(page);
  expect(before.fleets).toHaveLength(2);
  await page.reload();
  await expect.poll(() => fought(page)).toEqual(before);

  await house.kill();
  const trouble = page.getByRole('status').filter({ hasText: /Connection lost|Connecting/ });
  await expect(trouble).toBeVisible();
  await house.start();
  await expect(trouble).toBeHidden();
  await expect.poll(() => fought(page)).toEqual(before);

  await fightOn([page]);
  // The chronicle shows its last lines; what stood at its end, but for the last line, which may have gone on, now stands
  // before what has happened since.
  const { lines } = await told(page);
  const [earlier, since] = lines.join('\n').split(before.lines.slice(-20, -1).join('\n'));
  expect(earlier).not.toBe('');
  expect(since).toMatch(/wins? the space battle|leaves no ships/);
});

interface Told {
  readonly asked: readonly string[];
  readonly options: readonly string[];
  readonly lines: readonly string[];
}

const told = async (page: Page): Promise<Told> => ({
  asked: await headingOf(page).allInnerTexts(),
  options: await questionOf(page).locator('label').allInnerTexts(),
  lines: await chronicleOf(page).allInnerTexts(),
});

const fought = async (page: Page): Promise<Told & { fleets: readonly string[] }> => ({
  ...(await told(page)),
  fleets: await theatreOf(page).locator('.fleet').allInnerTexts(),
});
