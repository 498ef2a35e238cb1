// The pictures of the README: the same moments of the same games every time. Run by `node scripts/pictures.mjs`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { comeAs, expect, sitAt, test } from './house.ts';
import { theatreOf, trayOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { lateGame, movement, vote } from './ti3/moments.ts';

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const MOST_BYTES = 250_000;

/** Seat 0 can bring several ships together when empires have grown. */
const grownMovement: Moment = (state, decision) =>
  state.game.round >= 4 &&
  movement(state, decision) &&
  decision.kind === 'plan' &&
  (decision.about as { reach: readonly unknown[] }).reach.length > 3;

/** Seat 0 takes hits in a space battle of some size. */
const takingHits: Moment = (state, decision) => {
  const battle = state.stack.find((frame) => frame.run === 'space battle');
  if (battle === undefined || decision.kind !== 'plan' || decision.shape !== 'hits') return false;
  const { system, attacker, defender } = battle.v as { system: string; attacker: number; defender: number };
  const ships = state.game.systems.find(({ id }) => id === system)?.ships ?? [];
  return [attacker, defender].every((seat) => ships.filter((ship) => ship.owner === seat).length >= 3);
};

test('the table', async ({ page, house }) => {
  await sitAt(page, house, grownMovement, 5);
  await trayOf(page).getByRole('button', { name: /^All/ }).first().click();
  await take(page, 'table');
});

test('the battle', async ({ page, house }) => {
  await sitAt(page, house, takingHits, 5);
  await expect(theatreOf(page)).toBeVisible();
  await take(page, 'battle');
});

test('the lobby', async ({ page, house }) => {
  const ada = await house.guest('Ada');
  const bots = Array<'sensible'>(5).fill('sensible');
  const tables = [
    ['Thursday night', lateGame],
    ['The long way home', vote],
    ['Club championship', movement],
  ] as const;
  for (const [name, moment] of tables) await house.tableAt(moment, name, [ada, ...bots]);
  await comeAs(page, house, ada);
  await page.goto('/');
  await expect(
    page.getByRole('link', { name: 'Thursday night' }).or(page.getByText('Thursday night')).first(),
  ).toBeVisible();
  await take(page, 'lobby');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table', async ({ page, house }) => {
    await sitAt(page, house, grownMovement, 5);
    await take(page, 'phone');
  });
});

/** Once everything is painted: as webp, which the browser itself makes. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(6000);
  const shot = (await page.screenshot()).toString('base64');
  const studio = await page.context().newPage();
  const webp = await studio.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, shot);
  await studio.close();
  const bytes = Buffer.from(webp, 'base64');
  expect(bytes.length, name).toBeLessThan(MOST_BYTES);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), bytes);
}
