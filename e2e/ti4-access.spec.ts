// The screens of the Fourth Edition are for everybody: WCAG 2.2 AA at a desk and on a phone, and a turn by keys alone.
import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import { expect, test } from './house.ts';
import { PHONE } from './inscription/tables.ts';
import { keysUntil, tabTo } from './keys.ts';
import { answerButton, chronicleOf, councilOf, questionOf } from './playing.ts';
import { groundCombat, lateTurn, movement, research, spaceCombat, vote } from './ti4/moments.ts';
import { sitAt } from './ti4/tables.ts';

/** The theatre of this combat; it steps aside while something on the board is asked for. */
async function watch(page: Page, combat: string): Promise<void> {
  const theatre = page.getByRole('region', { name: combat, exact: true });
  const aside = page.getByRole('button', { name: 'Watch the battle' });
  await expect(async () => {
    if (await aside.isVisible()) await aside.click();
    await expect(theatre).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

for (const [where, device] of [
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const)
  test.describe(where, () => {
    test.use(device);
    const isPhone = device === PHONE;

    test('combats, a vote, research and a movement of the Fourth Edition are accessible', async ({ page, house }) => {
      await sitAt(page, house, spaceCombat);
      await watch(page, 'Space combat');
      await check(page, 'a space combat');
      await sitAt(page, house, groundCombat);
      await watch(page, 'Ground combat');
      await check(page, 'a ground combat');
      await sitAt(page, house, vote);
      await expect(councilOf(page)).toBeVisible();
      await check(page, 'a vote');
      await sitAt(page, house, research);
      await check(page, 'research');
      await sitAt(page, house, movement);
      await questionOf(page).getByRole('button', { name: /^All/ }).click();
      await check(page, 'a movement');
    });

    test('a late turn of the Fourth Edition is accessible in all its parts', async ({ page, house }) => {
      await sitAt(page, house, lateTurn);
      await check(page, 'the board');
      const dialog = page.getByRole('dialog');
      const close = (): Promise<void> => dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Offer a transaction' }).click();
      await check(page, 'a deal');
      await close();
      await page
        .getByRole('button', { name: /^Bot B/ })
        .first()
        .click();
      await check(page, 'the sheet of another player');
      await close();
      for (const name of isPhone ? ['Hand', 'Chronicle', 'Players', 'Sheet'] : []) {
        await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }).tap();
        await check(page, name);
      }
      for (const name of ['All technologies', 'Faction sheet']) {
        await page.getByRole('button', { name }).first().click();
        await check(page, name);
        await close();
      }
    });
  });

test('a turn of the Fourth Edition is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Fourth Edition' }).press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Play now against bots' }));
  await page.keyboard.press('Enter');
  await keysUntil(page, /^Choose a strategy card/);
  await page.keyboard.press('2');
  await expect(questionOf(page).getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await keysUntil(page, /^Your turn: choose an action/);
  await questionOf(page)
    .getByRole('radio', { name: /^Tactical action/ })
    .focus();
  await page.keyboard.press('Space');
  await tabTo(page, answerButton(page));
  await page.keyboard.press('Enter');
  await expect(questionOf(page).getByRole('heading', { level: 2 })).toHaveText(/system|activate/i);
  await keysUntil(page, /^Your turn: choose an action/);
  await expect(
    chronicleOf(page)
      .filter({ hasText: /^.*You activate/ })
      .last(),
  ).toBeVisible();
});
