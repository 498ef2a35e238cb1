import type { Page } from '@playwright/test';
import { expect, sitAt, test } from './house.ts';
import {
  answer,
  answerButton,
  councilOf,
  fightOn,
  inAHurry,
  isAsked,
  placeOf,
  questionOf,
  tap,
  theatreOf,
} from './playing.ts';
import { lateGame, movement, spaceBattle, vote } from './ti3/moments.ts';

for (const width of [390, 360])
  test.describe(`on a phone ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

    test('everything is reached by tabs and answered by touch', async ({ page }) => {
      await page.goto('/');
      const play = page.getByRole('button', { name: 'Play now against bots' });
      await play.waitFor();
      await staysInWidth(page);
      await play.tap();
      await questionOf(page).waitFor();
      await staysInWidth(page);
      await goThroughTabs(page);
      for (let i = 0; i < 4; i++) {
        await questionOf(page).waitFor();
        await staysInWidth(page);
        await isWithinReach(page);
        await answer(page, inAHurry, tap);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test('a battle is fought and a round is brought to its end by touch', async ({ page, house }) => {
    await sitAt(page, house, spaceBattle);
    await expect(theatreOf(page)).toBeVisible();
    await isWithinReach(page);
    await fightOn([page], tap);
    const round = async (): Promise<number> =>
      Number(/Round (\d+)/.exec((await placeOf(page).textContent()) ?? '')?.[1] ?? 0);
    const now = await round();
    for (let answers = 0; (await round()) === now; answers++) {
      expect(answers, 'answers until the round is over').toBeLessThan(60);
      await expect.poll(async () => (await isAsked(page)) || (await round()) > now, { intervals: [50] }).toBe(true);
      if ((await round()) === now) await answer(page, inAHurry, tap);
    }
  });
});

test.describe('360 wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test('nothing of a grown game is wider than the screen', async ({ page, house }) => {
    await sitAt(page, house, spaceBattle);
    await expect(theatreOf(page)).toBeVisible();
    await staysInWidth(page);
    await sitAt(page, house, vote);
    await expect(councilOf(page)).toBeVisible();
    await staysInWidth(page);
    await sitAt(page, house, movement);
    await questionOf(page).getByRole('button', { name: /^All/ }).tap();
    await staysInWidth(page);
    await isWithinReach(page);
    await sitAt(page, house, lateGame, 5);
    await staysInWidth(page);
    await goThroughTabs(page);
    await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: 'Sheet' }).tap();
    await page.getByRole('button', { name: 'All technologies' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await staysInWidth(page);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Menu of the table' }).tap();
    for (const part of ['Seats and links', 'Standing answers', 'Rules and cards']) {
      await dialog.getByRole('button', { name: part }).tap();
      await staysInWidth(page);
    }
  });
});

async function goThroughTabs(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button');
  const parts = {
    Sheet: page.getByRole('complementary', { name: 'Your sheet' }),
    Hand: page.getByRole('region', { name: 'Your hand' }),
    Players: page.getByRole('region', { name: 'Players' }),
    Chronicle: page.getByRole('list', { name: 'Chronicle' }),
    Table: questionOf(page),
  };
  for (const [name, part] of Object.entries(parts)) {
    const tab = tabs.filter({ hasText: name });
    await tab.tap();
    await expect(part).toBeVisible();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await staysInWidth(page);
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
}

/** The button that answers, or the last where each answer has its own, is wholly on the screen and large enough. */
async function isWithinReach(page: Page): Promise<void> {
  const button = answerButton(page).or(questionOf(page).locator('.answers .confirm').last()).last();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
}

/** Nothing can be scrolled sideways: neither the page, nor an open dialog. */
async function staysInWidth(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] .body')].map(
      (part) => part.scrollWidth - part.clientWidth,
    ),
  );
  expect(Math.max(...wide)).toBe(0);
}
