// Answers given before anybody asks: by keyboard, on an Italian phone, and carried out like any other.
import { decisionId } from '@custodian/kernel';
import { englishOn } from './english.ts';
import { comeAs, expect, test } from './house.ts';
import { chronicleOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';

/** Somebody's turn in which he may pass. */
const mayPass: Moment = (state, decision) =>
  decisionId(state) === 'action phase/choose an action' &&
  decision.kind === 'choose' &&
  decision.options.some(({ id }) => id === 'pass');

test('an order is given by keyboard on a phone and carried out; the other sees an ordinary answer', async ({
  page: ada,
  house,
  browser,
  watchErrors,
}) => {
  const [first, second] = [await house.guest('Bruno'), await house.guest('Ada')];
  const { path } = await house.tableAt(mayPass, 'Orion', [first, second, 'sensible']);
  await comeAs(ada, house, second);
  await ada.goto(path);
  await expect(chronicleOf(ada).first()).toBeVisible();
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'it-IT',
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  watchErrors(phone);
  const bruno = await phone.newPage();
  await comeAs(bruno, house, first);
  await bruno.goto(house.url + path);

  // While something is asked, it lies below the question that is pulled up.
  await bruno.getByRole('button', { name: 'Ingrandisci la domanda' }).press('Enter');
  await bruno.getByRole('button', { name: 'Rispondi in anticipo' }).press('Enter');
  const dialog = bruno.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Lascia passare ciò che non mi riguarda.' }).press('Space');
  await expect(dialog.getByRole('radiogroup', { name: 'Per quanto tempo' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Delle carte azione altrui/ }).press('Space');
  await dialog.getByRole('combobox', { name: 'Ordine' }).selectOption('pass');
  await dialog.getByRole('checkbox', { name: 'qualcuno mi attacca' }).press('Space');
  expect(await englishOn(bruno)).toEqual([]);
  expect(await bruno.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole('button', { name: 'Dai l’ordine' }).press('Enter');
  await bruno.keyboard.press('Escape');

  await expect(bruno.getByText('Eseguito.')).toBeVisible();
  await expect(
    chronicleOf(ada)
      .filter({ hasText: /Bruno passes/ })
      .first(),
  ).toBeVisible();
  // Kept with the table: it is there after a reload, until it has been read.
  await bruno.reload();
  await bruno.getByRole('button', { name: 'Ho letto' }).press('Enter');
  await expect(bruno.getByText('Eseguito.')).toBeHidden();
  await expect(bruno.getByText('solo ciò che mi riguarda')).toBeVisible();
  await ada.getByRole('button', { name: 'Answer ahead' }).click();
  await expect(ada.getByRole('dialog').getByText('No order is given.')).toBeVisible();
  await phone.close();
});
