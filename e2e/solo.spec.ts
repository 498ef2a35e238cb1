import { expect, test } from './house.ts';
import { answer, chronicleOf, placeOf, playNow } from './playing.ts';

test('one click, and a game alone against bots is played through three rounds', async ({ page }) => {
  await playNow(page);
  const asked: string[] = [];
  while (!/Round 4/.test((await placeOf(page).textContent()) ?? '')) {
    expect(asked.length, 'answers that three rounds take').toBeLessThan(200);
    asked.push(await answer(page));
  }
  expect(asked.filter((question) => question === 'Choose a strategy card.')).toHaveLength(3);
  expect(new Set(asked).size, 'different questions').toBeGreaterThan(5);
  expect(await chronicleOf(page).count()).toBeGreaterThan(50);
});
