import type { Page } from '@playwright/test';
import { englishOn } from './english.ts';
import { expect, test } from './house.ts';
import { bodyOf, isSettled, placeOf, questionOf } from './playing.ts';

const guideOf = (page: Page) => page.getByRole('region', { name: /^(Guided round|Round guidato)$/ });

/** From the lobby to the first question: one click, then the tour. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Learn by playing|Impara giocando)$/ }).click();
  await guideOf(page).waitFor();
  await expect(guideOf(page)).toContainText(/Mecatol Rex.*10/);
  for (let step = 1; step <= 5; step++) {
    await expect(guideOf(page)).toContainText(`${step} / 5`);
    if (step > 1) await expect(page.locator('.guide-lit')).toBeVisible();
    await guideOf(page)
      .getByRole('button', { name: /^(Next|Begin|Avanti|Comincia)$/ })
      .click();
  }
  await questionOf(page).waitFor();
}

/** Does what the guide says: takes what is marked, else what is proposed, else the first that is offered. */
async function follow(page: Page): Promise<string> {
  const question = questionOf(page);
  await question.waitFor();
  const explained = (await guideOf(page).innerText()).replace(/\s+/g, ' ');
  const before = await bodyOf(page);
  const send = async (): Promise<void> => {
    const quick = question.locator('.answers .confirm');
    if ((await quick.count()) > 0) {
      const wanted = question.locator('.answers .confirm[data-advised], .answers .confirm.primary').first();
      await ((await wanted.count()) > 0 ? wanted : quick.last()).click();
      return;
    }
    const marked = question.locator('label[data-advised]').first();
    if ((await marked.count()) > 0 && !(await marked.locator('input').isChecked())) await marked.click();
    const confirm = question.locator('.confirm');
    for (let i = 0; (await confirm.getAttribute('class'))?.includes('incomplete') && i < 3; i++) {
      if ((await confirm.getAttribute('aria-busy')) === 'true') await page.waitForTimeout(100);
      else await question.locator('label:has(input[name=option]:not(:checked))').first().click();
    }
    await expect(confirm).toHaveAttribute('aria-busy', 'false');
    await confirm.click();
  };
  try {
    await send();
    await isSettled(page, before, send);
  } catch (error) {
    if (await before.evaluate((node) => node.isConnected)) throw error;
  }
  return explained;
}

async function playRound(
  page: Page,
  look: (explained: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const done = page.getByRole('button', { name: /^(Play on|Continua a giocare)$/ });
  const topics = new Set<string>();
  for (let answers = 0; ; answers++) {
    expect(answers, 'answers that a round takes').toBeLessThan(120);
    await expect(questionOf(page).or(done).first()).toBeVisible();
    if (await done.isVisible()) break;
    const explained = await follow(page);
    topics.add(explained);
    await look(explained);
  }
  expect(topics.size, 'different explanations').toBeGreaterThan(8);
  await expect(placeOf(page)).toContainText('Round 2');
  await done.click();
  await expect(guideOf(page)).toBeHidden();
}

test('the guide alone leads through the first round', async ({ page }) => {
  test.slow();
  await begin(page);
  // What a question is, why one would, and what is good here: beside the question, when it first comes.
  await expect(guideOf(page)).toContainText('What this is');
  await expect(guideOf(page)).toContainText('Why would I?');
  await expect(guideOf(page)).toContainText('Good here');
  await playRound(page);
});

test('the guide goes on after a reload, can be ended, and comes back', async ({ page }) => {
  await begin(page);
  await follow(page);
  await questionOf(page).waitFor();
  await page.reload();
  await questionOf(page).waitFor();
  await expect(guideOf(page)).toContainText('Good here');
  await expect(guideOf(page), 'the tour is over').not.toContainText('/ 5');
  await guideOf(page).getByRole('button', { name: 'End the guide' }).click();
  await expect(guideOf(page)).toBeHidden();
  await page.reload();
  await questionOf(page).waitFor();
  await expect(guideOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await expect(guideOf(page)).toBeVisible();
  // From the lobby one comes back to the same table.
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

test.describe('in Italian, on a phone', () => {
  test.use({ locale: 'it-IT', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the guide alone leads through the first round, and no English is left', async ({ page }) => {
    test.slow();
    await begin(page);
    await playRound(page, async (explained) => {
      expect(await englishOn(page), explained).toEqual([]);
    });
  });
});
