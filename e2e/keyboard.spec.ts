import { expect, sitAt, test } from './house.ts';
import { answerByKeys, keysUntil, tabTo } from './keys.ts';
import { answerButton, chronicleOf, questionOf } from './playing.ts';
import { movement } from './ti3/moments.ts';

test('a turn is played with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: 'Play now against bots' }));
  await page.keyboard.press('Enter');

  // By digits: what is chosen can be changed until it is confirmed.
  await keysUntil(page, /^Choose a strategy card/);
  const options = questionOf(page).getByRole('radio');
  await page.keyboard.press('2');
  await expect(options.nth(1)).toBeChecked();
  await page.keyboard.press('1');
  await expect(options.first()).toBeChecked();
  await answerByKeys(page);

  // By walking: Tab comes to the options, arrows go from one to the next, Tab goes on to the button.
  await keysUntil(page, /^Your turn: choose an action/);
  await tabTo(page, options.first());
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toBeChecked();
  await tabTo(page, answerButton(page));
  await answerByKeys(page);
});

test('ships are moved with the keyboard alone, and the turn is brought to its end', async ({ page, house }) => {
  await sitAt(page, house, movement);
  const ships = questionOf(page).getByRole('group', { name: /, from / });
  const counts = (): Promise<number[]> =>
    ships.getByRole('status').evaluateAll((outputs) => outputs.map((output) => Number(output.textContent)));
  await expect(ships.first()).toBeVisible();
  await page.keyboard.press('c');
  await expect.poll(async () => new Set(await counts()), { message: 'nobody moves yet' }).toEqual(new Set([0]));

  await tabTo(page, ships.first().getByRole('button', { name: /^One more/ }));
  await page.keyboard.press('Enter');
  await expect(ships.first().getByRole('status')).toHaveText('1');
  await page.keyboard.press('c');
  await expect(ships.first().getByRole('status')).toHaveText('0');
  await page.keyboard.press('a');
  await expect.poll(async () => Math.max(...(await counts()))).toBeGreaterThan(0);
  // Not all of them may fit: one at a time is taken back until the fleet may go.
  await expect(answerButton(page)).toHaveAttribute('aria-busy', 'false');
  for (let i = 0; (await answerButton(page).getAttribute('aria-disabled')) === 'true'; i++) {
    expect(i, 'ships left behind').toBeLessThan(20);
    const last = (await counts()).findLastIndex((count) => count > 0);
    await tabTo(page, ships.nth(last).getByRole('button', { name: /^One fewer/ }));
    await page.keyboard.press('Space');
    await expect(answerButton(page)).toHaveAttribute('aria-busy', 'false');
  }
  expect(Math.max(...(await counts()))).toBeGreaterThan(0);
  await tabTo(page, answerButton(page));
  await page.keyboard.press('Enter');
  await expect(
    chronicleOf(page)
      .filter({ hasText: /You move from/ })
      .last(),
  ).toBeVisible();
  await keysUntil(page, /^Your turn: choose an action/);
});
