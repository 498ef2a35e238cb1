// Tables of Inscription at which Ada sits, and the devices she plays on.
import type { Page } from '@playwright/test';
import { titles } from '../../apps/server/src/titles.ts';
import type { AnyMoment } from '../fixtures.ts';
import { comeAs } from '../house.ts';

export const inscription = titles.get('inscription');
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
export const ITALIAN = { locale: 'it-IT' };

/** Ada at a table of this game, with so many bots. */
export async function sitAt(
  page: Page,
  house: Parameters<typeof comeAs>[1],
  moment: AnyMoment,
  bots = 0,
): Promise<void> {
  const ada = await house.guest('Ada');
  const { path } = await house.tableAt(moment, 'Sheets', [ada, ...Array<string>(bots).fill('sensible')], inscription);
  await comeAs(page, house, ada);
  await page.goto(path);
}

export const plan =
  (shape: string): AnyMoment =>
  (_, decision) =>
    decision.kind === 'plan' && decision.shape === shape;
export const marking = plan('turn');

/** So many events have been revealed. */
export const isRevealed = (page: Page, round: number) => async (): Promise<boolean> =>
  (await page.locator('.chronicle').innerText()).includes(`Round ${round}:`);
