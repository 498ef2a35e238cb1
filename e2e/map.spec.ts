import type { Locator, Page } from '@playwright/test';
import { expect, sitAt, test } from './house.ts';
import { answer, answerButton, bodyOf, headingOf, isSettled, questionOf, tap } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { lateGame } from './ti3/moments.ts';

/** Systems of the map that the open question offers. */
const hexesOf = (page: Page): Locator => page.locator('.galaxy');
const litOf = (page: Page): Locator => hexesOf(page).getByRole('button', { name: /you may choose this/i });
const tactical = [/^tactical action/i];

test.describe('question after question is answered on the map', () => {
  test('by mouse', async ({ page, house }) => {
    await sitAt(page, house, lateGame);
    await answer(page, tactical);
    for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.click({ position: { x: 20, y: 60 } }));
  });

  test('by keyboard', async ({ page, house }) => {
    await sitAt(page, house, lateGame);
    await answer(page, tactical);
    for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.press('Enter'));
  });

  test.describe('by finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

    test('on a phone', async ({ page, house }) => {
      await sitAt(page, house, lateGame);
      await answer(page, tactical, tap);
      await page.getByRole('button', { name: 'Show the whole galaxy' }).tap();
      for (const place of [0, 1, 2]) await activates(page, place, (hex) => hex.tap());
    });
  });
});

/** Is asked what to activate, picks it on the map, confirms, and takes it back: each time another question. */
async function activates(page: Page, place: number, press: (hex: Locator) => Promise<void>): Promise<void> {
  await expect(headingOf(page)).toHaveText('Which system do you activate?');
  await expect.poll(() => litOf(page).count(), 'systems that are lit').toBeGreaterThan(5);
  const hex = litOf(page).nth(place);
  const name = (await hex.getAttribute('aria-label'))?.split('.')[0] ?? '';
  await press(hex);
  await expect(questionOf(page).getByRole('radio', { checked: true }).and(page.getByLabel(name))).toBeVisible();
  const before = await bodyOf(page);
  await answerButton(page).click();
  expect(await isSettled(page, before)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
}

/** Seat 0 chooses the system that it activates. */
const activation: Moment = (state, decision) => state.game.round >= 3 && decision.ask.key === 'ask.activate';

test('what can be done where is told before a counter is spent', async ({ page, house }) => {
  await sitAt(page, house, activation, 5);
  const groups = questionOf(page).getByRole('heading', { level: 3 });
  await expect(groups.first()).toHaveText('Your ships can come');
  const options = questionOf(page).getByRole('radio');
  await expect(options.first()).not.toBeChecked();

  // A pick in the list is seen on the map, and the ways of the ships that could come.
  await options.first().check();
  await expect(hexesOf(page).locator('.plan text').first()).toBeVisible();
  const first = await answerButton(page).innerText();
  expect(first).toMatch(/^Activate /);

  // A pick on the map is seen in the list; touched again, it opens its dossier.
  const hex = litOf(page)
    .filter({ hasNot: page.locator('.faint') })
    .nth(3);
  await hex.click({ position: { x: 20, y: 60 } });
  await expect(answerButton(page)).not.toHaveText(first);
  const dossier = page.locator('.dossier').first();
  await expect(dossier).toBeHidden();
  await hex.click({ position: { x: 20, y: 60 } });
  await expect(dossier).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dossier).toBeHidden();
  await hex.click({ button: 'right', position: { x: 20, y: 60 } });
  await expect(dossier).toBeVisible();
  await page.keyboard.press('Escape');

  // Where nothing can be done, that is said.
  const rest = questionOf(page)
    .locator('details')
    .filter({ hasText: /^Nothing to do there/ });
  await rest.locator('summary').click();
  await rest.getByRole('radio').first().check();
  await expect(questionOf(page).getByText(/would cost a command counter for nothing/)).toBeVisible();
});

test('the map is used with the keyboard alone', async ({ page, house }) => {
  await sitAt(page, house, activation, 5);
  await expect.poll(() => litOf(page).count()).toBeGreaterThan(5);
  const focused = hexesOf(page).locator('[data-system]:focus');
  await hexesOf(page).locator('[data-system][tabindex="0"]').focus();
  const walked = new Set<string | null>();
  for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(arrow);
    await expect(focused).toHaveAttribute('aria-label', /you may choose this/i);
    walked.add(await focused.getAttribute('data-system'));
  }
  expect(walked.size).toBeGreaterThan(2);
  await page.keyboard.press('i');
  await expect(page.locator('.dossier').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.dossier').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(answerButton(page)).toHaveText(/^Activate /);
  const before = await bodyOf(page);
  await page.keyboard.press('Enter');
  expect(await isSettled(page, before)).toBe(true);
  await hexesOf(page).locator('[data-system][tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
] as const)
  test.describe(`${width} wide and ${height} high`, () => {
    test.use({ viewport: { width, height } });

    for (const bots of [2, 3, 5])
      test(`nothing covers a system of ${bots + 1} players`, async ({ page, house }) => {
        await sitAt(page, house, lateGame, bots);
        await expect.poll(() => coveredIn(page)).toEqual([]);
        const sheet = page.getByRole('complementary', { name: 'Your sheet' });
        expect(
          await sheet.evaluate((node) =>
            [...node.querySelectorAll('*')].every(
              (part) => part.getBoundingClientRect().right <= node.getBoundingClientRect().right + 1,
            ),
          ),
        ).toBe(true);
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test('the place that is asked about is in sight above the question', async ({ page, house }) => {
    await sitAt(page, house, activation, 5);
    // The last of the list lies far from home.
    await questionOf(page).locator('details summary').first().tap();
    const options = questionOf(page).getByRole('radio');
    for (const option of [options.last(), options.first()]) {
      await option.check();
      const picked = await option.evaluate((input) => input.closest('[data-row]')?.getAttribute('data-row'));
      await expect.poll(() => coveredIn(page, [picked ?? ''])).toEqual([]);
    }
  });

  test('a finger that rests on a lit system opens its dossier', async ({ page, house }) => {
    await sitAt(page, house, activation, 5);
    const hex = hexesOf(page).locator('[data-system][tabindex="0"]');
    await hex.dispatchEvent('pointerdown', {
      pointerId: 5,
      pointerType: 'touch',
      button: 0,
      isPrimary: true,
      bubbles: true,
    });
    await expect(page.locator('.dossier').first()).toBeVisible();
    await hex.dispatchEvent('pointerup', {
      pointerId: 5,
      pointerType: 'touch',
      button: 0,
      isPrimary: true,
      bubbles: true,
    });
    await expect(questionOf(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

/** Systems (these, or all) whose middle or corners lie under something else, or outside of the screen. */
function coveredIn(page: Page, only?: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const hexes = [...document.querySelectorAll<SVGElement>('[data-system]')];
    return hexes
      .filter(({ dataset }) => wanted === undefined || wanted.includes(dataset.system ?? ''))
      .filter((hex) => {
        const { left, top, width, height } = (hex.querySelector('.ground') as Element).getBoundingClientRect();
        const spots = [
          [0.5, 0.5],
          [0.06, 0.5],
          [0.94, 0.5],
          [0.28, 0.06],
          [0.72, 0.06],
          [0.28, 0.94],
          [0.72, 0.94],
        ];
        return spots.some(([x = 0, y = 0]) => {
          const found = document.elementFromPoint(left + x * width, top + y * height);
          return found?.closest('.galaxy .world') == null;
        });
      })
      .map(({ dataset }) => dataset.system ?? '');
  }, only);
}
