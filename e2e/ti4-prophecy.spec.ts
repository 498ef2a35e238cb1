// The Fourth Edition with Prophecy of Kings: exploration, leaders, mechs, the nexus, hyperlanes and the slice draft on the page.
import { leaderIds, unitCards } from '@custodian/ti4/facts';
import { en } from '@custodian/ti4/words/en/index';
import type { Page } from '@playwright/test';
import type { AnyMoment } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';
import { answer, answerButton, chronicleOf, headingOf, questionOf } from './playing.ts';
import {
  agentAtHand,
  captured,
  commanderUnlocked,
  deployable,
  eighthTechnology,
  explorationCard,
  laneMove,
  lendable,
  ransom,
  returnable,
  sleepingNexus,
  sliceDraft,
  thirdObjective,
} from './ti4/prophecy-moments.ts';
import { sitAt, ti4 } from './ti4/tables.ts';

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

const sheetOf = (page: Page) => page.getByRole('group', { name: 'Your sheet' });
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

const given = (...factions: string[]) => ({ ...prophecy, codexIII: true, factions: 'given', given: factions });

test('a commander is unlocked by what is done on the page', async ({ page, house }) => {
  await sitAt(page, house, eighthTechnology, 2, given('jolnar', 'sol', 'hacan'));
  const commander = sheetOf(page).getByRole('listitem').filter({ hasText: 'Ta Zern' });
  await expect(commander).toContainText('commander, 7 of 8');
  await answer(page, []);
  await expect(told(page, /You unlock Ta Zern\./)).toBeVisible();
  await expect(commander).toContainText('commander, unlocked');
});

test('a hero is unlocked by the third objective', async ({ page, house }) => {
  await sitAt(page, house, thirdObjective, 2, given('jolnar', 'sol', 'hacan'));
  await expect(sheetOf(page).getByText('hero, 2 of 3')).toBeVisible();
  const unlocked = told(page, /You unlock Rin, the Master.s Legacy\./);
  // Some objectives are paid for before they are scored.
  for (let answers = 0; answers < 3 && !(await unlocked.isVisible()); answers++) await answer(page, [/./]);
  await expect(unlocked).toBeVisible();
  await expect(sheetOf(page).getByText('hero, unlocked')).toBeVisible();
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

test('a captured ship is returned for one that is produced', async ({ page, house }) => {
  await sitAt(page, house, returnable, 2, given('vuilraith', 'sol', 'hacan'));
  const question = questionOf(page);
  await question.getByRole('button', { name: 'Clear' }).click();
  const returned = question.getByRole('group', { name: /^Captured units to return: .+, / }).first();
  const more = returned.getByRole('button').last();
  await expect(more).toBeDisabled();
  const kind = /: (.+), /.exec((await returned.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await question.getByRole('group', { name: kind, exact: true }).getByRole('button').last().click();
  await expect(question.getByText(/missing|exact|lost/).first()).toBeVisible();
  await more.click();
  await expect(question.getByText('Nothing to pay.')).toBeVisible();
  await expect(answerButton(page)).toHaveText(/^Confirm/);
  await answerButton(page).click();
  await expect(told(page, /You return a captured unit to Bot .: .+\./)).toBeVisible();
});

test('a captured ship goes home in a transaction', async ({ page, house, newDevice }) => {
  const bea = await newDevice();
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const options = given('vuilraith', 'sol', 'hacan');
  const { path } = await house.tableAt(ransom as AnyMoment, 'Galaxy', [a, b, 'spirited'], ti4, options);
  await comeAs(page, house, a);
  await comeAs(bea, house, b);
  for (const each of [page, bea]) await each.goto(path);
  await page.getByRole('button', { name: 'Offer a transaction' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Bea' }).click();
  await expect(form.getByText('Captured units that go home')).toBeVisible();
  await form
    .getByRole('group', { name: /, You give$/ })
    .last()
    .getByRole('button')
    .last()
    .click();
  await form.getByRole('textbox', { name: 'Bea promises' }).fill('No ships next to mine.');
  await form.getByRole('button', { name: 'Send to Bea' }).click();
  await expect(questionOf(bea).getByText('back to the reinforcements')).toBeVisible();
  await questionOf(bea).getByText('Accept', { exact: true }).first().click();
  await answerButton(bea).click();
  await expect(told(page, /You return a captured unit to Bea: .+\./)).toBeVisible();
  await expect(told(bea, /Ada returns a captured unit to you: .+\./)).toBeVisible();
});

test('an agent lets somebody spend commodities', async ({ page, house }) => {
  await sitAt(page, house, lendable, 2, given('keleres', 'sol', 'hacan'));
  await page.getByRole('button', { name: 'Let a player spend commodities as trade goods' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('radio', { name: /^Bot B/ }).check();
  await form.getByRole('button', { name: 'Let Bot B spend commodities' }).click();
  await expect(told(page, /You exhaust Xander Alexin Victori III\./)).toBeVisible();
  await expect(sheetOf(page).getByText('agent, exhausted')).toBeVisible();
});

test('the nexus lies beside the map and says how it stands', async ({ page, house }) => {
  await sitAt(page, house, sleepingNexus, 3, prophecy);
  const nexus = page.getByRole('button', { name: /Wormhole Nexus, inactive/ });
  await nexus.press('i');
  await expect(page.getByText(/The nexus is inactive/)).toBeVisible();
  await expect(page.getByText('Legendary planet: Exterrix Headquarters')).toBeVisible();
});

test('a fleet comes over a hyperlane', async ({ page, house }) => {
  await sitAt(page, house, laneMove, 7, { ...prophecy, otherLayout: true });
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
