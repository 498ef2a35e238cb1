import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answer, answerButton, inAHurry, questionOf, tap } from './playing.ts';

for (const width of [390, 360])
  test.describe(`on a phone ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

    test('everything is reached by tabs and answered by touch', async ({ page }) => {
      await page.goto('/');
      const play = page.getByRole('button', { name: 'Play now against bots' });
      await play.waitFor();
      await staysInWidth(page);
      await play.tap();
      await questionOf(page).waitFor();
      await staysInWidth(page);

      const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
      const parts = {
        Sheet: page.getByRole('complementary', { name: 'Your sheet' }),
        Hand: page.getByRole('region', { name: 'Your hand' }),
        Players: page.getByRole('region', { name: 'Players' }),
        Chronicle: page.getByRole('list', { name: 'Chronicle' }),
        Table: questionOf(page),
      };
      for (const [name, part] of Object.entries(parts)) {
        const tab = tabs.filter({ hasText: name });
        await tab.tap();
        await expect(part).toBeVisible();
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await staysInWidth(page);
        expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      for (let i = 0; i < 4; i++) {
        await questionOf(page).waitFor();
        await staysInWidth(page);
        await expect(answerButton(page)).toBeInViewport({ ratio: 1 });
        expect((await answerButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await answer(page, inAHurry, tap);
      }
    });
  });

/** Nothing can be scrolled sideways. */
async function staysInWidth(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
}
