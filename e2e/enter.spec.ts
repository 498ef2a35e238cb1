// The way in by a link in a mail, also for who has forgotten the password: with a local receiver of mail.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProgramWith, theServer } from '../apps/server/test/kit/launch.ts';
import type { MailSink } from '../apps/server/test/kit/sinks.ts';
import { openMailSink } from '../apps/server/test/kit/sinks.ts';
import { check } from './accessible.ts';
import { test as base, expect } from './house.ts';

const test = base.extend<{ post: { readonly url: string; readonly mail: MailSink } }>({
  post: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'custodian-post-'));
    const mail = await openMailSink();
    const env = { CUSTODIAN_SMTP: mail.url, CUSTODIAN_MAIL_FROM: 'Custodian <table@example.org>' };
    const server = await launchProgramWith(theServer, env, '--data', folder, '--log', 'error');
    await use({ url: `http://127.0.0.1:${server.port}`, mail });
    await server.end('SIGTERM');
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  },
});

async function linkIn(mail: MailSink, kind: string): Promise<string> {
  const found = (): string | undefined =>
    mail.mails.flatMap(({ text }) => new RegExp(`/${kind}/[\\w.-]+`).exec(text) ?? [])[0];
  await expect.poll(found).toBeTruthy();
  return found() as string;
}

test('a link by mail brings somebody in on another device, with a new password, once', async ({
  page,
  post,
  newDevice,
}) => {
  const { url, mail } = post;
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Clelia');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Clelia' }).waitFor();
  await page.goto(`${url}/me`);
  const told = page.getByRole('region', { name: 'How you are told' });
  await told
    .getByRole('textbox', { name: /address/i })
    .first()
    .fill('clelia@example.org');
  await told
    .getByRole('button', { name: /confirm|link/i })
    .first()
    .click();
  await page.goto(url + (await linkIn(mail, 'confirm')));
  await expect(page.getByRole('status')).toContainText('clelia@example.org');

  const phone = await newDevice();
  await phone.goto(url);
  await phone.getByRole('banner').getByRole('button', { name: 'Your name' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Come back with a password' }).click();
  await dialog.getByRole('button', { name: 'A link by mail' }).click();
  await dialog.getByRole('textbox').fill('clelia@example.org');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText('a link is on its way');
  await check(phone, 'asking for a link');
  const link = url + (await linkIn(mail, 'enter'));
  await phone.goto(link);
  await check(phone, 'coming in by a link');
  await phone.getByLabel(/New password/).fill('correct horse');
  await phone.getByRole('button', { name: 'Come in' }).click();
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Clelia' })).toBeVisible();
  // Every other device has to sign in again, and the link is used up.
  await page.goto(link);
  await page.getByRole('button', { name: 'Come in' }).click();
  await expect(page.getByRole('alert')).toContainText('has been used or is too old');
  await page.goto(`${url}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your name' })).toBeVisible();
});
