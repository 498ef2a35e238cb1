import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answer, questionOf } from './playing.ts';

/** Words that are never Italian, and that hardly an English sentence does without. */
const WORDS = `the and you your of with from for is are has have not this that what which who whom where when how does one each
  any more choose pick turn card cards player players seat table hand chronicle objective objectives strategy political
  planet planets ship ships fighter fighters cruiser cruisers carrier carriers dock ground force forces command counter
  counters fleet supply trade goods resource resources technology technologies action phase draws take takes gets plays
  passes nothing confirm undo vote votes point points law laws galaxy system wormhole speaker ready exhausted open close`;
const ENGLISH = new RegExp(`(?<![\\p{L}’'])(${WORDS.split(/\s+/).join('|')})(?![\\p{L}’'])`, 'iu');

const wishes = [/^passa$/i, /^azione strategica/i];

test('in Italian no English is left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('trono');
  expect(await englishOn(page), 'the lobby').toEqual([]);

  await page.getByRole('button', { name: 'Gioca subito contro i bot' }).click();
  for (let i = 0; i < 8; i++) {
    await questionOf(page).waitFor();
    expect(await englishOn(page), `question ${i + 1}`).toEqual([]);
    await answer(page, wishes);
  }
  await page.getByRole('button', { name: 'Menu del tavolo' }).click();
  for (const part of ['Posti e link', 'Risposte fisse', 'Regole e carte']) {
    await page.getByRole('dialog').getByRole('button', { name: part }).click();
    expect(await englishOn(page), part).toEqual([]);
  }
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1, name: 'Regole' }).waitFor();
  expect(await englishOn(page), 'the rules').toEqual([]);
});

/** Lines with English words among all that is read on the page, aloud or with the eyes. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
    const said = [...document.body.querySelectorAll(spoken.map((name) => `[${name}]`).join())].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...said];
  });
  return [...new Set(texts)].filter((text) => text.search(ENGLISH) >= 0);
}
