// What somebody sets for a device: found in one place, holds at once, and is still so after a reload.
import type { Page } from '@playwright/test';
import { comeAs, expect, sitAt, test } from './house.ts';
import { headingOf, theatreOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { lateGame } from './ti3/moments.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Dice lie on the table: seat 0 takes hits. */
const takingHits: Moment = (state, decision) =>
  decision.kind === 'plan' && decision.shape === 'hits' && state.stack.some((frame) => frame.run === 'space battle');

const settingsOf = (page: Page) => page.getByRole('dialog', { name: /^(Settings|Impostazioni)$/ });
const soundOf = (page: Page) => settingsOf(page).getByRole('switch', { name: /^(Sound|Suon)/ });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Settings|Impostazioni)$/ }).click();
  await settingsOf(page).waitFor();
}

test('settings hold at once and after a reload, in the lobby and at the table', async ({ page, house }) => {
  await page.goto('/');
  await openSettings(page);
  const html = page.locator('html');
  const plain = await settingsOf(page).evaluate((dialog) => getComputedStyle(dialog).color);
  await settingsOf(page).getByRole('radio', { name: 'High' }).check();
  await expect(html).toHaveAttribute('data-contrast', 'high');
  expect(await settingsOf(page).evaluate((dialog) => getComputedStyle(dialog).color)).not.toBe(plain);
  await settingsOf(page).getByRole('radio', { name: 'Full' }).check();
  await expect(html).toHaveAttribute('data-motion', 'full');
  await soundOf(page).uncheck();
  await settingsOf(page).getByRole('radio', { name: 'Italiano' }).check();
  await expect(settingsOf(page)).toContainText('Contrasto');

  const hasStayed = async (): Promise<void> => {
    await openSettings(page);
    for (const name of ['Italiano', 'Complete', 'Alto'])
      await expect(settingsOf(page).getByRole('radio', { name })).toBeChecked();
    await expect(soundOf(page)).not.toBeChecked();
    await expect(html).toHaveAttribute('data-contrast', 'high');
    await expect(html).toHaveAttribute('data-motion', 'full');
  };
  await page.reload();
  await hasStayed();
  await sitAt(page, house, lateGame, 5);
  await hasStayed();
});

test('names, figures and realms are shown on the map or not', async ({ page, house }) => {
  await sitAt(page, house, lateGame, 5);
  const names = page.getByRole('main').locator('text').getByText('Mecatol Rex', { exact: true });
  const figures = page.getByRole('main').locator('.values').first();
  await expect(names).toBeVisible();
  await expect(figures).toBeVisible();
  await openSettings(page);
  for (const layer of ['Names', 'Resources and influence', 'Realms'])
    await settingsOf(page).getByRole('switch', { name: layer }).uncheck();
  await page.keyboard.press('Escape');
  await expect(names).toBeHidden();
  await expect(figures).toBeHidden();
  await expect(page.getByRole('main').locator('.tint').first()).toBeHidden();
  await page.reload();
  await expect(figures).toBeHidden();
});

test('settings are changed by keyboard, and the focus comes back to where it was', async ({ page, house }) => {
  await sitAt(page, house, lateGame, 5);
  const way = page.getByRole('banner').getByRole('button', { name: 'Settings' });
  await way.focus();
  await page.keyboard.press('Enter');
  await settingsOf(page).getByRole('radio', { name: 'Normal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await soundOf(page).focus();
  await page.keyboard.press('Space');
  await expect(soundOf(page)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settingsOf(page)).toBeHidden();
  await expect(way).toBeFocused();
});

test('dice roll or lie still as it is set, whatever the device wishes', async ({ page, house }) => {
  await sitAt(page, house, takingHits);
  const die = theatreOf(page).locator('.die').last();
  const moves = () =>
    die.evaluate((element) => {
      const { animationDuration, animationDelay } = getComputedStyle(element);
      return [animationDuration, animationDelay].some((time) => Number.parseFloat(time) > 0);
    });
  expect(await moves(), 'the device wishes less motion').toBe(false);
  await openSettings(page);
  await settingsOf(page).getByRole('radio', { name: 'Full' }).check();
  expect(await moves(), 'full').toBe(true);
  await settingsOf(page).getByRole('radio', { name: 'Reduced' }).check();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moves(), 'reduced').toBe(false);
  await settingsOf(page).getByRole('radio', { name: 'As the device' }).check();
  expect(await moves(), 'the device wishes nothing').toBe(true);
});

test('at a desk sound is on: silent until somebody does something, then for what others say, until it is switched off', async ({
  page,
  house,
  newDevice,
}) => {
  const [ada, ben] = [await house.guest('Ada'), await house.guest('Ben')];
  const { path } = await house.tableAt(lateGame, 'Orion', [ada, ben, 'sensible']);
  await countSounds(page);
  await comeAs(page, house, ada);
  await page.goto(path);
  await headingOf(page).waitFor();
  const other = await newDevice();
  await comeAs(other, house, ben);
  await other.goto(house.url + path);
  await say(other, 'Hello');
  await expect(page.getByText('Hello')).toBeVisible();
  expect(await soundsOn(page)).toEqual({ contexts: 0, tones: 0 });

  await page.getByText('Hello').click();
  await expect.poll(() => soundsOn(page)).toEqual({ contexts: 1, tones: 0 });
  await say(page, 'Good evening');
  await expect(other.getByText('Good evening')).toBeVisible();
  expect((await soundsOn(page)).tones).toBe(0);
  await say(other, 'How are you?');
  await expect.poll(async () => (await soundsOn(page)).tones).toBe(1);

  await openSettings(page);
  await expect(soundOf(page)).toHaveCount(1);
  await soundOf(page).uncheck();
  await page.keyboard.press('Escape');
  await say(other, 'Silence');
  await expect(page.getByText('Silence')).toBeVisible();
  expect((await soundsOn(page)).tones).toBe(1);
  await openSettings(page);
  await soundOf(page).check();
  await expect.poll(async () => (await soundsOn(page)).tones, 'a sample').toBe(3);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('sound is off until it is switched on', async ({ page, house }) => {
    await countSounds(page);
    await sitAt(page, house, lateGame, 5);
    await page.getByRole('button', { name: 'Menu of the table' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap();
    await expect(soundOf(page)).not.toBeChecked();
    expect(await soundsOn(page)).toEqual({ contexts: 0, tones: 0 });
    await soundOf(page).check();
    await expect.poll(async () => (await soundsOn(page)).tones).toBeGreaterThan(0);
    await page.reload();
    await headingOf(page).waitFor();
    await page.getByRole('button', { name: 'Menu of the table' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap();
    await expect(soundOf(page)).toBeChecked();
  });
});

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Say something to the table' });
  await field.fill(text);
  await field.press('Enter');
}

interface Sounds {
  readonly contexts: number;
  readonly tones: number;
}

/** From the next load on the page counts what it does with sound. */
async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds = { contexts: 0, tones: 0 };
    Object.assign(window, { sounds });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sounds.contexts++;
      }
    };
    // To the browser a test that looks at the page has already done something on it; only real gestures shall count.
    let hasBeenActive = false;
    for (const gesture of ['mousedown', 'keydown', 'touchend'])
      addEventListener(gesture, () => (hasBeenActive = true), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      sounds.tones++;
      start.call(this, when);
    };
  });
}

const soundsOn = (page: Page): Promise<Sounds> =>
  page.evaluate(() => ({ ...(window as unknown as { sounds: Sounds }).sounds }));
