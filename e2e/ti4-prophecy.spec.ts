// The Fourth Edition with Prophecy of Kings: exploration, leaders, mechs, the nexus, hyperlanes and the slice draft on the page.
import { leaderIds, unitCards } from '@custodian/ti4/facts';
import { en } from '@custodian/ti4/words/en/index';
import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';
import { answer, answerButton, chronicleOf, headingOf, questionOf } from './playing.ts';
import {
  agentAtHand,
  captured,
  commanderUnlocked,
  deployable,
  explorationCard,
  laneMove,
  sleepingNexus,
  sliceDraft,
} from './ti4/prophecy-moments.ts';
import { sitAt } from './ti4/tables.ts';

const prophecy = { prophecy: true };
/** Any of these things by its name. */
const named = (family: string, ids: readonly string[]): RegExp =>
  new RegExp(`^(${ids.map((id) => (en as Readonly<Record<string, string>>)[`${family}.${id}`] ?? id).join('|')})`);
const leaders = named('leader', leaderIds);
const mechs = named(
  'unitCard',
  Object.values(unitCards)
    .filter(({ type }) => type === 'mech')
    .map(({ id }) => id),
);

const told = (page: Page, line: RegExp) => chronicleOf(page).filter({ hasText: line }).last();

test('an exploration card is shown while it asks, and answered in place', async ({ page, house }) => {
  await sitAt(page, house, explorationCard, 5, prophecy);
  const card = page.getByRole('region', { name: 'Explored' });
  await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
  await expect(told(page, /You explore .+: .+\./)).toBeVisible();
  const asked = await headingOf(page).innerText();
  await answer(page, []);
  await expect(headingOf(page).filter({ hasText: asked })).toHaveCount(0);
});

test('a sheet shows leaders with their goals, and an unlocked commander', async ({ page, house }) => {
  await sitAt(page, house, commanderUnlocked, 5, prophecy);
  await expect(page.getByText(/^commander, unlocked$/).first()).toBeVisible();
  await expect(page.getByText(/^hero, (\d of 3|unlocked)$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Faction sheet' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Relic fragments')).toBeVisible();
  await expect(sheet.getByText(/^Mech, \d of 4 on the board$/)).toBeVisible();
});

test('an agent is used when its moment comes', async ({ page, house }) => {
  await sitAt(page, house, agentAtHand, 5, prophecy);
  await answer(page, [leaders]);
  await expect(told(page, /You exhaust .+\./)).toBeVisible();
});

test('a mech is deployed without production', async ({ page, house }) => {
  await sitAt(page, house, deployable, 5, prophecy);
  const before = await chronicleOf(page).filter({ hasText: /mech/ }).count();
  const isDeployed = async (): Promise<boolean> =>
    (await chronicleOf(page).filter({ hasText: /mech/ }).count()) > before;
  // It may have its price, or several places.
  for (let answers = 0; answers < 4 && !(await isDeployed()); answers++) await answer(page, [mechs]);
  expect(await isDeployed()).toBe(true);
});

test('units that were captured stand on the sheet behind bars', async ({ page, house }) => {
  const vuilraith = { ...prophecy, factions: 'given', given: ['vuilraith', 'sol', 'hacan'] };
  await sitAt(page, house, captured, 2, vuilraith);
  await expect(page.getByRole('heading', { name: /^Captured units/ })).toBeVisible();
});

test('the nexus lies beside the map and says how it stands', async ({ page, house }) => {
  await sitAt(page, house, sleepingNexus, 3, prophecy);
  const nexus = page.getByRole('button', { name: /Wormhole Nexus, inactive/ });
  await nexus.press('i');
  await expect(page.getByText(/The nexus is inactive/)).toBeVisible();
  await expect(page.getByText('Legendary planet: Exterrix Headquarters')).toBeVisible();
});

test('a fleet comes over a hyperlane', async ({ page, house }) => {
  await sitAt(page, house, laneMove, 4, prophecy);
  await expect(page.locator('[data-lane]').first()).toBeAttached();
  await questionOf(page).getByRole('button', { name: /^All/ }).first().click();
  await expect(answerButton(page)).toHaveText(/^Confirm/);
  await answerButton(page).click();
  await expect(told(page, /You move from .+ to .+/)).toBeVisible();
});

test('a slice is picked by its map', async ({ page, house }) => {
  await sitAt(page, house, sliceDraft, 3, { ...prophecy, galaxy: 'slices', factions: 'drafted' });
  const draft = page.getByRole('region', { name: 'Slice draft' });
  await draft
    .getByRole('button', { name: /^Slice \d/ })
    .first()
    .click();
  await expect(
    questionOf(page)
      .getByText(/^Slice \d+: .+ at best/)
      .first(),
  ).toBeVisible();
  await answerButton(page).click();
  await expect(told(page, /You take slice \d/)).toBeVisible();
});
