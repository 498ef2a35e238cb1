import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answer, chronicleOf, dockOf, inAHurry, isAsked, questionOf } from './playing.ts';

/** Questions of the council, of a negotiation and of a battle. */
const TOGETHER = /cast your|break the tie|trade agreement|Do you trade|takes? \d+ hits?|your retreat|do you fire/i;

test('two people and two bots meet by a link, while somebody watches', async ({
  page: ada,
  browser,
  baseURL,
  watchErrors,
}) => {
  await ada.goto('/');
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.getByRole('button', { name: 'Save the name' }).click();
  await ada.getByRole('radiogroup', { name: 'How many seats' }).getByText('4', { exact: true }).click();
  await ada.getByRole('combobox', { name: 'Seat C' }).selectOption('Sensible bot');
  await ada.getByRole('button', { name: 'Create table' }).click();
  const invitation = ada.getByRole('dialog', { name: 'Invite the others' });
  const seat = await invitation.getByRole('textbox', { name: 'Seat B' }).inputValue();
  const watch = await invitation.getByRole('textbox', { name: 'To watch only' }).inputValue();
  await invitation.getByRole('button', { name: 'To the table' }).click();

  const come = async (link: string): Promise<Page> => {
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
    watchErrors(context);
    const page = await context.newPage();
    await page.goto(link);
    return page;
  };
  const bea = await come(seat);
  await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await bea.getByRole('button', { name: 'Take this seat' }).click();
  const spectator = await come(watch);
  const watching = dockOf(spectator).getByRole('heading', { name: 'You are watching' });
  await watching.waitFor();

  await bea.getByRole('textbox', { name: 'Say something to the table' }).fill('Peace, for now.');
  await bea.keyboard.press('Enter');
  for (const page of [ada, spectator]) await expect(page.getByText('Peace, for now.')).toBeVisible();

  const asked: string[] = [];
  while (!asked.some((question) => TOGETHER.test(question))) {
    expect(asked.length, `questions without a vote, a trade or a battle: ${asked.join(' ')}`).toBeLessThan(80);
    let page: Page | undefined;
    const find = async (): Promise<boolean> => {
      page = await whoIsAsked([ada, bea]);
      return page !== undefined;
    };
    await expect.poll(find, { intervals: [50] }).toBe(true);
    if (page === undefined) continue;
    asked.push(await answer(page, [page === ada ? /^Political/ : /^Trade/, ...inAHurry]));
    await expect(watching).toBeVisible();
    await expect(questionOf(spectator)).toHaveCount(0);
  }
  expect(await chronicleOf(spectator).count()).toBeGreaterThan(10);
  await expect(spectator.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  for (const page of [bea, spectator]) await page.context().close();
});

async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  const asked = await Promise.all(pages.map(isAsked));
  return pages[asked.indexOf(true)];
}
