// A game saved by an earlier revision is loaded by this one and played on to its end.
import { readdirSync, readFileSync } from 'node:fs';
import { apply, load, pending, quickRoll, randomAnswer, save } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { inscription } from '../../src/index.ts';

const shelf = new URL('./shelf/', import.meta.url);
const saved = readdirSync(shelf).filter((file) => file.startsWith('saved-by-revision-'));

test('a saved game of every earlier revision is on the shelf', () => {
  const revisions = saved.map((file) => JSON.parse(readFileSync(new URL(file, shelf), 'utf8')).revision as number);
  expect([...new Set(revisions)].sort()).toEqual(Object.keys(inscription.migrations).map(Number));
  expect(inscription.revision).toBe(Math.max(...revisions) + 1);
});

test.each(saved)('%s loads, asks what it asked, and is played to its end', (file) => {
  const text = readFileSync(new URL(file, shelf), 'utf8');
  const loaded = load(inscription, text);
  if ('problem' in loaded) throw new Error(loaded.problem);
  let { state } = loaded;
  expect(state.revision).toBe(inscription.revision);
  expect(pending(inscription, state).length).toBeGreaterThan(0);
  expect(inscription.miscounted(state.game)).toEqual([]);
  const again = load(inscription, save(state));
  expect('state' in again && again.state).toEqual(state);
  const roll = quickRoll(1);
  for (
    let answer = randomAnswer(inscription, state, roll);
    answer !== null;
    answer = randomAnswer(inscription, state, roll)
  ) {
    const result = apply(inscription, state, answer);
    if ('refused' in result) throw new Error(JSON.stringify(result.refused));
    state = result.state;
  }
  expect(state.game.winner).not.toBeNull();
});
