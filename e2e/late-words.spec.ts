// A slow line: what a title is called comes later than the page itself. Until then nobody reads how the program calls it.
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';

/** Words of titles wait for this; the page's own, which come first, do not. */
async function holdWords(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  let isFirst = true;
  await page.route('**/assets/en-*.js', async (route) => {
    const waits = !isFirst;
    isFirst = false;
    if (waits) await held;
    await route.continue();
  });
  await page.route('**/assets/box-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const IDS = /\b(ti3|ti4|inscription)\b/;

for (const [where, path, shows] of [
  ['the lobby', '/', (page: Page) => page.getByRole('radio', { name: 'Fourth Edition' })],
  ['the page of the rules', '/rules/ti4', (page: Page) => page.getByRole('link', { name: 'Fourth Edition' })],
] as const)
  test(`${where} calls no game by its id while its words are on their way`, async ({ page }) => {
    const letGo = await holdWords(page);
    const listed = page.waitForResponse('**/api/titles');
    await page.goto(path);
    await listed;
    await expect(page.locator('main')).toBeVisible();
    await page.waitForTimeout(300);
    await expect(shows(page)).toHaveCount(0);
    expect(await page.locator('body').innerText()).not.toMatch(IDS);
    letGo();
    await expect(shows(page).first()).toBeVisible();
  });
