import { expect, sitAt, test } from './house.ts';
import { movement } from './ti3/moments.ts';

test('whoever asks what a bot would do is told in a sentence, sees it, and does it with one click', async ({
  page,
  house,
}) => {
  await sitAt(page, house, movement);
  await page.getByRole('button', { name: 'What would you do?' }).click();
  const advice = page.locator('.advice');
  await expect(advice).toContainText('I would do it like this.', { timeout: 20_000 });
  await expect(advice).toContainText(/\. [A-Z][^.]+\./);
  const question = await page.locator('#question').textContent();
  await page.getByRole('button', { name: 'Do that' }).click();
  await expect(page.locator('#question')).not.toHaveText(question ?? '', { timeout: 20_000 });
});

test('a choice is lit and named', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await page.getByRole('button', { name: 'What would you do?' }).click({ timeout: 30_000 });
  await expect(page.locator('.advice')).toContainText(/I would/, { timeout: 20_000 });
});
