// The second game of the house: sheets are marked by pointer, keys and finger, unseen by others, and told to everybody.
import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { AnyMoment } from './fixtures.ts';
import { theEnd } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';
import {
  headingOf,
  litOn,
  mainButton,
  markAt,
  marksOf,
  pencilOf,
  playUntil,
  questionOf,
  tap,
  trayOf,
} from './inscription/playing.ts';
import { ITALIAN, inscription, isRevealed, marking, PHONE, plan, sitAt } from './inscription/tables.ts';
import { chronicleOf } from './playing.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const votes = plan('votes');
const ballot = plan('ballot');

test('a mark is pencil, rubbed out by the key, and ink once the marker is down', async ({ page, house }) => {
  await sitAt(page, house, marking);
  await expect(headingOf(page)).toHaveText('Choose the active sheet');
  await marksOf(page).filter({ hasText: 'Navigation' }).click();
  await expect(headingOf(page)).toHaveText('Mark Navigation');
  await expect(mainButton(page)).toHaveText(/\d to spend/);
  const before = await litOn(page).count();
  expect(before).toBeGreaterThan(0);
  await litOn(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(pencilOf(page)).toHaveCount(2);
  await page.keyboard.press('u');
  await expect(pencilOf(page)).toHaveCount(1);
  await expect(litOn(page)).toHaveCount(before);
  // The page may be loaded anew: the pencil lies where it was.
  await page.reload();
  await expect(pencilOf(page)).toHaveCount(1);
  await playUntil(page, async () => /^Markers down/.test(await mainButton(page).innerText()), 20);
  await mainButton(page).click();
  await expect(chronicleOf(page).filter({ hasText: /^.*You make Navigation active/ })).toBeVisible();
});

test('a shape is moved, turned and drawn, and says why it does not fit', async ({ page, house }) => {
  await sitAt(page, house, marking);
  await marksOf(page).filter({ hasText: 'Warfare' }).click();
  await page.getByRole('button', { name: /^Build infantry/ }).click();
  const ways = questionOf(page).getByRole('group').locator('[data-mark]');
  if ((await ways.count()) > 0) await ways.first().click();
  await expect(headingOf(page)).toHaveText('Draw the shape: infantry');
  await expect(trayOf(page)).toContainText('Infantry: fits here');
  await page.keyboard.press('ArrowUp');
  await expect(trayOf(page)).toContainText('It touches neither the deployment line nor another unit.');
  await page.keyboard.press('n');
  await expect(trayOf(page)).toContainText('Infantry: fits here');
  const ghost = page.locator('[data-ghost]');
  const at = await ghost.boundingBox();
  if (at === null) throw new Error('no shape');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2 + 120, at.y + at.height / 2, { steps: 8 });
  await page.mouse.up();
  expect((await ghost.boundingBox())?.x).toBeGreaterThan(at.x + 60);
  await page.keyboard.press('Enter');
  await expect(pencilOf(page).filter({ hasText: 'Infantry: drawn' })).toBeVisible();
});

test('two people mark unseen; one takes the marker up again while the other still marks', async ({
  page: ada,
  house,
  newDevice,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const bothMark: AnyMoment = (state, decision) => marking(state, decision);
  const { path } = await house.tableAt(bothMark, 'Two', [a, b], inscription);
  const bea = await newDevice();
  for (const [page, guest] of [
    [ada, a],
    [bea, b],
  ] as const) {
    await comeAs(page, house, guest);
    await page.goto(path);
    await questionOf(page).waitFor();
  }
  await playUntil(ada, async () => /^Markers down/.test(await mainButton(ada).innerText()), 20);
  const marks = await pencilOf(ada).count();
  await mainButton(ada).click();
  await expect(trayOf(ada)).toContainText('Bea');
  await expect(bea.getByTitle('Also asked: Ada')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Take my marker up again' }).click();
  await expect(pencilOf(ada)).toHaveCount(marks);
  await expect(bea.getByTitle('Also asked: Ada')).toBeVisible();
  await expect(bea.getByRole('complementary', { name: 'Your sheets' })).toContainText('marking');
  // While markers are up nobody looks at what others have marked.
  await bea.getByRole('complementary', { name: 'Your sheets' }).getByRole('button', { name: 'Table' }).click();
  const others = bea.getByRole('button', { name: /^Ada, Navigation/ });
  await expect(others).toBeDisabled();
  await bea.getByRole('button', { name: 'To my sheets' }).click();
  await playUntil(bea, async () => /^Markers down/.test(await mainButton(bea).innerText()), 20);
  await mainButton(bea).click();
  await bea.getByRole('button', { name: 'Take my marker up again' }).waitFor();
  await bea.getByRole('complementary', { name: 'Your sheets' }).getByRole('button', { name: 'Table' }).click();
  await others.click();
  await expect(bea.getByRole('group', { name: 'Navigation', exact: true })).toBeVisible();
});

test('an event is marked with the keyboard alone', async ({ page, house }) => {
  await sitAt(page, house, marking);
  await marksOf(page).filter({ hasText: 'Industry' }).focus();
  await page.keyboard.press('Enter');
  await expect(headingOf(page)).toHaveText('Mark Industry');
  for (let marked = 0; !/^Markers down/.test(await mainButton(page).innerText()); marked++) {
    expect(marked, 'marks').toBeLessThan(12);
    const count = await pencilOf(page).count();
    // From anywhere the arrows come to the sheet; after a mark the keys go on beside it.
    if ((await page.locator('main [data-place]:focus').count()) === 0) await page.keyboard.press('ArrowRight');
    await expect(page.locator('main [data-place]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    if ((await questionOf(page).getByRole('group').locator('[data-mark]:focus').count()) > 0)
      await page.keyboard.press('Enter');
    await expect(pencilOf(page)).toHaveCount(count + 1);
  }
  await mainButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(chronicleOf(page).filter({ hasText: /You make Industry active/ })).toBeVisible();
});

test('the guide tells the first event, step by step', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Twilight Inscription' }).check();
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  const guide = page.getByRole('region', { name: 'Guided event' });
  for (let stop = 1; stop <= 4; stop++) {
    await expect(guide).toContainText(`${stop} / 4`);
    await guide.getByRole('button', { name: /^(Next|Begin)$/ }).click();
  }
  await expect(guide).toContainText('Choose one sheet for the whole event');
  await questionOf(page).locator('[data-advised]').click();
  await expect(headingOf(page)).toHaveText('Mark Navigation');
  await expect(guide).toContainText('traces a lit hyperlane');
  await playUntil(page, isRevealed(page, 2), 40);
  await expect(guide).toContainText('Your first event is done');
  await guide.getByRole('button', { name: 'Play on' }).click();
  await expect(guide).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use(PHONE);

  test('sheets are turned by a swipe, and a touch asks before it marks and tells what signs mean', async ({
    page,
    house,
  }) => {
    await sitAt(page, house, marking);
    await tap(marksOf(page).filter({ hasText: 'Navigation' }));
    const sheet = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(sheet('Navigation')).toBeVisible();
    await swipe(page, 300, 120);
    await expect(sheet('Expansion')).toBeVisible();
    await swipe(page, 120, 300);
    await expect(sheet('Navigation')).toBeVisible();
    await tap(litOn(page).first());
    await expect(pencilOf(page)).toHaveCount(0);
    await expect(trayOf(page)).toContainText(/^Mark Navigation.*Mark it|Material|Influence/s);
    await tap(trayOf(page).getByRole('button', { name: 'Not this one' }));
    // What cannot be marked says what it is.
    await tap(page.locator('main [data-note="mecatol"]').first());
    await expect(page.getByRole('tooltip')).toContainText('topmost open slot');
    await markAt(page, litOn(page).first(), tap);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await tap(page.getByRole('button', { name: 'More of the question' }));
    await expect(pencilOf(page)).toHaveCount(2);
  });
});

test.describe('a shape under a finger', () => {
  test.use(PHONE);

  test('is held wherever it lies, and nothing but the shape is drawn anew while it moves', async ({ page, house }) => {
    await sitAt(page, house, marking);
    await tap(marksOf(page).filter({ hasText: 'Warfare' }));
    await markAt(page, page.locator('main [data-place="unit infantry"]'), tap);
    const ghost = page.locator('[data-ghost]');
    await ghost.waitFor();
    await page.waitForTimeout(300);
    const session = await page.context().newCDPSession(page);
    // Away and back: wherever it was let go, it is taken up again.
    for (const [dx, dy] of [
      [120, -90],
      [-90, -60],
      [60, 90],
      [-60, -80],
    ] as const) {
      const from = await boxOf(ghost);
      const told = await whileHeld(page, session, from, { x: from.x + dx, y: from.y + dy });
      expect(told.cancelled, 'taken from the finger').toBe(0);
      expect(told.moved, 'places').toBeGreaterThan(1);
      expect(told.elsewhere, 'what else was drawn').toEqual([]);
      const to = await boxOf(ghost);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(40);
    }
  });
});

// In Italian only words differ: one sheet is enough.
for (const [where, device, sheets] of [
  ['at a desk', {}, [1, 2, 3, 0]],
  ['on a phone', PHONE, [1, 2, 3, 0]],
  ['in Italian', ITALIAN, [3]],
] as const)
  test.describe(where, () => {
    test.use(device);

    test('sheets, votes, the round and the end are accessible', async ({ page, house }) => {
      await sitAt(page, house, marking);
      await check(page, 'the choice of a sheet');
      for (const sheet of sheets) {
        await marksOf(page).nth(sheet).click();
        await check(page, `sheet ${sheet}`);
        if (sheet === 3) {
          await litOn(page).first().click();
          const ways = questionOf(page).getByRole('group').locator('[data-mark]');
          if ((await ways.count()) > 0) await ways.first().click();
          await check(page, 'a shape');
        }
        await page.keyboard.press('u');
        await page.keyboard.press('u');
      }
      await sitAt(page, house, votes);
      await questionOf(page).waitFor();
      await check(page, 'votes against the rival');
      await sitAt(page, house, ballot, 3);
      await questionOf(page).waitFor();
      await check(page, 'a ballot');
      await sitAt(page, house, theEnd);
      await page.locator('#ending').waitFor();
      await check(page, 'the end');
    });
  });

/** A finger draws aside, in the middle of the page. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 300 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let i = 1; i <= 6; i++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + ((to - from) * i) / 6),
    });
  // The finger rests before it is lifted: the browser takes a touch on what is still gliding for stopping it.
  await page.waitForTimeout(200);
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function boxOf(piece: Locator): Promise<Point> {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('nothing there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger takes what lies there along: how often it came to another place, what else the page changed meanwhile, and
 *  whether the browser took the finger for something else. */
async function whileHeld(
  page: Page,
  session: CDPSession,
  from: Point,
  to: Point,
): Promise<{ moved: number; cancelled: number; elsewhere: string[] }> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const seen = await page.evaluateHandle(() => {
    const found = { moved: 0, cancelled: 0, elsewhere: [] as string[], end };
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const lies = element?.closest('svg')?.querySelector('[data-ghost]') != null;
        if (!lies) found.elsewhere.push(element?.outerHTML.slice(0, 120) ?? '');
        else if (element.querySelector('[data-ghost]') !== null) found.moved++;
      }
    });
    const cancel = (): void => {
      found.cancelled++;
    };
    const main = document.querySelector('main') as Element;
    watch.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    main.addEventListener('pointercancel', cancel);
    function end(): void {
      watch.disconnect();
      main.removeEventListener('pointercancel', cancel);
    }
    return found;
  });
  await touch('touchStart', from);
  for (let i = 1; i <= 12; i++) {
    await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 12, y: from.y + ((to.y - from.y) * i) / 12 });
    await page.waitForTimeout(20);
  }
  const { moved, cancelled, elsewhere } = await seen.evaluate((found) => {
    found.end();
    return { moved: found.moved, cancelled: found.cancelled, elsewhere: found.elsewhere };
  });
  await touch('touchEnd');
  // It comes into sight where it was let go.
  await page.waitForTimeout(300);
  return { moved, cancelled, elsewhere };
}

/** Nothing that keeps somebody out. */
async function check(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(300);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(told, where).toEqual([]);
}
