import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answer, answerUntil, inAHurry, playNow, tap } from './playing.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('the lobby, a new table, an invitation and the rules are accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
  await check(page, 'the lobby of somebody new');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('radio', { name: 'From a map' }).check();
  await check(page, 'a new table');
  await page.getByRole('radio', { name: 'Random' }).check();
  await page.getByRole('button', { name: 'Create table' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Seat B' }).inputValue();
  await check(page, 'invitations');
  await page.goto('/');
  await page.getByRole('heading', { name: 'My tables' }).waitFor();
  await check(page, 'the lobby with a table');
  await page.goto(link);
  await page.getByRole('button', { name: 'Take this seat' }).waitFor();
  await check(page, 'an invitation');
  await page.goto('/rules');
  await page.getByRole('searchbox').waitFor();
  await check(page, 'the rules');
});

test('the table is accessible', async ({ page }) => {
  await playNow(page);
  for (const asked of [/^How do you divide|^Choose/, /^Choose a strategy card/, /^Your turn/, /secondary ability/]) {
    await answerUntil(page, asked);
    await check(page, String(asked));
  }
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await check(page, 'the menu');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every part of the table is accessible', async ({ page }) => {
    await playNow(page);
    await answer(page, inAHurry, tap);
    for (const name of ['Sheet', 'Hand', 'Players', 'Chronicle', 'Table']) {
      await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }).tap();
      await check(page, name);
    }
  });
});

/** Nothing that keeps somebody out. */
async function check(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}
