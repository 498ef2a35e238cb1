// Marking sheets by the page's own controls, as somebody does who takes the first thing that is lit. In both languages.
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { headingOf, questionOf, trayOf } from '../playing.ts';

/** Places of the sheet in the middle that can be marked. */
export const litOn = (page: Page): Locator => page.locator('main [data-place]');
/** Marks that are chosen by a button. */
export const marksOf = (page: Page): Locator => questionOf(page).locator('[data-mark]');
export const pencilOf = (page: Page): Locator =>
  questionOf(page)
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /^(Rub out|Cancella da qui)/ }) })
    .getByRole('listitem');
/** Puts the marker down, draws a shape, casts votes, or says what is missing. */
export const mainButton = (page: Page): Locator => questionOf(page).locator('button.confirm').last();

const DRAW = /^(Draw it here|Disegnala qui)/;
const DOWN = /^(Markers down|Posa il pennarello|Draw the relic|Pesca la reliquia)/;

/** How something is touched: by pointer, or by finger. */
export type Touch = (control: Locator) => Promise<void>;
export const click: Touch = (control) => control.click();
export const tap: Touch = (control) => control.tap();

/** Touches a lit place; where several ways are meant, or a finger is asked once more, the first one. */
export async function markAt(page: Page, place: Locator, touch: Touch = click): Promise<void> {
  await touch(place);
  const ways = questionOf(page).getByRole('group').locator('[data-mark]');
  if ((await ways.count()) > 0) await touch(ways.first());
}

/** What can be done just now, seen at one glance. */
const glance = (page: Page) =>
  page.evaluate(() => {
    const question = document.querySelector('.decision');
    const count = (of: string): number => question?.querySelectorAll(of).length ?? 0;
    return {
      label: [...(question?.querySelectorAll('button.confirm') ?? [])].at(-1)?.textContent?.trim() ?? '',
      quick: count('.answers .confirm'),
      marks: count('[data-mark]'),
      options: count('label'),
      lit: document.querySelectorAll('main [data-place]').length,
    };
  });

/** One step of whatever is asked: a mark, a shape, an answer. */
export async function step(page: Page, touch: Touch = click): Promise<void> {
  const seen = await glance(page);
  if (seen.quick > 0) return touch(questionOf(page).locator('.answers .confirm').last());
  if (DRAW.test(seen.label) || DOWN.test(seen.label)) return send(page, touch);
  if (seen.lit > 0) return markAt(page, litOn(page).first(), touch);
  if (seen.marks > 0) return touch(marksOf(page).first());
  if (seen.options > 0) await touch(questionOf(page).locator('label').first());
  await send(page, touch);
}

/** Presses the main button as soon as it may be. */
async function send(page: Page, touch: Touch): Promise<void> {
  const button = mainButton(page);
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  if ((await button.getAttribute('aria-disabled')) === 'true') return;
  await touch(button);
}

/** Goes on until something is so. */
export async function playUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  most: number,
  touch: Touch = click,
): Promise<void> {
  for (let steps = 0; !(await isDone()); ) {
    if (!(await questionOf(page).isVisible())) {
      await page.waitForTimeout(50);
      continue;
    }
    expect(steps++, 'steps').toBeLessThan(most);
    // By then the table may have gone on.
    await step(page, touch).catch(() => page.waitForTimeout(50));
  }
}

export { headingOf, questionOf, trayOf };
