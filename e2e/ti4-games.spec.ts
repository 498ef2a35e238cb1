// The Fourth Edition from the lobby to its end, by a person with five bots, in both languages, at desks and on phones.
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
] as const;

for (const [where, device] of process.env.CUSTODIAN_GAMES === 'all' ? [...devices, ...others] : devices)
  test.describe(where, () => {
    test.use(device);
    const isPhone = 'hasTouch' in device;

    test('a game of the Fourth Edition with five bots is played from the lobby to its end', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto('/');
      await page.getByRole('radio', { name: /Fourth Edition|Quarta Edizione/ }).check();
      await page.getByRole('button', { name: /^(Play now|Gioca subito)/ }).click();
      await questionOf(page).waitFor();
      const asked = await playToTheEnd(page, isPhone ? tap : undefined);
      expect(new Set(asked).size, 'different questions').toBeGreaterThan(12);
      const end = page.getByRole('region').filter({ has: page.locator('#ending') });
      await expect(end.getByRole('table').last().getByRole('row')).toHaveCount(7);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if ('locale' in device) expect(await englishOn(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
