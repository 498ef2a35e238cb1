// Being told what happened: since one's last turn, in battles that are over, in windows, in odds that follow the dice.
import type { Page } from '@playwright/test';
import { expect, sitAt, test } from './house.ts';
import { chronicleOf, fightOn, theatreOf, trayOf } from './playing.ts';
import type { Moment } from './ti3/moments.ts';
import { lateGame, movement, spaceBattle } from './ti3/moments.ts';

const recapOf = (page: Page) => page.getByRole('region', { name: 'Since your last turn' });

/** Seat 0 takes hits in a space battle of some size. */
const takingHits: Moment = (state, decision) => {
  const battle = state.stack.find((frame) => frame.run === 'space battle');
  if (battle === undefined || decision.kind !== 'plan' || decision.shape !== 'hits' || battle.v.round !== 1)
    return false;
  const { system, attacker, defender } = battle.v as { system: string; attacker: number; defender: number };
  const ships = state.game.systems.find(({ id }) => id === system)?.ships ?? [];
  return [attacker, defender].every((seat) => ships.filter(({ owner }) => owner === seat).length > 1);
};

/** Seat 0 is asked how its ships move against somebody. */
const attack: Moment = (state, decision) => {
  if (!movement(state, decision) || decision.kind !== 'plan') return false;
  const { systems } = decision.about as { systems: readonly string[] };
  const there = state.game.systems.find((system) => system.id === systems[0])?.ships ?? [];
  return systems.length === 1 && there.some((ship) => ship.owner !== 0);
};

test('what happened since your last turn is stepped through, skipped, and called up again after a reload', async ({
  page,
  house,
}) => {
  await sitAt(page, house, lateGame, 5);
  const recap = recapOf(page);
  await expect(recap).toBeVisible();
  await page.reload();
  await recap.getByRole('button', { name: 'Step through' }).click();
  await expect(recap).toContainText(/1 of \d+/);
  const pointed = page.locator('.galaxy .pointed');
  await expect(pointed.first()).toBeVisible();
  await recap.getByRole('button', { name: 'Next' }).click();
  await expect(recap).toContainText(/2 of \d+/);
  await page.keyboard.press('Escape');
  await expect(recap).toBeHidden();
  await expect(pointed).toHaveCount(0);
  await page.reload();
  await expect(chronicleOf(page).last()).toBeVisible();
  await expect(recap).toBeHidden();
  await trayOf(page).getByRole('button', { name: 'Since your last turn' }).click();
  await expect(recap).toContainText(/1 of \d+/);
});

test('the odds follow the dice on the table and say what they assume', async ({ page, house }) => {
  await sitAt(page, house, takingHits, 3);
  await expect(theatreOf(page)).toContainText('Without action cards.');
  await expect(theatreOf(page).getByRole('img', { name: /wins with/ })).toBeVisible();
});

test('before ships move, the odds count PDS fire', async ({ page, house }) => {
  await sitAt(page, house, attack, 3);
  await trayOf(page).getByRole('button', { name: /^All/ }).first().click();
  await expect(trayOf(page)).toContainText('All PDS in reach fire.');
  await expect(trayOf(page).getByRole('img', { name: /wins with/ })).toBeVisible();
});

test('a battle that is over gives way to the next question and is called up from the chronicle', async ({
  page,
  house,
}) => {
  await sitAt(page, house, spaceBattle);
  await fightOn([page]);
  await trayOf(page)
    .getByRole('region')
    .filter({ has: page.locator('#question') })
    .waitFor();
  await expect(theatreOf(page)).toBeHidden();
  await trayOf(page).getByRole('button', { name: 'Last battle' }).click();
  await expect(theatreOf(page)).toBeVisible();
  await theatreOf(page).getByRole('button', { name: 'To the galaxy' }).click();
  await expect(theatreOf(page)).toBeHidden();
  await chronicleOf(page)
    .filter({ hasText: /wins? the space battle|leaves no ships/ })
    .last()
    .getByRole('button', { name: 'Show the battle again' })
    .click();
  await expect(theatreOf(page)).toBeVisible();
});
