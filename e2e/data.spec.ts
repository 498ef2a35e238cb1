// What a server keeps about somebody: he takes it home in a file, and may have it deleted.
import { readFile } from 'node:fs/promises';
import { comeAs, expect, test } from './house.ts';
import { headingOf } from './playing.ts';
import { lateGame } from './ti3/moments.ts';

test('everything about you comes in one file, and goes for good when you say so', async ({ page, house }) => {
  const [livia, noor] = [await house.guest('Livia'), await house.guest('Noor')];
  const { path } = await house.tableAt(lateGame, 'Livia and Noor', [livia, noor, 'random']);
  await comeAs(page, house, livia);
  await page.goto('/me');
  const loading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const file = JSON.parse(await readFile(await (await loading).path(), 'utf8')) as {
    person: { name: string };
    games: { name: string; answers: unknown[] }[];
  };
  expect(file.person.name).toBe('Livia');
  expect(file.games[0]?.answers.length).toBeGreaterThan(5);

  const form = page.getByRole('form', { name: 'Delete everything about you' });
  await form.getByRole('textbox').fill('Noor');
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(form.getByRole('alert')).toHaveText('That is not your name as it is written.');
  await form.getByRole('textbox').fill('Livia');
  await form.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status')).toHaveText('Everything about you has been deleted.');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your name' })).toBeVisible();

  await comeAs(page, house, noor);
  await page.goto(path);
  await headingOf(page).waitFor();
  await expect(page.locator('body')).not.toContainText('Livia');
});
