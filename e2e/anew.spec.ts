// A part of the page that could not be fetched: the page comes back by itself.
import { expect, sitAt, test } from './house.ts';
import { movement } from './ti3/moments.ts';

test('a table whose parts were lost on the way is loaded anew', async ({ browser, house }) => {
  // What fails is an error of the page as well, so this one is not watched for errors.
  const page = await (await browser.newContext({ baseURL: house.url })).newPage();
  let asked = 0;
  await page.route(/assets\/TablePage-.*\.js/, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await sitAt(page, house, movement);
  expect(asked).toBe(2);
  await page.context().close();
});
