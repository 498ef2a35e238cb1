// Playing by the page's own controls, as somebody does who takes the first thing offered. In both languages.
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Texts of the buttons that send an answer, and of those that wait for more. */
const SENDS =
  /^(Confirm|Activate|Attiva|Cast \d|Esprimi \d|Pass|Choose none|Do nothing|(Move|Land|Build|Buy|Roll) nothing|Abstain|Do not bombard|Accept|Decline|Conferma|Passa|Non (scegliere|fare|muovere|sbarcare|costruire|comprare|ritirare) nulla|Astieniti|Non bombardare|Accetta|Rifiuta)/;
const WAITS = /^(Choose one|Pick \d|Fai la tua scelta|Ne manca|Uno di troppo|\d+ di troppo)/;
const CONFIRMS = /^(Confirm|Conferma|Activate|Attiva|Cast \d|Esprimi \d)/;

/** What a player would rather take when it is offered: the first wish that fits an option wins. */
export type Wishes = readonly RegExp[];

/** To get through a round soon. */
export const inAHurry: Wishes = [/^(pass|passa)$/i, /^(strategic action|azione strategica)/i];

export const trayOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(Your decision|La tua decisione)$/ });
export const questionOf = (page: Page): Locator =>
  trayOf(page)
    .getByRole('region')
    .filter({ has: page.locator('#question') });
export const headingOf = (page: Page): Locator => questionOf(page).getByRole('heading', { level: 2 });
export const answerButton = (page: Page): Locator =>
  questionOf(page)
    .getByRole('button', { name: new RegExp(`${SENDS.source}|${WAITS.source}`) })
    .last();
export const chronicleOf = (page: Page): Locator =>
  page.getByRole('list', { name: /^(Chronicle|Cronaca)$/ }).getByRole('listitem');
export const placeOf = (page: Page): Locator => page.getByRole('navigation', { name: /^(Where we are|Dove siamo)$/ });
export const theatreOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Space battle|Battaglia spaziale)$/ });
export const councilOf = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.locator('#council-title') });

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await questionOf(page).waitFor();
}

/** Technologies that can be had, in the chart before the galaxy. */
const offersOn = (page: Page): Locator =>
  page.locator('.stage label').filter({ has: page.locator('input[name=offer]') });

/** Is there something to decide? A moment at which somebody can only pass goes by itself. */
export const isAsked = (page: Page): Promise<boolean> =>
  questionOf(page).evaluateAll((questions) =>
    questions.some((question) => {
      const buttons = [...question.querySelectorAll('button')].map((button) => button.textContent?.trim() ?? '');
      return (
        question.querySelector('input[name=option], .answers') !== null ||
        !buttons.some((text) => text.startsWith('Pass'))
      );
    }),
  );

/** How a control is used: by pointer, or by finger. */
type Press = (control: ElementHandle) => Promise<void>;
const click: Press = (control) => control.click();
export const tap: Press = (control) => control.tap();

/** Answers the open question, or the next one; gives what was asked. */
export async function answer(page: Page, wishes: Wishes = inAHurry, press: Press = click): Promise<string> {
  const question = questionOf(page);
  await question.waitFor();
  const asked = await headingOf(page).innerText();
  const before = await bodyOf(page);
  try {
    const quick = await quickAnswer(page, wishes);
    if (quick !== null) {
      await press(quick);
      await isSettled(page, before, () => press(quick));
      return asked;
    }
    for (let turn = 0; turn < 12; turn++) {
      const button = (await answerButton(page).elementHandle()) as ElementHandle<HTMLElement>;
      await pick(page, button, wishes, press, turn);
      await expect.poll(() => button.getAttribute('aria-busy'), { intervals: [20, 50] }).not.toBe('true');
      if ((await button.getAttribute('aria-disabled')) !== 'true') await press(button);
      if (await isSettled(page, before, () => press(button))) return asked;
    }
  } catch (error) {
    // The table may go on by itself while somebody is still choosing.
    if (await isGone(before)) return asked;
    throw error;
  }
  throw new Error(`no answer to "${asked}" was accepted: ${await question.innerText()}`);
}

/** Answers until this is asked; the question stays open. */
export async function answerUntil(page: Page, asked: RegExp, press: Press = click): Promise<void> {
  const heading = headingOf(page);
  await heading.waitFor();
  for (let answers = 0; !asked.test(await heading.innerText()); answers++) {
    expect(answers, `answers before ${asked} is asked`).toBeLessThan(40);
    await answer(page, inAHurry, press);
    await heading.waitFor();
  }
}

/** Is a space battle going on? */
export const isFighting = async (page: Page): Promise<boolean> =>
  /Space battle|Battaglia spaziale/.test((await placeOf(page).textContent()) ?? '');

/** Plays on until the battle is over, for whoever of these is asked. */
export async function fightOn(pages: readonly [Page, ...Page[]], press: Press = click): Promise<void> {
  const [page] = pages;
  for (let answers = 0; await isFighting(page); answers++) {
    expect(answers, 'answers that a battle takes').toBeLessThan(60);
    const asked = await whoIsAsked(pages, async () => !(await isFighting(page)));
    if (asked !== null) await answer(asked, [], press);
  }
}

/** Waits until one of these must decide something; null when it has become pointless to wait. */
export async function whoIsAsked(
  pages: readonly Page[],
  isPointless: () => Promise<boolean> = async () => false,
): Promise<Page | null> {
  let found: Page | null = null;
  const look = async (): Promise<boolean> => {
    const asked = await Promise.all(pages.map(isAsked));
    found = pages[asked.indexOf(true)] ?? null;
    return found !== null || (await isPointless());
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return found;
}

/** The button of a question of yes or no: what is wished, else no where that is possible. Null: another kind of question. */
async function quickAnswer(page: Page, wishes: Wishes): Promise<ElementHandle | null> {
  const buttons = await questionOf(page).locator('.answers .confirm').elementHandles();
  const texts = await Promise.all(buttons.map((button) => button.innerText()));
  const wished = wishes
    .map((wish) => texts.findIndex((text) => wish.test(text.split('\n')[0] ?? '')))
    .find((i) => i >= 0);
  const mayDecline = (await questionOf(page).locator('.answers [data-option=""]').count()) > 0;
  return buttons[wished ?? (mayDecline ? buttons.length - 1 : 0)] ?? null;
}

/** Ticks what the question needs; at each further turn, other options. */
async function pick(
  page: Page,
  button: ElementHandle<HTMLElement>,
  wishes: Wishes,
  press: Press,
  turn: number,
): Promise<void> {
  const label = await button.innerText();
  if (turn === 0 && CONFIRMS.test(label)) return;
  const rows = questionOf(page)
    .locator('label')
    .filter({ has: page.locator('input[name=option]') });
  const options = await rows.or(offersOn(page)).filter({ visible: true }).elementHandles();
  const texts = await Promise.all(options.map((option) => option.innerText()));
  const words = texts.map((text) => text.split('\n')[0]?.trim() ?? '');
  const wished = wishes.map((wish) => words.findIndex((word) => wish.test(word))).filter((i) => i >= 0);
  if (turn === 0 && SENDS.test(label) && wished.length === 0) return;
  for (const option of options) if ((await option.$('input[type=checkbox]:checked')) !== null) await press(option);
  const order = [...new Set([...wished, ...words.keys()])];
  for (let i = 0; i < order.length; i++) {
    await press(options[order[(i + turn) % order.length] as number] as ElementHandle);
    if (!WAITS.test(await button.innerText())) return;
  }
}

/** Anything inside the question's body: it is drawn anew for every question. */
export const bodyOf = async (page: Page): Promise<ElementHandle<Node>> =>
  (await questionOf(page).locator('.body > *').first().elementHandle()) as ElementHandle<Node>;

const isGone = (before: ElementHandle<Node>): Promise<boolean> => before.evaluate((node) => !node.isConnected);

/** The page takes no second tap of a double tap: what came too soon after the last answer is done again after so long. */
const TOO_SOON = 800;

/** Waits for the outcome of an answer: true when the table has gone on, false when it was refused. */
export async function isSettled(
  page: Page,
  before: ElementHandle<Node>,
  again: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  let idleSince: number | null = null;
  const outcome = async (): Promise<'gone on' | 'refused' | ''> => {
    const [isRefused, isIdle] = await questionOf(page).evaluateAll((questions) =>
      ['.problem, .confirm[aria-disabled=true][aria-busy=false]', '.confirm[aria-busy=false]'].map((of) =>
        questions.some((question) => question.querySelector(of) !== null),
      ),
    );
    if (await isGone(before)) return 'gone on';
    if (isRefused) return 'refused';
    idleSince = isIdle ? (idleSince ?? Date.now()) : null;
    if (idleSince !== null && Date.now() - idleSince > TOO_SOON) {
      idleSince = null;
      await again();
    }
    return '';
  };
  let found = '';
  const look = async (): Promise<string> => {
    found = await outcome();
    return found;
  };
  await expect.poll(look, { intervals: [50] }).not.toBe('');
  return found === 'gone on';
}
