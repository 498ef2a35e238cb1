// Those who look on: later, not at all, with a player's eyes, and a finished game by a link for anybody.
import { theEnd } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';
import { chronicleOf, headingOf } from './playing.ts';

test('a table that is seen later says so, and one that nobody may watch has no link for it', async ({
  page: ada,
  newDevice,
}) => {
  await ada.goto('/');
  const choice = ada.getByRole('radiogroup', { name: 'Spectators' });
  await choice.getByText('Later', { exact: true }).click();
  await ada.getByRole('combobox', { name: 'So much later' }).selectOption('30');
  await expect(ada.getByText(/Whoever has the link to watch sees everything 30 min/)).toBeVisible();
  await ada.getByRole('button', { name: 'Create table' }).click();
  const invitation = ada.getByRole('dialog', { name: 'Invite the others' });
  const watch = await invitation.getByRole('textbox', { name: 'To watch only' }).inputValue();
  await invitation.getByRole('button', { name: 'To the table' }).click();
  await ada.getByRole('textbox', { name: 'Say something to the table' }).fill('Not for spectators yet.');
  await ada.keyboard.press('Enter');
  await expect(ada.getByText('Not for spectators yet.')).toBeVisible();

  const spectator = await newDevice();
  await spectator.goto(watch);
  await expect(spectator.getByText(/You see this table as it was 30 min/)).toBeVisible();
  await expect(spectator.getByText('Not for spectators yet.')).toHaveCount(0);

  await ada.goto('/');
  await choice.getByText('Nobody', { exact: true }).click();
  await ada.getByRole('button', { name: 'Create table' }).click();
  await expect(invitation.getByRole('textbox', { name: 'Seat B' })).toBeVisible();
  await expect(invitation.getByRole('textbox', { name: 'To watch only' })).toHaveCount(0);
  await invitation.getByRole('button', { name: 'To the table' }).click();
  await ada.waitForURL(/\/table\//);
  await spectator.goto(ada.url().replace('/table/', '/watch/'));
  await expect(spectator.getByRole('heading', { name: 'Nobody may watch this table.' })).toBeVisible();
});

test('with the eyes of a player who lets them, until he no longer does', async ({ page: ada, newDevice, house }) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { path, watch } = await house.tableAt((_, decision) => decision.secret !== true, 'Eyes', [a, b, 'sensible']);
  await comeAs(ada, house, a);
  await ada.goto(path);
  await headingOf(ada).waitFor();
  const spectator = await newDevice();
  await spectator.goto(watch);
  await expect(spectator.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(spectator.getByRole('complementary', { name: 'Your sheet' })).toHaveCount(0);

  await ada.getByRole('button', { name: 'Menu of the table' }).click();
  await ada.getByRole('switch', { name: 'Let spectators see with my eyes' }).click();
  await ada.keyboard.press('Escape');
  await expect(spectator.getByText('Ada lets spectators see with the eyes of seat A.')).toBeVisible();
  await spectator.getByRole('button', { name: 'Menu of the table' }).click();
  await spectator.getByRole('radio', { name: 'Ada' }).click();
  await spectator.keyboard.press('Escape');
  await expect(spectator.getByRole('heading', { name: 'You see with the eyes of Ada' })).toBeVisible();
  await expect(spectator.getByRole('complementary', { name: 'Your sheet' })).toBeVisible();
  await expect(headingOf(spectator)).toHaveCount(0);

  await ada.getByRole('button', { name: 'Menu of the table' }).click();
  await ada.getByRole('switch', { name: 'Let spectators see with my eyes' }).click();
  await expect(spectator.getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(spectator.getByRole('complementary', { name: 'Your sheet' })).toHaveCount(0);
});

test('anybody with the link replays a finished game, until the host withdraws it', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const a = await house.guest('Ada');
  const { path } = await house.tableAt(theEnd, 'Finished', [a, 'sensible', 'sensible']);
  await comeAs(ada, house, a);
  await ada.goto(path);
  await ada.getByRole('button', { name: 'Make a public link' }).click();
  const link = await ada.getByRole('textbox', { name: 'Public replay' }).inputValue();

  const anybody = await newDevice();
  await anybody.goto(link);
  const replay = anybody.getByRole('region', { name: 'Replay' });
  await expect(replay).toBeVisible();
  await expect(replay.getByText(/^0 of /)).toBeVisible();
  await replay.getByRole('button', { name: 'To the next round' }).click();
  await expect(chronicleOf(anybody).first()).toBeVisible();
  await anybody.getByRole('radio', { name: 'Ada' }).click();
  await expect(anybody.getByRole('complementary', { name: 'Your sheet' })).toBeVisible();
  expect(await anybody.context().cookies()).toEqual([]);

  await ada.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(ada.getByRole('button', { name: 'Make a public link' })).toBeVisible();
  await anybody.goto('/');
  await anybody.goto(link);
  await expect(anybody.getByRole('heading', { name: 'This link to a replay has been withdrawn.' })).toBeVisible();
});
