import { check } from './accessible.ts';
import { englishOn } from './english.ts';
import { expect, test } from './house.ts';

test('anybody may ask how a fight ends, and pass the question on as a link', async ({ page, newDevice }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Odds' }).click();
  const attacker = page.getByRole('region', { name: 'Attacker' });
  const defender = page.getByRole('region', { name: 'Defender' });
  const outcome = page.getByRole('region', { name: 'What comes of it' });
  await expect(outcome).toContainText('Name the units of both sides');

  // Typed, and counted.
  await attacker.getByLabel('Units').fill('2 cruiser');
  await defender.getByRole('button', { name: 'One more: Cruiser', exact: true }).first().click();
  await defender.getByRole('button', { name: 'One more: Cruiser', exact: true }).first().click();
  await expect(defender.getByLabel('Units')).toHaveValue('2 Cruisers');
  await expect(outcome).toContainText('attacker wins');
  await expect(outcome).toContainText('Exact.');
  const even = await outcome.locator('.figures b').allTextContents();
  expect(even[0]).toBe(even[2]);

  // What is not known is refused with what is spelt most alike.
  await attacker.getByLabel('Units').fill('2 crusier');
  await expect(attacker).toContainText('There is no unit “crusier”.');
  await expect(outcome).toContainText('Once every unit is known');
  await attacker.getByRole('button', { name: 'Cruiser', exact: true }).click();
  await expect(outcome).toContainText('attacker wins');
  await attacker.getByRole('button', { name: 'One more: Cruiser', exact: true }).first().click();
  await expect(attacker.getByLabel('Units')).toHaveValue('3 Cruisers');
  const asked = await outcome.locator('.figures b').allTextContents();
  expect(asked).not.toEqual(even);

  // The address says it all, in the language of whoever opens it.
  expect(page.url()).toContain('attacker=3+cruiser');
  await check(page, 'odds');
  const other = await newDevice();
  await other.goto(page.url());
  await expect(other.locator('.figures b')).toHaveText(asked);
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('radio', { name: 'Italiano' }).check();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('region', { name: 'Attaccante' }).getByLabel('Unità')).toHaveValue('3 Incrociatori');
  expect(await englishOn(other)).toEqual([]);
});

test('the Fourth Edition is asked about as well, and a phone shows it all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/odds/ti4#attacker=3+cruiser&defender=2+dreadnought&attacker-faction=norr&nebula=1');
  const outcome = page.getByRole('region', { name: 'What comes of it' });
  await expect(outcome).toContainText('rounds on average');
  await expect(page.getByLabel('Faction').first()).toHaveValue('norr');
  await expect(page.getByRole('button', { name: 'In a nebula' })).toHaveAttribute('aria-pressed', 'true');
  const better = await outcome.locator('.figures b').first().textContent();
  await page.getByLabel('Faction').first().selectOption('');
  await expect(outcome.locator('.figures b').first()).not.toHaveText(better ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
