// Passkeys end to end, with a device in software; and the list of one's devices.
import type { Page } from '@playwright/test';
import { check } from './accessible.ts';
import type { House } from './house.ts';
import { comeAs, expect, test } from './house.ts';

/** Browsers take no passkey from an address of figures. */
const named = ({ url }: House): string => url.replace('127.0.0.1', 'localhost');

async function withAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey is added, renamed, brings its owner back, and is not taken away unasked', async ({ page, house }) => {
  await withAuthenticator(page);
  await page.goto(named(house));
  await page.getByRole('textbox', { name: 'Your name' }).fill('Fulvia');
  await page.getByRole('button', { name: 'Save the name' }).click();
  const person = page.getByRole('banner').getByRole('button', { name: 'Fulvia' });
  await person.waitFor();
  await page.goto(`${named(house)}/me`);
  const ways = page.getByRole('region', { name: 'How you come back' });
  await expect(ways).toContainText('this device alone knows you');
  await ways.getByLabel('Name of the passkey').fill('My laptop');
  await ways.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ways.getByRole('listitem')).toContainText('My laptop');
  await expect(ways).toContainText('You can come back from another device');
  await ways.getByRole('button', { name: 'Rename My laptop' }).click();
  await ways.getByRole('listitem').getByLabel('Name of the passkey').fill('Red laptop');
  await ways.getByRole('button', { name: 'Save the name of the passkey' }).click();
  await expect(ways.getByRole('listitem')).toContainText('Red laptop');
  await check(page, 'passkeys and devices');

  await person.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(named(house));
  await page.getByRole('banner').getByRole('button', { name: 'Your name' }).click();
  await dialog.getByRole('button', { name: 'Come back with a password' }).click();
  await dialog.getByRole('button', { name: 'With a passkey' }).click();
  await expect(person).toBeVisible();

  await page.goto(`${named(house)}/me`);
  await ways.getByRole('button', { name: 'Remove Red laptop' }).click();
  await expect(ways.getByRole('alert')).toContainText('This is your last way to come back.');
  await ways.getByRole('button', { name: 'Keep it' }).click();
  await expect(ways.getByRole('listitem')).toHaveCount(1);
  await ways.getByRole('button', { name: 'Remove Red laptop' }).click();
  await ways.getByRole('button', { name: 'Remove it all the same' }).click();
  await expect(ways.getByRole('listitem')).toHaveCount(0);
});

test('where no passkey can be used the page says where', async ({ page, house }) => {
  await withAuthenticator(page);
  const fulvia = await house.guest('Fulvia');
  await comeAs(page, house, fulvia);
  await page.goto('/me');
  const ways = page.getByRole('region', { name: 'How you come back' });
  await ways.getByLabel('Name of the passkey').or(ways.getByText('Passkeys need a page')).first().waitFor();
  if (await ways.getByLabel('Name of the passkey').isVisible()) {
    await ways.getByLabel('Name of the passkey').fill('My laptop');
    await ways.getByRole('button', { name: 'Add a passkey' }).click();
  }
  await expect(ways).toContainText('Passkeys need a page with https');
});

test('a device is signed out from another one', async ({ page, house, newDevice }) => {
  const fulvia = await house.guest('Fulvia');
  await comeAs(page, house, fulvia);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Fulvia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Set a password' }).click();
  await dialog.getByLabel('Password').fill('correct horse');
  await dialog.getByRole('button', { name: 'Set the password' }).click();
  await expect(dialog).toBeHidden();
  const phone = await newDevice();
  await phone.goto(house.url);
  await phone.getByRole('banner').getByRole('button', { name: 'Your name' }).click();
  const there = phone.getByRole('dialog');
  await there.getByRole('button', { name: 'Come back with a password' }).click();
  await there.getByLabel('Your name').fill('Fulvia');
  await there.getByLabel('Password').fill('correct horse');
  await there.getByRole('button', { name: 'Come in' }).click();
  await expect(there).toBeHidden();

  await page.goto('/me');
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices).toContainText('this device');
  await devices.getByRole('button', { name: 'Sign out there: Chrome, Linux' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Your name' })).toBeVisible();
});
