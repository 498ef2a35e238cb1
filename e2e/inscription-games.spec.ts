// Inscription from the lobby to the final score, by a person: alone and with seven bots, in both languages, at desks and on phones.
import type { Game } from '@custodian/inscription/game';
import type { Page } from '@playwright/test';
import { englishOn } from './english.ts';
import type { AnyMoment, MomentOf } from './fixtures.ts';
import { expect, test } from './house.ts';
import { click, headingOf, pencilOf, playUntil, tap } from './inscription/playing.ts';
import { ITALIAN, isRevealed, marking, PHONE, sitAt } from './inscription/tables.ts';

const isEnded = (page: Page) => (): Promise<boolean> => page.locator('#ending').isVisible();

/** Some events before the end, with everything still to come that can end a game. */
const lastEvents: MomentOf<Game> = (state, decision) => marking(state as never, decision) && state.game.round >= 22;

const italianPhone = ['on an Italian phone', { ...PHONE, ...ITALIAN }, tap] as const;
const phone = ['on a phone', PHONE, tap] as const;
const italianDesk = ['at an Italian desk', ITALIAN, click] as const;

/** The lobby, with this game chosen. */
async function choose(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Twilight Inscription' }).check();
}

test('a game alone is played from the lobby to its last score', async ({ page }) => {
  test.slow();
  await choose(page);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(headingOf(page)).toHaveText(/^Which faction/);
  await playUntil(page, isEnded(page), 900);
  await expect(page.locator('#ending')).toHaveText(/You have won|The game is lost/);
  await expect(page.getByRole('region').filter({ has: page.locator('#ending') })).toContainText('Navigation');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('3');
  await expect(page.getByText('An earlier position')).toBeVisible();
});

test('eight sit down in the lobby, seven of them bots, and play to their last score', async ({ page }) => {
  test.slow();
  await choose(page);
  const seats = page.getByRole('combobox');
  await expect(seats).toHaveCount(8);
  for (let seat = 1; seat < 8; seat++) await seats.nth(seat).selectOption({ label: 'Normal bot' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await playUntil(page, isRevealed(page, 2), 60);
  await page.getByRole('complementary', { name: 'Your sheets' }).getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Score sheet' }).getByRole('row')).toHaveCount(9);
  await playUntil(page, isEnded(page), 900);
  const end = page.getByRole('region').filter({ has: page.locator('#ending') });
  await expect(end.getByRole('row')).toHaveCount(9);
});

test.describe('on an Italian phone', () => {
  test.use({ ...PHONE, ...ITALIAN });

  test('somebody finds the game in the lobby and marks the first events', async ({ page }) => {
    await choose(page);
    await page.getByRole('button', { name: 'Gioca subito', exact: true }).tap();
    await expect(headingOf(page)).toHaveText(/^Quale fazione/);
    await playUntil(page, isRevealed(page, 3), 120, tap);
    await expect(pencilOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await englishOn(page)).toEqual([]);
  });
});

for (const [[where, device, touch], bots] of [
  [italianPhone, 0],
  [italianDesk, 7],
  [phone, 7],
] as const)
  test.describe(where, () => {
    test.use(device);

    test(`the last events of a game with ${bots} bots are played`, async ({ page, house }) => {
      await sitAt(page, house, lastEvents as AnyMoment, bots);
      await playUntil(page, isEnded(page), 150, touch);
      const end = page.getByRole('region').filter({ has: page.locator('#ending') });
      await expect(end.getByRole('row')).toHaveCount(2 + bots);
      await expect(end.getByRole('columnheader', { name: /^(Warfare|Guerra)$/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (device !== PHONE) expect(await englishOn(page)).toEqual([]);
    });
  });
