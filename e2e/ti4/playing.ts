// A whole game of the Fourth Edition by the page's own controls: somebody who is eager at first, and in a hurry later.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answer, inAHurry, isAsked, type Wishes } from '../playing.ts';

/** Actions before passing, and what cards offer. */
const eager: Wishes = [
  /^(strategic action|azione strategica)/i,
  /^(tactical action|azione tattica)/i,
  /^(pass|passa)$/i,
  /^(yes|sì|use|usa)/i,
];

const EAGER_ANSWERS = 35;
const MOST_ANSWERS = 500;

/** Answers everything that is asked until the game is over; gives the questions. */
export async function playToTheEnd(page: Page, press?: Parameters<typeof answer>[2]): Promise<readonly string[]> {
  const asked: string[] = [];
  const isEnded = (): Promise<boolean> => page.locator('#ending').isVisible();
  for (;;) {
    await expect.poll(async () => (await isAsked(page)) || (await isEnded()), { intervals: [20] }).toBe(true);
    if (await isEnded()) return asked;
    expect(asked.length, 'answers that a game takes').toBeLessThan(MOST_ANSWERS);
    asked.push(await answer(page, asked.length < EAGER_ANSWERS ? eager : inAHurry, press));
  }
}
