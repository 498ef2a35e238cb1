import { expect, test } from './house.ts';

test('a password is set, changed by whoever knows the old one, and refusals are said in words', async ({
  page,
  house,
}) => {
  await page.goto('/');
  const open = page.getByRole('banner').getByRole('button', { name: /your name|Ottavia/i });
  const dialog = page.getByRole('dialog');
  const problem = dialog.getByRole('alert');
  await house.guest('Mallory');

  await open.click();
  const name = dialog.getByLabel('Your name');
  await name.fill('\u2800');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(problem).toHaveText(/none that is invisible/);
  await name.fill('MaIlory');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(problem).toHaveText(/one that looks like it/);
  await name.fill('Ottavia');
  await dialog.getByRole('button', { name: 'Save the name' }).click();
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('button', { name: 'Set a password' }).click();
  await expect(dialog.getByLabel('Old password')).toHaveCount(0);
  await dialog.getByLabel('Password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Set the password' }).click();
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await dialog.getByLabel('Old password').fill('wrong horse');
  await dialog.getByLabel('New password').fill('another horse');
  await dialog.locator('form').getByRole('button', { name: 'Change the password' }).click();
  await expect(problem).toHaveText('The old password is wrong.');
  await dialog.getByLabel('Old password').fill('correct horse');
  await dialog.locator('form').getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog).toBeHidden();
});
