// A game of the base box alone is played as it was before later sets were added: the same answers lead to the same states.
// A mended rule of the base game changes these marks: look at what changed, then write down the ones the test shows.
import { play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { ti4 } from '../../src/ti4.ts';

const ANSWERS = 1200;

/** A mark of everything that lies on the table (FNV-1a). */
function markOf(game: unknown): string {
  let mark = 0x811c9dc5;
  for (const letter of JSON.stringify(game)) mark = Math.imul(mark ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return mark.toString(16);
}

function marksOf(seats: number, options: object): string[] {
  const begun = start(ti4, seats, options as never, `base ${seats}`);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  const { state } = begun;
  const roll = quickRoll(seats);
  const marks: string[] = [];
  for (let n = 1; n <= ANSWERS && state.stack.length > 0; n++) {
    play(ti4, state, randomAnswer(ti4, state, roll) as never);
    if (n % 150 === 0) marks.push(markOf(state.game));
  }
  return marks;
}

test.each([
  [3, { galaxy: 'random', factions: 'chosen' }, ['5356eb27', '50f9c08d', '67996c51', 'b7d6032d']],
  [4, { galaxy: 'built' }, ['b57bb58e', '6844897d', '142efbed', '8b9b5ed0', '620bc549']],
  [5, { galaxy: 'sample', factions: 'drafted' }, ['157aa19f', 'f4c14046', 'b80fce8c', 'ff13416b', 'fa1e8d60']],
  [6, { galaxy: 'random' }, ['3bbc27b6', '719ce1a2', '892645ef', '5f9d198', 'd7a7d478']],
])('%i seats with the base box alone', (seats, options, marks) => {
  expect(marksOf(seats, options)).toEqual(marks);
});
