// Trade as a table of contracts, and technologies picked in their tree.
import type { Locator, Page } from '@playwright/test';
import { cutOn } from './cut.ts';
import { expect, sitAt, test } from './house.ts';
import { answerButton, chronicleOf, headingOf, questionOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { trade } from './ti3/moments.ts';

/** Seat 0 may buy one of several technologies. */
const buyingTechnology: Moment = (_, decision) =>
  decision.kind === 'plan' &&
  decision.shape === 'technology' &&
  (decision.about as { offers: readonly unknown[] }).offers.length > 2;

const treeOn = (page: Page): Locator => page.getByRole('region', { name: /^(Technologies|Tecnologie)$/ });
const offersOn = (page: Page): Locator =>
  treeOn(page)
    .locator('label')
    .filter({ has: page.getByRole('radio') });

test('a trade agreement is one click in a table of contracts, with what it pays, and one to confirm', async ({
  page,
  house,
}) => {
  await sitAt(page, house, trade);
  const market = questionOf(page).getByRole('table').first();
  await expect(market.getByRole('columnheader', { name: 'You get' })).toBeVisible();
  await expect(market.getByRole('rowheader', { name: 'Bot B' })).toBeVisible();
  const pair = market.getByRole('radio', { name: /^Bot B: your contract worth \d for theirs worth \d$/ }).first();
  await pair.check();
  const totals = questionOf(page).getByRole('region', { name: 'What agreements pay' });
  await expect(totals.getByRole('row', { name: /^You \d \d \d+ → \d+$/ })).toBeVisible();
  await expect(totals.getByRole('row', { name: /^Bot B \d \d \d+ → \d+$/ })).toBeVisible();
  await expect(answerButton(page)).toHaveText(/^Confirm/);
  const market1 = await market.elementHandle();
  await answerButton(page).click();
  await expect.poll(() => market1?.evaluate((node) => node.isConnected)).toBe(false);
});

test('a technology is picked in the tree by keyboard, paid for and confirmed', async ({ page, house }) => {
  await sitAt(page, house, buyingTechnology);
  await expect(treeOn(page)).toBeVisible();
  const offers = offersOn(page);
  await expect.poll(() => offers.count()).toBeGreaterThan(2);
  for (const offer of await offers.all()) await expect(offer).toHaveText(/\d resources?$/);

  const locked = treeOn(page).locator('button[aria-expanded]', { hasText: 'Fleet Logistics' });
  await locked.click();
  await expect(treeOn(page).getByText(/You need .* first/)).toBeVisible();
  await locked.click();

  await treeOn(page).getByRole('radio', { checked: true }).focus();
  const proposed = await treeOn(page).locator('label.chosen b').innerText();
  await page.keyboard.press('ArrowDown');
  await expect(treeOn(page).locator('label.chosen b')).not.toHaveText(proposed);
  const picked = await treeOn(page).locator('label.chosen b').innerText();
  await expect(questionOf(page).getByRole('region', { name: picked })).toBeVisible();
  await expect(questionOf(page).getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect(answerButton(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(
    chronicleOf(page)
      .filter({ hasText: `You acquire ${picked}` })
      .first(),
  ).toBeVisible();
  await expect(treeOn(page)).toBeHidden();
});

test('the tree can be put aside for the galaxy and comes back; buying nothing is one click too', async ({
  page,
  house,
}) => {
  await sitAt(page, house, buyingTechnology);
  await treeOn(page).getByRole('button', { name: 'To the galaxy' }).click();
  await expect(treeOn(page)).toBeHidden();
  await page.getByRole('button', { name: 'To the technologies' }).click();
  await expect(treeOn(page)).toBeVisible();
  await questionOf(page).getByRole('radio', { name: 'Buy nothing' }).check();
  await expect(treeOn(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(answerButton(page)).toHaveText(/^Buy nothing/);
});

test.describe('on a phone, in Italian', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' });

  test('a technology is touched in the tree and confirmed', async ({ page, house }) => {
    await sitAt(page, house, buyingTechnology);
    const offer = offersOn(page).last();
    const picked = await offer.locator('b').innerText();
    await offer.tap();
    await expect(questionOf(page).getByRole('region', { name: picked })).toBeVisible();
    expect(await cutOn(page)).toEqual([]);
    await expect(answerButton(page)).toHaveAttribute('aria-disabled', 'false');
    await answerButton(page).tap();
    await expect(headingOf(page)).not.toHaveText(/^Compri una tecnologia/);
  });

  test('a trade agreement is touched in the table', async ({ page, house }) => {
    await sitAt(page, house, trade);
    const market = questionOf(page).getByRole('table').first();
    await market.locator('label').first().tap();
    await expect(questionOf(page).getByRole('region', { name: 'Quanto rendono gli accordi' })).toBeVisible();
    expect(await cutOn(page)).toEqual([]);
    await expect(answerButton(page)).toHaveText(/^Conferma/);
  });
});
