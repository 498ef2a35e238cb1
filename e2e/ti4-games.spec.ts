// The Fourth Edition from the lobby to its end, by a person with five bots, in both languages, at desks and on phones; and with seven
// bots and everything on.
import type { Page } from '@playwright/test';
import { englishOn } from './english.ts';
import { expect, test } from './house.ts';
import { ITALIAN, PHONE } from './inscription/tables.ts';
import { questionOf, tap } from './playing.ts';
import { playToTheEnd } from './ti4/playing.ts';

const devices = [
  ['at a desk', {}],
  ['on an Italian phone', { ...PHONE, ...ITALIAN }],
] as const;
/** Played too with CUSTODIAN_GAMES=all: more than the test command needs. */
const others = [
  ['at an Italian desk', ITALIAN],
  ['on a phone', PHONE],
  ['on a tablet', { viewport: { width: 1024, height: 768 } }],
] as const;
const isAll = process.env.CUSTODIAN_GAMES === 'all';

/** What the console calls an error, from now on. */
function errorsOn(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

const endOf = (page: Page) => page.getByRole('region').filter({ has: page.locator('#ending') });
const roomToScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const [where, device] of isAll ? [...devices, ...others] : devices)
  test.describe(where, () => {
    test.use(device);
    const isPhone = 'hasTouch' in device;

    test('a game of the Fourth Edition with five bots is played from the lobby to its end', async ({ page }) => {
      const errors = errorsOn(page);
      await page.goto('/');
      await page.getByRole('radio', { name: /Fourth Edition|Quarta Edizione/ }).check();
      await page.getByRole('button', { name: /^(Play now|Gioca subito)/ }).click();
      await questionOf(page).waitFor();
      const asked = await playToTheEnd(page, isPhone ? tap : undefined);
      expect(new Set(asked).size, 'different questions').toBeGreaterThan(12);
      await expect(endOf(page).getByRole('table').last().getByRole('row')).toHaveCount(7);
      expect(await roomToScroll(page)).toBeLessThanOrEqual(0);
      if ('locale' in device) expect(await englishOn(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });

if (isAll)
  test('a game with seven bots, Prophecy of Kings and every Codex is played from the lobby to its end', async ({
    page,
  }) => {
    test.setTimeout(20 * 60_000);
    const errors = errorsOn(page);
    await page.goto('/');
    await page.getByRole('radio', { name: 'Fourth Edition' }).check();
    const form = page.getByRole('form', { name: 'New table' });
    await form.getByRole('radiogroup', { name: 'How many seats' }).getByText('8', { exact: true }).click();
    await expect(form.getByRole('switch', { name: 'Prophecy of Kings' })).toBeChecked();
    for (const codex of ['Codex I', 'Codex II', 'Codex III'])
      await form.getByRole('switch', { name: codex, exact: true }).check();
    for (const letter of 'BCDEFGH') await form.getByLabel(`Seat ${letter}`).selectOption('easy');
    await form.getByRole('button', { name: 'Create table' }).click();
    await questionOf(page).waitFor();
    const asked = await playToTheEnd(page);
    expect(new Set(asked).size, 'different questions').toBeGreaterThan(20);
    await expect(endOf(page).getByRole('table').last().getByRole('row')).toHaveCount(9);
    expect(await roomToScroll(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
