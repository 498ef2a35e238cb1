import { gzipSync } from 'node:zlib';
import { expect, test } from './house.ts';

test('the first page brings less than 250 kB of script', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play now against bots' }).waitFor();
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});
