// Playing by the page's own controls, as somebody does who takes the first thing offered.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Texts of the buttons that send an answer, and of those that wait for more, in both languages. */
const SENDS = /^(Confirm|Pass|Choose none|Conferma|Passa|Non scegliere nulla)/;
const WAITS = /^(Choose one|Pick \d|Scegline uno|Ne manca|Uno di troppo|\d+ di troppo)/;
const CONFIRMS = /^(Confirm|Conferma)/;

/** What a player would rather take when it is offered: the first wish that fits an option wins. */
export type Wishes = readonly RegExp[];

/** To get through a round soon. */
export const inAHurry: Wishes = [/^pass$/i, /^strategic action/i];

export const dockOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(Your decision|La tua decisione)$/ });
export const questionOf = (page: Page): Locator =>
  dockOf(page).getByRole('region').filter({ has: page.locator('#question') });
export const answerButton = (page: Page): Locator =>
  questionOf(page)
    .getByRole('button', { name: new RegExp(`${SENDS.source}|${WAITS.source}`) })
    .last();
export const chronicleOf = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Chronicle|Cronaca)$/ }).getByRole('listitem');
export const placeOf = (page: Page): Locator => page.getByRole('navigation', { name: /^(Where we are|A che punto siamo)$/ });

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(questionOf(page)).toBeVisible();
}

/** Answers the open question; gives what was asked. */
export async function answer(page: Page, wishes: Wishes = inAHurry): Promise<string> {
  const question = questionOf(page);
  await expect(question).toBeVisible();
  const asked = await question.getByRole('heading', { level: 2 }).innerText();
  const before = await bodyOf(question);
  for (let turn = 0; turn < 12; turn++) {
    await pick(page, wishes, turn);
    await answerButton(page).click();
    if (await isSettled(page, before)) return asked;
  }
  throw new Error(`no answer to "${asked}" was accepted: ${await question.innerText()}`);
}

/** Ticks what the question needs; at each further turn, other options. */
async function pick(page: Page, wishes: Wishes, turn: number): Promise<void> {
  const button = answerButton(page);
  const label = await button.innerText();
  if (turn === 0 && CONFIRMS.test(label)) return;
  const options = questionOf(page).locator('label').filter({ has: page.locator('input[name=option]') });
  const texts = await options.allInnerTexts();
  if (texts.length === 0) throw new Error(`nothing to pick: ${await questionOf(page).innerText()}`);
  const words = texts.map((text) => text.split('\n')[0]?.trim() ?? '');
  const wished = wishes.map((wish) => words.findIndex((word) => wish.test(word))).filter((i) => i >= 0);
  if (turn === 0 && SENDS.test(label) && wished.length === 0) return;
  for (const ticked of await options.filter({ has: page.locator('input[type=checkbox]:checked') }).all())
    await ticked.click();
  const order = [...new Set([...wished, ...words.keys()])];
  for (let i = 0; i < order.length; i++) {
    await options.nth(order[(i + turn) % order.length] as number).click();
    if (!WAITS.test(await button.innerText())) return;
  }
}

/** Anything inside the question's body: it is drawn anew for every question. */
async function bodyOf(question: Locator): Promise<ReturnType<Locator['elementHandle']>> {
  return question.locator('.body > *').first().elementHandle();
}
