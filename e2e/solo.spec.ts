import { expect, test } from './house.ts';
import { answer, chronicleOf, placeOf, playNow } from './playing.ts';

const NEW_ROUND = 'Choose a strategy card.';

test('one click, and a game alone against bots is played through three rounds', async ({ page }) => {
  await playNow(page);
  const asked: string[] = [];
  while (asked.filter((question) => question === NEW_ROUND).length < 4) {
    expect(asked.length, 'answers that three rounds take').toBeLessThan(200);
    asked.push(await answer(page));
  }
  await expect(placeOf(page)).toContainText('Round 4');
  expect(new Set(asked).size, 'different questions').toBeGreaterThan(5);
  expect(await chronicleOf(page).count()).toBeGreaterThan(50);
});
