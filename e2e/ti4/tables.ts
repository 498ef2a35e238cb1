// Tables of the Fourth Edition at which Ada sits with bots.
import type { Json } from '@custodian/kernel';
import type { Page } from '@playwright/test';
import { titles } from '../../apps/server/src/titles.ts';
import type { AnyMoment } from '../fixtures.ts';
import type { House } from '../house.ts';
import { comeAs } from '../house.ts';
import { headingOf } from '../playing.ts';

export const ti4 = titles.get('ti4');

/** Ada at a table at this moment, with so many bots. */
export async function sitAt(page: Page, house: House, moment: unknown, bots = 5, options: Json = {}): Promise<void> {
  const ada = await house.guest('Ada');
  const sitters = [ada, ...Array<string>(bots).fill('spirited')] as const;
  const { path } = await house.tableAt(moment as AnyMoment, 'Galaxy', sitters, ti4, options);
  await comeAs(page, house, ada);
  await page.goto(path);
  await headingOf(page).waitFor();
}
