import { englishOn } from './english.ts';
import { expect, test } from './house.ts';

test('a plain question finds the rule that answers it, in both languages', async ({ page }) => {
  await page.goto('/rules');
  const search = page.getByRole('searchbox');
  const first = page.locator('dl dt').first();
  await search.fill('How do I move?');
  await expect(first).toContainText('Moving ships');
  await search.fill('soldiers');
  await expect(first).toContainText('Ground force');
  // What is asked most often is one touch away.
  await page.getByRole('button', { name: 'What is a PDS?' }).click();
  await expect(first).toContainText('PDS');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.keyboard.press('Escape');
  await search.fill('come si muove');
  await expect(first).toContainText('Muovere le navi');
  expect(await englishOn(page)).toEqual([]);
});

test('all units stand in one table with their figures and what is special about them', async ({ page }) => {
  await page.goto('/rules');
  const table = page.getByRole('table', { name: 'All units at a glance' });
  await expect(table.getByRole('rowheader')).toHaveCount(9);
  const carrier = table.getByRole('row', { name: /^Carrier/ });
  await expect(carrier.getByRole('cell', { name: '6', exact: true })).toBeVisible();
  await expect(carrier.getByRole('cell', { name: '9+', exact: true })).toBeVisible();
  await expect(table).toContainText('Carries units');
  await page.getByRole('searchbox').fill('what does a PDS cost');
  await expect(table.getByRole('rowheader')).toHaveCount(1);
});
