import { expect, test } from './house.ts';
import { answer, chronicleOf, placeOf, playNow } from './playing.ts';

test('one click, and a game alone against bots is played through two rounds', async ({ page }) => {
  await playNow(page);
  const told = new Set<string>();
  let answers = 0;
  for (; answers < 25 || !/Round 3/.test(await placeOf(page).innerText()); answers++) {
    expect(answers, 'answers that two rounds take').toBeLessThan(120);
    await answer(page);
    told.add(await chronicleOf(page).last().innerText());
  }
  expect(told.size, 'the chronicle goes on').toBeGreaterThan(10);
});
