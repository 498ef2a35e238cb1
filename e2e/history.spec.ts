// Looking back and going on: the replay and its links, the end of a game, the same people again, a seat that changes hands.
import type { Page } from '@playwright/test';
import { theEnd } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';
import { headingOf, placeOf } from './playing.ts';
import { lateGame, movement } from './ti3/moments.ts';

const replayOf = (page: Page) => page.getByRole('region', { name: 'Replay' });
const positionOf = async (page: Page): Promise<number> =>
  Number((await replayOf(page).getByRole('status').innerText()).split(' ')[0]?.replace(/\D/g, ''));

test('a running game is gone through by rounds, by events and by keys, and a link opens the moment', async ({
  page,
  house,
  newDevice,
}) => {
  const ada = await house.guest('Ada');
  const { path } = await house.tableAt(lateGame, 'Orion', [ada, 'sensible', 'sensible', 'sensible']);
  await comeAs(page, house, ada);
  await page.goto(path);
  await headingOf(page).waitFor();
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  const replay = replayOf(page);
  const rounds = replay.getByRole('combobox', { name: 'Round' });
  await expect(rounds.getByRole('option')).toContainText(['Setup', 'Round 1', 'Round 2', 'Round 3']);
  await rounds.selectOption('Round 2');
  await expect(page.getByText('Round 2', { exact: false }).first()).toBeVisible();
  const second = await positionOf(page);
  await replay.getByRole('button', { name: 'To the next round' }).click();
  await expect(rounds).toHaveValue('3');
  await page.locator('body').press('PageUp');
  await expect(rounds).toHaveValue('2');
  expect(await positionOf(page)).toBe(second);
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => positionOf(page)).toBe(second + 1);

  await replay.getByRole('combobox', { name: 'Kind of event' }).selectOption('planets');
  await page.locator('body').press('Home');
  await expect.poll(() => positionOf(page)).toBe(0);
  await replay.getByRole('button', { name: 'The next one' }).click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  const taken = await positionOf(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await replay.getByRole('button', { name: 'Copy link' }).click();
  await expect(replay.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#at=${taken}`);
  expect(page.url()).toBe(link);
  const other = await newDevice();
  await other.goto(link);
  await expect.poll(() => positionOf(other)).toBe(taken);

  // It plays by itself, as fast as one likes.
  await replay.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
  await replay.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(taken + 2);
  await replay.getByRole('button', { name: 'Back to now' }).click();
  await expect(replay).toBeHidden();
  expect(page.url()).not.toContain('#');
});

test('a game that is over shows its points by round, and the same people play again', async ({
  page,
  house,
  newDevice,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { path } = await house.tableAt(theEnd, 'Orion', [a, b, 'sensible']);
  await comeAs(page, house, a);
  await page.goto(path);
  await expect(page.getByRole('img', { name: /A line for each player/ })).toBeVisible();
  const table = page.getByRole('group', { name: 'Victory points at the end of each round' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByText('Who scored what, and when').click();
  await page.getByRole('button', { name: 'Look' }).first().click();
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  await replayOf(page).getByRole('button', { name: 'Back to now' }).click();

  const bea = await newDevice();
  await comeAs(bea, house, b);
  await bea.goto(path);
  await page.getByRole('button', { name: 'Again with the same people' }).click();
  // Who is asked first there, and what, is left to chance.
  await expect(placeOf(page)).not.toHaveText('The game is over');
  expect(page.url()).not.toContain(path);
  await bea.getByRole('button', { name: 'Take your seat at the new table' }).click();
  await expect(bea).toHaveURL(page.url());
  await expect(page.getByText('Bea sits down at seat B.')).toBeVisible();
});

test('the host asks for a seat; whoever sits there keeps it or hands it over, and everybody is told', async ({
  page: ada,
  house,
  newDevice,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { path, watch } = await house.tableAt(movement, 'Orion', [a, b, 'sensible']);
  const [bea, spectator] = [await newDevice(), await newDevice()];
  await comeAs(ada, house, a);
  await comeAs(bea, house, b);
  await ada.goto(path);
  await bea.goto(path);
  await spectator.goto(watch);
  await headingOf(ada).waitFor();
  const ask = async (): Promise<void> => {
    await ada.getByRole('button', { name: 'Menu of the table' }).click();
    const dialog = ada.getByRole('dialog');
    await expect(dialog.getByText('away for 24 hours')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask to let a bot play' }).click();
    await dialog.getByRole('button', { name: 'Really?' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };
  await ask();
  for (const page of [ada, spectator])
    await expect(page.getByText('The host asks Bea to hand over the seat.')).toBeVisible();
  await bea.getByRole('button', { name: 'Keep my seat' }).click();
  for (const page of [ada, bea, spectator]) await expect(page.getByText('Bea keeps seat B.')).toBeVisible();
  await ask();
  await bea.getByRole('button', { name: 'Hand it over' }).click();
  for (const page of [ada, spectator])
    await expect(page.getByText('Bea agreed: a bot plays on at seat B.')).toBeVisible();
});
