// Playing with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerButton, bodyOf, headingOf, isSettled, questionOf } from './playing.ts';

/** Answers by digits and Enter until this is asked. */
export async function keysUntil(page: Page, asked: RegExp): Promise<void> {
  const heading = headingOf(page);
  await heading.waitFor();
  for (let answers = 0; !asked.test(await heading.innerText()); answers++) {
    expect(answers, `answers before ${asked} is asked`).toBeLessThan(40);
    await answerByKeys(page);
    await heading.waitFor();
  }
}

/** Sends what is chosen; what is still missing is picked by its digit. To yes or no the digit is the answer. */
export async function answerByKeys(page: Page): Promise<void> {
  const before = await bodyOf(page);
  const answers = await questionOf(page).locator('.answers .confirm').count();
  if (answers > 0) {
    await page.keyboard.press(String(answers));
    expect(await isSettled(page, before)).toBe(true);
    return;
  }
  for (let digit = 1; digit <= 9 && /^(Choose one|Pick)/.test(await answerButton(page).innerText()); digit++)
    await page.keyboard.press(String(digit));
  // Where a picture stands for the list, as a tree does, its first possibility is picked there.
  if (/^(Choose one|Pick)/.test(await answerButton(page).innerText())) {
    await page.locator('input[name=offer]:enabled').first().focus();
    await page.keyboard.press('Space');
  }
  await expect(answerButton(page)).toHaveAttribute('aria-busy', 'false');
  // Enter alone never lets something go by.
  if (/ (none|nothing)/.test(await answerButton(page).innerText())) await tabTo(page, answerButton(page));
  await page.keyboard.press('Enter');
  expect(await isSettled(page, before)).toBe(true);
}

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never comes to ${control}`);
}
