import type { Locator, Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answerButton, bodyOf, isSettled, questionOf } from './playing.ts';

test('a turn is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Play now against bots' }));
  await page.keyboard.press('Enter');

  // By digits: what is chosen can be changed until it is confirmed.
  await keysUntil(page, /^Choose a strategy card/);
  const options = questionOf(page).getByRole('radio');
  await page.keyboard.press('2');
  await expect(options.nth(1)).toBeChecked();
  await page.keyboard.press('1');
  await expect(options.first()).toBeChecked();
  await answerByKeys(page);

  // By walking: Tab comes to the options, arrows go from one to the next, Tab goes on to the button.
  await keysUntil(page, /^Your turn: choose an action/);
  await tabTo(page, options.first());
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toBeChecked();
  await tabTo(page, answerButton(page));
  await answerByKeys(page);
});

/** Answers by digits and Enter until this is asked. */
async function keysUntil(page: Page, asked: RegExp): Promise<void> {
  const heading = questionOf(page).getByRole('heading', { level: 2 });
  await heading.waitFor();
  for (let answers = 0; !asked.test(await heading.innerText()); answers++) {
    expect(answers, `answers before ${asked} is asked`).toBeLessThan(40);
    await answerByKeys(page);
    await heading.waitFor();
  }
}

/** Sends what is chosen; what is still missing is picked by its digit. */
async function answerByKeys(page: Page): Promise<void> {
  const before = await bodyOf(questionOf(page));
  for (let digit = 1; digit <= 9 && /^(Choose one|Pick)/.test(await answerButton(page).innerText()); digit++)
    await page.keyboard.press(String(digit));
  await page.keyboard.press('Enter');
  expect(await isSettled(page, before)).toBe(true);
}

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${control}`);
}
