import type { Locator, Page } from '@playwright/test';
import { lateGame } from './fixtures.ts';
import { expect, sitAt, test } from './house.ts';
import { answer, answerButton, bodyOf, headingOf, isSettled, questionOf, tap } from './playing.ts';

/** Systems of the map that the open question offers. */
const litOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Map of the galaxy' }).getByRole('button', { name: /you may choose this/i });
const tactical = [/^tactical action/i];

test.describe('question after question is answered on the map', () => {
  test('by mouse', async ({ page, house }) => {
    await sitAt(page, house, lateGame);
    await answer(page, tactical);
    for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.click({ position: { x: 20, y: 60 } }));
  });

  test('by keyboard', async ({ page, house }) => {
    await sitAt(page, house, lateGame);
    await answer(page, tactical);
    for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.press('Enter'));
  });

  test.describe('by finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

    test('on a phone', async ({ page, house }) => {
      await sitAt(page, house, lateGame);
      await answer(page, tactical, tap);
      await page.getByRole('button', { name: 'Show the whole galaxy' }).tap();
      for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.tap());
    });
  });
});

/** Is asked what to activate, picks it on the map, confirms, and takes it back: each time another question. */
async function activates(page: Page, place: number, press: (hex: Locator) => Promise<void>): Promise<void> {
  await expect(headingOf(page)).toHaveText('Which system do you activate?');
  await expect.poll(() => litOf(page).count(), 'systems that are lit').toBeGreaterThan(5);
  const hex = litOf(page).nth(place);
  const name = (await hex.getAttribute('aria-label'))?.split('.')[0] ?? '';
  await press(hex);
  await expect(questionOf(page).getByRole('radio', { checked: true }).and(page.getByLabel(name))).toBeVisible();
  const before = await bodyOf(page);
  await answerButton(page).click();
  expect(await isSettled(page, before)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
}
