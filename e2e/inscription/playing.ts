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

/** Where to touch for the next step of whatever is asked, seen at one glance: a mark, a shape, an answer. null: not yet. */
const nextTouch = (page: Page): Promise<{ readonly x: number; readonly y: number } | null> =>
  page.evaluate(
    ([draws, puts]) => {
      const question = document.querySelector('.decision');
      if (question === null) return null;
      // A panel that gave way under the pointer may have left a dialog there: it is closed again.
      const shut = document.querySelector('dialog[open] .close')?.getBoundingClientRect();
      if (shut !== undefined) return { x: shut.x + shut.width / 2, y: shut.y + shut.height / 2 };
      const among = (of: string): Element[] => [...question.querySelectorAll(of)];
      const sends = among('button.confirm').at(-1);
      const isReady = new RegExp(`${draws}|${puts}`).test(sends?.textContent?.trim() ?? '');
      // What was sent is on its way.
      if (isReady && sends?.getAttribute('aria-busy') === 'true') return null;
      const main = sends === undefined || sends.getAttribute('aria-disabled') === 'true' ? [] : [sends];
      const isPicked = main.length > 0 && question.querySelector('label :checked') !== null;
      const wishes = [
        ...among('.answers .confirm').reverse(),
        // Several ways are meant, or a finger is asked once more.
        ...among('[role="group"] [data-mark]'),
        ...(isReady ? main : []),
        ...document.querySelectorAll('main [data-place]'),
        ...among('[data-mark]'),
        ...(isPicked ? [] : among('label:has(input:not(:checked))')),
        ...main,
        // The whole table is looked at: back to the sheet that is asked for.
        ...document.querySelectorAll('.round button.back'),
      ];
      for (const wish of wishes) {
        wish.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = wish.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        const found = width + height > 0 ? document.elementFromPoint(at.x, at.y) : null;
        if (found !== null && wish.contains(found)) return at;
      }
      return null;
    },
    [DRAW.source, DOWN.source] as const,
  );

/** Bots and a busy machine take less than this until there is something to touch again. */
const PATIENCE = 90_000;

/** Goes on until something is so, with so many touches at most. */
export async function playUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  most: number,
  touch: Touch = click,
): Promise<void> {
  let since = Date.now();
  for (let touches = 0; !(await isDone()); ) {
    const at = await nextTouch(page);
    if (at === null) {
      if (Date.now() - since > PATIENCE)
        throw new Error(`nothing to touch: ${(await trayOf(page).allInnerTexts()).join(' ')}`);
      await page.waitForTimeout(25);
      continue;
    }
    since = Date.now();
    expect(touches++, 'touches').toBeLessThan(most);
    await (touch === tap ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  }
}

export { headingOf, questionOf, trayOf };
