import { expect, test } from './house.ts';
import { answer, answerButton, answerUntil, chronicleOf, playNow, questionOf } from './playing.ts';

test('a reload in the middle of a decision loses nothing', async ({ page }) => {
  await playNow(page);
  await answerUntil(page, /^Choose a strategy card/);
  const question = questionOf(page);
  await question.getByRole('radio').first().check();
  await expect(answerButton(page)).toHaveText(/^Confirm/);
  const [lines, options] = [await chronicleOf(page).allInnerTexts(), await question.getByRole('radio').count()];
  await page.reload();
  await expect(question.getByRole('heading', { name: 'Choose a strategy card.' })).toBeVisible();
  await expect(question.getByRole('radio')).toHaveCount(options);
  expect(await chronicleOf(page).allInnerTexts()).toEqual(lines);
  await answer(page);
});

test('the server is killed and started again: the page comes back by itself and plays on', async ({ page, house }) => {
  await playNow(page);
  for (let i = 0; i < 3; i++) await answer(page);
  const heading = questionOf(page).getByRole('heading', { level: 2 });
  await heading.waitFor();
  const [asked, lines] = [await heading.innerText(), await chronicleOf(page).allInnerTexts()];
  await house.kill();
  const trouble = page.getByRole('status').filter({ hasText: /Connection lost|Connecting/ });
  await expect(trouble).toBeVisible();
  await house.start();
  await expect(trouble).toBeHidden();
  await expect(heading).toHaveText(asked);
  expect(await chronicleOf(page).allInnerTexts()).toEqual(lines);
  for (let i = 0; i < 3; i++) await answer(page);
});
