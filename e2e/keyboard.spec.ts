import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answerButton, questionOf } from './playing.ts';

test('a turn is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Play now against bots');
  await page.keyboard.press('Enter');

  // A plan, confirmed as it is proposed.
  const heading = questionOf(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(/^How do you divide your starting units/);
  await page.keyboard.press('Enter');

  // A choice, by its digit.
  await expect(heading).toHaveText('Choose a strategy card.');
  await page.keyboard.press('2');
  await expect(questionOf(page).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('1');
  await expect(questionOf(page).getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('Enter');

  // An action, by walking to it: in a group, the arrows go from one to the next.
  await expect(heading).toHaveText('Your turn: choose an action.');
  const options = questionOf(page).getByRole('radio');
  await tabUntil(page, () => options.first().evaluate((radio) => radio === document.activeElement));
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toBeChecked();
  const body = await questionOf(page).locator('.body > *').first().elementHandle();
  await tabUntil(page, () => answerButton(page).evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await expect.poll(() => body?.evaluate((node) => node.isConnected)).toBe(false);
});

const tabTo = (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  return tabUntil(page, () => button.evaluate((node) => node === document.activeElement));
};

/** Goes on with Tab until something has the focus; what has it must show it. */
async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error('Tab never comes there');
}
