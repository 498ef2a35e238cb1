// A game that has no page of its own: it is found in the lobby and played with the general forms.
import type { Page } from '@playwright/test';
import { englishOn } from './english.ts';
import { comeAs, expect } from './house.ts';
import { answer, chronicleOf, headingOf, questionOf, whoIsAsked } from './playing.ts';
import { test } from './toy/house.ts';
import { titles } from './toy/titles.ts';

/** As the first thing that is wished for: a card, a coin more. */
const wishes = [/./];

const isOver = (page: Page): Promise<boolean> => page.locator('#ending').isVisible();

test('two people, one of them on an Italian phone, and a bot play a game without a page to its end', async ({
  page: ada,
  house,
  browser,
  watchErrors,
}) => {
  await comeAs(ada, house, await house.guest('Ada'));
  await ada.goto('/');
  const form = ada.getByRole('form', { name: 'New table' });
  await form.getByRole('radio', { name: 'Crowns and Feasts' }).check();
  await form.getByRole('textbox', { name: 'Name of the table' }).fill('Corone');
  await form.getByRole('radio', { name: '3', exact: true }).check();
  await expect(form.getByRole('combobox')).toHaveCount(3);
  await form.getByRole('combobox').nth(1).selectOption({ label: 'Open' });
  await form.getByRole('combobox').nth(2).selectOption({ label: 'Thrifty bot' });
  await form.getByRole('radio', { name: 'Short' }).check();
  await expect(form.getByText('A single round.')).toBeVisible();
  await form.getByRole('button', { name: 'Create table' }).click();
  const link = await ada.getByRole('dialog').getByRole('textbox').first().inputValue();
  await ada.getByRole('dialog').getByRole('button', { name: 'To the table' }).click();

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  watchErrors(phone);
  const bruno = await phone.newPage();
  await bruno.goto(link);
  await bruno.getByRole('textbox').fill('Bruno');
  await bruno.getByRole('button', { name: 'Prendi posto' }).click();

  const players = [ada, bruno];
  for (let answers = 0; !(await isOver(ada)); answers++) {
    expect(answers, 'answers that a short game takes').toBeLessThan(60);
    const asked = await whoIsAsked(players, () => isOver(ada));
    if (asked === null) break;
    expect(await bruno.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await answer(asked, wishes);
  }
  await expect(ada.locator('#ending')).toHaveText(/You have won|wins/);
  await expect(bruno.locator('#ending')).toHaveText(/Hai vinto|Vittoria/);
  expect(await englishOn(bruno)).toEqual([]);
  // It is told and can be looked at again.
  await expect(ada.getByRole('list', { name: 'Chronicle' }).getByText(/Round 1 begins/)).toBeVisible();
  await ada.getByRole('button', { name: 'Watch the replay' }).click();
  await ada.getByRole('slider').fill('3');
  await expect(ada.getByText('An earlier position')).toBeVisible();
  await phone.close();
});

test('an answer given in secret is taken back while the other is still thinking, and given anew', async ({
  page: ada,
  house,
  newDevice,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const toy = titles.get('toy');
  const { path } = await house.tableAt(() => true, 'Bids', [a, b], toy);
  const bea = await newDevice();
  for (const [page, guest] of [
    [ada, a],
    [bea, b],
  ] as const) {
    await comeAs(page, house, guest);
    await page.goto(path);
  }
  const asked = 'How much do you bid for the first turn?';
  await expect(headingOf(bea)).toHaveText(asked);
  await answer(ada);
  const back = ada.getByRole('button', { name: 'Take my answer back' });
  await back.click();
  await expect(headingOf(ada)).toHaveText(asked);
  await expect(back).toBeHidden();
  // By the key too; Bea has noticed nothing and answers at last.
  await answer(ada);
  await expect(back).toBeVisible();
  await ada.keyboard.press('u');
  await expect(headingOf(ada)).toHaveText(asked);
  await questionOf(ada).getByRole('button', { name: 'One more: Your answer' }).click();
  await answer(ada);
  await answer(bea);
  await expect(chronicleOf(bea).filter({ hasText: 'The bids: 1 and 0.' })).toBeVisible();
});
