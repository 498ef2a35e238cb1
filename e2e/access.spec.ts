import { check } from './accessible.ts';
import { expect, sitAt, test } from './house.ts';
import { councilOf, questionOf, theatreOf } from './playing.ts';
import { lateGame, movement, spaceBattle, trade, vote } from './ti3/moments.ts';

/** Contrast as for AAA: 7 : 1. */
const ENHANCED = ['color-contrast-enhanced'];

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [where, device] of [
  ['at a desk', {}],
  ['on a phone', PHONE],
] as const)
  test.describe(where, () => {
    test.use(device);
    const isPhone = device === PHONE;

    test('the lobby, a new table, an invitation and the rules are accessible', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
      await check(page, 'the lobby of somebody new');
      await page.getByRole('button', { name: 'Settings' }).click();
      await check(page, 'the settings');
      await page.getByRole('button', { name: 'Close' }).click();
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
      await page.getByRole('searchbox').fill('retreat');
      await check(page, 'the rules');
    });

    test('in high contrast text on panels stands out far more than it must', async ({ page, house }) => {
      await page.emulateMedia({ contrast: 'more' });
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('radio', { name: 'High' })).toBeChecked();
      await check(page, 'the settings', ENHANCED);
      await page.getByRole('button', { name: 'Close' }).click();
      await check(page, 'the lobby', ENHANCED);
      await sitAt(page, house, movement);
      await check(page, 'a movement', ENHANCED);
      await sitAt(page, house, lateGame, 5);
      await check(page, 'the board', ENHANCED);
      await page
        .getByRole('button', { name: /^Bot B/ })
        .first()
        .click();
      await check(page, 'the sheet of another player', ENHANCED);
    });

    test('a battle, a vote, a trade and a plan are accessible', async ({ page, house }) => {
      await sitAt(page, house, spaceBattle);
      await expect(theatreOf(page)).toBeVisible();
      await check(page, 'a battle');
      await sitAt(page, house, vote);
      await expect(councilOf(page)).toBeVisible();
      await check(page, 'a vote');
      await sitAt(page, house, trade);
      await check(page, 'a trade');
      await sitAt(page, house, movement);
      await questionOf(page).getByRole('button', { name: /^All/ }).click();
      await check(page, 'a movement');
    });

    test('a late game is accessible in all its parts', async ({ page, house }) => {
      await sitAt(page, house, lateGame, 5);
      await check(page, 'the board');
      const dialog = page.getByRole('dialog');
      await page
        .getByRole('button', { name: /^Bot B/ })
        .first()
        .click();
      await check(page, 'the sheet of another player');
      await dialog.getByRole('button', { name: 'Close' }).click();
      for (const name of isPhone ? ['Hand', 'Chronicle', 'Players', 'Sheet'] : []) {
        await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }).tap();
        await check(page, name);
      }
      await page.getByRole('button', { name: 'All technologies' }).click();
      await dialog.getByRole('button', { expanded: false }).first().click();
      await check(page, 'the technologies');
      await dialog.getByRole('button', { name: 'Close' }).click();
      const menu = page.getByRole('button', { name: 'Menu of the table' });
      await menu.click();
      for (const part of ['Seats and links', 'Standing answers', 'Rules and cards']) {
        await dialog.getByRole('button', { name: part }).click();
        await check(page, part);
      }
      await dialog.getByRole('button', { name: 'Replay' }).click();
      const replay = page.getByRole('region', { name: 'Replay' });
      await replay.getByRole('button', { name: 'One answer back' }).click();
      await expect(replay).toHaveAttribute('aria-busy', 'false');
      await check(page, 'the replay');
    });
  });
