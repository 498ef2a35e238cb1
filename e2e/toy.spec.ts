import { expect } from '@playwright/test';
import { comeAs } from './house.ts';
import { test } from './toy/house.ts';
import { titles } from './toy/titles.ts';

test('a house may know one game more than the list: its tables are listed with the others', async ({ page, house }) => {
  const { titles: known } = await (await page.request.get('/api/titles')).json();
  expect(known.map(({ id }: { id: string }) => id)).toEqual([...titles.keys()]);
  const ada = await house.guest('Ada');
  await house.tableAt(() => true, 'Crowns', [ada, 'thrifty'], titles.get('toy'));
  await comeAs(page, house, ada);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Crowns', exact: true })).toBeVisible();
});
