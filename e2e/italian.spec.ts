import { englishOn } from './english.ts';
import { expect, sitAt, test } from './house.ts';
import { answer, councilOf, fightOn, headingOf, isAsked, questionOf, theatreOf } from './playing.ts';
import { lateGame, movement, spaceBattle, trade, vote } from './ti3/moments.ts';

test('the language is changed in the lobby, and no English is left at the table', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('dialog', { name: 'Impostazioni' })).toBeVisible();
  expect(await englishOn(page), 'the settings').toEqual([]);
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('trono');
  expect(await englishOn(page), 'the lobby').toEqual([]);

  await page.getByRole('button', { name: 'Gioca subito contro i bot' }).click();
  for (let i = 0; i < 8; i++) {
    await questionOf(page).waitFor();
    expect(await englishOn(page), `question ${i + 1}`).toEqual([]);
    await answer(page);
  }
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1, name: 'Regole' }).waitFor();
  expect(await englishOn(page), 'the rules').toEqual([]);
  // What is English is told apart: the same page in English is full of it.
  await page.getByRole('button', { name: 'Impostazioni' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  expect((await englishOn(page)).length).toBeGreaterThan(50);
});

test.describe('somebody whose browser is Italian', () => {
  test.use({ locale: 'it-IT' });

  test('finds no English in a battle, a vote, a trade and a plan', async ({ page, house }) => {
    await sitAt(page, house, spaceBattle);
    await expect(theatreOf(page)).toBeVisible();
    expect(await englishOn(page), 'a battle').toEqual([]);
    await fightOn([page]);
    expect(await englishOn(page), 'after the battle').toEqual([]);
    await sitAt(page, house, vote);
    await expect(councilOf(page)).toBeVisible();
    expect(await englishOn(page), 'a vote').toEqual([]);
    await answer(page, [/./]);
    expect(await englishOn(page), 'after the vote').toEqual([]);
    for (const moment of [trade, movement]) {
      await sitAt(page, house, moment);
      const asked = await headingOf(page).innerText();
      expect(await englishOn(page), asked).toEqual([]);
      await answer(page, [/./]);
      await expect.poll(() => isAsked(page)).toBe(true);
      expect(await englishOn(page), `after ${asked}`).toEqual([]);
    }
  });

  test('finds no English in any part of a late game', async ({ page, house }) => {
    await sitAt(page, house, lateGame, 5);
    expect(await englishOn(page), 'the board').toEqual([]);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Tutte le tecnologie' }).click();
    expect(await englishOn(page), 'the technologies').toEqual([]);
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await page
      .getByRole('button', { name: /^Bot B/ })
      .first()
      .click();
    expect(await englishOn(page), 'the sheet of another player').toEqual([]);
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('button', { name: 'Menu del tavolo' }).click();
    for (const part of ['Posti e link', 'Risposte fisse', 'Regole e carte']) {
      await dialog.getByRole('button', { name: part }).click();
      expect(await englishOn(page), part).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Rivedi la partita' }).click();
    const replay = page.getByRole('region', { name: 'Rivedi la partita' });
    await expect(replay).toHaveAttribute('aria-busy', 'false');
    expect(await englishOn(page), 'the replay').toEqual([]);
  });
});
