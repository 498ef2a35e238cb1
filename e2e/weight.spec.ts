import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { expect, sitAt, test } from './house.ts';
import { marking, sitAt as sitAtInscription } from './inscription/tables.ts';
import { headingOf } from './playing.ts';
import { movement } from './ti3/moments.ts';
import { movement as movementIn4 } from './ti4/moments.ts';
import { sitAt as sitAtTi4 } from './ti4/tables.ts';

/** The scripts that a page brings from now on, by their address, as they are sent. */
function scriptsOf(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return async () => new Map(await Promise.all([...scripts].map(async ([url, size]) => [url, await size] as const)));
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);

test('the first page brings less than 100 kB of script', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
  await page.getByRole('form', { name: 'New table' }).waitFor();
  const sizes = await scripts();
  expect(sizes.size).toBeGreaterThan(3);
  expect(sum(sizes.values())).toBeLessThan(100_000);
});

for (const [title, limit, sit] of [
  ['Third Edition', 260, (page: Page, house: House) => sitAt(page, house, movement)],
  ['Fourth Edition', 305, (page: Page, house: House) => sitAtTi4(page, house, movementIn4)],
  ['Inscription', 170, (page: Page, house: House) => sitAtInscription(page, house, marking)],
] as const)
  test(`what the ${title} brings is loaded with its tables: less than ${limit} kB`, async ({
    page,
    house,
    newDevice,
  }) => {
    const lobby = await newDevice();
    const first = scriptsOf(lobby);
    await lobby.goto('/', { waitUntil: 'networkidle' });
    await lobby.getByRole('form', { name: 'New table' }).waitFor();
    const known = await first();

    const scripts = scriptsOf(page);
    await sit(page, house);
    await headingOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    const more = [...(await scripts())].filter(([url]) => !known.has(url)).map(([, size]) => size);
    expect(more.length).toBeGreaterThan(1);
    expect(sum(more)).toBeLessThan(limit * 1000);
  });
