// People who do not know each other: a public table, one's games and standings, and whom one does not want to meet.
import { check } from './accessible.ts';
import { theEnd } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';

test('a public table is found in the lobby and joined with one click; who disturbs is reported and blocked', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  await comeAs(ada, house, a);
  await ada.goto('/');
  const form = ada.getByRole('form', { name: 'New table' });
  await form.getByRole('textbox', { name: 'Name of the table' }).fill('Anybody welcome');
  await form.getByRole('switch', { name: 'Anybody may take an open seat' }).check();
  await form.getByRole('button', { name: 'Create table' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'To the table' }).click();
  await ada.getByRole('textbox', { name: 'Say something to the table' }).waitFor();

  const bea = await newDevice();
  await comeAs(bea, house, b);
  await bea.goto('/');
  const open = bea.getByRole('region', { name: 'Public tables' });
  await expect(open.getByRole('listitem').filter({ hasText: 'Anybody welcome' })).toContainText('Opened by Ada');
  await check(bea, 'public tables in the lobby');
  await open.getByRole('button', { name: 'Sit down at Anybody welcome' }).click();
  await bea.waitForURL(/\/table\//);
  await bea.getByRole('textbox', { name: 'Say something to the table' }).waitFor();
  const talk = (page: typeof ada) => page.getByRole('list', { name: 'Talk at the table' });
  await expect(talk(ada)).toContainText('Bea');

  const say = async (text: string): Promise<void> => {
    await bea.getByRole('textbox', { name: 'Say something to the table' }).fill(text);
    await bea.keyboard.press('Enter');
    await expect(talk(bea)).toContainText(text);
  };
  await say('Something rude');
  await expect(talk(ada)).toContainText('Something rude');
  const report = async (answer: string): Promise<void> => {
    await talk(ada).getByRole('button', { name: 'Bea' }).click();
    const card = ada.getByRole('dialog', { name: 'Bea' });
    await card.getByRole('button', { name: 'Report what was said' }).click();
    await card.getByRole('combobox', { name: 'What is wrong' }).selectOption('insult');
    await check(ada, 'reporting somebody');
    await card.getByRole('button', { name: 'Send the report' }).click();
    await expect(card.getByRole('status')).toHaveText(answer);
    await ada.keyboard.press('Escape');
  };
  await report('Thank you. The keeper will look at it.');
  // It has reached the server, which keeps it once.
  await report('You have reported this already; the keeper will look at it.');

  await talk(ada).getByRole('button', { name: 'Bea' }).click();
  await ada.getByRole('dialog', { name: 'Bea' }).getByRole('button', { name: 'Block Bea' }).click();
  await expect(ada.getByRole('dialog', { name: 'Bea' }).getByRole('button', { name: 'Unblock Bea' })).toBeVisible();
  await ada.keyboard.press('Escape');
  await expect(talk(ada)).not.toContainText('Something rude');
  await say('Nobody hears me');
  await expect(talk(ada)).not.toContainText('Nobody hears me');
  await ada.goto('/me');
  await expect(ada.getByRole('region', { name: 'Blocked' })).toContainText('Bea');
});

test('what somebody has played is on a page of his: for himself everything, for others what he shows', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  await house.tableAt(theEnd, 'Played', [a, b, 'random']);
  await comeAs(ada, house, a);
  await ada.goto('/');
  await ada.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
  await ada.getByRole('dialog').getByRole('link', { name: 'My games' }).click();
  await expect(ada.getByRole('region', { name: 'Latest finished games' }).getByRole('listitem')).toHaveCount(1, {
    timeout: 20_000,
  });
  await expect(ada.getByText(/dice rolled: \d+ hits?, [\d.]+ expected/)).toBeVisible();
  await expect(ada.getByRole('img', { name: /Average points at the end of each round/ })).toBeVisible();
  await expect(
    ada.getByRole('region', { name: 'With whom you play most' }).getByRole('link', { name: 'Bea' }),
  ).toBeVisible();
  await check(ada, 'my games');

  const bea = await newDevice();
  await comeAs(bea, house, b);
  await bea.goto(`/people/${a.id}`);
  await expect(bea.getByRole('region', { name: 'Latest finished games' }).getByRole('listitem')).toHaveCount(1);
  await expect(bea.getByText(/dice rolled/)).toHaveCount(0);
  await check(bea, 'games of somebody else');
  await ada.getByRole('switch', { name: 'Show them to nobody' }).check();
  await expect(ada.getByText('Others see your name and nothing else here.')).toBeVisible();
  await bea.reload();
  await expect(bea.getByText('Ada keeps games and standings private.')).toBeVisible();
});
