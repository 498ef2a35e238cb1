// How bots of many tables share the threads in which they think.
import { expect, test } from 'vitest';
import { fairShares } from '../../src/bots/shares.ts';

/** Serves one after the other; each takes as long as the table's bots do. */
function serve(shares: ReturnType<typeof fairShares<string>>, count: number, ms: (table: string) => number): string[] {
  const served: string[] = [];
  for (let n = 0; n < count; n++) {
    const table = shares.next();
    if (table === undefined) break;
    served.push(table);
    shares.used(table, ms(table));
  }
  return served;
}

test('a table with many questions does not hold up one with a few', () => {
  const shares = fairShares<string>();
  for (let n = 0; n < 8; n++) shares.add('full', true, 'full');
  shares.add('small', true, 'small');
  expect(serve(shares, 2, () => 10)).toContain('small');
  expect(shares.size).toBe(7);
});

test('time is shared, not questions: who takes three times as long is asked a third as often', () => {
  const shares = fairShares<string>();
  for (let n = 0; n < 40; n++) for (const table of ['slow', 'quick']) shares.add(table, true, table);
  const served = serve(shares, 40, (table) => (table === 'slow' ? 30 : 10));
  expect(served.filter((table) => table === 'quick').length).toBeGreaterThanOrEqual(29);
  expect(served.filter((table) => table === 'slow').length).toBeGreaterThanOrEqual(9);
});

test('tables at which somebody looks on come first, and the others are not forgotten', () => {
  const shares = fairShares<string>();
  for (let n = 0; n < 12; n++) {
    shares.add('alone', false, 'alone');
    shares.add('watched', true, 'watched');
  }
  const served = serve(shares, 12, () => 10);
  expect(served.filter((table) => table === 'watched')).toHaveLength(9);
  expect(served.filter((table) => table === 'alone')).toHaveLength(3);
  expect(serve(shares, 20, () => 10)).toHaveLength(12);
});

test('who was away has no claim to what the others have had meanwhile', () => {
  const shares = fairShares<string>();
  for (let n = 0; n < 50; n++) shares.add('steady', true, 'steady');
  serve(shares, 30, () => 10);
  for (let n = 0; n < 20; n++) shares.add('late', true, 'late');
  const served = serve(shares, 10, () => 10);
  expect(served.filter((table) => table === 'steady').length).toBeGreaterThanOrEqual(4);
});
