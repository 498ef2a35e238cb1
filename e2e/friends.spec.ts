import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Stored } from './fixtures.ts';
import { comeAs, expect, test } from './house.ts';
import {
  answer,
  chronicleOf,
  councilOf,
  fightOn,
  headingOf,
  questionOf,
  theatreOf,
  trayOf,
  whoIsAsked,
} from './playing.ts';
import { spaceBattle, trade, vote } from './ti3/moments.ts';

test('two people and two bots meet by a link and begin, while somebody watches', async ({ page: ada, newDevice }) => {
  await ada.goto('/');
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.getByRole('button', { name: 'Save the name' }).click();
  await ada.getByRole('radiogroup', { name: 'How many seats' }).getByText('4', { exact: true }).click();
  await ada.getByRole('combobox', { name: 'Seat C' }).selectOption('Normal bot');
  await ada.getByRole('button', { name: 'Create table' }).click();
  const invitation = ada.getByRole('dialog', { name: 'Invite the others' });
  const seat = await invitation.getByRole('textbox', { name: 'Seat B' }).inputValue();
  const watch = await invitation.getByRole('textbox', { name: 'To watch only' }).inputValue();
  await invitation.getByRole('button', { name: 'To the table' }).click();

  const bea = await newDevice();
  await bea.goto(seat);
  await bea.getByRole('textbox', { name: 'Your name' }).fill('Bea');
  await bea.getByRole('button', { name: 'Take this seat' }).click();
  const spectator = await newDevice();
  await spectator.goto(watch);
  await isWatching(spectator);

  await bea.getByRole('textbox', { name: 'Say something to the table' }).fill('Peace, for now.');
  await bea.keyboard.press('Enter');
  for (const page of [ada, spectator]) await expect(page.getByText('Peace, for now.')).toBeVisible();

  const who = new Set<Page>();
  for (let answers = 0; answers < 6 || who.size < 2; answers++) {
    expect(answers, 'answers until both have been asked').toBeLessThan(30);
    const page = (await whoIsAsked([ada, bea])) as Page;
    await answer(page);
    who.add(page);
  }
  await isWatching(spectator);
});

test('whoever takes a seat before the page knows him is not asked for a name', async ({ page, house }) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const { links } = await house.tableAt(trade, 'Market', [a, 'open', 'random', 'sensible']);
  await comeAs(page, house, b);
  await page.route('**/api/me', async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await page.goto(links[1] as string);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole('banner')).toContainText('Ada decides');
});

test('two people and two bots go through a battle, a trade and a vote, and a spectator sees what is public', async ({
  page: ada,
  newDevice,
  house,
}) => {
  const [a, b] = [await house.guest('Ada'), await house.guest('Bea')];
  const war = await house.tableAt(spaceBattle, 'War', [a, b, 'random', 'sensible']);
  const market = await house.tableAt(trade, 'Market', [a, 'open', 'random', 'sensible']);
  const senate = await house.tableAt(vote, 'Senate', [a, b, 'random', 'sensible']);
  const [bea, spectator] = [await newDevice(), await newDevice()];
  await comeAs(ada, house, a);
  await comeAs(bea, house, b);
  const heard = listen(spectator);

  await test.step('a battle', async () => {
    await ada.goto('/');
    await ada.getByRole('link', { name: 'Your move at War' }).click();
    await bea.goto(war.path);
    await spectator.goto(war.watch);
    for (const page of [ada, bea]) await expect(theatreOf(page)).toBeVisible();
    await isWatching(spectator);
    await spectator.getByRole('button', { name: 'Watch the battle' }).click();
    await expect(theatreOf(spectator)).toBeVisible();
    await fightOn([ada, bea]);
    for (const page of [ada, bea, spectator])
      await expect(told(page, /wins? the space battle|leaves no ships/)).toBeVisible();
    heardNothingOf(heard(), war);
  });

  await test.step('a trade, by a seat link in the middle of the game', async () => {
    await bea.goto(market.links[1] as string);
    await bea.getByRole('button', { name: 'Take this seat' }).click();
    await ada.goto(market.path);
    await spectator.goto(market.watch);
    await expect(headingOf(ada)).toHaveText('Do you propose a trade agreement?');
    await answer(ada, [/\bBea\b/]);
    await expect(headingOf(bea)).toHaveText(/Ada.*Bea/);
    await answer(bea, [/^yes/i]);
    // Whoever reads is "you".
    await expect(told(ada, /You and Bea open a trade agreement\./)).toBeVisible();
    await expect(told(bea, /Ada and you open a trade agreement\./)).toBeVisible();
    await expect(told(spectator, /Ada and Bea open a trade agreement\./)).toBeVisible();
    await isWatching(spectator);
    heardNothingOf(heard(), market);
  });

  await test.step('a vote', async () => {
    await ada.goto(senate.path);
    await bea.goto(senate.path);
    await spectator.goto(senate.watch);
    for (const page of [ada, bea, spectator]) await expect(councilOf(page)).toBeVisible();
    const asked = /how do you cast your/;
    await expect(headingOf(ada)).toHaveText(asked);
    await answer(ada, [/./]);
    await expect(headingOf(bea)).toHaveText(asked);
    await answer(bea, [/./]);
    for (const page of [ada, bea, spectator])
      for (const name of [page === ada ? 'You cast' : 'Ada casts', page === bea ? 'You cast' : 'Bea casts'])
        await expect(told(page, new RegExp(name))).toBeVisible();
    await isWatching(spectator);
    heardNothingOf(heard(), senate);
  });
});

const told = (page: Page, line: RegExp) => chronicleOf(page).filter({ hasText: line }).last();

async function isWatching(page: Page): Promise<void> {
  await expect(trayOf(page).getByRole('heading', { name: 'You are watching' })).toBeVisible();
  await expect(questionOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Your sheet' })).toHaveCount(0);
}

/** Everything the server has sent on the live channel since the last time. */
function listen(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(textOf(payload))));
  return () => frames.splice(0).join('\n');
}

/** Whole views come packed. */
const textOf = (payload: string | Buffer): string =>
  typeof payload === 'string' ? payload : inflateRawSync(payload).toString();

function heardNothingOf(heard: string, { id, secrets }: Stored): void {
  expect(heard).toContain(id);
  const [ofAda = [], ofBea = []] = secrets;
  expect(ofAda.length + ofBea.length).toBeGreaterThan(1);
  for (const secret of [...ofAda, ...ofBea])
    expect(heard, 'what is nobody else’s business').not.toContain(`"${secret}"`);
}
