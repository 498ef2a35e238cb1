// The Fourth Edition: two people meet in a combat, over a deal and over an agenda.
import type { Locator, Page } from '@playwright/test';
import type { AnyMoment } from './fixtures.ts';
import type { House } from './house.ts';
import { comeAs, expect, test } from './house.ts';
import { answer, answerButton, chronicleOf, councilOf, headingOf, questionOf, whoIsAsked } from './playing.ts';
import { deal, groundCombat, spaceCombat, vote } from './ti4/moments.ts';
import { ti4 } from './ti4/tables.ts';

/** Ada and Bea at a table at this moment. */
async function meetAt(ada: Page, bea: Page, house: House, moment: unknown): Promise<void> {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { path } = await house.tableAt(moment as AnyMoment, 'Galaxy', [a, b, 'spirited'], ti4);
  await comeAs(ada, house, a);
  await comeAs(bea, house, b);
  for (const page of [ada, bea]) await page.goto(path);
}

const told = (page: Page, line: RegExp): Locator => chronicleOf(page).filter({ hasText: line }).last();

/** Whoever of these is asked answers until this is told. */
async function playUntilTold(pages: readonly Page[], line: RegExp): Promise<void> {
  const [first] = pages as readonly [Page];
  const isTold = async (): Promise<boolean> => (await told(first, line).count()) > 0;
  for (let answers = 0; !(await isTold()); answers++) {
    expect(answers, `answers before ${line}`).toBeLessThan(60);
    const asked = await whoIsAsked(pages, isTold);
    if (asked !== null) await answer(asked, []);
  }
}

const theatreOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('two people fight in space', async ({ page: ada, newDevice, house }) => {
  const bea = await newDevice();
  const over = /The space combat in .* is over/;
  await meetAt(ada, bea, house, spaceCombat);
  for (const page of [ada, bea]) await expect(theatreOf(page, 'Space combat')).toBeVisible();
  await playUntilTold([ada, bea], over);
  await expect(told(bea, over)).toBeVisible();
});

test('two people fight on a planet', async ({ page: ada, newDevice, house }) => {
  const bea = await newDevice();
  const over = /The ground combat on .* is over/;
  await meetAt(ada, bea, house, groundCombat);
  for (const page of [ada, bea]) await expect(theatreOf(page, 'Ground combat')).toBeVisible();
  await playUntilTold([ada, bea], over);
  await expect(told(bea, over)).toBeVisible();
});

test('a deal moves a good and a note at once, and a promise is written down and judged', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const bea = await newDevice();
  await meetAt(ada, bea, house, deal);
  await ada.getByRole('button', { name: 'Offer a transaction' }).click();
  const form = ada.getByRole('dialog');
  await form.getByRole('button', { name: 'Bea' }).click();
  await form.getByRole('group', { name: 'Trade goods, You give' }).getByRole('button').last().click();
  await form.getByRole('button', { name: 'Support for the Throne' }).first().click();
  await form.getByRole('textbox', { name: 'Bea promises' }).fill('No ships to Mecatol Rex.');
  await form.getByRole('button', { name: 'Send to Bea' }).click();

  await expect(headingOf(bea)).toHaveText('Ada offers you a transaction. What do you answer?');
  await expect(questionOf(bea).getByText('Binding: moves at once')).toBeVisible();
  await expect(questionOf(bea).getByText('Promise: not binding')).toBeVisible();
  await questionOf(bea).getByText('Accept', { exact: true }).first().click();
  await answerButton(bea).click();

  await expect(told(ada, /You make a transaction with Bea|Ada and Bea make a transaction/)).toBeVisible();
  await expect(told(ada, /Bea promises you: No ships to Mecatol Rex\./)).toBeVisible();
  // The note is used as soon as it is received.
  await expect(told(bea, /You gain 1 victory point/)).toBeVisible();

  await ada.getByRole('button', { name: 'Say how a promise stands' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Say that it was kept' }).click();
  await expect(told(bea, /You have kept the word given to Ada/)).toBeVisible();
});

test('two people vote on an agenda with their planets', async ({ page: ada, newDevice, house }) => {
  const bea = await newDevice();
  await meetAt(ada, bea, house, vote);
  for (const page of [ada, bea]) await expect(councilOf(page)).toBeVisible();
  await expect(headingOf(ada)).toHaveText(/what do you vote for/);
  await questionOf(ada)
    .locator('label')
    .filter({ has: ada.locator('input[name=outcome]') })
    .first()
    .click();
  await expect(answerButton(ada)).toHaveText(/^Cast \d+ votes?: /);
  await expect(councilOf(ada).getByText('On this board').first()).toBeVisible();
  await answerButton(ada).click();
  for (const [page, line] of [
    [ada, /You cast \d+ votes?/],
    [bea, /Ada casts \d+ votes?/],
  ] as const)
    await expect(told(page, line)).toBeVisible();
  const agenda = await councilOf(bea).getByRole('heading', { level: 2 }).innerText();
  const decided = new RegExp(`^\\S*\\s*${agenda}: .+`, 's');
  await playUntilTold([ada, bea], decided);
  for (const page of [ada, bea]) await expect(told(page, decided)).toBeVisible();
});
